package org.leeway.core.request;

/** Messages for users about a level that needs more memory than there is. */
public final class OutOfMemoryText {

	private static final int MEGA = 20;

	private OutOfMemoryText() {
	}

	/**
	 * Returns the failure of a request that needs too much memory.
	 *
	 * @param file the file that the request is about
	 */
	public static FailureException of(String file) {
		return new ShortMemoryException(file + ": " + forWhat("this level"));
	}

	/**
	 * Returns a message with the amount of available memory, and with the option that gives the command line more
	 * memory.
	 */
	public static String forWhat(String purpose) {
		return "not" + enough("for " + purpose, "LEEWAY_OPTS=");
	}

	/**
	 * Returns the message for the editor. The message names the Java option, because the editor may be part of the
	 * user's own Eclipse.
	 *
	 * @param purpose the purpose of the memory, such as "to analyse a map"
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
