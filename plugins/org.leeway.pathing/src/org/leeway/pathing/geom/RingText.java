package org.leeway.pathing.geom;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.leeway.pathing.util.Decimal;

/** A text with the points {@code x,y} of a ring, separated by blanks, tabs or line breaks. Long texts are read in parallel. */
final class RingText {

	private static final int LONG = 10_000;

	private final String text;
	/** The index of the first character of each point. The last entry is the length of the text. */
	private final int[] starts;

	RingText(String text) {
		this.text = text;
		int[] found = new int[16];
		int count = 0;
		boolean wasBlank = true;
		for (int i = 0; i < text.length(); i++) {
			boolean isBlank = isBlank(i);
			if (wasBlank && !isBlank) {
				if (count + 1 == found.length) {
					found = Arrays.copyOf(found, 2 * count);
				}
				found[count++] = i;
			}
			wasBlank = isBlank;
		}
		found[count] = text.length();
		starts = Arrays.copyOf(found, count + 1);
	}

	private boolean isBlank(int i) {
		char c = text.charAt(i);
		return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
	}

	/**
	 * Returns the coordinates x0, y0, x1, y1, ...
	 *
	 * @throws IllegalArgumentException if a point is invalid. The message quotes the first such point
	 */
	double[] read() {
		double[] xy = new double[2 * (starts.length - 1)];
		IntStream points = IntStream.range(0, starts.length - 1);
		OptionalInt wrong = (starts.length > LONG ? points.parallel() : points).filter(i -> !canRead(i, xy)).findFirst();
		if (wrong.isPresent()) {
			read(wrong.getAsInt(), xy);
		}
		return xy;
	}

	private boolean canRead(int i, double[] xy) {
		try {
			read(i, xy);
			return true;
		} catch (IllegalArgumentException wrong) {
			return false;
		}
	}

	private void read(int i, double[] xy) {
		int end = starts[i + 1];
		while (isBlank(end - 1)) {
			end--;
		}
		int comma = text.indexOf(',', starts[i], end);
		if (comma < 0) {
			throw new IllegalArgumentException(
					"\"" + text.substring(starts[i], end) + "\" where a point x,y was expected");
		}
		xy[2 * i] = Decimal.parse(text, starts[i], comma);
		xy[2 * i + 1] = Decimal.parse(text, comma + 1, end);
	}
}
