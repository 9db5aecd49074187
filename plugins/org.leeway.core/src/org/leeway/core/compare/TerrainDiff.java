package org.leeway.core.compare;

import java.util.List;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.compare.CellChange;
import org.leeway.pathing.compare.CellChanges;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TerrainGrid;

/** Finds cells whose terrain changed. It matches terrains by name, and ids without a terrain by id. */
final class TerrainDiff {

	private final LevelSnapshot before;
	private final LevelSnapshot after;
	private final Overlap overlap;

	TerrainDiff(LevelSnapshot before, LevelSnapshot after, Overlap overlap) {
		this.before = before;
		this.after = after;
		this.overlap = overlap;
	}

	/** The places of changed cells, of at least {@code minArea} cells. */
	List<Difference> differences(BitPlane changed, long minArea, Progress progress) {
		return CellChanges.of(changed, before.grid()::terrain, after.grid()::terrain, minArea, progress)
				.stream().map(this::describe).toList();
	}

	/** The changed cells. */
	BitPlane changed(Progress progress) {
		boolean[] same = same();
		BitPlaneEditor changed = BitPlane.empty(overlap.width(), overlap.height()).edit();
		byte[] old = new byte[overlap.width()];
		byte[] now = new byte[overlap.width()];
		for (int y = 0; y < overlap.height(); y++) {
			progress.check();
			before.grid().copyRow(0, y, old.length, old, 0);
			after.grid().copyRow(0, y, now.length, now, 0);
			for (int x = 0; x < now.length; x++) {
				if (!same[pair(old[x] & 0xFF, now[x] & 0xFF)]) {
					changed.set(x, y);
				}
			}
		}
		return changed.build();
	}

	/** By pair of ids whether they mean the same terrain. */
	private boolean[] same() {
		boolean[] same = new boolean[TerrainGrid.TERRAINS * TerrainGrid.TERRAINS];
		for (int old = 0; old < TerrainGrid.TERRAINS; old++) {
			String name = name(before, old);
			for (int now = 0; now < TerrainGrid.TERRAINS; now++) {
				same[pair(old, now)] = name.equals(name(after, now));
			}
		}
		return same;
	}

	private static int pair(int old, int now) {
		return old * TerrainGrid.TERRAINS + now;
	}

	private static String name(LevelSnapshot level, int id) {
		return level.terrains().stream().filter(terrain -> terrain.id() == id).findFirst().map(Terrain::name)
				.orElse(Integer.toString(id));
	}

	private Difference describe(CellChange change) {
		return new Difference(Difference.Kind.TERRAIN, "", name(before, change.before()), name(after, change.after()),
				change.bounds(), change.cells());
	}
}
