package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.CellTransform;

/**
 * A decision about all conflicts in a region of a level. Of a conflict about cells, only the cells in the region are decided.
 * If the conflict also has cells outside the region, the conflict stays for these cells. A conflict about an object is decided
 * if the whole object lies in the region. In a symmetric level, the region includes its mirrored or turned images.
 */
public final class RegionResolution {

	private final Level level;
	private final BitPlane region;
	private final Side side;
	private final UndoableChanges changes = new UndoableChanges();
	private final TerrainGridEditor map;
	private final List<MergeConflict> decided = new ArrayList<>();

	private RegionResolution(Level level, BitPlane cells, Side side) {
		this.level = level;
		this.side = side;
		region = withImages(cells, level);
		map = level.getTerrain().edit();
	}

	/**
	 * Returns why a decision is not possible. Empty if it is possible.
	 *
	 * @param cells the region, of the size of the map
	 */
	public static Optional<String> problem(Level level, BitPlane cells, Side side) {
		Level copy = EcoreUtil.copy(level);
		apply(copy, cells, side);
		return LevelFiles.problem(copy);
	}

	/**
	 * Decides all conflicts in a region for one side, ours or theirs. Changes the level. Removes the decided conflicts, and
	 * crops conflicts that reach beyond the region.
	 *
	 * @param cells the region, as a plane of the size of the map
	 * @return a function that undoes the decision. May run once, and only while the level is as this method left it
	 */
	public static Runnable apply(Level level, BitPlane cells, Side side) {
		RegionResolution resolution = new RegionResolution(level, cells, side);
		List<MergeConflict> objects = level.getConflicts().stream()
				.filter(each -> each.getCells() == null && resolution.contains(each)).toList();
		level.getConflicts().stream().filter(each -> each.getCells() != null).forEach(resolution::decide);
		TerrainGrid painted = resolution.map.build();
		if (!painted.equals(level.getTerrain())) {
			resolution.changes.set(level, Literals.LEVEL__TERRAIN, painted);
		}
		resolution.changes.removeAll(level.getConflicts(), resolution.decided);
		Runnable undoObjects = Resolution.apply(objects, side);
		return () -> {
			undoObjects.run();
			resolution.changes.undo();
		};
	}

	/**
	 * Returns how many conflicts a decision about a region decides, fully or in part. In a symmetric level, conflicts in the
	 * images of the region count too.
	 */
	public static long count(Level level, BitPlane cells) {
		RegionResolution resolution = new RegionResolution(level, cells, Side.OURS);
		return level.getConflicts().stream().filter(each -> each.getCells() == null ? resolution.contains(each)
				: ConflictCells.differing(each, level.getTerrain()).stream().anyMatch(resolution::contains)).count();
	}

	private static BitPlane withImages(BitPlane cells, Level level) {
		List<CellTransform> images = LevelSymmetry.kept(level).images(cells.width(), cells.height());
		if (images.isEmpty()) {
			return cells;
		}
		BitPlaneEditor all = cells.edit();
		for (int y = 0; y < cells.height(); y++) {
			for (int x = cells.nextSet(0, y); x < cells.width(); x = cells.nextSet(x + 1, y)) {
				Cell cell = new Cell(x, y);
				images.stream().map(image -> image.apply(cell)).forEach(image -> all.set(image.x(), image.y()));
			}
		}
		return all.build();
	}

	private boolean contains(Cell cell) {
		return region.get(cell.x(), cell.y());
	}

	/** Returns whether the object of a conflict lies in the region. Parts of the object beyond the map do not count. */
	private boolean contains(MergeConflict conflict) {
		return Conflict.of(conflict).cells().flatMap(level.getTerrain().bounds()::intersection).filter(this::contains).isPresent();
	}

	private boolean contains(CellRect cells) {
		for (int y = cells.y(); y < cells.bottom(); y++) {
			if (region.nextClear(cells.x(), y) < cells.right()) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Decides the cells of a conflict that lie in the region. If the conflict also has cells outside the region, it stays,
	 * with these cells only.
	 */
	private void decide(MergeConflict conflict) {
		List<Cell> differing = ConflictCells.differing(conflict, level.getTerrain());
		List<Cell> left = differing.stream().filter(cell -> !contains(cell)).toList();
		if (left.size() == differing.size()) {
			return;
		}
		CellRect from = ConflictCells.region(conflict);
		if (side == Side.THEIRS) {
			differing.stream().filter(this::contains)
					.forEach(cell -> map.set(cell.x(), cell.y(), conflict.getCells().terrain(cell.x() - from.x(), cell.y() - from.y())));
		}
		if (left.isEmpty()) {
			decided.add(conflict);
			return;
		}
		CellRect kept = left.stream().map(cell -> new CellRect(cell.x(), cell.y(), 1, 1)).reduce(CellRect::union).orElseThrow();
		List<Cell> agreed = differing.stream().filter(cell -> contains(cell) && kept.contains(cell.x(), cell.y())).toList();
		ConflictCells.replace(conflict, kept, cells -> decided(ConflictCells.cut(cells, conflict, kept), agreed, kept), changes);
	}

	/**
	 * Returns the cells that a conflict stores for a side after the decision. The decided cells get the terrain of the map, so
	 * that the side and the map agree there.
	 *
	 * @param side the stored cells before the decision
	 * @param agreed the decided cells, in cells of the map
	 * @param kept the rectangle of the map that {@code side} covers
	 */
	private TerrainGrid decided(TerrainGrid side, List<Cell> agreed, CellRect kept) {
		TerrainGridEditor cells = side.edit();
		agreed.forEach(cell -> cells.set(cell.x() - kept.x(), cell.y() - kept.y(), map.terrain(cell.x(), cell.y())));
		return cells.build();
	}
}
