### Fight for Olympus: words on cards.

card-cost-none = geen
card-multi = veelkleurig
card-type-hero = held
card-type-soldier = soldaat
card-type-equipment = uitrusting
card-no-ability = geen eigenschap
area-olympus = Olympus
area-delphi = Delphi
area-troy = Troje
