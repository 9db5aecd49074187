package org.leeway.testing;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * Assertions about messages for people. A test names the facts of a message, such as a file, a line or a number, and leaves
 * the other words open. Facts are literal strings in the order of the message. Facts do not overlap.
 */
public final class Messages {

	private Messages() {
	}

	/** Asserts that a message contains facts. */
	public static void assertSays(String message, String... facts) {
		String missing = missing(message, List.of(facts));
		if (missing != null) {
			throw new AssertionError("expected " + Arrays.toString(facts) + ", but \"" + missing + "\" is missing in: " + message);
		}
	}

	/** Asserts that a text is a single line, with or without a line break at its end, and contains facts. */
	public static void assertOneLine(String text, String... facts) {
		assertEachSays(text.lines().toList(), List.of(facts));
	}

	/**
	 * Asserts that each message contains its facts. Fails if the number of messages is not the number of lists.
	 *
	 * @param facts indexed by message: the facts of the message
	 */
	@SafeVarargs
	public static void assertEachSays(List<String> messages, List<String>... facts) {
		if (messages.size() != facts.length) {
			throw new AssertionError("expected " + facts.length + " messages, but there are " + messages.size() + ": " + messages);
		}
		for (int i = 0; i < facts.length; i++) {
			assertSays(messages.get(i), facts[i].toArray(String[]::new));
		}
	}

	/** Asserts that at least one of some messages contains all facts. */
	public static void assertAnySays(Collection<String> messages, String... facts) {
		if (messages.stream().allMatch(message -> missing(message, List.of(facts)) != null)) {
			throw new AssertionError("expected " + Arrays.toString(facts) + " in one of: " + messages);
		}
	}

	/**
	 * Searches a message for facts, each behind the fact before it. Returns the first fact that is missing. Null if the
	 * message has all facts.
	 */
	private static String missing(String message, List<String> facts) {
		int from = 0;
		for (String fact : facts) {
			int at = message.indexOf(fact, from);
			if (at < 0) {
				return fact;
			}
			from = at + fact.length();
		}
		return null;
	}
}
