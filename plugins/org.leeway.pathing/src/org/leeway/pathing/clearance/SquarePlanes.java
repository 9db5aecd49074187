package org.leeway.pathing.clearance;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TileSet;

/**
 * A set of bit planes, one for each of several side lengths of squares. All planes are computed from one bit plane, the base.
 * There are two kinds of planes:
 * <ul>
 * <li>Planes of anchors: a cell is set if it is the top-left cell of a square in which all cells of the base are set.
 * <li>Planes of cells: each set cell of the base is the top-left cell of a square. A cell is set if such a square covers the
 * cell.
 * </ul>
 * Immutable. If the base changes, computes again only the tiles that can differ.
 */
final class SquarePlanes {

	/** Largest number of changed tiles for which an edit counts as small, see {@link Update#few}. */
	private static final int FEW = 64;

	private final boolean erosion;
	/** The side length, in cells, of the squares of each plane. Indexed by plane. Begins with 1 and ascends. */
	private final int[] sides;
	/** The planes, indexed like {@link #sides}. Plane 0 is the base, with squares of side 1. */
	private final BitPlane[] planes;

	private SquarePlanes(boolean erosion, int[] sides, BitPlane[] planes) {
		this.erosion = erosion;
		this.sides = sides;
		this.planes = planes;
	}

	/**
	 * Creates planes for squares with several side lengths. In each plane, a set cell is the top-left cell of a square in
	 * which all cells of the base are set. At first, all planes are empty.
	 *
	 * @param sizes the requested sides, 1 or more. The plane of a side that exceeds the map is empty
	 */
	static SquarePlanes ofAnchors(int width, int height, SortedSet<Integer> sizes) {
		return new SquarePlanes(true, sides(sizes.headSet(Math.min(width, height) + 1)), width, height);
	}

	/**
	 * Creates planes for the cells that squares of a given side cover. The set cells of the base are the top-left cells of the
	 * squares. In the {@linkplain #last last plane}, a cell is set if a square covers the cell. Other planes are steps of the
	 * computation. At first, all planes are empty.
	 *
	 * @param size the side of the squares, at least 1
	 */
	static SquarePlanes ofFootprints(int width, int height, int size) {
		int enough = Math.min(size, Math.max(width, height));
		return new SquarePlanes(false, sides(new TreeSet<>(Set.of(enough))), width, height);
	}

	private SquarePlanes(boolean erosion, int[] sides, int width, int height) {
		this(erosion, sides, new BitPlane[sides.length]);
		Arrays.fill(planes, BitPlane.empty(width, height));
	}

	/**
	 * Returns the sides of all planes to compute, in ascending order from 1. A {@link TileStep} computes each plane from the
	 * previous plane, and enlarges the side by 64 cells at most. If two requested sides differ by more, sides between them are
	 * added.
	 *
	 * @param sizes the requested sides
	 */
	private static int[] sides(SortedSet<Integer> sizes) {
		IntStream.Builder sides = IntStream.builder();
		int side = 1;
		sides.add(side);
		for (int size : sizes) {
			while (side < size) {
				side += Math.min(size - side, side < TileStep.REACH ? TileStep.REACH - 1 : TileStep.REACH);
				sides.add(side);
			}
		}
		return sides.build().toArray();
	}

	/** Returns the plane from which all other planes are computed. */
	BitPlane base() {
		return planes[0];
	}

	/**
	 * Returns the plane for squares of one of the requested sides, see {@link #ofAnchors}. The plane is empty if the squares
	 * are larger than the map.
	 */
	BitPlane plane(int side) {
		int index = Arrays.binarySearch(sides, side);
		return index >= 0 ? planes[index] : BitPlane.empty(base().width(), base().height());
	}

	/** Returns the plane of the largest side. */
	BitPlane last() {
		return planes[planes.length - 1];
	}

	/**
	 * Returns planes for the same squares, computed from another base plane of the same size.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	SquarePlanes with(BitPlane base, Progress progress) {
		if (base == base()) {
			return this;
		}
		return new SquarePlanes(erosion, sides, new Update(base, progress).run());
	}

	/**
	 * An update of all planes. For each row of tiles, all planes are updated before the next row, so that the data stays in the
	 * processor's cache.
	 */
	private final class Update {

		private final Progress progress;
		private final TileStep step = erosion ? new TileStep.Erosion() : new TileStep.Dilation();
		private final BitPlaneEditor[] editors = Arrays.stream(planes).map(BitPlane::edit)
				.toArray(BitPlaneEditor[]::new);
		private final BitPlane base;
		/** The tiles of the base that may differ. */
		private final TileSet changed;
		/** Indexed by plane: the columns of the tiles to compute again in the current row of tiles. */
		private BitSet[] columns = noColumns();
		/**
		 * Columns of the tiles to compute again in the row of tiles after the current row. Indexed by plane, like
		 * {@link #columns}.
		 */
		private BitSet[] columnsBeyond = noColumns();
		/**
		 * Whether so few tiles have changed that comparing their cells saves time. If true, a neighbour of a changed tile is
		 * computed again only if it depends on a changed cell. If false, all neighbours are computed again.
		 */
		private final boolean few;

		Update(BitPlane base, Progress progress) {
			this.base = base;
			this.progress = progress;
			this.editors[0] = base.edit();
			this.changed = base.changedSince(base());
			this.few = changed.hasAtMost(FEW);
		}

		private BitSet[] noColumns() {
			return Stream.generate(BitSet::new).limit(planes.length).toArray(BitSet[]::new);
		}

		BitPlane[] run() {
			// a tile of the next plane depends on the same tile of this plane and on neighbours: below for erosion, above for
			// dilation. So with each plane, a change spreads by one row of tiles: upwards for erosion, downwards for dilation
			int first = erosion ? changed.lastRow() : changed.firstRow();
			int last = erosion ? Math.max(0, changed.firstRow() - planes.length + 1)
					: Math.min(base.rows(), changed.lastRow() + planes.length) - 1;
			for (int row = first; (last - row) * step.direction <= 0; row -= step.direction) {
				progress.check();
				updateRow(row);
			}
			return Arrays.stream(editors).map(BitPlaneEditor::build).toArray(BitPlane[]::new);
		}

		private void updateRow(int row) {
			columns[0].or(changed.columns(row));
			for (int plane = 0; plane < planes.length; plane++) {
				BitSet own = columns[plane];
				for (int column = own.nextSetBit(0); column >= 0; column = own.nextSetBit(column + 1)) {
					update(plane, column, row);
				}
				own.clear();
			}
			BitSet[] done = columns;
			columns = columnsBeyond;
			columnsBeyond = done;
		}

		private void update(int plane, int column, int row) {
			if (plane == 0) {
				spread(plane, column, row, base().words().tile(column, row), base.words().tile(column, row));
				return;
			}
			TileWords source = editors[plane - 1].words();
			int beside = column + step.direction;
			int beyond = row + step.direction;
			long[] words = step.apply(source.tile(column, row), source.tile(beside, row), source.tile(column, beyond),
					source.tile(beside, beyond), sides[plane] - sides[plane - 1]);
			if (!erosion) {
				words = inside(words, column, row);
			}
			long[] old = editors[plane].words().tile(column, row);
			if (editors[plane].setTile(column, row, words)) {
				spread(plane, column, row, old, words);
			}
		}

		/**
		 * Marks the tiles of the plane {@code plane + 1} that must be computed again, after a tile of the plane {@code plane}
		 * has changed. Each plane is computed from the previous plane.
		 *
		 * @param old the words of the tile before the change
		 * @param words the words of the tile after the change
		 */
		private void spread(int plane, int column, int row, long[] old, long[] words) {
			if (plane + 1 == planes.length) {
				return;
			}
			int distance = sides[plane + 1] - sides[plane];
			boolean beside = column - step.direction >= 0 && column - step.direction < base.columns()
					&& (!few || step.differsAtSide(old, words, distance));
			boolean beyond = row - step.direction >= 0 && row - step.direction < base.rows()
					&& (!few || step.differsAtEnd(old, words, distance));
			note(columns[plane + 1], column, beside);
			if (beyond) {
				note(columnsBeyond[plane + 1], column, beside);
			}
		}

		private void note(BitSet next, int column, boolean beside) {
			next.set(column);
			if (beside) {
				next.set(column - step.direction);
			}
		}

		/** Clears the bits of a tile that lie outside the map. Returns {@code words} itself. */
		private long[] inside(long[] words, int column, int row) {
			boolean last = column == base.columns() - 1 || row == base.rows() - 1;
			for (int y = 0; last && y < BitPlane.TILE && step.isNew(words); y++) {
				words[y] &= base.inside(column, row * BitPlane.TILE + y);
			}
			return words;
		}
	}
}
