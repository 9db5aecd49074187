package org.leeway.pathing.world;

import java.util.OptionalDouble;

/** A range of allowed values for a numeric attribute of an agent. */
enum Range {

	AT_LEAST_0("at least 0") {
		@Override
		boolean contains(double value) {
			return value >= 0;
		}
	},
	MORE_THAN_0("more than 0") {
		@Override
		boolean contains(double value) {
			return value > 0;
		}
	};

	private final String words;

	Range(String words) {
		this.words = words;
	}

	abstract boolean contains(double value);

	/**
	 * Throws an exception if a number is not in the range.
	 *
	 * @param what the number's name in the message, with an article
	 * @throws IllegalArgumentException if the number is infinite, NaN, or not in the range
	 */
	void check(String what, double value) {
		if (!(contains(value) && value < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException(what + " of " + value + ", expected " + words);
		}
	}

	void check(String what, OptionalDouble value) {
		if (value.isPresent()) {
			check(what, value.getAsDouble());
		}
	}
}
