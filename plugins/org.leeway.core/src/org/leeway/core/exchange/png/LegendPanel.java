package org.leeway.core.exchange.png;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.PatternMask;
import org.leeway.core.exchange.RasterContent;

/** A legend of the colours of an image: a title, then a line with a swatch for each colour. */
final class LegendPanel {

	/** The colour of the background. */
	static final int PAPER = 0xFFFFFF;
	static final LegendPanel NONE = new LegendPanel(0, 0);

	private static final int INK = 0x000000;
	private static final int MARGIN = 8;
	private static final int LINE = BitmapFont.HEIGHT + 5;
	private static final int SWATCH = BitmapFont.HEIGHT + 2;
	private static final int LABEL = MARGIN + SWATCH + 6;
	private static final int LONGEST = 60;

	private final int[][] pixels;

	private LegendPanel(int width, int height) {
		this.pixels = new int[height][width];
		for (int[] row : pixels) {
			Arrays.fill(row, PAPER);
		}
	}

	static LegendPanel of(RasterContent content) {
		List<String> title = content.description().stream().map(LegendPanel::shorten).toList();
		List<LegendEntry> entries = new ArrayList<>();
		for (LegendEntry entry : content.layer().legend()) {
			entries.add(new LegendEntry(shorten(entry.label()), entry.rgb(), entry.pattern()));
		}
		int lines = title.size() + 1 + entries.size();
		LegendPanel panel = new LegendPanel(width(title, entries), 2 * MARGIN + lines * LINE);
		panel.draw(title, entries);
		return panel;
	}

	int width() {
		return pixels.length == 0 ? 0 : pixels[0].length;
	}

	int height() {
		return pixels.length;
	}

	/**
	 * Copies one row of the legend's pixels. Copies nothing if the legend has fewer rows.
	 *
	 * @param y the row in the legend
	 * @param target gets the pixels
	 * @param targetOffset the index in {@code target} of the first copied pixel
	 */
	void copyRow(int y, int[] target, int targetOffset) {
		if (y < height()) {
			System.arraycopy(pixels[y], 0, target, targetOffset, width());
		}
	}

	private static String shorten(String text) {
		return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 2) + "..";
	}

	private static int width(List<String> title, List<LegendEntry> entries) {
		int widest = 0;
		for (String line : title) {
			widest = Math.max(widest, MARGIN + BitmapFont.width(line));
		}
		for (LegendEntry entry : entries) {
			widest = Math.max(widest, LABEL + BitmapFont.width(entry.label()));
		}
		return widest + MARGIN;
	}

	private void draw(List<String> title, List<LegendEntry> entries) {
		int y = MARGIN;
		for (String line : title) {
			BitmapFont.draw(line, MARGIN, y, pixels, INK);
			y += LINE;
		}
		y += LINE;
		for (LegendEntry entry : entries) {
			drawSwatch(y - 1, entry);
			BitmapFont.draw(entry.label(), LABEL, y, pixels, INK);
			y += LINE;
		}
	}

	private void drawSwatch(int top, LegendEntry entry) {
		int[] shades = PatternMask.shades(entry.rgb());
		PatternMask mask = PatternMask.of(entry.pattern(), SWATCH);
		for (int y = top; y < top + SWATCH; y++) {
			boolean edge = y == top || y == top + SWATCH - 1;
			for (int x = 0; x < SWATCH; x++) {
				pixels[y][MARGIN + x] = edge ? INK : shades[mask.level(x, y - top)];
			}
			pixels[y][MARGIN] = INK;
			pixels[y][MARGIN + SWATCH - 1] = INK;
		}
	}
}
