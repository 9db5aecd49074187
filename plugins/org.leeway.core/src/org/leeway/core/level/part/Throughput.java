package org.leeway.core.level.part;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.pathing.util.Decimal;

/**
 * The number of units that must get along a required path. For example, the text {@code 20 in 30 s, 10 infantry back} asks for 20
 * units in each 30 seconds, while 10 units of another agent come back. Immutable.
 *
 * @param units the number of units that go. 0 if the path has no such demand
 * @param seconds the time for these units, more than 0
 * @param returning the number of units that come back in the same time. 0 if none
 * @param back the name of the agent that comes back. Empty if none
 */
public record Throughput(int units, double seconds, int returning, String back) {

	/** No demand. */
	public static final Throughput NONE = new Throughput(0, 1, 0, "");

	/**
	 * The pattern of a demand. The pattern has a class of its own, so that a program without calls of
	 * {@link Throughput#parse} needs no regular expressions.
	 */
	private static final class Form {

		private static final Pattern DEMAND = Pattern.compile(
				"([0-9]{1,6})\\s+in\\s+([0-9]{1,6}(?:\\.[0-9]{1,6})?)\\s*s(?:\\s*,\\s*([0-9]{1,6})\\s+(\\S.*?)\\s+back)?");
	}

	/**
	 * Parses a demand. A blank text stands for no demand.
	 *
	 * @throws IllegalArgumentException if the text has another form. The message says what was expected
	 */
	public static Throughput parse(String text) {
		if (text == null || text.isBlank()) {
			return NONE;
		}
		Matcher form = Form.DEMAND.matcher(text.strip());
		boolean matches = form.matches();
		int units = matches ? Integer.parseInt(form.group(1)) : 0;
		double seconds = matches ? Double.parseDouble(form.group(2)) : 0;
		int returning = matches && form.group(3) != null ? Integer.parseInt(form.group(3)) : 0;
		if (units == 0 || seconds == 0 || matches && form.group(3) != null && returning == 0) {
			throw new IllegalArgumentException("expected numbers above 0 such as 20 in 30 s, or 20 in 30 s, 10 infantry back");
		}
		return new Throughput(units, seconds, returning, returning == 0 ? "" : form.group(4));
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

	/** Returns whether the path has no such demand. */
	public boolean isEmpty() {
		return units == 0;
	}

	/** Returns this demand with a different agent for the way back. */
	public Throughput withBack(String agent) {
		return new Throughput(units, seconds, returning, agent);
	}

	/** Returns the units that must go each second. */
	public double perSecond() {
		return units / seconds;
	}

	/** Returns how many units come back for each unit that goes. */
	public double ratio() {
		return (double) returning / units;
	}

	/** Returns the text that {@link #parse} reads. Empty if there is no demand. */
	public String format() {
		String there = units + " in " + Decimal.format(seconds) + " s";
		return isEmpty() ? "" : there + (returning == 0 ? "" : ", " + returning + " " + back + " back");
	}
}
