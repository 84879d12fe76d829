# Der Einstieg, sein Menü und das Formular für einen Tisch.
page-home-welcome = Spiel sofort gegen Bots, oder mach einen Tisch auf und schick Freunden den Link. Ein Konto braucht niemand.
page-home-places = Seiten
page-home-to-rules = Regeln
page-home-to-learn = Lernen
page-home-to-kitchen = Spielblock
page-home-to-you = Du
page-home-menu = Menü
page-home-settings = Einstellungen
page-home-no = Nein
page-home-theme = Helligkeit
page-home-theme-machine = wie dieses Gerät
page-home-theme-light = hell
page-home-theme-dark = dunkel
page-home-pack = Blatt der Stichspiele
page-home-pack-french = französisch
page-home-pack-german = deutsch
page-home-at-table = Am Tisch
page-home-sounds = Töne
page-home-left = Knöpfe für die linke Hand
page-home-both-honours = Die Honneurs von beiden zeigen
page-home-playable-first = In der Hand spielbare Karten zuerst
page-home-confirm = Karten erst beim zweiten Druck spielen
page-home-spoken = Vorgelesene Texte
page-home-spoken-full = ausführlich
page-home-spoken-brief = kurz: nur wer und welche Karte

## Die Spiele

page-home-for-two = für 2
page-home-for = für { $from } bis { $to }
page-home-about-elfer = Von den Elfen aus wachsen Zahlenreihen nach oben und unten, und wer zuerst alle Karten los ist, gewinnt.
page-home-about-extra = Die Reihen mit Jokern, Brücken und Bonuskarten: Plane deine Wege, am Ende zählen die Punkte.
page-home-about-elfern = Stiche und Taktik mit 32 Karten: Von den zwanzig Honneurs brauchst du elf.
page-home-about-schneider = Das Duell aus Böhmen: Gestochen wird eine Karte nur von der nächsthöheren ihrer Farbe.
page-home-against-bots = Gegen Bots spielen

## Dazukommen, weiterspielen

page-home-code = Code oder Link
page-home-no-code = Ein Tisch hat sechs Buchstaben, etwa BCDFGH, ohne Vokale; oder füge seinen Link ein.
page-home-back = Zurück an deinen Tisch
page-home-own-tables = Deine Tische
page-home-own-games = Deine beendeten Spiele
page-home-all-games = Alle deine Spiele
page-home-older-games = Ältere Spiele
page-home-more-tables = Weitere Tische
page-home-your-name = Einen Namen behalten

## Das Formular für einen Tisch

page-home-players = Spieler
page-home-bots = davon Bots
page-home-no-bots = keine
page-home-level = Stärke der Bots
page-home-bot-random = planlos: spielt nach Zufall
page-home-bot-novice = Anfänger: spielt, was passt, und denkt nicht weiter
page-home-bot-thumb = solide: spielt nach Faustregeln
page-home-bot-quick = gut: denkt einen Augenblick voraus
page-home-bot-strong = stark: denkt bis zu einer Sekunde voraus
page-home-bot-max = am stärksten: nimmt sich Zeit
page-home-more = Mehr: Länge, Uhr, Regeln
page-home-length = Spiele der Partie
page-home-no-end = so viele ihr wollt
page-home-listed = Fremde dürfen diesen Tisch finden
page-home-chat = Freies Gespräch, nicht nur feste Sätze
page-home-clock-none = keine
page-home-clock-turn = { $text } je Zug
page-home-clock-game = { $text } je Spiel und { $seconds } s je Zug
page-home-clock-days = Tage je Zug: { $count }

## Optionen von Elfer raus!

page-home-option-variant = Variante
page-home-option-variant-standard = üblich: Jede Reihe beginnt mit ihrer Elf
page-home-option-variant-false_start = falscher Anfang: 1 und 20 liegen von Beginn an da (V1)
page-home-option-variant-three_starts = drei Startzahlen: Reihen beginnen mit 10, 11 oder 12 (V2)
page-home-option-variant-any_start = beliebige Startzahl: Die erste Karte bestimmt sie für alle Reihen (V3)
page-home-option-without_blue = Ohne Blau: drei Reihen, nur zu zweit
page-home-option-without_blue-true = Ohne die blauen Karten (E1)
page-home-option-without_blue-false = Mit allen vier Farben (E1)
page-home-option-max_cards = Karten je Zug
page-home-option-max_cards-0 = beliebig viele (E5)
page-home-option-max_cards-1 = eine Karte je Zug (E5)
page-home-option-force_eleven = Eine Elf, die passt, muss zuerst gelegt werden
page-home-option-force_eleven-true = Eine Elf, die passt, muss zuerst gelegt werden (E7)
page-home-option-force_eleven-false = Eine Elf darf zurückgehalten werden (E7)
page-home-option-draw = Wer nicht legen kann, zieht
page-home-option-draw-until_fit = bis eine Karte passt, höchstens drei (E8)
page-home-option-draw-three = drei Karten, und der Zug ist zu Ende (E8)
page-home-option-draw-one = eine Karte und legt sie, wenn sie passt (E8)
page-home-option-may_hold_drawn = Eine gezogene Karte, die passt, darf behalten werden
page-home-option-may_hold_drawn-true = Eine gezogene Karte, die passt, darf behalten werden (E9)
page-home-option-may_hold_drawn-false = Eine gezogene Karte, die passt, muss gelegt werden (E9)

## Optionen von Elfer raus! Extra

page-home-option-exchange_needs_prior_play = Ein Joker wird erst getauscht, wenn eine Karte gespielt ist
page-home-option-exchange_needs_prior_play-true = Ein Joker wird erst getauscht, wenn eine Karte gespielt ist (X32)
page-home-option-exchange_needs_prior_play-false = Ein Joker darf vor dem Spielen einer Karte getauscht werden (X32)
page-home-option-discard_counts_as_play = Ein abgelegter Joker zählt als gespielte Karte
page-home-option-discard_counts_as_play-true = Ein abgelegter Joker zählt als gespielte Karte (X34)
page-home-option-discard_counts_as_play-false = Ein abgelegter Joker zählt nicht als gespielte Karte (X34)
page-home-option-bonus_lost_on_exchange = Wird der Joker getauscht, der eine Seite vollendet hat, geht der Bonus verloren
page-home-option-bonus_lost_on_exchange-true = Wird der Joker getauscht, der eine Seite vollendet hat, geht der Bonus verloren (X41)
page-home-option-bonus_lost_on_exchange-false = Ein gewonnener Bonus bleibt (X41)
page-home-option-bonus_supply = Bonuskarten
page-home-option-bonus_supply-7 = sieben: Die letzte Seite geht leer aus (X42)
page-home-option-bonus_supply-8 = acht: eine für jede Seite (X42)

## Optionen von Elfern

page-home-option-must_head = Nach dem Talon muss stechen, wer kann
page-home-option-must_head-true = Nach dem Talon muss stechen, wer kann (F7)
page-home-option-must_head-false = Nach dem Talon genügt es, Farbe zu bedienen (F7)
page-home-option-staender = Nach einem 10 zu 10
page-home-option-staender-add = bringt der nächste Gewinn einen Punkt mehr (F9)
page-home-option-staender-double = zählt der nächste Gewinn doppelt (F9)
page-home-option-staender-none = bleibt nichts stehen (F9)
page-home-option-next_dealer = Das nächste Spiel gibt
page-home-option-next_dealer-winner = wer gewonnen hat (F11)
page-home-option-next_dealer-loser = wer verloren hat (F11)
page-home-option-next_dealer-alternate = jeder im Wechsel (F11)
page-home-option-scoring = Spielpunkte
page-home-option-scoring-standard = üblich: 1, 2 oder 3 (F8)
page-home-option-scoring-altenburg = Altenburger Wertung: feiner, 1 bis 5 (F12)

## Optionen von Böhmischem Schneider

page-home-option-beat = Eine Karte wird gestochen
page-home-option-beat-exact_suit = von der nächsthöheren ihrer Farbe (S5)
page-home-option-beat-any_suit = von der nächsthöheren jeder Farbe (S9)
page-home-option-beat-follow_suit = von jeder höheren ihrer Farbe, und Farbe muss bedient werden (S9)
page-home-option-seven_beats_ace = Die 7 sticht das ausgespielte Ass ihrer Farbe
page-home-option-seven_beats_ace-true = Die 7 sticht das ausgespielte Ass ihrer Farbe (S10)
page-home-option-seven_beats_ace-false = Ein ausgespieltes Ass sticht nichts (S10)
page-home-option-schneider_from = Zwei Spielpunkte
page-home-option-schneider_from-17 = ab 17 Honneurs (S7)
page-home-option-schneider_from-16 = ab 16 Honneurs (S7)
