package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.leeway.model.LevelFactory;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.scan.Patches;
import org.leeway.pathing.paint.ResizedGrid;

/**
 * The conflicts of a merge of cells. Conflicting cells that touch form a patch. Each conflict is a rectangle around one or
 * several patches, and the rectangles are disjoint. If there are more than {@link #MOST} patches, there is one conflict for
 * each square of 64 x 64 cells instead. This limits the size of the file if the level has conflicts almost everywhere.
 */
final class CellConflicts {

	private static final int MOST = 1000;

	private CellConflicts() {
	}

	static List<MergeConflict> of(GridMerge merge, BaseCells base, Progress progress) {
		return regions(merge.conflicts(), progress).stream()
				.map(region -> conflict(region, merge.theirs(), base.of(region, merge).orElse(null))).toList();
	}

	/**
	 * Creates a conflict about the cells of a region. The conflict stores the region's cells in the other version (theirs) and
	 * in the base. In the level, the region keeps the cells of our version.
	 *
	 * @param base the cells of the region in the base. Null if they are not known
	 */
	static MergeConflict conflict(CellRect region, TerrainGrid theirs, TerrainGrid base) {
		MergeConflict conflict = LevelFactory.eINSTANCE.createMergeConflict();
		conflict.setX(region.x());
		conflict.setY(region.y());
		conflict.setCells(ResizedGrid.of(theirs, region, 0));
		if (base != null) {
			conflict.setBase(LevelFactory.eINSTANCE.createMergeConflict());
			conflict.getBase().setCells(base);
		}
		return conflict;
	}

	private static List<CellRect> regions(BitPlane cells, Progress progress) {
		Patches patches = new Patches(cells, progress);
		List<CellRect> regions = patches.count() > MOST ? squares(cells) : disjoint(Arrays.asList(patches.bounds()));
		return regions.stream().sorted(Comparator.comparingInt(CellRect::y).thenComparingInt(CellRect::x)).toList();
	}

	/** Unites rectangles until no two have a cell in common. */
	static List<CellRect> disjoint(List<CellRect> all) {
		List<CellRect> regions = new ArrayList<>();
		for (CellRect each : all) {
			CellRect region = each;
			for (Optional<CellRect> other = common(region, regions); other.isPresent(); other = common(region, regions)) {
				regions.remove(other.get());
				region = region.union(other.get());
			}
			regions.add(region);
		}
		return regions;
	}

	private static Optional<CellRect> common(CellRect region, List<CellRect> others) {
		return others.stream().filter(region::intersects).findFirst();
	}

	private static List<CellRect> squares(BitPlane cells) {
		List<CellRect> regions = new ArrayList<>();
		for (int y = 0; y < cells.height(); y += BitPlane.TILE) {
			for (int x = 0; x < cells.width(); x += BitPlane.TILE) {
				bounds(cells, x, y).ifPresent(regions::add);
			}
		}
		return regions;
	}

	private static Optional<CellRect> bounds(BitPlane cells, int left, int top) {
		CellRect bounds = null;
		int right = Math.min(left + BitPlane.TILE, cells.width());
		for (int y = top; y < Math.min(top + BitPlane.TILE, cells.height()); y++) {
			for (int x = cells.nextSet(left, y); x < right; x = cells.nextSet(x + 1, y)) {
				CellRect cell = new CellRect(x, y, 1, 1);
				bounds = bounds == null ? cell : bounds.union(cell);
			}
		}
		return Optional.ofNullable(bounds);
	}
}
