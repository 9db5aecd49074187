package org.leeway.pathing.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * An option of a planner or a format. User interfaces make their controls from such options. Immutable.
 *
 * @param <T> the type of the values
 */
public sealed interface TypedOption<T> {

	/** Returns the name in files and on the command line: small letters and hyphens. */
	String name();

	/** Returns a sentence that says what the option does. User interfaces append the default to it. */
	String description();

	/** Returns the value that is used if the user chooses none. */
	T standard();

	/** Returns the possible values, in words or as a list separated by bars. */
	String range();

	/**
	 * Returns the word that stands for the option's value in help texts, such as {@code N}. Empty if the option takes no
	 * value.
	 */
	String label();

	/**
	 * Returns whether the values of the option are paths of files or folders. The default value may be a word that is
	 * no path.
	 */
	default boolean isFile() {
		return label().equals("FILE") || label().equals("FOLDER");
	}

	/** Returns whether a text is the path of a file or a folder. The text of the default value does not count as a path. */
	default boolean isFile(String text) {
		return isFile() && !text.equals(format(standard()));
	}

	/**
	 * Reads a value.
	 *
	 * @throws IllegalArgumentException if the text is no value of the option. The message says what was expected
	 */
	T parse(String text);

	/** Returns the text of a value. {@link #parse} reads this text as the same value. */
	default String format(T value) {
		return value.toString();
	}

	/** A whole number from {@code least} to {@code most}. */
	record Whole(String name, String description, Integer standard, int least, int most)
			implements TypedOption<Integer> {

		@Override
		public String range() {
			return least + " to " + most;
		}

		@Override
		public String label() {
			return "N";
		}

		@Override
		public Integer parse(String text) {
			try {
				int value = org.leeway.pathing.util.Decimal.parseWhole(text.strip());
				if (value >= least && value <= most) {
					return value;
				}
			} catch (NumberFormatException e) {
				throw new IllegalArgumentException("'" + text + "' is not a whole number, expected " + range());
			}
			throw new IllegalArgumentException(text.strip() + ", expected " + range());
		}
	}

	/**
	 * A number from {@code least} to {@code most}. If there is no default number, the option may also be without a
	 * number, with the text {@code none}.
	 *
	 * @param standard the default number; empty if there is none
	 */
	record Decimal(String name, String description, OptionalDouble standard, double least, double most)
			implements TypedOption<OptionalDouble> {

		private static final String NONE = "none";

		@Override
		public String range() {
			return (standard.isPresent() ? "" : NONE + " or ") + text(least) + " to " + text(most);
		}

		@Override
		public String label() {
			return "X";
		}

		@Override
		public OptionalDouble parse(String text) {
			return standard.isEmpty() && isNone(text) ? standard : OptionalDouble.of(number(text, range()));
		}

		private boolean isNone(String text) {
			return text.strip().equals(NONE);
		}

		private double number(String text, String expected) {
			try {
				double value = org.leeway.pathing.util.Decimal.parse(text.strip());
				if (value >= least && value <= most) {
					return value;
				}
			} catch (NumberFormatException e) {
				throw new IllegalArgumentException("'" + text + "' is not a number, expected " + expected);
			}
			throw new IllegalArgumentException(text.strip() + ", expected " + expected);
		}

		@Override
		public String format(OptionalDouble value) {
			return value.isPresent() ? text(value.getAsDouble()) : NONE;
		}

		private static String text(double value) {
			return org.leeway.pathing.util.Decimal.plain(value);
		}
	}

	/**
	 * A list of numbers in ascending order, without duplicates. The list has at most {@code count} numbers, each from
	 * {@code least} to {@code most}. Its text has commas between the numbers. The default is an empty list, with the
	 * text {@code none}.
	 */
	record Limits(String name, String description, double least, double most, int count)
			implements TypedOption<List<Double>> {

		@Override
		public List<Double> standard() {
			return List.of();
		}

		@Override
		public String range() {
			return one().range() + ", or up to " + count + " of them that increase, with commas between them";
		}

		@Override
		public String label() {
			return "X,X";
		}

		private Decimal one() {
			return new Decimal(name, description, OptionalDouble.empty(), least, most);
		}

		@Override
		public List<Double> parse(String text) {
			if (one().isNone(text)) {
				return standard();
			}
			List<Double> limits = new ArrayList<>();
			for (String word : text.split(",", -1)) {
				double limit = one().number(word, range());
				if (limits.size() == count || !limits.isEmpty() && limit <= limits.getLast()) {
					throw new IllegalArgumentException(text.strip() + ", expected " + range());
				}
				limits.add(limit);
			}
			return List.copyOf(limits);
		}

		@Override
		public String format(List<Double> limits) {
			return limits.isEmpty() ? Decimal.NONE : String.join(",", limits.stream().map(Decimal::text).toList());
		}
	}

	/** A value of an enum. Its text is the result of {@code toString}, usually the name, in small letters. */
	record Choice<E extends Enum<E>>(String name, String description, E standard) implements TypedOption<E> {

		private List<E> values() {
			return List.of(standard.getDeclaringClass().getEnumConstants());
		}

		@Override
		public String range() {
			return String.join("|", values().stream().map(this::format).toList());
		}

		@Override
		public String label() {
			return range();
		}

		@Override
		public E parse(String text) {
			return values().stream().filter(value -> format(value).equals(text)).findFirst()
					.orElseThrow(() -> new IllegalArgumentException("'" + text + "', expected " + range()));
		}

		@Override
		public String format(E value) {
			return value.toString().toLowerCase(Locale.ROOT);
		}
	}

	/**
	 * An option whose value is a text. Blanks at the ends of the text are removed.
	 *
	 * @param standard the default, not empty
	 * @param range the possible texts, in words
	 * @param label the placeholder in help texts
	 */
	record Text(String name, String description, String standard, String range, String label)
			implements TypedOption<String> {

		@Override
		public String parse(String text) {
			if (text.isBlank()) {
				throw new IllegalArgumentException("'', expected " + range);
			}
			return text.strip();
		}
	}

	/** A setting that is on or off. The default is off. */
	record Flag(String name, String description) implements TypedOption<Boolean> {

		@Override
		public Boolean standard() {
			return false;
		}

		@Override
		public String range() {
			return "true|false";
		}

		@Override
		public String label() {
			return "";
		}

		@Override
		public Boolean parse(String text) {
			return switch (text) {
			case "true" -> true;
			case "false" -> false;
			default -> throw new IllegalArgumentException("'" + text + "', expected " + range());
			};
		}
	}
}
