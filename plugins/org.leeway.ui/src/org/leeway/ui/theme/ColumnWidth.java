package org.leeway.ui.theme;

import java.util.Comparator;
import java.util.stream.Stream;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.TableColumn;

/** The width of a column of a table, which grows with the texts of the column. */
public final class ColumnWidth {

	/**
	 * Number of texts to measure. Measures the texts with the most characters, because texts with fewer characters are hardly
	 * wider.
	 */
	private static final int MEASURED = 3;
	/** Room beside a text, in points. */
	private static final int MARGIN = 16;
	/** Limit of the width, in points: other columns must stay on the screen. */
	private static final int MOST = 900;
	/** The key in a column's data for the width, in points, that the program set last. */
	private static final String SET = "org.leeway.ui.width";

	private ColumnWidth() {
	}

	/** Sets the initial width of a column, in points. */
	public static void set(TableColumn column, int width) {
		column.setWidth(width);
		column.setData(SET, width);
	}

	/** Widens a column so that its texts fit. Does nothing if the user has made the column narrower. */
	public static void fit(TableColumn column, Stream<String> texts) {
		int set = (Integer) column.getData(SET);
		if (column.getWidth() < set) {
			return;
		}
		GC gc = new GC(column.getParent());
		try {
			gc.setFont(column.getParent().getFont());
			int widest = texts.distinct().sorted(Comparator.comparing(String::length).reversed()).limit(MEASURED)
					.mapToInt(text -> gc.textExtent(text).x).max().orElse(0);
			if (Math.min(MOST, widest + MARGIN) > set) {
				set(column, Math.min(MOST, widest + MARGIN));
			}
		} finally {
			gc.dispose();
		}
	}
}
