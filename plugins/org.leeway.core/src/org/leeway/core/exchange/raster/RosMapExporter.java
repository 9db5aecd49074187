package org.leeway.core.exchange.raster;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.layer.TerrainLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A writer of an occupancy grid for the map server of ROS. The grid is a graymap, with a description in YAML beside it.
 * Free cells have the value 254, occupied cells 0. The cell scale of the level gives the side of a cell in metres. The
 * lower left corner is the origin, and y goes up. Source: the documentation of the package map_server.
 */
public final class RosMapExporter implements RasterExporter {

	private static final TypedOption<Integer> FREE_FROM = new TypedOption.Whole("free-from",
			"lowest value of a free cell; lower values are occupied", 1, 1, 0xFFFF);
	private static final String IMAGE = ".pgm";
	private static final byte FREE = (byte) 254;
	private static final byte OCCUPIED = 0;

	@Override
	public List<TypedOption<?>> options() {
		return List.of(FREE_FROM);
	}

	/**
	 * Prepares the image and the YAML file of a map. A cell is free if its value is at least {@link #FREE_FROM}.
	 *
	 * @throws IOException if the layer has terrains as values. They have no order, so there is no least value of free cells
	 */
	@Override
	public Export export(RasterContent content, OptionValues options, Progress progress) throws IOException {
		if (content.layer().kind() instanceof TerrainLayer) {
			throw new IOException("a map of ROS holds free and occupied cells, expected another layer than terrain, such as"
					+ " clearance");
		}
		List<Diagnostic> diagnostics = new ArrayList<>();
		diagnostics.add(Diagnostic.lost("The values themselves are not written: cells are free from "
				+ options.get(FREE_FROM) + " on, and occupied below."));
		diagnostics.add(Diagnostic.assumed("A cell is " + number(content.cellScale()) + " m wide, as the cell scale says."));
		return new Export(List.of(new Export.Part("", (out, name) -> describe(content, name, out)),
				new Export.Part(IMAGE, (out, name) -> draw(content, options.get(FREE_FROM), out, progress))), diagnostics);
	}

	private static void describe(RasterContent content, String name, OutputStream out) throws IOException {
		String text = "# " + String.join(", ", content.description()).replaceAll("\\p{Cntrl}", " ") + "\n"
				+ "image: \"" + (name + IMAGE).replace("\\", "\\\\").replace("\"", "\\\"") + "\"\n"
				+ "resolution: " + number(content.cellScale()) + "\n"
				+ "origin: [0.0, 0.0, 0.0]\nnegate: 0\noccupied_thresh: 0.65\nfree_thresh: 0.196\nmode: trinary\n";
		out.write(text.getBytes(StandardCharsets.UTF_8));
	}

	/** Returns a number without an exponent, because some readers of YAML do not know exponents. */
	private static String number(double value) {
		return new BigDecimal(Double.toString(value)).toPlainString();
	}

	private static void draw(RasterContent content, int freeFrom, OutputStream out, Progress progress) throws IOException {
		out.write(("P5\n" + content.layer().width() + " " + content.layer().height() + "\n255\n")
				.getBytes(StandardCharsets.US_ASCII));
		byte[] bytes = new byte[content.layer().width()];
		NumberExporter.read(content.layer(), progress, row -> {
			for (int x = 0; x < row.length; x++) {
				bytes[x] = row[x] >= freeFrom ? FREE : OCCUPIED;
			}
			out.write(bytes);
		});
	}
}
