# Shell functions that all scripts of Leeway share, in a checkout and where it is installed: which Java runs it.

say() {
	printf '%s\n' "$*" >&2
}

# Without HOME, as in some services and containers, the home folder is the one that the system has for the user.
if [ -z "${HOME:-}" ]; then
	HOME=$(getent passwd "$(id -u)" 2>/dev/null | cut -d : -f 6)
	[ -d "$HOME" ] || { say "HOME is not set, and this system has no home folder for the user $(id -u)."; exit 2; }
	export HOME
fi

# In a locale without any letters beyond ASCII, Java cannot name files that have some.
if [ "$(locale charmap 2>/dev/null)" = ANSI_X3.4-1968 ]; then
	LC_ALL=C.UTF-8
	export LC_ALL
fi

# Prints the feature release (17, 21, ...) of the java program given, nothing when it does not run. The file release of a JDK
# tells it sooner.
java_release() {
	{ cat "${1%/bin/java}/release" 2>/dev/null || "$1" -version 2>&1; } \
		| sed -n 's/^\(JAVA_VERSION=\|.* version \)"\(1\.\)\{0,1\}\([0-9][0-9]*\).*/\3/p' | head -n 1
}

# Sets JAVA_HOME to a Java of release 21 or newer that has the program $1, and release to its feature release: JAVA_HOME
# itself, then the PATH, then the usual folders.
find_java() {
	on_path=$(command -v "$1" 2>/dev/null) && on_path=$(readlink -f "$on_path" 2>/dev/null || echo "$on_path")
	for home in "${JAVA_HOME:-}" "${on_path%/bin/$1}" /usr/lib/jvm/* /opt/*jdk* /opt/java/* "$HOME"/.jdks/* \
			"$HOME"/.sdkman/candidates/java/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
		[ -n "$home" ] && [ -x "$home/bin/$1" ] && [ -x "$home/bin/java" ] || continue
		release=$(java_release "$home/bin/java")
		if [ "${release:-0}" -ge 21 ]; then
			JAVA_HOME=$home
			export JAVA_HOME
			return 0
		fi
	done
	return 1
}
