package org.leeway.pathing.search;

import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/** Where a unit could go from an anchor, as an immutable value: to all that legal steps lead to from there. */
public final class UnitRange {

	private final Reachability unit;
	private final Cell start;
	private final BitPlane anchors;
	private final BitPlane cells;

	/** @param start null for a unit that stands nowhere */
	private UnitRange(Reachability unit, Cell start, BitPlane anchors, BitPlane cells) {
		this.unit = unit;
		this.start = start;
		this.anchors = anchors;
		this.cells = cells;
	}

	/**
	 * Where a unit could go from an anchor: nowhere if it does not stand there legally, or that lies outside.
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
	 * The same after an edit, for another unit or from another anchor. Where the unit does not stand on that, it goes from
	 * the nearest anchor of those that it could go to before. What is as before is shared with this, and takes no time if
	 * all is.
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

	/** The unit. */
	public Reachability unit() {
		return unit;
	}

	/** The anchor that the unit goes from; empty if it stands nowhere. */
	public Optional<Cell> start() {
		return Optional.ofNullable(start);
	}

	/** Whether the unit could go to an anchor, so that its range would be the same from there. Takes constant time. */
	public boolean contains(Cell anchor) {
		return isSet(anchors, anchor);
	}

	/** The anchors that the unit could go to. */
	public BitPlane anchors() {
		return anchors;
	}

	/** The cells in the footprints on these anchors. */
	public BitPlane cells() {
		return cells;
	}

	/** The cells that the unit covers where it goes from. */
	public BitPlane footprint() {
		BitPlane.Editor footprint = BitPlane.empty(anchors.width(), anchors.height()).edit();
		for (int y = 0; start != null && y < unit.size(); y++) {
			footprint.setRun(start.x(), start.y() + y, unit.size());
		}
		return footprint.build();
	}
}
