# Le cours de Hector & Achilles : de chaque leçon le titre, la tâche, ce que dit et demande chaque étape, et la fin.
lesson-hector-superiority = Supériorité
lesson-hector-superiority-task = Faites compter votre P4.
lesson-hector-superiority-look = Le bleu vous fait face : B2 et B1 comptent, 3 points. Le jaune fait face à Novice : 3 points. Le violet, à personne.
lesson-hector-superiority-look-do = Regardez la tuile
lesson-hector-superiority-play = Jouez P4. Elle ne compte pas encore, mais elle sert à autre chose.
lesson-hector-superiority-play-do = Jouez P4
lesson-hector-superiority-turn = Vos cartes font 12, celles de Novice 10. C’est la supériorité : vous pouvez tourner la tuile. Amenez le violet vers vous.
lesson-hector-superiority-turn-do = Tournez la tuile
lesson-hector-superiority-turn-leave = La tuile reste : 3 points de bleu pour vous, 3 de jaune pour Novice. Personne ne gagne, et P4 ne compte pas.
lesson-hector-superiority-turn-left = Le brun vous fait face maintenant, et vous n’en avez pas : 0 point. Tournez la tuile dans l’autre sens.
lesson-hector-superiority-end = P4 compte, et vous gagnez 4 à 3. Toutes vos cartes comptent pour la supériorité ; pour le score, seulement celles de vos couleurs.
