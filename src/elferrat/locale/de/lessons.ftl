# Tische, an denen ein Spiel gelernt wird.
bad-lesson-terms = Eine Lektion hat ihr eigenes Spiel, ihre Plätze und Bots, und weder Uhr noch Optionen oder Liste; lass das hier weg.
