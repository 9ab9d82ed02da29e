### Hellas: help while playing in the terminal.

play-help-hellas =
    Randen: ~ water, = en # land. ● is van jou, ○ van je tegenstander, Δ de dolfijn.
    7TB: stad 7 met tempel en brug; 2g1s: twee Grieken en een schip daar.
    Een getal als [3] op de kaart is een vrije plek. Velden draaien tegen de klok in.
    Bedreigd: hoeveel Grieken kunnen aanvallen en hoeveel er nodig zijn, zonder kaarten.
    card Bliksemschicht   wat een godenkaart doet; codes werken ook, bijvoorbeeld Z1
    Je wint met tien steden aan het einde van je beurt.
