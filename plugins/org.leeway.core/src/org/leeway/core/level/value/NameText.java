package org.leeway.core.level.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Names in texts of users, such as options and files of agents. A name may stand in double quotes. Quotes are needed if the name
 * contains a separator, as in {@code "big:tank":2:ground}. Inside quotes, {@code ""} stands for one quote.
 * <p>A quote is special only if the name begins with a quote and ends with a quote. In {@code 5"gun}, the quote is an ordinary
 * character.
 */
public final class NameText {

	private static final String SEPARATORS = ":+,@ ";
	private static final char QUOTE = '"';
	private static final String COMMENT = "#";

	private NameText() {
	}

	/** Returns the positions of a character in a text, in ascending order. Characters inside quoted names are left out. */
	public static List<Integer> places(String text, char wanted) {
		List<Integer> places = new ArrayList<>();
		for (int i = 0; i < text.length(); i++) {
			i = isStart(text, i) ? endOfQuotes(text, i) : i;
			if (i < text.length() && text.charAt(i) == wanted) {
				places.add(i);
			}
		}
		return places;
	}

	private static boolean isStart(String text, int at) {
		return at == 0 || SEPARATORS.indexOf(text.charAt(at - 1)) >= 0;
	}

	/**
	 * Returns the position after the closing quote of the quoted name that begins at {@code start}. Returns {@code start} if no
	 * quoted name begins there.
	 */
	private static int endOfQuotes(String text, int start) {
		if (text.charAt(start) != QUOTE) {
			return start;
		}
		int end = text.indexOf(QUOTE, start + 1);
		while (end >= 0 && end + 1 < text.length() && text.charAt(end + 1) == QUOTE) {
			end = text.indexOf(QUOTE, end + 2);
		}
		boolean isName = end >= 0 && (end + 1 == text.length() || SEPARATORS.indexOf(text.charAt(end + 1)) >= 0);
		return isName ? end + 1 : start;
	}

	/** Splits a text at each separator outside of quotes. The parts keep their quotes. */
	public static List<String> split(String text, char separator) {
		List<String> parts = new ArrayList<>();
		int start = 0;
		for (int place : places(text, separator)) {
			parts.add(text.substring(start, place));
			start = place + 1;
		}
		parts.add(text.substring(start));
		return parts;
	}

	/** Returns the name that a text stands for: the text itself, or the text inside of its quotes. */
	public static String name(String text) {
		boolean isQuoted = !text.isEmpty() && text.charAt(0) == QUOTE && endOfQuotes(text, 0) == text.length();
		return isQuoted ? text.substring(1, text.length() - 1).replace("\"\"", "\"") : text;
	}

	/** Parses names with {@code +} between them. */
	public static List<String> sum(String text) {
		return split(text, '+').stream().map(NameText::name).toList();
	}

	/** Parses names with commas between, and optional blanks. */
	public static List<String> list(String text) {
		return split(text, ',').stream().map(String::strip).filter(each -> !each.isEmpty()).map(NameText::name).toList();
	}

	/** Parses names with blanks between them. */
	public static List<String> words(String text) {
		return split(text, ' ').stream().filter(each -> !each.isEmpty()).map(NameText::name).toList();
	}

	/**
	 * Formats a name, and puts it in quotes if it could not be read otherwise.
	 *
	 * @param separators the characters that would end the name
	 */
	public static String write(String name, String separators) {
		boolean isPlain = !name.isBlank() && name.strip().equals(name) && name.indexOf(QUOTE) < 0 && !name.startsWith(COMMENT)
				&& name.chars().noneMatch(each -> separators.indexOf(each) >= 0);
		return isPlain ? name : QUOTE + name.replace("\"", "\"\"") + QUOTE;
	}

	/** Returns whether a character is visible in a text: XML can hold it, and it is no control character. */
	public static boolean isVisible(int c) {
		return !Character.isISOControl(c) && (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
				&& c != 0xFFFE && c != 0xFFFF;
	}

	/**
	 * Returns the elements with the given names. If a name is repeated, its element is returned once.
	 *
	 * @param names the names, separated by {@code +}
	 * @throws IllegalArgumentException if no element has one of the names. The message lists the known names
	 */
	public static <T> List<T> select(String names, List<T> known, Function<T, String> name) {
		return sum(names).stream().map(wanted -> known.stream().filter(terrain -> name.apply(terrain).equals(wanted)).findFirst()
				.orElseThrow(() -> new IllegalArgumentException("unknown terrain \"" + wanted + "\", expected one of "
						+ choice(known.stream().map(name).toList(), "+"))))
				.distinct().toList();
	}

	/** Returns a list of names with commas between. Adds quotes as {@link #write} does, so that users can copy the names. */
	public static String choice(Collection<String> names, String separators) {
		return names.stream().map(name -> write(name, separators)).collect(Collectors.joining(", "));
	}
}
