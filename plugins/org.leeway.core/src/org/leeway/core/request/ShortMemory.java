package org.leeway.core.request;

/** What users are told where the memory does not suffice for a level. */
public final class ShortMemory {

	private static final int MEGA = 20;

	private ShortMemory() {
	}

	/** The failure of what a user asked of a file. */
	public static FailureException of(String file) {
		return new FailureException(file + ": " + forWhat("this level"));
	}

	/** The reason in words, with the memory that there is and how to have more. */
	public static String forWhat(String purpose) {
		long heap = Runtime.getRuntime().maxMemory() >> MEGA;
		return "not enough memory for " + purpose + " in a heap of " + heap + " MB; LEEWAY_OPTS=-Xmx" + 2 * heap
				+ "m doubles it";
	}
}
