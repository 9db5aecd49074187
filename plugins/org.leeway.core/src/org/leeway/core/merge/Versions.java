package org.leeway.core.merge;

import java.util.function.Function;

/** Three values of the same type: one for each of the three versions of a level in a merge. */
record Versions<T>(T base, T ours, T theirs) {

	<R> Versions<R> map(Function<T, R> function) {
		return new Versions<>(function.apply(base), function.apply(ours), function.apply(theirs));
	}
}
