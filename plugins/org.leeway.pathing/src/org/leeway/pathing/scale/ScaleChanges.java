package org.leeway.pathing.scale;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.repair.Clearing;
import org.leeway.pathing.repair.Widening;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;

/**
 * A comparison of a map with a coarser copy of it, for one unit. One cell of the copy stands for k x k cells of the map. A unit
 * of size s has the size ceil(s / k) in the copy.
 * <p>
 * An area is a set of places between which the unit can move. A gate is a place between two areas, or between two parts of an
 * area:
 * <ul>
 * <li>If an area of the map is divided in the copy, the copy closes gates. A closed gate can be passed in the map only.
 * <li>If areas of the map are joined in the copy, the copy opens gates. An opened gate can be passed in the copy only. In the
 * map, the cells of an opened gate are blocked. Clearing these cells would join the areas, and no smaller number of cleared
 * cells would be enough.
 * </ul>
 */
public final class ScaleChanges {

	private static final Capability FREE = Capability.of(0);

	private final int factor;
	private final Diagonals diagonals;
	private final long minCells;
	private final Progress progress;
	private final BitPlane free;
	private final int size;
	private final List<Area> areas;
	private final BitPlane coarseFree;
	private final int coarseSize;
	private final List<Area> coarseAreas;
	private final List<GateChange> changes = new ArrayList<>();

	private ScaleChanges(BitPlane free, int size, int factor, Shrink shrink, Diagonals diagonals, long minCells, Progress progress) {
		this.factor = factor;
		this.diagonals = diagonals;
		this.minCells = minCells;
		this.progress = progress;
		this.free = free;
		this.size = size;
		areas = Area.of(legal(free, size), size, diagonals, minCells, progress);
		coarseFree = shrink.coarse(free, factor);
		coarseSize = Math.ceilDiv(size, factor);
		coarseAreas = Area.of(legal(coarseFree, coarseSize), coarseSize, diagonals, Math.ceilDiv(minCells, (long) factor * factor),
				progress);
	}

	/**
	 * Returns the gates that a coarser copy of a map closes or opens. A closed gate is a place that the unit can pass only in
	 * the map. An opened gate is a place that the unit can pass only in the copy. The gate with the largest
	 * {@link GateChange#cells} comes first.
	 *
	 * @param free the cells that the unit can cross
	 * @param size the size of the unit, in cells
	 * @param factor the side of the block of cells that becomes one cell, at least 2
	 * @param minCells the least size of an area, in cells of the map. Smaller areas are ignored
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static List<GateChange> of(BitPlane free, int size, int factor, Shrink shrink, Diagonals diagonals, long minCells,
			Progress progress) {
		ScaleChanges comparison = new ScaleChanges(free, size, factor, shrink, diagonals, minCells, progress);
		comparison.areas.forEach(comparison::addClosed);
		comparison.coarseAreas.forEach(comparison::addOpened);
		return comparison.changes.stream().distinct().sorted(Comparator.comparingLong(change -> -change.cells())).toList();
	}

	/** Returns the legal anchors of a unit. */
	static BitPlane legal(BitPlane free, int size) {
		GridUnit unit = new GridUnit(size, FREE);
		return ClearancePlanes.of(TerrainGrid.filled(free.width(), free.height(), 0), free.complement(), List.of(unit), Progress.NONE)
				.legal(unit);
	}

	/**
	 * Adds the gates that the coarser copy closes in an area of the map. In the copy, the area may be divided into parts. Each
	 * part gives at most one gate, except the part in the largest area of the copy. The gate lies on a path from this part to
	 * another part. The path consists of anchors, that is, of top-left cells of the unit. The gate consists of the path's
	 * anchors outside of all parts. Of all paths, the path with the smallest gate is chosen.
	 */
	private void addClosed(Area area) {
		List<Area> inside = meeting(coarseAreas, Blocks.touched(area.cells(), factor)).stream()
				.map(part -> Blocks.cells(part.cells(), factor, free.width(), free.height()).and(area.cells()))
				.filter(cells -> cells.count() >= minCells).map(cells -> new Area(legal(cells, size).and(area.anchors()), cells))
				.filter(part -> !part.anchors().isEmpty()).toList();
		if (inside.size() < 2) {
			return;
		}
		BitPlane open = inside.stream().map(Area::anchors).reduce(BitPlane::or).orElseThrow();
		Clearing anchors = Clearing.of(open, area.anchors().complement(), 1);
		for (Area part : inside.subList(1, inside.size())) {
			gate(anchors, part, inside).ifPresent(gate -> changes.add(change(true, gate, size, part.cells().count())));
		}
	}

	/**
	 * Adds the gates that the copy opens within one of its areas. The copy opens gates if the area covers several areas of the
	 * map.
	 */
	private void addOpened(Area area) {
		BitPlane cells = Blocks.cells(area.cells(), factor, free.width(), free.height());
		List<Area> parts = meeting(areas, cells);
		Clearing unit = Clearing.of(free, cells.complement(), size);
		for (Area part : parts.subList(Math.min(1, parts.size()), parts.size())) {
			long behind = part.cells().and(cells).count();
			if (behind >= minCells) {
				gate(unit, part, parts).ifPresent(gate -> changes.add(change(false, gate, 1, behind)));
			}
		}
	}

	private static List<Area> meeting(List<Area> areas, BitPlane cells) {
		return areas.stream().filter(area -> !area.cells().and(cells).isEmpty()).toList();
	}

	/**
	 * Returns the cells to clear so that the unit gets from one area to at least one other area. Of all ways between the areas,
	 * chooses a way with the fewest cells to clear. Empty if no clearing helps, or if there is a way without clearing.
	 *
	 * @param unit the unit, with the cells that may be cleared
	 * @param part the area where the unit starts
	 * @param parts the area {@code part} and all other areas
	 */
	private Optional<List<Cell>> gate(Clearing unit, Area part, List<Area> parts) {
		BitPlane others = parts.stream().filter(other -> other != part).map(Area::anchors).reduce(BitPlane::or).orElseThrow();
		return Widening.between(unit, part.anchors(), others, diagonals, progress).filter(cells -> !cells.isEmpty());
	}

	/**
	 * Creates the description of a gate that the copy closes or opens. Squares of equal size cover the gate.
	 *
	 * @param gate the top-left cells of the squares
	 * @param side the side of the squares, in cells
	 * @param behind how many cells of the map the gate cuts off or connects
	 */
	private static GateChange change(boolean isClosed, List<Cell> gate, int side, long behind) {
		CellRect place = gate.stream().map(cell -> new CellRect(cell.x(), cell.y(), side, side)).reduce(CellRect::union).orElseThrow();
		return new GateChange(isClosed, place, gate.getFirst(), behind);
	}
}
