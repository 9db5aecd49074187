# Shell functions that mvnw, leeway, verify and the scripts of releng share: what a run needs of the system.

. "$root/releng/org.leeway.dist/unix/java.sh"

has_apt() {
	command -v dpkg-query >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1
}

# Whether a Debian package is installed, or an installed one provides it under another name, as libgtk-3-0t64 does.
has_package() {
	dpkg-query -W -f '${db:Status-Status} ${Package}, ${Provides}\n' 2>/dev/null | grep -Eq "^installed (.*, )?$1( |,|\$)"
}

# Prints the Debian package of the oldest JDK that will do, nothing when the system is known to have none.
jdk_package() {
	releases=$(apt-cache pkgnames openjdk- 2>/dev/null | sed -n 's/^openjdk-\([0-9]*\)-jdk$/\1/p' | sort -n)
	for release in ${releases:-21}; do
		[ "$release" -lt 21 ] || { echo "openjdk-$release-jdk"; return; }
	done
}

# Adds to $missing what this system lacks of the things given: jdk, maven, or a Debian package. Only Debian and its kin
# are asked for packages; other systems are trusted to have them.
find_missing() {
	missing=
	for thing in "$@"; do
		case $thing in
			jdk) find_java javac || missing="$missing jdk" ;;
			maven) command -v mvn >/dev/null 2>&1 || missing="$missing maven" ;;
			npm) command -v npm >/dev/null 2>&1 || missing="$missing npm" ;;
			*) ! has_apt || has_package "$thing" || missing="$missing $thing" ;;
		esac
	done
}

# Prints the packages of what is missing, all on one line.
missing_packages() {
	echo $(for thing in $missing; do
		if [ "$thing" = jdk ]; then jdk_package; else echo "$thing"; fi
	done)
}

install_line() {
	echo "apt-get install --no-install-recommends $(missing_packages)"
}

say_where_jdks_are() {
	say "Leeway needs a JDK 21 or newer. None is in JAVA_HOME, on the PATH or in the usual folders, and this system has"
	say "no package of one. Eclipse Temurin is one (https://adoptium.net): unpack it in $HOME/.jdks, or set JAVA_HOME to it."
}

# As root, installs what is missing and can be had. A service that a package starts must not keep the lock of lock.sh.
install_missing() {
	[ "$(id -u)" = 0 ] && has_apt || return 1
	apt-get update -q >&2 </dev/null || say "The list of packages could not be updated; the one that is here is used."
	packages=$(missing_packages)
	[ -n "$packages" ] || return 1
	say "Installing $packages ..."
	export DEBIAN_FRONTEND=noninteractive
	install="apt-get install --no-install-recommends -q -y"
	# one that cannot be had must not keep the others away
	$install $packages >&2 </dev/null || for package in $packages; do $install "$package" >&2 </dev/null || true; done
} 9>&-

# Makes sure that the system has the things given, as find_missing knows them; says how to get them where it cannot.
need() {
	find_missing "$@"
	[ -z "$missing" ] && return 0
	install_missing && find_missing "$@" || true
	[ -z "$missing" ] && return 0
	case " $missing " in
		*" jdk "*) if ! has_apt || [ -z "$(jdk_package)" ]; then say_where_jdks_are; fi ;;
	esac
	if ! has_apt; then
		say "Leeway needs, and this system lacks:$missing"
	elif [ -n "$(missing_packages)" ]; then
		say "Leeway needs packages that this system lacks. Run this line, then try again:"
		say "  sudo $(install_line)"
	fi
	return 2
}

# Installs the packages given as root, and goes on without them otherwise. $1 tells what is left out then.
want() {
	consequence=$1
	shift
	find_missing "$@"
	[ -z "$missing" ] || { install_missing && find_missing "$@"; } || true
	[ -z "$missing" ] || say "$consequence Missing:$missing. To have them: sudo $(install_line)"
}
