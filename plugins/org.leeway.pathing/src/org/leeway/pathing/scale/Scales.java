package org.leeway.pathing.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The coarser copies of a map, for a comparison with the map. For example, the text {@code 1/2,1/4 majority} stands for two
 * copies. A cell of the first copy covers 2 x 2 cells of the map. A cell of the second copy covers 4 x 4 cells. The rule
 * {@code majority} decides which cells are blocked. A text without a rule, such as {@code 1/2}, stands for the rule
 * {@code any}. Immutable.
 *
 * @param factors how many cells of a row become one cell: an entry for each copy, from 2 to {@link #LARGEST}. Empty if
 * there are no copies
 * @param shrink the rule that decides which cells of the copies are blocked
 */
public record Scales(List<Integer> factors, Shrink shrink) {

	/** No copies. */
	public static final Scales NONE = new Scales(List.of(), Shrink.ANY);
	private static final Scales USUAL = new Scales(List.of(2), Shrink.ANY);
	/**
	 * The largest factor by which a copy is coarser than the map. With a larger factor, copies of most game maps would have
	 * fewer than 16 cells a side.
	 */
	public static final int LARGEST = 64;
	private static final String EXPECTED = "expected scales such as 1/2,1/4, from 1/2 to 1/" + LARGEST;

	/** The form of a scale. In a class of its own, so that programs that read no texts do without regular expressions. */
	private static final class Form {

		private static final Pattern SCALE = Pattern.compile("1/([1-9][0-9]?)");
	}

	public Scales {
		factors = factors.stream().distinct().sorted().toList();
	}

	/**
	 * Returns this object if it has at least one copy. Otherwise returns the usual scales: a single copy of the map with the
	 * scale 1/2 and the rule {@code any}.
	 */
	public Scales orUsual() {
		return factors.isEmpty() ? USUAL : this;
	}

	/**
	 * Parses a list of scales such as {@code 1/2,1/4}. Unlike the text of {@link #parse}, the list has no rule at its end.
	 *
	 * @throws IllegalArgumentException if the text names no scales. The message says what was expected
	 */
	public static List<Integer> factors(String text) {
		List<Integer> factors = new ArrayList<>();
		for (String scale : text.split(",", -1)) {
			Matcher matcher = Form.SCALE.matcher(scale.strip());
			int factor = matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
			if (factor < 2 || factor > LARGEST) {
				throw new IllegalArgumentException(EXPECTED);
			}
			factors.add(factor);
		}
		return factors;
	}

	/**
	 * Parses a list of scales, with or without a rule at the end, such as {@code 1/2,1/4 majority}. A blank text means no
	 * copies.
	 *
	 * @throws IllegalArgumentException if the text has another form. The message says what was expected
	 */
	public static Scales parse(String text) {
		if (text.isBlank()) {
			return NONE;
		}
		String[] words = text.strip().split("\\s+");
		Shrink shrink = words.length == 1 ? Shrink.ANY : Shrink.of(words[1]).filter(rule -> words.length == 2)
				.orElseThrow(() -> new IllegalArgumentException(EXPECTED + ", and then any, majority or centre"));
		return new Scales(factors(words[0]), shrink);
	}

	/** Returns whether {@link #parse} reads a text. */
	public static boolean isValid(String text) {
		try {
			parse(text);
			return true;
		} catch (IllegalArgumentException wrong) {
			return false;
		}
	}

	/** Returns this object as a text that {@link #parse} reads. The text is empty if there are no copies of the map. */
	public String format() {
		return factors.stream().map(factor -> "1/" + factor).collect(Collectors.joining(","))
				+ (factors.isEmpty() || shrink == Shrink.ANY ? "" : " " + shrink.id());
	}
}
