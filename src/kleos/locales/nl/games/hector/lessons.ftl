# De cursus van Hector & Achilles: van elke les de titel, de opdracht, wat elke stap zegt en vraagt, en het einde.
lesson-hector-superiority = Overwicht
lesson-hector-superiority-task = Zorg dat je P4 meetelt.
lesson-hector-superiority-look = Blauw wijst naar jou: je B2 en B1 tellen, 3 punten. Geel wijst naar Beginner: Y3 telt, 3 punten. Paars wijst naar niemand.
lesson-hector-superiority-look-do = Bekijk de tegel
lesson-hector-superiority-play = Speel P4. Die telt nog niet mee, maar doet wel iets anders.
lesson-hector-superiority-play-do = Speel P4
lesson-hector-superiority-turn = Jouw kaarten zijn samen 12, die van Beginner 10. Dat is overwicht: je mag de tegel draaien. Draai paars naar je toe.
lesson-hector-superiority-turn-do = Draai de tegel
lesson-hector-superiority-turn-leave = De tegel blijft liggen: blauw telt 3 voor jou, geel 3 voor Beginner. Niemand wint, en je P4 telt niet mee.
lesson-hector-superiority-turn-left = Nu wijst bruin naar jou, en je hebt geen bruine kaart: 0 punten. Draai de tegel de andere kant op.
lesson-hector-superiority-end = P4 telt mee en je wint met 4 tegen 3. Voor overwicht tellen alle kaarten, voor de score alleen die in jouw kleuren.
