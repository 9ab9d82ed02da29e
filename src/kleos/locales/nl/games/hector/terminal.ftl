### Hector & Achilles: help while playing in the terminal.

play-help-hector =
    Een kaart als Y3 is een kleur en een waarde: R rood, G groen, B blauw, Y geel, P paars, N bruin; waarden 1 tot en met 4.
    De overhand is de som van al je open kaarten; wie meer heeft, mag na elke ronde de tegel draaien.
    De score telt alleen kaarten in de tegelkleur die naar jou wijst en in de kleur van je held. De score beslist de veldslag.
    Heeft een front dat je in een veldslag gebruikt hebt, daarna minder dan 5 kaarten, dan is het uitgeput. Met drie uitgeputte fronten of een uitgeputte reserve verlies je de partij.
