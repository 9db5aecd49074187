package org.leeway.ui.map.editing;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import org.leeway.model.Level;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.Areas;
import org.leeway.pathing.paint.Fragment;

/**
 * A piece of terrain that can be put into any level. Terrains are identified by their names, because terrain ids may
 * differ between levels. Immutable.
 *
 * @param names the names of the terrains in the piece, indexed by terrain id
 */
public record TerrainPiece(Fragment fragment, Map<Integer, String> names) {

	/**
	 * Creates a piece of a level. Slow for a large piece.
	 *
	 * @param names the names of the level's terrains, indexed by terrain id
	 */
	static TerrainPiece of(Fragment fragment, Map<Integer, String> names) {
		long[] used = fragment.terrain().histogram();
		Map<Integer, String> own = new LinkedHashMap<>(names);
		own.keySet().removeIf(id -> used[id] == 0);
		return new TerrainPiece(fragment, own);
	}

	/** Returns the names of a level's terrains, indexed by terrain id. */
	static Map<Integer, String> names(Level level) {
		Map<Integer, String> names = new LinkedHashMap<>();
		level.getTerrainTypes().forEach(type -> names.put(type.getId(), type.getName()));
		return names;
	}

	/**
	 * Returns the piece as it fits a given level, with the terrain ids of the given level. Terrains are found by their names.
	 * Cells with a terrain that the given level lacks are left out. Empty if all cells are left out.
	 */
	public Optional<Fragment> on(Level level) {
		return on(names(level));
	}

	/**
	 * Returns the piece for another level, as {@link #on(Level)} does. Slow for a large piece.
	 *
	 * @param level the names of the level's terrains, indexed by terrain id
	 */
	Optional<Fragment> on(Map<Integer, String> level) {
		if (level.entrySet().containsAll(names.entrySet())) {
			return Optional.of(fragment);
		}
		TerrainGrid source = fragment.terrain();
		TerrainGridEditor terrain = source.edit();
		BitPlaneEditor cells = fragment.cells().edit();
		int[] ids = ids(level);
		Areas.runs(fragment.cells(), (x, y, length) -> {
			for (int i = x; i < x + length; i++) {
				int id = ids[source.terrain(i, y)];
				if (id < 0) {
					cells.clearRun(i, y, 1);
				} else {
					terrain.set(i, y, id);
				}
			}
		});
		BitPlane known = cells.build();
		return known.isEmpty() ? Optional.empty() : Optional.of(new Fragment(terrain.build(), known));
	}

	/**
	 * Returns the terrain ids in a level, indexed by the terrain ids of this piece. Terrains are matched by name. The entry
	 * is -1 if the level has no terrain of the name.
	 *
	 * @param level the names of the level's terrains, indexed by terrain id
	 */
	private int[] ids(Map<Integer, String> level) {
		int[] ids = new int[TerrainGrid.TERRAINS];
		Arrays.fill(ids, -1);
		names.forEach((own, name) -> level.forEach((id, other) -> {
			if (ids[own] < 0 && other.equals(name)) {
				ids[own] = id;
			}
		}));
		return ids;
	}
}
