package org.leeway.ui.survey;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.leeway.core.text.Counts;
import org.leeway.ui.theme.AccessibleText;

/**
 * A chart with a bar for each of the numbers 1 to n, and with labelled axes. A tooltip shows the exact value of the bar under
 * the mouse. While the chart has the keyboard focus, arrow keys select a bar, and the title shows its value.
 */
final class BarChart extends Canvas {

	/** The colour of bars. Contrasts with light and with dark backgrounds. */
	static final RGB BAR = new RGB(66, 133, 190);
	/**
	 * The colour of the displayed agent's bar. Differs from {@link #BAR} in hue and in lightness. The bar also has an
	 * outline.
	 */
	static final RGB MARKED_BAR = new RGB(230, 159, 0);

	private static final int MARGIN = 8;
	private static final int GAP = 4;
	/**
	 * The height, in lines of text, below which a chart counts as low. To save space, a low chart has its title inside the
	 * plot. A low chart also lacks the label of the horizontal axis and the zero of the vertical axis.
	 */
	private static final int LOW = 8;

	private final String title;
	private final String across;
	private List<Long> values = List.of();
	private int marked;
	private String lastLabel = "";
	/** The number of the bar that the user selected with the arrow keys. 0 before the first selection. */
	private int chosen;

	/** @param across the label of the horizontal axis, such as {@code clearance} */
	BarChart(Composite parent, String title, String across) {
		super(parent, SWT.DOUBLE_BUFFERED);
		this.title = title;
		this.across = across;
		addPaintListener(this::paint);
		addListener(SWT.Resize, event -> redraw());
		for (int focus : new int[] {SWT.FocusIn, SWT.FocusOut}) {
			addListener(focus, event -> redraw());
		}
		addListener(SWT.KeyDown, event -> choose(event.keyCode));
		// a canvas with a key listener takes the Tab key for itself. Allowing all traversals makes Tab move the focus to the
		// next control again
		addListener(SWT.Traverse, event -> event.doit = true);
		AccessibleText.name(this, this::text);
		addListener(SWT.MouseMove, event -> setToolTipText(describe(barAt(event.x))));
	}

	/**
	 * Shows a bar for each value.
	 *
	 * @param newValues the values of bars 1 to n. Empty for a chart without bars
	 * @param markedBar the number of the bar that has the colour {@link #MARKED_BAR}. 0 for none
	 * @param labelOfLast the label of bar n
	 */
	void show(List<Long> newValues, int markedBar, String labelOfLast) {
		values = newValues;
		marked = markedBar;
		lastLabel = labelOfLast;
		redraw();
	}

	private void choose(int key) {
		int step = key == SWT.ARROW_RIGHT ? 1 : key == SWT.ARROW_LEFT ? -1 : 0;
		if (step != 0 && !values.isEmpty()) {
			chosen = Math.clamp(chosen + step, 1, values.size());
			redraw();
			getAccessible().setFocus(ACC.CHILDID_SELF);
		}
	}

	/** Returns the title. While the chart has the focus, the title also describes the selected bar. */
	String text() {
		String bar = isFocusControl() ? describe(chosen) : null;
		return bar == null ? title : title + " - " + bar;
	}

	/** Returns a description of a bar, such as {@code clearance 3: 1,024 cells}. Null if there is no such bar. */
	String describe(int bar) {
		return bar < 1 || bar > values.size() ? null
				: across + " " + label(bar) + ": " + Counts.cells(values.get(bar - 1));
	}

	/** Returns the number of the bar at an x coordinate in pixels. Returns 0 if there is none. */
	private int barAt(int x) {
		Rectangle plot = plot();
		return values.isEmpty() || x < plot.x || x >= plot.x + plot.width ? 0
				: 1 + (x - plot.x) * values.size() / plot.width;
	}

	/** Returns the rectangle of a bar, in pixels. */
	Rectangle bar(int number) {
		Rectangle plot = plot();
		int left = plot.x + (number - 1) * plot.width / values.size();
		int right = plot.x + number * plot.width / values.size();
		int height = (int) Math.round((double) plot.height * values.get(number - 1) / max());
		return new Rectangle(left + 1, plot.y + plot.height - height, Math.max(1, right - left - 2), height);
	}

	private long max() {
		return Math.max(1, values.stream().mapToLong(Long::longValue).max().orElse(1));
	}

	private Rectangle plot() {
		GC gc = new GC(this);
		try {
			Rectangle area = getClientArea();
			int line = gc.getFontMetrics().getHeight();
			int left = MARGIN + gc.textExtent(Counts.digits(max())).x + GAP;
			int top = isLow(gc) ? GAP : MARGIN + line + GAP;
			int below = isLow(gc) ? line + GAP : 2 * line + 2 * GAP;
			return new Rectangle(left, top, Math.max(1, area.width - left - MARGIN), Math.max(1, area.height - top - below));
		} finally {
			gc.dispose();
		}
	}

	private boolean isLow(GC gc) {
		return getClientArea().height < LOW * gc.getFontMetrics().getHeight();
	}

	/**
	 * Draws the title above the plot. In a low chart, draws the title in the upper right part of the plot, because the
	 * bars at the right are the lowest.
	 */
	private void drawTitle(GC gc) {
		int left = isLow(gc) ? getClientArea().width - MARGIN - gc.textExtent(text()).x : MARGIN;
		gc.drawText(text(), left, isLow(gc) ? GAP : MARGIN, true);
	}

	private void paint(PaintEvent event) {
		GC gc = event.gc;
		drawTitle(gc);
		if (values.isEmpty()) {
			return;
		}
		Rectangle plot = plot();
		for (int number = 1; number <= values.size(); number++) {
			Rectangle bar = bar(number);
			gc.setBackground(new Color(number == marked ? MARKED_BAR : BAR));
			gc.fillRectangle(bar);
			if (number == marked) {
				gc.drawRectangle(bar);
			}
			if (number == chosen && isFocusControl()) {
				gc.setLineStyle(SWT.LINE_DOT);
				gc.drawRectangle(bar.x - 1, plot.y, bar.width + 1, plot.height);
				gc.setLineStyle(SWT.LINE_SOLID);
			}
		}
		drawAxes(gc, plot);
	}

	private void drawAxes(GC gc, Rectangle plot) {
		int base = plot.y + plot.height;
		gc.drawLine(plot.x, plot.y, plot.x, base);
		gc.drawLine(plot.x, base, plot.x + plot.width, base);
		drawRightAligned(gc, Counts.digits(max()), plot.x - GAP, plot.y);
		drawLabels(gc, base + 1);
		if (!isLow(gc)) {
			drawRightAligned(gc, "0", plot.x - GAP, base - gc.getFontMetrics().getHeight());
			Point name = gc.textExtent(across);
			gc.drawText(across, plot.x + (plot.width - name.x) / 2, base + 1 + gc.getFontMetrics().getHeight(), true);
		}
	}

	/**
	 * Draws the labels of the bars. Leaves out labels that would overlap another label. The last label is the most
	 * important, so it is drawn first.
	 */
	private void drawLabels(GC gc, int y) {
		int last = left(gc, values.size());
		gc.drawText(lastLabel, last, y, true);
		int end = Integer.MIN_VALUE;
		for (int number = 1; number < values.size(); number++) {
			int x = left(gc, number);
			int right = x + gc.textExtent(label(number)).x + GAP;
			if (x > end && right < last) {
				gc.drawText(label(number), x, y, true);
				end = right;
			}
		}
	}

	/** Returns the x coordinate of the left end of a bar's label, in pixels. */
	private int left(GC gc, int number) {
		Rectangle bar = bar(number);
		return bar.x + (bar.width - gc.textExtent(label(number)).x) / 2;
	}

	private static void drawRightAligned(GC gc, String text, int right, int y) {
		gc.drawText(text, right - gc.textExtent(text).x, y, true);
	}

	private String label(int number) {
		return number == values.size() ? lastLabel : Integer.toString(number);
	}
}
