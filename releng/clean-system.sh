# Shell functions for the scripts that try Leeway on clean systems of a suite of Debian: newcomer and tryout. They need root,
# since they change roots. A script sets suite, and place: the folder inside that commands run in, if it is there.

. "$root/releng/environment.sh"
. "$root/releng/display.sh"

# Runs the script $2 anew, with its arguments, in name spaces of its own: however it ends, nothing of its mounts and processes
# is left behind. Sets folder, a temporary one, and results: the folder $1, which is kept, or one in the temporary one.
begin() {
	results=$1
	shift
	if [ -z "${LEEWAY_CLEAN_FOLDER:-}" ]; then
		need jdk debootstrap xvfb xdotool openbox imagemagick
		folder=$(mktemp -d)
		trap 'rm -rf "$folder"' EXIT
		trap 'exit 2' INT TERM
		LEEWAY_CLEAN_FOLDER=$folder unshare --mount --pid --fork --kill-child --mount-proc "$@"
		exit
	fi
	folder=$LEEWAY_CLEAN_FOLDER
	results=${results:-$folder/results}
	mkdir -p "$results"
	results=$(cd "$results" && pwd)
}

fail() {
	say "FAILED: $*"
	say "What was printed is in $results; without a FOLDER it is gone now."
	exit 1
}

# Makes the folder base, a clean system with the packages given, a comma between.
make_base() {
	say "Making a clean $suite ..."
	debootstrap --variant=minbase --include="$1" "$suite" "$folder/base" >"$results/$suite-debootstrap.log" 2>&1 \
		|| fail "debootstrap, see $results/$suite-debootstrap.log"
	if ls /usr/local/share/ca-certificates/*.crt >/dev/null 2>&1; then
		say "The registry is reached with this machine's own certificates."
		cp /usr/local/share/ca-certificates/*.crt "$folder/base/usr/local/share/ca-certificates/"
		chroot "$folder/base" update-ca-certificates >/dev/null 2>&1
	fi
}

# Makes the system $1, a copy of base with the ordinary user ada.
make_system() {
	system=$folder/$1
	cp -a "$folder/base" "$system"
	mount --bind "$system" "$system"
	mount -t proc proc "$system/proc"
	mount --rbind /dev "$system/dev"
	mkdir -p "$system/tmp/.X11-unix"
	mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix"
	inside root useradd -m -s /bin/bash ada
}

remove_system() {
	umount -R "$system"
	rm -rf "$system"
}

# Runs a command in the system as the user $1, with a desktop's environment and no locale.
inside() {
	name=$1
	shift
	home=$(sed -n "s/^$name:[^:]*:[^:]*:[^:]*:[^:]*:\([^:]*\):.*/\1/p" "$system/etc/passwd")
	chroot --userspec="$name" "$system" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
		HOME="$home" DISPLAY="$DISPLAY" sh -c 'cd "$0" 2>/dev/null; exec "$@"' "$place" "$@"
}

# Gives the system the JDK of this machine, for a suite that has none.
lend_jdk() {
	find_java javac
	say "$suite has no JDK 21; the system gets the one in $JAVA_HOME"
	mkdir -p "$system/usr/lib/jvm"
	cp -rL "$JAVA_HOME" "$system/usr/lib/jvm/lent-jdk"
}

# A display with a window manager, which every system may use.
open_display() {
	mkdir -p /tmp/.X11-unix
	display=90
	while [ -e /tmp/.X11-unix/X$display ]; do
		display=$((display + 1))
	done
	export DISPLAY=:$display
	Xvfb $DISPLAY -ac -screen 0 1440x900x24 >/dev/null 2>&1 &
	until xdotool getdisplaygeometry >/dev/null 2>&1; do
		sleep 0.2
	done
	openbox &
}
