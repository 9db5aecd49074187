package org.leeway.ui.theme;

import java.util.Comparator;
import java.util.stream.Stream;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.TableColumn;

/** The width of a column of a table, which grows with the texts of the column. */
public final class ColumnWidth {

	/**
	 * Number of texts to measure in a column. Measuring all texts would be slow. So only the texts with the most characters
	 * are measured, because other texts are hardly wider.
	 */
	private static final int MEASURED = 3;
	/** The space that a column has in addition to its widest text, in points. */
	private static final int MARGIN = 16;
	/** Maximum width of a column, in points, so that other columns stay on the screen. */
	private static final int MOST = 900;
	/**
	 * The key under which a column stores the width that Leeway gave it last, in points. If the column is narrower than this
	 * width, the user has made it narrower.
	 */
	private static final String SET = "org.leeway.ui.width";

	private ColumnWidth() {
	}

	/** Sets the initial width of a column, in points. */
	public static void set(TableColumn column, int width) {
		column.setWidth(width);
		column.setData(SET, width);
	}

	/** Widens a column so that its texts fit, unless the user has made the column narrower. */
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
