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
 * Writes a heatmap: a pixel a cell in the colours of the layer, and on request a legend on its right. What was
 * measured is in the text chunks of the image.
 */
public final class PngExporter implements RasterExporter {

	private static final TypedOption.Flag LEGEND = new TypedOption.Flag("legend",
			"draw what the colours mean beside the map");

	@Override
	public List<TypedOption<?>> options() {
		return List.of(LEGEND);
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
		return Export.of(out -> write(content, options.get(LEGEND), out, progress));
	}

	private static void write(RasterContent content, boolean hasLegend, OutputStream out, Progress progress)
			throws IOException {
		OverlayLayer layer = content.layer();
		LegendPanel legend = hasLegend ? LegendPanel.of(content) : LegendPanel.NONE;
		int[] row = new int[layer.width() + legend.width()];
		int rows = Math.max(layer.height(), legend.height());
		try (PngWriter png = new PngWriter(out, row.length, rows)) {
			describe(content, png);
			for (int y = 0; y < rows; y++) {
				Arrays.fill(row, LegendPanel.PAPER);
				if (y < layer.height()) {
					layer.colours(0, y, layer.width(), row);
				}
				legend.copyRow(y, row, layer.width());
				png.writeRow(row);
				progress.worked(1);
				progress.check();
			}
		}
	}

	private static void describe(RasterContent content, PngWriter png) throws IOException {
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
