package org.leeway.core.exchange.png;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

import org.leeway.core.exchange.LayerExport;
import org.leeway.core.exchange.LayerExporter;
import org.leeway.core.layer.OverlayLayer;

/**
 * Writes a heatmap: a pixel a cell in the colours of the layer, and on request a legend on its right. What was
 * measured is in the text chunks of the image.
 */
public final class PngExporter implements LayerExporter {

	@Override
	public void write(LayerExport export, OutputStream out) throws IOException {
		OverlayLayer layer = export.layer();
		LegendPanel legend = export.legend() ? LegendPanel.of(export) : LegendPanel.NONE;
		int[] row = new int[layer.width() + legend.width()];
		int rows = Math.max(layer.height(), legend.height());
		try (PngWriter png = new PngWriter(out, row.length, rows)) {
			describe(export, png);
			for (int y = 0; y < rows; y++) {
				Arrays.fill(row, LegendPanel.PAPER);
				if (y < layer.height()) {
					layer.colours(0, y, layer.width(), row);
				}
				legend.copyRow(y, row, layer.width());
				png.writeRow(row);
			}
		}
	}

	private static void describe(LayerExport export, PngWriter png) throws IOException {
		png.writeText("Software", "Leeway");
		png.writeText("Layer", export.layer().kind().id());
		png.writeText("Metric", export.layer().kind().metric());
		if (export.anchor().isPresent()) {
			png.writeText("Anchor", export.anchor().get());
		}
		if (export.capability().isPresent()) {
			png.writeText("Capability", export.capability().get());
		}
		if (export.agent().isPresent()) {
			png.writeText("Agent", export.agent().get().name());
			png.writeText("Size", Integer.toString(export.agent().get().size()));
		}
	}
}
