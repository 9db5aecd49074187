package org.leeway.pathing.search;

import java.util.BitSet;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * The jumps of jump point search on one map, for one agent. A jump goes straight or diagonally over cells where a path has no
 * reason to turn. Immutable.
 */
final class Jumps {

	private final StepRule rule;
	private final BitPlane plane;
	private final AnchorPlane rows;
	/** The anchors with rows and columns exchanged. */
	private final AnchorPlane columns;
	/**
	 * The straight jumps, indexed by direction. Vertical jumps are stored as jumps along the rows of {@link #columns},
	 * where x and y are exchanged.
	 */
	private final JumpPlane[] straight = new JumpPlane[Steps.STRAIGHT];
	/** The diagonal jumps, indexed by direction minus {@link Steps#STRAIGHT}. */
	private final DiagonalPlane[] diagonal = new DiagonalPlane[Steps.ALL - Steps.STRAIGHT];

	/**
	 * Computes the jumps.
	 *
	 * @param plane the cells where the top-left cell of the agent may be
	 * @param rule a rule of diagonal steps for which {@link StepRule#hasJumps} is true
	 */
	Jumps(BitPlane plane, StepRule rule) {
		this.rule = rule;
		this.plane = plane;
		this.rows = AnchorPlane.of(plane);
		this.columns = rows.transposed();
		for (int direction = 0; direction < Steps.STRAIGHT; direction++) {
			straight[direction] = JumpPlane.of(isAcross(direction) ? rows : columns,
					Steps.dx(direction) + Steps.dy(direction) > 0, rule.cutsCorners());
		}
		for (int i = 0; i < diagonal.length; i++) {
			int direction = Steps.STRAIGHT + i;
			diagonal[i] = DiagonalPlane.of(direction, rule, rows, straight[Steps.across(direction)],
					straight[Steps.down(direction)]);
		}
	}

	/** Computes the jumps after an edit. The size of the map must be the same. Jumps that did not change are reused. */
	private Jumps(BitPlane plane, Jumps before) {
		this.rule = before.rule;
		this.plane = plane;
		this.rows = AnchorPlane.of(plane);
		TileSet changed = plane.changedSince(before.plane);
		this.columns = before.columns.withTransposed(rows, changed);
		TileSet near = changed.around(-1, 1, rows.columns());
		TileSet nearInColumns = transposed(near);
		for (int direction = 0; direction < Steps.STRAIGHT; direction++) {
			straight[direction] = isAcross(direction) ? before.straight[direction].with(rows, near)
					: before.straight[direction].with(columns, nearInColumns);
		}
		TileSet stops = changedSince(before);
		for (int i = 0; i < diagonal.length; i++) {
			int direction = Steps.STRAIGHT + i;
			diagonal[i] = before.diagonal[i].with(rows, straight[Steps.across(direction)],
					straight[Steps.down(direction)], stops);
		}
	}

	boolean hasSizeOf(Jumps other) {
		return hasSizeOf(other.plane);
	}

	boolean hasSizeOf(BitPlane other) {
		return other.width() == plane.width() && other.height() == plane.height();
	}

	/**
	 * Returns the tiles in which the agent's cells, or jumps from these cells, may have changed in an edit. The map must have
	 * kept its size.
	 *
	 * @param old the jumps before the edit
	 */
	TileSet changedSince(Jumps old) {
		TileSet changed = plane.changedSince(old.plane).around(-1, 1, rows.columns());
		for (int direction = 0; direction < Steps.STRAIGHT; direction++) {
			TileSet leads = straight[direction].changedSince(old.straight[direction]);
			changed.addAll(isAcross(direction) ? leads : transposed(leads));
		}
		return changed;
	}

	/**
	 * Returns the jumps after an edit, which must not change the size of the map. Computes again only the jumps that can have
	 * changed.
	 */
	Jumps with(BitPlane newPlane) {
		return newPlane == plane ? this : new Jumps(newPlane, this);
	}

	StepRule rule() {
		return rule;
	}

	/**
	 * Returns the directions that a search must follow from a cell, as a bit set. A step in each of these directions is legal.
	 *
	 * @param arrival the direction in which the search arrived at the cell, or {@link StepRule#start}
	 */
	int turns(int x, int y, int arrival) {
		return rule.turns(rows.around(x, y), arrival);
	}

	/** Returns whether a step from an anchor is legal. */
	boolean isLegal(int x, int y, int direction) {
		return (rule.legal(rows.around(x, y)) >> direction & 1) != 0;
	}

	/**
	 * Returns whether a path that arrives at a cell along a diagonal may have to go on along another diagonal. This is possible
	 * only if units cut corners.
	 *
	 * @param diagonal the direction of arrival
	 */
	boolean leavesDiagonal(int x, int y, int diagonal) {
		return rule.cutsCorners() && rule.leavesDiagonal(rows.around(x, y), diagonal);
	}

	/**
	 * Returns whether a straight jump from a cell stops at a gap, where a wall beside the jump ends, see {@link JumpPlane}.
	 * If not, the jump ends before a blocked cell.
	 */
	boolean leads(int x, int y, int direction) {
		return isAcross(direction) ? straight[direction].leads(x, y) : straight[direction].leads(y, x);
	}

	/**
	 * Returns the number of steps of a straight jump from a cell. Call this only for a jump that stops at a gap, see
	 * {@link #leads}.
	 */
	int steps(int x, int y, int direction) {
		return isAcross(direction) ? Math.abs(straight[direction].stop(x, y) - x)
				: Math.abs(straight[direction].stop(y, x) - y);
	}

	DiagonalPlane diagonal(int direction) {
		return diagonal[direction - Steps.STRAIGHT];
	}

	/**
	 * Returns whether the unit can go straight from one cell to another cell. Both cells must lie in the same row, or both in
	 * the same column.
	 */
	boolean isClear(int x, int y, int toX, int toY) {
		return y == toY ? rows.isClear(x, toX, y) : columns.isClear(y, toY, x);
	}

	private static boolean isAcross(int direction) {
		return Steps.dx(direction) != 0;
	}

	private TileSet transposed(TileSet tiles) {
		TileSet result = new TileSet(tiles.rows() == rows.rows() ? columns.rows() : rows.rows());
		for (int row = tiles.firstRow(); row <= tiles.lastRow(); row++) {
			BitSet own = tiles.columns(row);
			for (int column = own.nextSetBit(0); column >= 0; column = own.nextSetBit(column + 1)) {
				result.add(row, column);
			}
		}
		return result;
	}
}
