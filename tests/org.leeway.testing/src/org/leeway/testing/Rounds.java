package org.leeway.testing;

/**
 * The numbers of rounds of random tests. The system property {@code leeway.test.rounds} is a factor: with
 * {@code -Dleeway.test.rounds=10}, a test has ten times its usual number of rounds.
 */
public final class Rounds {

	private static final double FACTOR = Double.parseDouble(System.getProperty("leeway.test.rounds", "1"));

	private Rounds() {
	}

	/** Returns the number of rounds of a test that usually has {@code usual} rounds. At least 1. */
	public static int of(int usual) {
		return (int) Math.max(1, usual * FACTOR);
	}
}
