# Tables at which a game is learnt.
bad-lesson-terms = A lesson has its own game, seats and bots, and no clock, options or list; leave this out.
