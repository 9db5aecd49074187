package org.leeway.pathing.search;

import java.util.BitSet;
import java.util.concurrent.atomic.AtomicReferenceArray;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * The places where a diagonal jump must stop, for one of the four diagonal directions. A diagonal jump is a search that
 * goes step by step along a diagonal. The jump stops at a place in three cases:
 * <ul>
 * <li>The next diagonal step is illegal.
 * <li>A straight jump from here stops at a gap: beside its row or column, a wall ends and a free cell follows, see
 * {@link JumpPlane}. Only the two straight directions that make up the diagonal count: right and down for the diagonal to
 * the lower right.
 * <li>Units may cut corners, and a step in another diagonal direction leads around a corner here.
 * </ul>
 * The stops are bits, and are computed on demand. One word holds 64 consecutive cells of a diagonal. Thread-safe.
 */
final class DiagonalPlane {

	private static final int TILE = BitPlane.TILE;
	private static final int LAST = AnchorPlane.LAST;

	private final int dx;
	private final int dy;
	private final StepRule rule;
	private final AnchorPlane legal;
	private final JumpPlane across;
	private final JumpPlane down;
	/**
	 * The stops, one bit each, in blocks that are computed on demand. A block has 64 neighbouring diagonals in one row of
	 * tiles, that is, in 64 rows of cells. Each diagonal is a word: bit {@code y & 63} is its cell in row y. A block is null
	 * until it is computed.
	 * <p>
	 * A diagonal is numbered by the column where it crosses row 0, modulo the width of all tiles. For example, take
	 * tiles of 4 x 4 cells, a map of two tiles, and diagonals to the lower right. Then each cell is on the diagonal with this
	 * number:
	 * <pre>
	 * 0 1 2 3 4 5 6 7
	 * 7 0 1 2 3 4 5 6
	 * 6 7 0 1 2 3 4 5
	 * 5 6 7 0 1 2 3 4
	 * </pre>
	 * Block 0 has the diagonals 0 to 3, block 1 the diagonals 4 to 7. Two diagonals may share a number, such as 5 at the lower
	 * left and at the upper right, but never in the same row. The index of a block is {@code row * columns + number / 64},
	 * where {@code row} is a row of tiles and {@code columns} the number of tiles in a row.
	 */
	private final AtomicReferenceArray<long[]> tiles;

	private DiagonalPlane(int dx, int dy, StepRule rule, AnchorPlane legal, JumpPlane across, JumpPlane down) {
		this.dx = dx;
		this.dy = dy;
		this.rule = rule;
		this.legal = legal;
		this.across = across;
		this.down = down;
		this.tiles = new AtomicReferenceArray<>(legal.columns() * legal.rows());
	}

	/**
	 * Creates the plane of a diagonal direction.
	 *
	 * @param across the straight jumps to the right or left, whichever direction is part of the diagonal
	 * @param down the straight jumps up or down, whichever direction is part of the diagonal. In this plane, x and y are
	 * exchanged
	 */
	static DiagonalPlane of(int direction, StepRule rule, AnchorPlane legal, JumpPlane across, JumpPlane down) {
		return new DiagonalPlane(Steps.dx(direction), Steps.dy(direction), rule, legal, across, down);
	}

	/**
	 * Returns the stops after an edit.
	 *
	 * @param changed the tiles of the map whose stops may differ after the edit
	 */
	DiagonalPlane with(AnchorPlane newLegal, JumpPlane newAcross, JumpPlane newDown, TileSet changed) {
		DiagonalPlane result = new DiagonalPlane(dx, dy, rule, newLegal, newAcross, newDown);
		for (int i = 0; i < tiles.length(); i++) {
			result.tiles.setPlain(i, tiles.getAcquire(i));
		}
		for (int row = changed.firstRow(); row <= changed.lastRow(); row++) {
			BitSet columns = changed.columns(row);
			for (int column = columns.nextSetBit(0); column >= 0; column = columns.nextSetBit(column + 1)) {
				int number = dx == dy ? column - row : column + row;
				result.forget(number, row);
				result.forget(dx == dy ? number - 1 : number + 1, row);
			}
		}
		return result;
	}

	private void forget(int number, int row) {
		tiles.set(row * legal.columns() + Math.floorMod(number, legal.columns()), null);
	}

	/**
	 * Returns the number of diagonal steps from a cell to the next stop, a place where a jump must stop. Skips stops
	 * that are fewer than {@code from} steps away. The diagonal must have another stop.
	 */
	int next(int x, int y, int from) {
		int diagonal = Math.floorMod(dx == dy ? x - y : x + y, legal.columns() * TILE);
		int start = y + from * dy;
		int row = start >> AnchorPlane.SHIFT;
		long ahead = word(diagonal, row) & (dy > 0 ? -1L << start : -1L >>> LAST - (start & LAST));
		while (ahead == 0) {
			row += dy;
			ahead = word(diagonal, row);
		}
		int bit = dy > 0 ? Long.numberOfTrailingZeros(ahead) : LAST - Long.numberOfLeadingZeros(ahead);
		return ((row << AnchorPlane.SHIFT) + bit - y) * dy;
	}

	private long word(int diagonal, int row) {
		int number = diagonal >> AnchorPlane.SHIFT;
		int index = row * legal.columns() + number;
		long[] tile = tiles.getAcquire(index);
		if (tile == null) {
			tile = tile(number, row);
			tiles.setRelease(index, tile);
		}
		return tile[diagonal & LAST];
	}

	/**
	 * Computes the stops of one block, that is, of 64 neighbouring diagonals within one row of tiles. The result has a word for
	 * each diagonal, with a bit for each row of cells.
	 *
	 * @param number the number of the first diagonal, divided by 64
	 * @param row the row of tiles
	 */
	private long[] tile(int number, int row) {
		int columns = legal.columns();
		int column = Math.floorMod(dx == dy ? number + row : number - row, columns);
		long[] own = stops(column, row);
		long[] beside = stops(Math.floorMod(dx == dy ? column + 1 : column - 1, columns), row);
		for (int y = 1; y < TILE; y++) {
			own[y] = dx == dy ? own[y] >>> y | beside[y] << -y : own[y] << y | beside[y] >>> -y;
		}
		AnchorPlane.transpose(own);
		return own;
	}

	/** Returns the stops in a tile of the map, one word for each row of cells. */
	private long[] stops(int column, int row) {
		long[] stops = down.tile(row, column).clone();
		AnchorPlane.transpose(stops);
		long[] leads = across.tile(column, row);
		long[] own = legal.tile(column, row);
		for (int y = 0; y < TILE; y++) {
			stops[y] = (stops[y] | leads[y] | ~open(column, row * TILE + y)) & own[y];
		}
		if (rule.cutsCorners()) {
			addCorners(column, row, stops);
		}
		return stops;
	}

	/**
	 * Returns the cells of a word from which a diagonal step in this direction is legal. Checks only the cells that the
	 * step enters or passes. The cells of the word themselves may be blocked.
	 *
	 * @param column the index of a word in its row. A word has 64 cells
	 * @param y the row
	 */
	private long open(int column, int y) {
		return beside(column, y + dy, dx) & rule.diagonals().allowed(beside(column, y, dx), legal.word(column, y + dy));
	}

	/**
	 * Adds the cells of a tile where a jump must stop, because a path can turn into another diagonal around the corner of
	 * an obstacle. For example, take a jump to the lower right. The jump stops at a cell with a blocked left neighbour, if
	 * a step to the lower left is legal there. The jump also stops at a cell with a blocked upper neighbour, if a step to
	 * the upper right is legal there.
	 *
	 * @param stops the stops of the tile so far, one word for each row of cells. Receives the new stops
	 */
	private void addCorners(int column, int row, long[] stops) {
		for (int i = 0; i < TILE; i++) {
			int y = row * TILE + i;
			long back = beside(column, y, -dx);
			long above = legal.word(column, y - dy);
			long past = ~back & beside(column, y + dy, -dx) & rule.diagonals().allowed(back, legal.word(column, y + dy));
			long over = ~above & beside(column, y - dy, dx) & rule.diagonals().allowed(beside(column, y, dx), above);
			stops[i] |= (past | over) & legal.word(column, y);
		}
	}

	/**
	 * Returns which of the 64 cells of a word have a legal neighbour to the right or to the left, one bit each.
	 *
	 * @param side 1 for the right neighbours, -1 for the left neighbours
	 */
	private long beside(int column, int y, int side) {
		long word = legal.word(column, y);
		long next = legal.word(column + side, y);
		return side > 0 ? word >>> 1 | next << LAST : word << 1 | next >>> LAST;
	}
}
