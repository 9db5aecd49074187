package org.leeway.ui.testing;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.swt.widgets.Table;

/** Access to the texts of a table by the titles of its columns, in any order of the columns. */
public final class Rows {

	private Rows() {
	}

	/** Returns the index of the column with a given title. */
	public static int column(Table table, String title) {
		return IntStream.range(0, table.getColumnCount()).filter(i -> table.getColumn(i).getText().equals(title))
				.findFirst().orElseThrow(() -> new AssertionError("no column " + title + " in "
						+ Arrays.stream(table.getColumns()).map(column -> column.getText()).toList()));
	}

	/** Returns the text of a row in the column with a given title. */
	public static String text(Table table, int row, String title) {
		return table.getItem(row).getText(column(table, title));
	}

	/** Returns the texts of a row in some columns, with vertical bars between them. */
	public static String text(Table table, int row, List<String> titles) {
		return titles.stream().map(title -> text(table, row, title)).collect(Collectors.joining("|"));
	}
}
