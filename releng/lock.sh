# Shell functions by which only one process builds a checkout at a time. $root is the checkout.

# Locks the file that descriptor 9 has open, with the options of flock. macOS has no flock, but Perl. The lock lasts until all
# processes that have inherited the descriptor have closed it or ended, also by kill -9.
lock_descriptor() {
	if command -v flock >/dev/null 2>&1; then
		flock "$@" 9
	elif command -v perl >/dev/null 2>&1; then
		perl -e 'use Fcntl ":flock"; open my $file, ">&=", 9; flock $file, LOCK_EX | (@ARGV ? LOCK_NB : 0) or exit 1' -- "$@"
	fi
}

# Waits until nobody else builds this checkout, and says so. Others wait then, until this process and the builds that it
# started have ended. A build inside of a build, such as that of a test, does not wait for itself.
lock_build() {
	[ "${LEEWAY_BUILDING:-}" != "$root" ] || return 0
	if ! mkdir -p "$root/.build" || ! touch "$root/.build/lock"; then
		say "Leeway cannot be built in $root, which this user may not write to."
		exit 2
	fi
	exec 9>>"$root/.build/lock"
	if ! lock_descriptor -n; then
		say "Another build of $root is running. Waiting until it has ended ..."
		lock_descriptor
	fi
	export LEEWAY_BUILDING="$root"
}
