package org.leeway.ui.editor.bars;

import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.leeway.core.colour.LegendEntry;
import org.leeway.model.TerrainPattern;
import org.leeway.ui.theme.AccessibleText;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.DevicePixels;
import org.leeway.ui.theme.Swatch;

/** A strip with the legend of the colours on the map. */
public final class LegendBar extends Canvas {

	private static final int SWATCH = 14;
	private static final int GAP = 6;

	private List<LegendEntry> tints = List.of();
	private String title = "";
	private List<LegendEntry> entries = List.of();

	LegendBar(Composite parent) {
		super(parent, SWT.DOUBLE_BUFFERED);
		addPaintListener(this::paint);
		AccessibleText.name(this, this::text);
	}

	/**
	 * Shows a legend.
	 *
	 * @param newTints the colours of tinted cells and of meshes. Tints come first, because they cover the overlay
	 * @param newTitle of the entries
	 * @param newEntries the colours of the overlay or of the terrains
	 * @return whether the legend has changed
	 */
	boolean show(List<LegendEntry> newTints, String newTitle, List<LegendEntry> newEntries) {
		boolean different = !tints.equals(newTints) || !title.equals(newTitle) || !entries.equals(newEntries);
		if (different) {
			tints = newTints;
			title = newTitle;
			entries = newEntries;
			setToolTipText(text());
			redraw();
		}
		return different;
	}

	/** Returns the legend as a text, for screen readers. */
	String text() {
		String below = title + ": " + words(entries);
		return tints.isEmpty() ? below : words(tints) + "; " + below;
	}

	private static String words(List<LegendEntry> entries) {
		return entries.stream().map(LegendEntry::label).collect(Collectors.joining(", "));
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		GC gc = new GC(this);
		try {
			int before = tints.isEmpty() ? 0 : width(tints, gc) + 2 * GAP;
			return new Point(GAP + before + width(title, gc) + width(entries, gc), SWATCH + GAP);
		} finally {
			gc.dispose();
		}
	}

	private static int width(List<LegendEntry> colours, GC gc) {
		return colours.stream().mapToInt(entry -> SWATCH + GAP + width(entry.label(), gc)).sum();
	}

	private static int width(String words, GC gc) {
		return gc.textExtent(words).x + 2 * GAP;
	}

	private void paint(PaintEvent event) {
		GC gc = event.gc;
		int x = GAP;
		if (!tints.isEmpty()) {
			x = paint(tints, x, gc);
			gc.drawLine(x, top(), x, top() + SWATCH);
			x += 2 * GAP;
		}
		x = paint(title, x, gc);
		paint(entries, x, gc);
	}

	private int top() {
		return (getClientArea().height - SWATCH) / 2;
	}

	/**
	 * Paints entries in a row.
	 *
	 * @param left the x coordinate of the first entry, in pixels
	 * @return the x coordinate after the last entry
	 */
	private int paint(List<LegendEntry> colours, int left, GC gc) {
		int x = left;
		for (LegendEntry entry : colours) {
			fill(entry, x, gc);
			gc.drawRectangle(x, top(), SWATCH, SWATCH);
			x = paint(entry.label(), x + SWATCH + GAP, gc);
		}
		return x;
	}

	private void fill(LegendEntry entry, int x, GC gc) {
		if (entry.pattern() == TerrainPattern.NONE) {
			gc.setBackground(new Color(Colours.of(entry.rgb())));
			gc.fillRectangle(x, top(), SWATCH, SWATCH);
		} else {
			Image swatch = new Image(getDisplay(),
					(ImageDataProvider) zoom -> Swatch.pattern(Colours.of(entry.rgb()), entry.pattern(),
							DevicePixels.of(SWATCH, zoom)));
			gc.drawImage(swatch, x, top());
			swatch.dispose();
		}
	}

	private int paint(String words, int x, GC gc) {
		Point extent = gc.textExtent(words);
		gc.drawText(words, x, (getClientArea().height - extent.y) / 2, true);
		return x + width(words, gc);
	}
}
