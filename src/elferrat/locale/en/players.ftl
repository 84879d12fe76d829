# People who keep a name.
player-name-taken = “{ $name }” is kept by somebody else; choose another name, or come back to yours with your recovery code.
player-no-code = This is no recovery code; one has five groups of five letters and digits.
player-unknown-code = Nobody has this recovery code; compare it sign by sign with what you wrote down.
player-unknown = There is no such player, or not any more.
