package org.leeway.ui.editor;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Areas;
import org.leeway.pathing.paint.Fragment;

/**
 * A piece of terrain that knows its terrains by name, so that it means the same in another level.
 *
 * @param names of the terrain ids in the piece
 */
public record TerrainPiece(Fragment fragment, Map<Integer, String> names) {

	/** A piece of a level. */
	public static TerrainPiece of(Fragment fragment, Level level) {
		long[] used = fragment.terrain().histogram();
		Map<Integer, String> names = new LinkedHashMap<>();
		level.getTerrainTypes().stream().filter(type -> used[type.getId()] > 0)
				.forEach(type -> names.put(type.getId(), type.getName()));
		return new TerrainPiece(fragment, names);
	}

	/** The piece with the ids of a level, without the cells whose terrain that level lacks; empty if no cell is left. */
	public Optional<Fragment> on(Level level) {
		TerrainGrid source = fragment.terrain();
		TerrainGrid.Editor terrain = source.edit();
		BitPlane.Editor cells = fragment.cells().edit();
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

	/** By id of the piece that of the level, -1 where there is none. */
	private int[] ids(Level level) {
		int[] ids = new int[TerrainGrid.TERRAINS];
		for (int id = 0; id < ids.length; id++) {
			String name = names.get(id);
			ids[id] = level.getTerrainTypes().stream().filter(type -> type.getName().equals(name))
					.mapToInt(TerrainType::getId).findFirst().orElse(-1);
		}
		return ids;
	}
}
