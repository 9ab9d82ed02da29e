# The course of Hector & Achilles: of each lesson its title, its task, what each step says and asks for, and its end.
lesson-hector-superiority = Superiority
lesson-hector-superiority-task = Make your P4 count.
lesson-hector-superiority-look = Blue faces you: your B2 and B1 count, 3 points. Yellow faces Novice: Y3 counts, 3 points. Purple faces nobody.
lesson-hector-superiority-look-do = Look at the tile
lesson-hector-superiority-play = Play P4. It does not count yet, but it does something else.
lesson-hector-superiority-play-do = Play P4
lesson-hector-superiority-turn = Your cards add up to 12, Novice’s to 10. That is superiority: you may turn the tile. Turn it so that purple faces you.
lesson-hector-superiority-turn-do = Turn the tile
lesson-hector-superiority-turn-leave = The tile stays: blue counts 3 for you, yellow 3 for Novice. Nobody wins, and your P4 counts for nothing.
lesson-hector-superiority-turn-left = Now brown faces you, and you have no brown card: 0 points. Turn the tile the other way.
lesson-hector-superiority-end = P4 counts, and you win 4 to 3. All cards count for superiority; only cards in your colours count for the score.
