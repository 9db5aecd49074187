package org.leeway.core.exchange.meaning;

import java.util.regex.Pattern;

/** Words that map makers use for places where units start. */
public final class StartWords {

	private static final Pattern START = Pattern.compile("(?i).*(spawn|start|player).*");

	private StartWords() {
	}

	/** Returns whether a name is a word for a place where units start. */
	public static boolean isStart(String name) {
		return START.matcher(name).matches();
	}
}
