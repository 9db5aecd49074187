package org.leeway.core.exchange.png;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A writer of a heatmap in the colours of the layer, with a pixel or a square of pixels for each cell. On request the
 * image has a legend. If the squares are large enough, cells show the pattern of their terrain. Text chunks say what
 * was measured.
 */
public final class PngExporter implements RasterExporter {

	private static final TypedOption.Flag LEGEND = new TypedOption.Flag("legend",
			"draw the legend beside the map");

	private static final int LARGEST = 64;
	private static final TypedOption.Whole SCALE = new TypedOption.Whole("scale", "pixels per cell", 1, 1,
			LARGEST);

	@Override
	public List<TypedOption<?>> options() {
		return List.of(LEGEND, SCALE);
	}

	@Override
	public boolean isBinary() {
		return true;
	}

	@Override
	public boolean isPicture() {
		return true;
	}

	@Override
	public Export export(RasterContent content, OptionValues options, Progress progress) {
		return Export.of(out -> write(content, options.get(LEGEND), options.get(SCALE), out, progress));
	}

	private static void write(RasterContent content, boolean hasLegend, int scale, OutputStream out, Progress progress)
			throws IOException {
		OverlayLayer layer = content.layer();
		LegendPanel legend = hasLegend ? LegendPanel.of(content) : LegendPanel.NONE;
		int width = Math.multiplyExact(layer.width(), scale);
		int height = Math.multiplyExact(layer.height(), scale);
		int[] cells = new int[layer.width()];
		PatternRow patterns = PatternRow.of(layer, scale);
		int[] row = new int[width + legend.width()];
		int rows = Math.max(height, legend.height());
		try (PngWriter png = new PngWriter(out, row.length, rows)) {
			describe(content, png);
			for (int y = 0; y < rows; y++) {
				Arrays.fill(row, LegendPanel.PAPER);
				if (y < height) {
					if (y % scale == 0) {
						layer.colours(0, y / scale, layer.width(), cells);
						patterns.read(y / scale);
						progress.worked(1);
					}
					enlarge(cells, scale, row);
					patterns.draw(y, cells, row);
				}
				legend.copyRow(y, row, width);
				png.writeRow(row);
				progress.check();
			}
		}
	}

	private static void enlarge(int[] cells, int scale, int[] row) {
		for (int x = 0; x < cells.length; x++) {
			Arrays.fill(row, x * scale, (x + 1) * scale, cells[x]);
		}
	}

	/** Writes the description of the layer as text chunks. */
	static void describe(RasterContent content, PngWriter png) throws IOException {
		png.writeText("Software", "Leeway");
		png.writeText("Layer", content.layer().kind().id());
		png.writeText("Metric", content.layer().kind().metric());
		if (content.anchor().isPresent()) {
			png.writeText("Anchor", content.anchor().get());
		}
		if (content.capability().isPresent()) {
			png.writeText("Capability", content.capability().get());
		}
		if (content.agent().isPresent()) {
			png.writeText("Agent", content.agent().get().name());
			png.writeText("Size", Integer.toString(content.agent().get().size()));
		}
	}
}
