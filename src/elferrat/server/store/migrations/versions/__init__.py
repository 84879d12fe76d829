"""The steps, oldest first. A step that was ever released is never changed."""
