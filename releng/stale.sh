# Shell function for builds that reuse compiled classes. $root is the checkout, and its folder .build exists.

# Deletes the compiled classes that use a class whose source has changed since the last build. The compiler compiles files that
# changed and files without a class, and nothing else. So without this a class may call a method that is gone. The classes of one
# file are deleted together, because the compiler looks for the outer class only.
forget_users() {
	last=$root/.build/compiled
	now=$root/.build/compiling
	touch "$now"
	if [ -e "$last" ]; then
		changed=$(find "$root/plugins" "$root/tests" -name target -prune -o -path '*/src*' -name '*.java' -newer "$last" -print \
			| sed 's#.*/src[^/]*/##; s#\.java$##')
		if [ -n "$changed" ]; then
			find "$root/plugins" "$root/tests" -type d -path '*/target/classes' -prune -print | while IFS= read -r classes; do
				grep -rlF "$changed" "$classes" --include='*.class' || true
			done | while IFS= read -r class; do
				name=${class##*/}
				name=${name%.class}
				source=${class%/*}/${name%%\$*}
				rm -f "$source.class" "$source"\$*.class
			done
		fi
	fi
	mv "$now" "$last"
}
