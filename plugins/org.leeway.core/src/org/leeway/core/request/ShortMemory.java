package org.leeway.core.request;

/** What users are told where the memory does not suffice for a level. */
public final class ShortMemory {

	private static final int MEGA = 20;

	private ShortMemory() {
	}

	/** The failure of what a user asked of a file. */
	public static FailureException of(String file) {
		return new ShortMemoryException(file + ": " + forWhat("this level"));
	}

	/** The reason in words, with the memory that there is and how the command line has more. */
	public static String forWhat(String purpose) {
		return "not" + enough("for " + purpose, "LEEWAY_OPTS=");
	}

	/**
	 * What the editor says, which may be part of the user's own Eclipse.
	 *
	 * @param purpose as "to analyse" a map
	 */
	public static String inEditor(String purpose) {
		return "Not" + enough(purpose, "the Java option ");
	}

	private static String enough(String purpose, String option) {
		long heap = Runtime.getRuntime().maxMemory() >> MEGA;
		return " enough memory " + purpose + " in a heap of " + heap + " MB; " + option + "-Xmx" + 2 * heap
				+ "m doubles it";
	}
}
