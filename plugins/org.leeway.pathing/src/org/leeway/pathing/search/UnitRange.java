package org.leeway.pathing.search;

import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;

/**
 * The range of a unit: everywhere it can go from its start by legal steps. Positions are anchors, that is, cells of the
 * unit's top-left corner. Immutable.
 */
public final class UnitRange {

	private final Reachability unit;
	private final Cell start;
	private final BitPlane anchors;
	private final BitPlane cells;

	/** @param start null if the unit has no legal start */
	private UnitRange(Reachability unit, Cell start, BitPlane anchors, BitPlane cells) {
		this.unit = unit;
		this.start = start;
		this.anchors = anchors;
		this.cells = cells;
	}

	/**
	 * Returns the range of a unit that starts on an anchor. Empty if the unit cannot stand there.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static UnitRange of(Reachability unit, Cell anchor, Progress progress) {
		return isSet(unit.legal(), anchor) ? from(unit, anchor, progress) : nowhere(unit);
	}

	private static UnitRange from(Reachability unit, Cell start, Progress progress) {
		BitPlane anchors = unit.connectedTo(start);
		return new UnitRange(unit, start, anchors, unit.cells(anchors, progress));
	}

	private static UnitRange nowhere(Reachability unit) {
		BitPlane none = BitPlane.empty(unit.legal().width(), unit.legal().height());
		return new UnitRange(unit, null, none, none);
	}

	/**
	 * Returns the range from {@code anchor} after an edit of the map, or for another unit. Shares unchanged data with this range.
	 * If the unit cannot stand on {@code anchor}, the new range starts at the nearest anchor of this range where the unit can
	 * stand. The new range is empty if there is no such anchor, or if the edit has changed the size of the map.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public UnitRange with(Reachability other, Cell anchor, Progress progress) {
		boolean sameSize = other.legal().width() == anchors.width() && other.legal().height() == anchors.height();
		if (!sameSize) {
			return of(other, anchor, progress);
		}
		Optional<Cell> next = isSet(other.legal(), anchor) ? Optional.of(anchor)
				: NearestAnchor.of(anchors.and(other.legal()), anchor);
		if (next.isEmpty()) {
			return nowhere(other);
		}
		if (other == unit && contains(next.get())) {
			return new UnitRange(unit, next.get(), anchors, cells);
		}
		UnitRange fresh = from(other, next.get(), progress);
		return new UnitRange(other, fresh.start, fresh.anchors.sharingWith(anchors), fresh.cells.sharingWith(cells));
	}

	private static boolean isSet(BitPlane plane, Cell cell) {
		return cell.x() >= 0 && cell.y() >= 0 && cell.x() < plane.width() && cell.y() < plane.height()
				&& plane.get(cell.x(), cell.y());
	}

	/** Returns the reachability of the unit. */
	public Reachability unit() {
		return unit;
	}

	/** Returns the anchor where the unit starts. Empty if the unit has no start where it can stand. */
	public Optional<Cell> start() {
		return Optional.ofNullable(start);
	}

	/**
	 * Returns whether an anchor is in the range. If it is, a unit that starts there has the same range. Takes constant
	 * time.
	 */
	public boolean contains(Cell anchor) {
		return isSet(anchors, anchor);
	}

	/** Returns the anchors in the range. */
	public BitPlane anchors() {
		return anchors;
	}

	/** Returns all cells that the unit covers somewhere in its range. */
	public BitPlane cells() {
		return cells;
	}

	/** Returns the cells that the unit covers at its start. */
	public BitPlane footprint() {
		BitPlaneEditor footprint = BitPlane.empty(anchors.width(), anchors.height()).edit();
		for (int y = 0; start != null && y < unit.size(); y++) {
			footprint.setRun(start.x(), start.y() + y, unit.size());
		}
		return footprint.build();
	}
}
