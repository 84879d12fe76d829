# Tables où l’on apprend un jeu.
bad-lesson-terms = Une leçon a son propre jeu, ses places et ses bots, et ni pendule, ni options, ni liste ; laissez cela de côté.
