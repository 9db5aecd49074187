package org.leeway.pathing.compare;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.paint.CellTransform;

/** A calculator of mirrored and turned planes. Handles 64 cells at a time. */
final class PlaneImage {

	private static final int TILE = BitPlane.TILE;

	private PlaneImage() {
	}

	/** Returns a plane after a mirroring or a turn. The plane must fill the same rectangle afterwards. */
	static BitPlane of(BitPlane plane, CellTransform transform) {
		boolean swapped = transform.xx() == 0;
		BitPlane turned = swapped ? transposed(plane) : plane;
		boolean acrossX = transform.xx() + transform.xy() < 0;
		boolean acrossY = transform.yx() + transform.yy() < 0;
		return acrossX || acrossY ? flipped(turned, acrossX, acrossY) : turned;
	}

	/** Returns the plane with its rows and columns exchanged. */
	private static BitPlane transposed(BitPlane plane) {
		BitPlaneEditor result = BitPlane.empty(plane.height(), plane.width()).edit();
		TileWords words = plane.words();
		for (int row = 0; row < plane.rows(); row++) {
			for (int column = 0; column < plane.columns(); column++) {
				result.setTile(row, column, transposed(words.tile(column, row)));
			}
		}
		return result.build();
	}

	/**
	 * Transposes a tile: exchanges its rows and columns. Exchanges the top right quarter with the bottom left quarter. Then does
	 * the same inside each of the four quarters, and so on, down to single bits. The diagonal stays in place.
	 */
	private static long[] transposed(long[] tile) {
		long[] words = tile.clone();
		long mask = -1L >>> TILE / 2;
		for (int side = TILE / 2; side > 0; side /= 2, mask ^= mask << side) {
			for (int y = 0; y < TILE; y = (y | side) + 1 & ~side) {
				long exchanged = (words[y] >>> side ^ words[y | side]) & mask;
				words[y] ^= exchanged << side;
				words[y | side] ^= exchanged;
			}
		}
		return words;
	}

	private static BitPlane flipped(BitPlane plane, boolean acrossX, boolean acrossY) {
		BitPlaneEditor result = BitPlane.empty(plane.width(), plane.height()).edit();
		long[] words = new long[TILE];
		for (int row = 0; row < plane.rows(); row++) {
			for (int column = 0; column < plane.columns(); column++) {
				for (int i = 0; i < TILE; i++) {
					int y = row * TILE + i;
					int from = acrossY ? plane.height() - 1 - y : y;
					words[i] = y >= plane.height() ? 0
							: acrossX ? mirrored(plane, column, from) : plane.word(column, from);
				}
				result.setTile(column, row, words);
			}
		}
		return result.build();
	}

	/**
	 * Returns 64 cells of a row of the mirrored plane. In a mirrored row, the cells are in the opposite order.
	 *
	 * @param column which 64 cells to return: the cells from {@code 64 * column} on
	 * @param y the row
	 */
	private static long mirrored(BitPlane plane, int column, int y) {
		int first = plane.width() - TILE * (column + 1);
		int left = Math.floorDiv(first, TILE);
		int shift = Math.floorMod(first, TILE);
		long low = left < 0 ? 0 : plane.word(left, y);
		long high = left + 1 >= plane.columns() ? 0 : plane.word(left + 1, y);
		return Long.reverse(shift == 0 ? low : low >>> shift | high << TILE - shift);
	}
}
