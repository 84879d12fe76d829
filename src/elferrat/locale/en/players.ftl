# People who keep a name.
player-name-taken = “{ $name }” is kept by somebody else; choose another name, or come back to yours with your recovery code
player-no-code = this is no recovery code; one has five groups of five letters and digits
player-unknown-code = nobody has this recovery code; compare it sign by sign with what you wrote down
player-unknown = there is no such player, or not any more
