# Shell function for ./verify --quick [MODULE|CLASS]: sets $quick to the arguments of Maven for the tests that a change can break.
# $root is the checkout. The words of $quick have no blanks.

values=plugins/org.leeway.pathing,plugins/org.leeway.model,plugins/org.leeway.core,tests/org.leeway.testing
editor=$values,plugins/org.leeway.live,plugins/org.leeway.gef.compat,plugins/org.leeway.ui,plugins/org.leeway.product

# Names the modules of some tests with what they need. Nothing, which means all, for other tests.
modules() {
	case $1 in
	pathing) echo "-pl tests/org.leeway.pathing.tests -am" ;;
	core) echo "-pl $values,tests/org.leeway.core.tests" ;;
	live) echo "-pl $values,plugins/org.leeway.live,tests/org.leeway.live.tests" ;;
	values) echo "-pl $values,tests/org.leeway.pathing.tests,tests/org.leeway.core.tests" ;;
	web) echo "-pl $values,plugins/org.leeway.web,tests/org.leeway.web.tests" ;;
	ui) echo "-pl $editor,tests/org.leeway.ui.tests" ;;
	esac
}

# Names the packages of the editor with changes, as patterns of classes.
changed_packages() {
	sed -n 's#^\(plugins/org.leeway.ui\|tests/org.leeway.ui.tests\)/src/\(.*\)/[^/]*\.java$#\2/*Test#p' | sort -u | paste -sd , -
}

quick() {
	only="-Dsurefire.failIfNoSpecifiedTests=false -DfailIfNoTests=false"
	case ${1:-} in
	pathing | core | ui)
		quick="$(modules "$1") -Dleft.out=slow"
		return
		;;
	?*)
		file=$(cd "$root" && find tests -path "*/src/*/$1.java" | head -n 1)
		[ -n "$file" ] || { say "There is no test $1; expected pathing, core, ui or the name of a class of tests."; exit 2; }
		module=$(echo "$file" | cut -d/ -f2 | sed 's/org\.leeway\.\(.*\)\.tests/\1/')
		quick="$(modules "$module") -Dtest=$1 $only"
		return
		;;
	esac
	changed=$(cd "$root" && { git diff --name-only HEAD; git ls-files --others --exclude-standard; })
	[ -n "$changed" ] || changed=$(cd "$root" && git diff --name-only HEAD~1)
	case $changed in
	*org.leeway.pathing*) quick="$(modules values) -Dleft.out=slow" ;;
	*org.leeway.core* | *org.leeway.model*) quick="$(modules core) -Dleft.out=slow" ;;
	*org.leeway.web*) quick="$(modules web)" ;;
	*org.leeway.ui*)
		quick="$(modules ui) -Dtest=$(echo "$changed" | changed_packages) $only"
		return
		;;
	*) say "Nothing changed that --quick has tests for. ./verify runs all."; exit 0 ;;
	esac
	case $changed in
	*org.leeway.ui*) say "The editor has changed too: ./verify --quick ui runs its tests." ;;
	esac
}
