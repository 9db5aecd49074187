# Shell functions by which the programs of a checkout build what they need. $root is the checkout.

. "$root/releng/lock.sh"

# Whether a file, which a build leaves, is newer than all that goes into a build.
is_built() {
	[ -f "$1" ] && [ -z "$(find "$root/pom.xml" "$root/plugins" "$root/features" "$root/releng" \
		-name target -prune -o -name bin -prune -o -type f -newer "$1" -print 2>/dev/null | head -n 1)" ]
}

# Says of Maven's many lines what somebody who waits wants to know.
progress() {
	awk '/Downloaded from/ { if (++files % 50 == 0) print "  " files " files fetched"; fflush() }
		/^\[INFO\] Building org\.leeway/ { print "  building " $3; fflush() }'
}

# Makes sure that the system has jdk, maven and the things $2, then builds without tests, with further options for Maven, and
# leaves the file $1, which is in the folder target of a module. Does not build if another process has just done so.
build() (
	mark=$1
	things=$2
	shift 2
	lock_build
	need jdk maven $things
	! is_built "$mark" || exit 0
	say "Building Leeway; the first time takes a few minutes."
	# outside of the folders target, which Tycho empties, and of what is built
	log=$root/.build/log begun=$root/.build/begun
	touch "$begun"
	if ! "$root/mvnw" -B -f "$root/pom.xml" -Dproduct-only "$@" verify 2>&1 | tee "$log" | progress >&2 \
			|| ! grep -q 'BUILD SUCCESS' "$log"; then
		grep '^\[ERROR\]' "$log" >&2 || tail -n 20 "$log" >&2
		say "The build failed; all it said is in $log"
		exit 2
	fi
	rm -f "$log"
	# as old as the begin of the build, so that what has changed since is built the next time
	mv "$begun" "$mark"
)
