### Fight for Olympus: words on cards.

card-cost-none = none
card-multi = multicolour
card-type-hero = hero
card-type-soldier = soldier
card-type-equipment = equipment
card-no-ability = no ability
area-olympus = Olympus
area-delphi = Delphi
area-troy = Troy
