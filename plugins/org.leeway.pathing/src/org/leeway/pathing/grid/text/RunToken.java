package org.leeway.pathing.grid.text;

/** A run of equal cells in the text of a grid, read character by character. The text of a run is {@code id} or {@code id*count}. */
final class RunToken {

	/**
	 * Limit for a number while its digits are read: a larger number is replaced by this value. No valid number is as large, and one
	 * more digit would not overflow a long.
	 */
	private static final long TOO_LARGE = 1_000_000_000_000L;
	/** Number of characters that are kept from the beginning of a token, for messages. */
	private static final int BEGINNING = 32;
	private static final int NONE = -1;

	private final StringBuilder beginning = new StringBuilder(BEGINNING);
	private long id = NONE;
	private long count = 1;
	private boolean counting;
	private boolean strange;

	/** Appends a decimal digit to a number, which never grows beyond {@link #TOO_LARGE}. */
	static long append(long number, int digit) {
		return Math.min(Math.max(number, 0) * 10 + digit, TOO_LARGE);
	}

	void append(char c) {
		if (beginning.length() < BEGINNING) {
			beginning.append(c);
		}
		int digit = c - '0';
		if (digit < 0 || digit > 9) {
			strange |= c != '*' || counting || id == NONE;
			counting = true;
			count = NONE;
		} else if (counting) {
			count = append(count, digit);
		} else {
			id = append(id, digit);
		}
	}

	boolean isEmpty() {
		return beginning.isEmpty();
	}

	void clear() {
		beginning.setLength(0);
		id = NONE;
		count = 1;
		counting = false;
		strange = false;
	}

	/** Returns whether the token has the form {@code id} or {@code id*count}. */
	boolean isRun() {
		return !strange && id != NONE && count != NONE;
	}

	long id() {
		return id;
	}

	long count() {
		return count;
	}

	/** Returns the token as messages quote it. */
	@Override
	public String toString() {
		return TextExcerpt.quote(beginning);
	}
}
