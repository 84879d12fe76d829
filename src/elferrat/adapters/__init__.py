"""The games behind the standard interfaces of research; each needs its own optional extra."""
