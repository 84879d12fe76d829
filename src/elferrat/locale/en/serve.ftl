# The commands about the table server: serve, backup, admin.

serve-ready = The tables are open at { $address } – Ctrl-C ends the server.
serve-bad-seconds = This must be a number of seconds, like 2 or 0.5.
serve-no-home = There is no home folder for the database; name one with --database sqlite:///FILE.
serve-backed-up = Copied to { $file } ({ $bytes } bytes).

## admin

admin-older = An older version of this program made this database; start the server on it once, then repeat this.
admin-table = { $code }  { admin-phase }  { cli-game-name }  { $names }  { $created } UTC, entries: { $count }
admin-phase = { $phase ->
    [gathering] waiting for players
    [playing] in a game
    [between] between games
    [done] match over
   *[closed] closed
}
admin-no-tables = There are no tables.
admin-broken = This version cannot read its log ({ $reason }); `elferrat admin end` closes it.
admin-ended = Table { $code } is closed.
admin-muted = Seat { $seat } of table { $code } is muted.
admin-unmuted = Seat { $seat } of table { $code } may speak again.
admin-player = { $name } (number { $id }): here since { $created } UTC, last seen { $seen } UTC, games: { $games }.
admin-player-tables = Running tables: { $codes }
admin-confirm = This removes all that is kept about { $name } for good. Type the name once more:
admin-kept = Nothing was removed about { $name }: the name was not confirmed.
admin-forgotten = All that was kept about { $name } is removed.
admin-rerated = Ratings of { cli-game-name } were worked out anew: { $count ->
    [one] one player
   *[other] { $count } players
}.
