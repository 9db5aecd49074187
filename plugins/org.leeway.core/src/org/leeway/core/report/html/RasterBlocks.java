package org.leeway.core.report.html;

import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.leeway.core.files.Hashes;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;

/**
 * A writer of the rasters of a level. Each raster becomes a block of the page as soon as it is computed. Equal rasters become
 * one block. For example, agents that cross the same terrains have equal rasters of clearance.
 */
final class RasterBlocks {

	private static final int BYTE = 0xFF;

	private final Writer out;
	private final String prefix;
	private final RasterPacker packer;
	private final Progress progress;
	/**
	 * The blocks written so far. Equal rasters have equal keys. A key consists of the number of bytes of each value in the
	 * raster, and a hash of the packed raster.
	 */
	private final Map<String, Block> written = new HashMap<>();

	/**
	 * A raster that was written to the page as a block.
	 *
	 * @param id the id of the block
	 * @param bytes the number of bytes of a value
	 * @param model the facts that a page needs to decode the values. Empty if the values are compressed with zlib
	 */
	record Block(String id, int bytes, Optional<RasterPacker.Model> model) {
	}

	/**
	 * Creates a writer of the rasters of one level.
	 *
	 * @param prefix of the ids of the rasters, so that the ids are unique on the page
	 * @param packer a packer that has packed no rasters yet
	 */
	RasterBlocks(Writer out, String prefix, RasterPacker packer, Progress progress) {
		this.out = out;
		this.prefix = prefix;
		this.packer = packer;
		this.progress = progress;
	}

	/**
	 * Writes the values of a layer. Values have two bytes if they are quantities, such as clearance, and some value needs two
	 * bytes. Otherwise values have one byte.
	 */
	Block add(OverlayLayer layer) throws IOException {
		return add((y, target) -> layer.values(0, y, layer.width(), target), layer.width(), layer.height(),
				layer.hasNumbers() && isLargerThanAByte(layer) ? 2 : 1);
	}

	/**
	 * Returns whether the values of a raster need two bytes. If one byte is enough, a second byte that is always 0 would
	 * only make the packed values larger.
	 */
	private static boolean isLargerThanAByte(OverlayLayer layer) {
		int[] row = new int[layer.width()];
		for (int y = 0; y < layer.height(); y++) {
			layer.values(0, y, row.length, row);
			if (IntStream.of(row).anyMatch(value -> value > BYTE)) {
				return true;
			}
		}
		return false;
	}

	/** Writes a set of cells: 1 for each cell in the set, 0 for all other cells. */
	Block add(BitPlane cells) throws IOException {
		return add((y, target) -> {
			for (int x = 0; x < target.length; x++) {
				target[x] = cells.get(x, y) ? 1 : 0;
			}
		}, cells.width(), cells.height(), 1);
	}

	private Block add(RasterWriter.Rows rows, int width, int height, int bytes) throws IOException {
		RasterPacker.Packed packed = packer.pack(rows, width, height, bytes, progress);
		String hash = bytes + Hashes.of(packed.toString());
		Block known = written.get(hash);
		if (known != null) {
			return known;
		}
		Block block = new Block(prefix + written.size(), bytes, packed.model());
		out.write("<script type=\"text/plain\" id=\"" + block.id() + "\">" + packed.text() + "</script>\n");
		written.put(hash, block);
		return block;
	}
}
