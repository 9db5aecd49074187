package org.leeway.ui.editor.bars;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.leeway.core.colour.LegendEntry;
import org.leeway.model.TerrainPattern;
import org.leeway.ui.pictures.CellPicture;
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
	private Map<String, CellPicture> pictures = Map.of();

	LegendBar(Composite parent) {
		super(parent, SWT.DOUBLE_BUFFERED);
		addPaintListener(this::paint);
		AccessibleText.name(this, this::text);
	}

	/**
	 * Shows a legend.
	 *
	 * @param newTints the colours of tinted cells and of meshes. Tints come first, because they cover the overlay
	 * @param newTitle the title of {@code newEntries}
	 * @param newEntries the colours of the overlay or of the terrains
	 * @param newPictures the pictures to show in place of the colours of entries, indexed by label
	 * @return whether the legend has changed
	 */
	boolean show(List<LegendEntry> newTints, String newTitle, List<LegendEntry> newEntries,
			Map<String, CellPicture> newPictures) {
		boolean different = !tints.equals(newTints) || !title.equals(newTitle) || !entries.equals(newEntries)
				|| !pictures.equals(newPictures);
		if (different) {
			tints = newTints;
			title = newTitle;
			entries = newEntries;
			pictures = newPictures;
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
			x = paint(tints, Map.of(), x, gc);
			gc.drawLine(x, top(), x, top() + SWATCH);
			x += 2 * GAP;
		}
		x = paint(title, x, gc);
		paint(entries, pictures, x, gc);
	}

	private int top() {
		return (getClientArea().height - SWATCH) / 2;
	}

	/**
	 * Paints entries of the legend from left to right, each as a small square with a label.
	 *
	 * @param colours the entries
	 * @param shown the pictures that replace the colours of entries, indexed by label
	 * @param left the x coordinate of the first entry, in pixels
	 * @return the x coordinate after the last entry
	 */
	private int paint(List<LegendEntry> colours, Map<String, CellPicture> shown, int left, GC gc) {
		int x = left;
		for (LegendEntry entry : colours) {
			fill(entry, shown.get(entry.label()), x, gc);
			gc.drawRectangle(x, top(), SWATCH, SWATCH);
			x = paint(entry.label(), x + SWATCH + GAP, gc);
		}
		return x;
	}

	/**
	 * Paints the swatch of a legend entry: a small square with the picture, or the colour and pattern, of the entry.
	 *
	 * @param picture the picture to paint. Null to paint the colour and the pattern of the entry
	 */
	private void fill(LegendEntry entry, CellPicture picture, int x, GC gc) {
		if (picture != null) {
			draw(side -> Swatch.picture(picture, side), x, gc);
		} else if (entry.pattern() == TerrainPattern.NONE) {
			gc.setBackground(new Color(Colours.of(entry.rgb())));
			gc.fillRectangle(x, top(), SWATCH, SWATCH);
		} else {
			draw(side -> Swatch.pattern(Colours.of(entry.rgb()), entry.pattern(), side), x, gc);
		}
	}

	/**
	 * Draws a swatch, the small square at the left of a legend entry.
	 *
	 * @param pixels returns the image of a swatch, given the side of the swatch in pixels
	 */
	private void draw(IntFunction<ImageData> pixels, int x, GC gc) {
		Image swatch = new Image(getDisplay(), (ImageDataProvider) zoom -> pixels.apply(DevicePixels.of(SWATCH, zoom)));
		gc.drawImage(swatch, x, top());
		swatch.dispose();
	}

	private int paint(String words, int x, GC gc) {
		Point extent = gc.textExtent(words);
		gc.drawText(words, x, (getClientArea().height - extent.y) / 2, true);
		return x + width(words, gc);
	}
}
