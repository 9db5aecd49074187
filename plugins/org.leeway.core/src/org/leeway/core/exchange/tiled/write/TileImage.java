package org.leeway.core.exchange.tiled.write;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

import org.leeway.core.exchange.png.PngWriter;
import org.leeway.core.exchange.tiled.map.ImageTileset;

/** A writer of the image of a tileset with one-coloured tiles. */
public final class TileImage {

	private TileImage() {
	}

	/** Writes the image as a PNG. The stream stays open. */
	public static void write(ImageTileset tileset, OutputStream out) throws IOException {
		int side = tileset.side();
		int[] row = new int[tileset.columns() * side];
		try (PngWriter png = new PngWriter(out, row.length, tileset.rows() * side)) {
			for (int y = 0; y < tileset.rows() * side; y++) {
				for (int column = 0; column < tileset.columns(); column++) {
					Arrays.fill(row, column * side, (column + 1) * side,
							tileset.rgb()[y / side * tileset.columns() + column]);
				}
				png.writeRow(row);
			}
		}
	}
}
