package org.leeway.ui.editor.bars;

import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.leeway.core.colour.LegendEntry;
import org.leeway.ui.theme.AccessibleText;
import org.leeway.ui.theme.Colours;

/** A strip with the legend of the colours on the map. */
public final class LegendBar extends Canvas {

	private static final int SWATCH = 14;
	private static final int GAP = 6;

	private List<LegendEntry> tints = List.of();
	private String title = "";
	private List<LegendEntry> entries = List.of();

	public LegendBar(Composite parent) {
		super(parent, SWT.DOUBLE_BUFFERED);
		addPaintListener(this::paint);
		AccessibleText.name(this, this::text);
	}

	/**
	 * Shows another legend.
	 *
	 * @param newTints the colours of marked differences, which come first as they cover the layer below
	 */
	public void show(List<LegendEntry> newTints, String newTitle, List<LegendEntry> newEntries) {
		if (!tints.equals(newTints) || !title.equals(newTitle) || !entries.equals(newEntries)) {
			tints = newTints;
			title = newTitle;
			entries = newEntries;
			setToolTipText(text());
			redraw();
		}
	}

	/** The legend in words. */
	String text() {
		String below = title + ": " + words(entries);
		return tints.isEmpty() ? below : words(tints) + "; " + below;
	}

	private static String words(List<LegendEntry> entries) {
		return entries.stream().map(LegendEntry::label).collect(Collectors.joining(", "));
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		return new Point(widthHint == SWT.DEFAULT ? 400 : widthHint, SWATCH + 2 * GAP);
	}

	private void paint(PaintEvent event) {
		int x = GAP;
		if (!tints.isEmpty()) {
			x = paint(tints, x, event.gc);
			event.gc.drawLine(x, GAP, x, GAP + SWATCH);
			x += 2 * GAP;
		}
		x = paint(title, x, event.gc);
		paint(entries, x, event.gc);
	}

	/** @return the x at which the next text may begin */
	private int paint(List<LegendEntry> colours, int left, GC gc) {
		int x = left;
		for (LegendEntry entry : colours) {
			gc.setBackground(new Color(Colours.of(entry.rgb())));
			gc.fillRectangle(x, GAP, SWATCH, SWATCH);
			gc.drawRectangle(x, GAP, SWATCH, SWATCH);
			x = paint(entry.label(), x + SWATCH + GAP, gc);
		}
		return x;
	}

	private int paint(String words, int x, GC gc) {
		Point extent = gc.textExtent(words);
		gc.drawText(words, x, (getClientArea().height - extent.y) / 2, true);
		return x + extent.x + 2 * GAP;
	}
}
