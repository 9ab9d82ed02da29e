### Fight for Olympus: words on cards.

card-cost-none = aucun
card-multi = multicolore
card-type-hero = héros
card-type-soldier = soldat
card-type-equipment = équipement
card-no-ability = aucune capacité
area-olympus = Olympe
area-delphi = Delphes
area-troy = Troie
