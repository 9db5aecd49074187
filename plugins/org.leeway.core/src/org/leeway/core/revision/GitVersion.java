package org.leeway.core.revision;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A version of git, such as 2.39.5.
 *
 * @param major the first number
 * @param minor the second number
 * @param patch the third number
 */
record GitVersion(int major, int minor, int patch) implements Comparable<GitVersion> {

	private static final Pattern NUMBERS = Pattern.compile("git version (\\d{1,6})\\.(\\d{1,6})(?:\\.(\\d{1,6}))?.*", Pattern.DOTALL);
	/** The first version that knows the setting {@code safe.bareRepository}. */
	private static final GitVersion BARE = new GitVersion(2, 38, 0);
	/**
	 * The version from which on every version of git knows {@code GIT_NO_LAZY_FETCH}. Some earlier versions know the
	 * variable too, see {@link #LAZY_PATCHES}.
	 */
	private static final GitVersion LAZY = new GitVersion(2, 45, 1);
	/**
	 * The first patch that knows {@code GIT_NO_LAZY_FETCH}, indexed by minor version. Only minor versions before {@link
	 * #LAZY} are listed. For example, 2.39.4 knows the variable, and 2.39.3 does not.
	 */
	private static final Map<Integer, Integer> LAZY_PATCHES = Map.of(39, 4, 40, 2, 41, 1, 42, 2, 43, 4, 44, 1);

	/** Parses the output of {@code git version}. Output of another form counts as the oldest version. */
	static GitVersion parse(String answer) {
		Matcher numbers = NUMBERS.matcher(answer);
		return numbers.matches() ? new GitVersion(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)),
				numbers.group(3) == null ? 0 : Integer.parseInt(numbers.group(3))) : new GitVersion(0, 0, 0);
	}

	/**
	 * Returns whether this version knows the setting {@code safe.bareRepository}. With it, git does not use a bare
	 * repository that lies among the files of another repository.
	 */
	boolean refusesBareRepositories() {
		return compareTo(BARE) >= 0;
	}

	/**
	 * Returns whether this version knows the variable {@code GIT_NO_LAZY_FETCH}. If the variable is set, git does not fetch
	 * objects that a partial clone lacks.
	 */
	boolean refusesLazyFetches() {
		return compareTo(LAZY) >= 0 || major == LAZY.major && patch >= LAZY_PATCHES.getOrDefault(minor, Integer.MAX_VALUE);
	}

	@Override
	public int compareTo(GitVersion other) {
		int byMajor = Integer.compare(major, other.major);
		int byMinor = byMajor == 0 ? Integer.compare(minor, other.minor) : byMajor;
		return byMinor == 0 ? Integer.compare(patch, other.patch) : byMinor;
	}
}
