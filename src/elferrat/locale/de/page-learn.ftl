# Lektionen an einem echten Tisch: die Liste, der Begleiter und was er sagt.
page-learn-title = Am Tisch lernen
page-learn-intro = Kurze Lektionen an einem echten Tisch, mit Bots an deiner Seite. Fang an, wo du willst; nichts davon zählt.
page-learn-count = Geschafft: { $count } von { $most }
page-learn-done = geschafft
page-learn-again = Neu anfangen
page-learn-rules = Die Regeln lesen
page-learn-coach = Lektion
page-learn-step = Schritt { $number } von { $most }
page-learn-next = Weiter
page-learn-skip = Überspringen
page-learn-well-done = Gut gemacht!
page-learn-next-lesson = Weiter: { $name }
page-learn-all = Alle Lektionen
page-learn-astray = Du bist einen anderen Weg gegangen, und die Regeln erlauben das. Mach weiter, wie du magst, oder fang die Lektion neu an.
page-learn-wait = Jetzt sind die anderen dran. Sieh zu, was sie legen.
page-learn-end = Beende deinen Zug mit dem Knopf.
page-learn-play-on = Spiel zu Ende. Wenn du Rat möchtest, drück den Knopf für einen Tipp.

## Elfer raus!

page-learn-elfer-eleven = Die erste Elf
page-learn-elfer-eleven-1 = Willkommen! Unten sind deine Karten: Zahlen in vier Farben. Wer zuerst keine mehr hat, gewinnt.
page-learn-elfer-eleven-2 = Du hast { $card }, und damit beginnt das Spiel. Tippe darauf.
page-learn-elfer-eleven-3 = Zur Eröffnung liegt nur diese eine Karte. Eine Reihe beginnt mit ihrer Elf und mit nichts anderem.
page-learn-elfer-eleven-4 = Eine Reihe wächst an beiden Enden, immer um die nächste Zahl. Was passt, steht höher. Lege eine von diesen: { $cards }.
page-learn-elfer-eleven-5 = Eine Karte genügt. Beende deinen Zug mit dem Knopf.
page-learn-elfer-many = Mehrere in einem Zug
page-learn-elfer-many-1 = Eröffne das Spiel mit { $card }.
page-learn-elfer-many-3 = In einem Zug darfst du so viele Karten legen, wie passen. Fang mit { $card } an.
page-learn-elfer-many-4 = Jede Karte macht Platz für die nächste: Jetzt passt auch { $card }. Lege sie.
page-learn-elfer-many-5 = Doch lieber nicht? Bis dein Zug zu Ende ist, kannst du Karten zurücknehmen. Probier es.
page-learn-elfer-refused = Was nicht passt
page-learn-elfer-refused-2 = Tippe auf { $card }. Sie passt noch nicht, und der Tisch sagt dir, warum.
page-learn-elfer-refused-3 = Ein falscher Tipp schadet nie. Das Zeichen { $clause } neben dem Grund öffnet die Regel.
page-learn-elfer-refused-4 = Lege jetzt die Karte, die passt: { $card }.
page-learn-elfer-hold = Zurückhalten
page-learn-elfer-hold-2 = Du hast { $card }. Solange sie auf deiner Hand bleibt, kann niemand diese Reihe beginnen.
page-learn-elfer-hold-3 = Eine Elf darfst du behalten, solange du etwas anderes legst. Lege also { $card }.
page-learn-elfer-hold-4 = Du musst nicht alles legen, was passt. Beende deinen Zug mit dem Knopf.
page-learn-elfer-hold-5 = Passt nur noch eine Elf, so muss sie heraus. Halte zurück, was den anderen hilft, aber nicht so lange, dass es dir bleibt.
page-learn-elfer-draw = Ziehen
page-learn-elfer-draw-2 = Nichts von dir passt. Zieh mit dem Knopf: Karte für Karte, bis eine passt, höchstens drei.
page-learn-elfer-draw-3 = Du hast { $card } gezogen. Sie passt und muss also gelegt werden.
page-learn-elfer-whole = Ein ganzes Spiel
page-learn-elfer-whole-1 = Sechs Spieler, zehn Karten für jeden. Lege zuerst, was deinen eigenen Karten Platz macht, und behalte, was nur die anderen brauchen.
page-learn-elfer-whole-3 = Macht jemand Schluss, so zählen die anderen die Zahlen auf ihrer Hand. In einer Partie gewinnt die kleinste Summe.

## Elfer raus! Extra

page-learn-extra-start = Bis zu vier Karten
page-learn-extra-start-1 = Bei Extra liegen die vier Elfen von Anfang an. Die Reihen gehen hinunter bis 1 und hinauf bis 21.
page-learn-extra-start-2 = Eine Karte kommt neben eine, die in ihrer Reihe liegt. Lege eine von diesen: { $cards }.
page-learn-extra-start-3 = In einem Zug darfst du bis zu vier Karten spielen. Lege noch eine.
page-learn-extra-draw = Spielen oder ziehen
page-learn-extra-draw-1 = Du könntest { $card } legen. Aber solange der Stapel Karten hat, muss niemand spielen.
page-learn-extra-draw-2 = Wer nichts spielt, zieht eine Karte. Zieh mit dem Knopf.
page-learn-extra-draw-3 = Das war der ganze Zug. Was du gezogen hast, wartet auf den nächsten.
page-learn-extra-joker = Joker
page-learn-extra-joker-1 = Diese Karte mit der Kappe ist ein Joker. Er steht für jede Zahl.
page-learn-extra-joker-2 = Du hast { $card }, aber nicht die Karte davor. Tippe auf den Joker und wähle seinen Platz: { $cell }.
page-learn-extra-joker-3 = Der Weg ist frei. Lege jetzt { $card }.
page-learn-extra-exchange = Einen Joker zurückholen
page-learn-extra-exchange-1 = Lege deinen Joker auf diesen Platz: { $cell }.
page-learn-extra-exchange-2 = Wer die Karte dieses Platzes hat, darf sie gegen den Joker tauschen. Du hast sie: Tippe auf { $card }.
page-learn-extra-exchange-3 = Der Joker ist wieder bei dir, und der Tausch zählt nicht zu deinen vier Karten. So holst du dir auch die Joker der anderen.
page-learn-extra-bridge = Brücken
page-learn-extra-bridge-1 = Lege { $card }.
page-learn-extra-bridge-2 = Und lege { $card }.
page-learn-extra-bridge-3 = Eine Brücke führt zur selben Zahl in der Reihe daneben, hier von { $cell }. Tippe auf { $card } und wähle die Brücke.
page-learn-extra-bridge-4 = Deine Brücke ist verbraucht. Die Lücke, die geblieben ist, füllt sich von beiden Seiten.
page-learn-extra-whole = Bonuskarten und die Wertung
page-learn-extra-whole-1 = Jetzt ein ganzes Spiel. Wer den letzten Platz einer Seite einer Reihe füllt, bekommt eine Bonuskarte, 11 Punkte wert.
page-learn-extra-whole-3 = Karten auf der Hand zählen mit ihrer Zahl gegen dich, ein Joker 11. Die meisten Punkte gewinnen, wer auch immer Schluss gemacht hat.

## Elfern

page-learn-elfern-trick = Der erste Stich
page-learn-elfern-trick-1 = Sechs Karten sind deine. Von oben nach unten gilt: Ass, König, Dame, Bube, 10, 9, 8, 7. Die 10 steht unter dem Buben.
page-learn-elfern-trick-2 = Du spielst zum ersten Stich aus. { $card } ist nicht zu schlagen: Spiel diese Karte.
page-learn-elfern-trick-3 = Der andere darf jede Karte dazuspielen. Die höchste Karte der ausgespielten Farbe gewinnt den Stich.
page-learn-elfern-trick-4 = Der Stich gehört dir. Wer ihn gewinnt, zieht zuerst vom Talon und spielt zum nächsten aus.
page-learn-elfern-answer = Honneurs
page-learn-elfern-answer-2 = Ausgespielt ist { $cell }. Du hast eine höhere Karte dieser Farbe: { $card }. Nimm den Stich.
page-learn-elfern-answer-3 = Ass, König, Dame, Bube und 10 sind Honneurs, zusammen 20. Wer 11 davon nimmt, gewinnt das Spiel; 9, 8 und 7 zählen nichts.
page-learn-elfern-throw = Wenig hergeben
page-learn-elfern-throw-2 = Diese Karte kannst du nicht stechen: { $cell }. Gib also eine her, die nichts zählt: { $cards }.
page-learn-elfern-throw-3 = Eine Karte einer anderen Farbe gewinnt nie, auch kein Ass. Solange der Talon reicht, darfst du spielen, was du willst.
page-learn-elfern-follow = Wenn der Talon leer ist
page-learn-elfern-follow-1 = Nach jedem Stich ziehen beide vom Talon. Er reicht für zehn Stiche.
page-learn-elfern-follow-2 = Spiel, bis der Talon leer ist. Heb dir dafür ein paar hohe Karten auf.
page-learn-elfern-follow-3 = Der Talon ist leer. Von nun an muss Farbe bedienen, wer kann; was du spielen darfst, steht höher.
page-learn-elfern-follow-4 = Spiel die letzten sechs Stiche.
page-learn-elfern-follow-5 = Wer sich gemerkt hat, was gespielt ist, kann jetzt beide Hände kennen. Das entscheidet viele Spiele.
page-learn-elfern-slate = Die Tafel
page-learn-elfern-slate-1 = Mit 11 bis 14 Honneurs gewinnst du 1 Spielpunkt, ab 15 sind es 2, denn der andere ist „Schneider“, und mit allen 20 sind es 3.
page-learn-elfern-slate-3 = Bei 10–10 gewinnt niemand. Ein Punkt bleibt stehen, und wer das nächste Spiel gewinnt, bekommt ihn dazu.
page-learn-elfern-slate-4 = Auf der Tafel ist jeder Spielpunkt ein Strich, und vier Striche sind eine Fahne.

## Böhmischer Schneider

page-learn-schneider-beat = Nur die nächsthöhere
page-learn-schneider-beat-2 = Ausgespielt ist { $cell }. Nur die nächsthöhere Karte dieser Farbe sticht sie: { $card }. Nimm den Stich.
page-learn-schneider-beat-3 = Ein Ass hätte hier nicht gestochen. Ass, König, Dame, Bube und 10 sind Honneurs; 11 von den 20 gewinnen das Spiel.
page-learn-schneider-high = Höher genügt nicht
page-learn-schneider-high-2 = Ausgespielt ist { $cell }. Deine Karte ist höher, { $card }, aber nicht die nächste. Sie verlöre, und ein Honneur wäre weg.
page-learn-schneider-high-3 = Lass den Stich also gehen, mit einer Karte, die nichts zählt: { $cards }.
page-learn-schneider-high-4 = Stechen oder Farbe bedienen musst du hier nie, auch am Ende nicht.
page-learn-schneider-ace = Ausspielen
page-learn-schneider-ace-1 = Du spielst aus. Über einem Ass kommt nichts, diese Karte ist also sicher: { $card }. Spiel sie.
page-learn-schneider-ace-3 = Jede andere Karte kann von der nächsthöheren gestochen werden. Ist die schon weg oder auf deiner Hand, so ist auch sie sicher.
page-learn-schneider-whole = Ein ganzes Spiel
page-learn-schneider-whole-1 = Jetzt ein ganzes Spiel. Merk dir, welche Karten weg sind: Sie sagen dir, was du sicher ausspielen kannst.
page-learn-schneider-whole-3 = Mit 11 bis 16 Honneurs gewinnst du 1 Spielpunkt, mit 17 bis 19 sind es 2, mit allen 20 sind es 3. Bei 10–10 bekommt niemand etwas.
