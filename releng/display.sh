# Shell functions for scripts that look at a display: DISPLAY.

# Takes a picture of the screen into the file $1.
picture() {
	import -window root -strip "$1"
}

# Waits until the screen has stopped changing.
settle() {
	before=
	now=$(import -window root rgb:- | cksum)
	while [ "$now" != "$before" ]; do
		sleep 1
		before=$now
		now=$(import -window root rgb:- | cksum)
	done
}
