### Fight for Olympus: words on cards.

card-cost-none = keine
card-multi = mehrfarbig
card-type-hero = Held
card-type-soldier = Soldat
card-type-equipment = Ausrüstung
card-no-ability = keine Fähigkeit
area-olympus = Olymp
area-delphi = Delphi
area-troy = Troja
