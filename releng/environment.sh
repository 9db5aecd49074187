# Shell functions that mvnw, leeway and verify share: finding a JDK, and the system packages that a run needs.

say() {
	printf '%s\n' "$*" >&2
}

# Prints the feature release (17, 21, ...) of the java program given, nothing when it does not run.
java_release() {
	"$1" -version 2>&1 | sed -n 's/.*version "\(1\.\)\{0,1\}\([0-9][0-9]*\).*/\2/p' | head -n 1
}

# Sets JAVA_HOME to a JDK of release 21 or newer: JAVA_HOME itself, then the PATH, then the usual folders.
find_jdk() {
	on_path=$(command -v javac 2>/dev/null) && on_path=$(readlink -f "$on_path" 2>/dev/null || echo "$on_path")
	for home in "${JAVA_HOME:-}" "${on_path%/bin/javac}" /usr/lib/jvm/* /opt/*jdk* /opt/java/* "$HOME"/.jdks/* \
			"$HOME"/.sdkman/candidates/java/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
		[ -n "$home" ] && [ -x "$home/bin/javac" ] && [ -x "$home/bin/java" ] || continue
		release=$(java_release "$home/bin/java")
		if [ "${release:-0}" -ge 21 ]; then
			JAVA_HOME=$home
			export JAVA_HOME
			return 0
		fi
	done
	say "Leeway needs a JDK 21 or newer, and none was found in JAVA_HOME, on the PATH or in the usual folders."
	say "Set JAVA_HOME to one, or on Debian or Ubuntu install one, such as the package openjdk-21-jdk or temurin-21-jdk."
	return 2
}

# Makes sure that the Debian packages given are there; as root it installs what is missing.
need_packages() {
	missing=
	for package in "$@"; do
		dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
	done
	[ -z "$missing" ] && return 0
	if [ "$(id -u)" = 0 ]; then
		say "Installing$missing ..."
		{ apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing; } \
			>&2 </dev/null && return 0
		say "The installation failed. Install these packages by hand and try again:$missing"
	else
		say "These system packages are missing. Run this line, then try again:"
		say "  sudo apt-get install --no-install-recommends$missing"
	fi
	return 2
}

# The packages of a desktop run; other systems than Debian's kin are trusted to have GTK 3.
need_gtk() {
	! command -v dpkg-query >/dev/null 2>&1 || need_packages libgtk-3-0 "$@"
}
