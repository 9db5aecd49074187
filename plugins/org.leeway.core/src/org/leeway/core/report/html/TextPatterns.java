package org.leeway.core.report.html;

import java.util.ArrayList;
import java.util.List;

/**
 * Patterns of the texts in a column of a {@link PageTable}. In a pattern, a control character stands for the number in another
 * column of the same row. Several columns of the row may have the number. Then the pattern refers to the same column as the
 * pattern of the row above, so that similar sentences get the same pattern.
 */
final class TextPatterns {

	/**
	 * Limit for the columns of numbers to which a pattern can refer: each needs its own control character, from U+0001 to U+001F.
	 */
	private static final int MOST_REFERRED = 31;
	private static final int LITERAL = -1;

	private final List<List<Long>> numbers;
	private final int referred;
	/** The numbers of the text before, in their order in the text. */
	private final List<Reference> before = new ArrayList<>();
	private int row;

	/**
	 * A number that occurs in a text, and the column to which a pattern refers in place of the number.
	 *
	 * @param column the index of a column with the same number in the same row, or {@link #LITERAL} if the pattern keeps the digits
	 */
	private record Reference(String digits, int column) {
	}

	/**
	 * Creates the patterns of a column of texts. Call {@link #next} for each row of the table.
	 *
	 * @param numbers the columns of numbers in the table, indexed by column, then by row
	 */
	TextPatterns(List<List<Long>> numbers) {
		this.numbers = numbers;
		this.referred = Math.min(MOST_REFERRED, numbers.size());
	}

	/** Returns the text of the next row as a pattern: control characters take the place of numbers that other columns have. */
	String next(String text) {
		StringBuilder pattern = new StringBuilder();
		int place = 0;
		for (int end, start = 0; start < text.length(); start = end) {
			end = endOfDigits(text, start);
			if (end == start) {
				end++;
				pattern.append(text.charAt(start));
			} else {
				String digits = text.substring(start, end);
				int column = column(digits, place++);
				pattern.append(column == LITERAL ? digits : String.valueOf((char) (column + 1)));
			}
		}
		row++;
		return pattern.toString();
	}

	private static int endOfDigits(String text, int start) {
		int end = start;
		while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
			end++;
		}
		return end;
	}

	/**
	 * Returns the column to which the pattern refers in place of a number of the text. Returns {@link #LITERAL} if the
	 * pattern keeps the digits. Remembers the column, because the pattern of the next row should refer to the same
	 * column.
	 */
	private int column(String digits, int place) {
		if (place == before.size()) {
			before.add(new Reference("", LITERAL));
		}
		Reference last = before.get(place);
		boolean isAsBefore = last.column() == LITERAL ? last.digits().equals(digits) : matches(digits, last.column());
		int column = isAsBefore ? last.column() : find(digits, place == 0 ? LITERAL : before.get(place - 1).column());
		before.set(place, new Reference(digits, column));
		return column;
	}

	private boolean matches(String digits, int column) {
		return digits.equals(String.valueOf(numbers.get(column).get(row)));
	}

	/**
	 * Returns the next column after {@code column} that has a number in the present row. After the last column, the search
	 * continues at column 0. Returns {@link #LITERAL} if no column has the number.
	 */
	private int find(String digits, int column) {
		for (int i = 1; i <= referred; i++) {
			int next = (column + i) % referred;
			if (matches(digits, next)) {
				return next;
			}
		}
		return LITERAL;
	}
}
