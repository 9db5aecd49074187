package org.leeway.pathing.search;

import java.util.BitSet;
import java.util.concurrent.atomic.AtomicReferenceArray;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * The stops of diagonal jumps in one of the four diagonal directions. A diagonal direction consists of a horizontal and a
 * vertical direction. A diagonal jump stops at these anchors:
 * <ul>
 * <li>Each anchor from which a straight jump in the horizontal or the vertical direction stops at a gap, as {@link JumpPlane}
 * defines it.
 * <li>The last anchor of the diagonal.
 * <li>If units cut corners: each anchor from which a step leads around a corner beside the diagonal.
 * </ul>
 * Each cell of a diagonal has a bit, which is set if the diagonal jump stops there. A word holds the bits of 64 cells, so a
 * search skips up to 64 cells at a time. Tiles are computed lazily. Thread-safe.
 * <p>
 * Bit {@code y & 63} of a word is a cell of row {@code y}. A tile has 64 words, for 64 adjacent diagonals. The number of a
 * diagonal is the column in which it crosses row 0, modulo the width of all tiles. Diagonals with the same number never share a
 * row of the map, so a row and a number identify a cell. A jump ends at the edge of the map, so it never continues on another
 * diagonal.
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
	 * The tiles, each for 64 adjacent diagonals in a row of tiles of the map. The group of a tile is the number of its first
	 * diagonal, divided by 64. Indexed by {@code row * columns + group}. Null if not computed yet.
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
	 * Creates the jumps in a diagonal direction.
	 *
	 * @param across the straight jumps in the horizontal direction of the diagonal
	 * @param down the straight jumps in the vertical direction of the diagonal, with rows and columns exchanged
	 */
	static DiagonalPlane of(int direction, StepRule rule, AnchorPlane legal, JumpPlane across, JumpPlane down) {
		return new DiagonalPlane(Steps.dx(direction), Steps.dy(direction), rule, legal, across, down);
	}

	/**
	 * Returns the jumps after an edit.
	 *
	 * @param changed the tiles of the map in which the edit may have changed stops
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
	 * Returns the number of steps from an anchor to the first stop on its diagonal, counting only stops at least {@code from}
	 * steps away. There must be such a stop.
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
	 * Computes the words of 64 adjacent diagonals in a row of tiles of the map. In this row, the diagonals cross two
	 * adjacent tiles of the map.
	 *
	 * @param number the number of the first diagonal, divided by 64
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

	/** Returns the anchors of a tile of the map at which a diagonal jump stops. */
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
	 * Returns which cells of a word have a legal diagonal step in the direction of this plane. A word holds 64 cells of a
	 * row. The cells themselves may be illegal.
	 */
	private long open(int column, int y) {
		return beside(column, y + dy, dx) & rule.diagonals().allowed(beside(column, y, dx), legal.word(column, y + dy));
	}

	/**
	 * Adds to the stops of a tile the anchors from which a legal diagonal step leads around a corner. The corner is a blocked
	 * cell beside the last step of the jump.
	 *
	 * @param stops the stops of the tile. Receives the anchors
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
	 * Returns the cells of a word whose horizontal neighbours on one side are legal.
	 *
	 * @param side 1 for the right neighbours, -1 for the left neighbours
	 */
	private long beside(int column, int y, int side) {
		long word = legal.word(column, y);
		long next = legal.word(column + side, y);
		return side > 0 ? word >>> 1 | next << LAST : word << 1 | next >>> LAST;
	}
}
