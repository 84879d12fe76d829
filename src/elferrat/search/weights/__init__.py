"""What the rules of thumb count, for the bots that say them in words and for `thumbs`."""
