package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.paint.ResizedGrid;
import org.leeway.pathing.paint.SymmetricChange;
import org.leeway.pathing.paint.Symmetry;

/**
 * A copy of merge conflicts, for an edit that copies the terrain of a part of the map to its mirrored or turned images.
 * The level has the cells of the side "ours", and the edit copies these cells. The conflicts store the cells of the
 * side "theirs", and this class copies these cells to the same images. So the user may decide a conflict before or
 * after the edit. Conflicts about objects are left out, because the editor copies them with the objects.
 */
public final class MirroredConflicts {

	private final Level level;
	private final BitPlane part;
	private final List<CellTransform> images;
	/** The map in which conflicts have the cells of their side ("theirs"), after the part was copied. */
	private final TerrainGrid theirs;
	private final TerrainGrid ours;
	/**
	 * The map in which conflicts have the cells of the base, after the part was copied. Null if the base's cells are not
	 * known.
	 */
	private final TerrainGrid base;

	private MirroredConflicts(Level level, BitPlane part, Symmetry symmetry) {
		this.level = level;
		this.part = part;
		TerrainGrid map = level.getTerrain();
		images = symmetry.images(map.width(), map.height());
		theirs = SymmetricChange.copied(ConflictCells.painted(map, level.getConflicts(), Side.THEIRS), part, symmetry);
		boolean isKnown = level.getConflicts().stream().allMatch(each -> each.getCells() == null || each.getBase() != null);
		base = isKnown ? SymmetricChange.copied(ConflictCells.painted(map, level.getConflicts(), Side.BASE), part, symmetry) : null;
		ours = SymmetricChange.copied(map, part, symmetry);
	}

	/**
	 * Copies the conflicts about cells. Call this before the terrain of the level changes.
	 *
	 * @param part the cells that are copied to their images
	 * @param symmetry must map the map of the level onto itself
	 * @return a function that undoes the copy. May run once, and only while the conflicts are as this method left them
	 */
	public static Runnable copy(Level level, BitPlane part, Symmetry symmetry) {
		MirroredConflicts copy = new MirroredConflicts(level, part, symmetry);
		List<MergeConflict> now = new ArrayList<>();
		List<CellRect> regions = new ArrayList<>();
		for (MergeConflict conflict : level.getConflicts()) {
			if (conflict.getCells() == null) {
				now.add(conflict);
			} else {
				regions.addAll(copy.regions(conflict));
			}
		}
		CellConflicts.disjoint(regions).stream().filter(copy::differs)
				.forEach(region -> now.add(CellConflicts.conflict(region, copy.theirs,
						copy.base == null ? null : ResizedGrid.of(copy.base, region, 0))));
		UndoableChanges changes = new UndoableChanges();
		changes.set(level, Literals.LEVEL__CONFLICTS, now);
		return changes::undo;
	}

	/**
	 * Returns the regions of a conflict after the copy: its own region, and its images. An image is a rectangle around the
	 * images of the cells that differ in the part.
	 */
	private List<CellRect> regions(MergeConflict conflict) {
		List<CellRect> regions = new ArrayList<>();
		level.getTerrain().bounds().intersection(ConflictCells.region(conflict)).ifPresent(regions::add);
		Optional<CellRect> source = ConflictCells.differing(conflict, level.getTerrain()).stream()
				.filter(cell -> part.get(cell.x(), cell.y())).map(MirroredConflicts::rect).reduce(CellRect::union);
		source.ifPresent(cells -> images.forEach(image -> regions.add(image.apply(cells))));
		return regions;
	}

	private static CellRect rect(Cell cell) {
		return new CellRect(cell.x(), cell.y(), 1, 1);
	}

	private boolean differs(CellRect region) {
		return !ResizedGrid.of(theirs, region, 0).equals(ResizedGrid.of(ours, region, 0));
	}
}
