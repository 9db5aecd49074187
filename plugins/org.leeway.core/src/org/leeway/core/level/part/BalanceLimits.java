package org.leeway.core.level.part;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.pathing.util.Decimal;

/**
 * The limits for differences between the starts of a level. A difference compares a number of one start, such as a travel
 * time, with the same number of another start. The difference is given as a share of the greater number, from 0 to 100
 * percent. For example, the text {@code time 5, area 10} allows differences of 5 % in travel times, and of 10 % in areas. An
 * empty limit allows any difference. Immutable.
 *
 * @param time limit for travel times
 * @param area limit for the areas that are nearest to each start
 * @param lanes limit for the numbers of lanes. Lanes are ways to the same goal that units can take next to each other
 */
public record BalanceLimits(OptionalDouble time, OptionalDouble area, OptionalDouble lanes) {

	/** No limits. */
	public static final BalanceLimits NONE = new BalanceLimits(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty());

	/** The form of a limit. In a class of its own, so that programs that read no texts do without regular expressions. */
	private static final class Form {

		private static final Pattern LIMIT = Pattern.compile("(time|area|lanes)\\s+([0-9]{1,3}(?:\\.[0-9]{1,6})?)\\s*%?");
	}

	/**
	 * Parses a text with limits, separated by commas. An example is {@code time 5, area 10}.
	 *
	 * @throws IllegalArgumentException if the text has another form. The message says what was expected
	 */
	public static BalanceLimits parse(String text) {
		BalanceLimits limits = NONE;
		for (String part : text.isBlank() ? new String[0] : text.split(",", -1)) {
			Matcher limit = Form.LIMIT.matcher(part.strip());
			double percent = limit.matches() ? Double.parseDouble(limit.group(2)) : -1;
			if (percent < 0 || percent > 100 || limits.of(limit.group(1)).isPresent()) {
				throw new IllegalArgumentException("expected limits in percent such as time 5, area 10, lanes 0");
			}
			limits = limits.with(limit.group(1), OptionalDouble.of(percent));
		}
		return limits;
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

	private OptionalDouble of(String name) {
		return switch (name) {
		case "time" -> time;
		case "area" -> area;
		default -> lanes;
		};
	}

	private BalanceLimits with(String name, OptionalDouble limit) {
		return switch (name) {
		case "time" -> new BalanceLimits(limit, area, lanes);
		case "area" -> new BalanceLimits(time, limit, lanes);
		default -> new BalanceLimits(time, area, limit);
		};
	}

	/** Returns whether nothing is checked. */
	public boolean isEmpty() {
		return time.isEmpty() && area.isEmpty() && lanes.isEmpty();
	}

	/** Returns the text that {@link #parse} reads. Empty if there are no limits. */
	public String format() {
		List<String> parts = new ArrayList<>();
		for (String name : List.of("time", "area", "lanes")) {
			of(name).ifPresent(limit -> parts.add(name + " " + Decimal.format(limit)));
		}
		return String.join(", ", parts);
	}
}
