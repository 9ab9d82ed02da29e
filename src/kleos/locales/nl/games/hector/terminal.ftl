### Hector & Achilles: help while playing in the terminal.

play-help-hector =
    Een kaart als Y3 is een kleur en een waarde: R rood, G groen, B blauw, Y geel, P paars, N bruin; waarden 1 tot en met 4.
    De overhand telt al je open kaarten; wie meer heeft, mag na elke ronde de tegel draaien.
    Alleen kaarten in de kleur die naar jou wijst en in die van je held geven punten. Die beslissen de veldslag.
    Een front met minder dan 5 kaarten na een verloren veldslag is uitgeput. Alle drie uitgeput, of de reserve: verloren.
