package org.leeway.ui.testing;

import org.leeway.core.level.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** Levels drawn as text: {@code .} ground, {@code W} water, {@code T} trees; {@code s} is ground with a spawn. */
public final class Levels {

	/** Two rooms, joined by a corridor two cells wide, with a spawn in the left one. */
	public static final String CORRIDOR = """
			TTTTTTTTTTTTTTTTTTTT
			T......TTTTTT......T
			T......TTTTTT......T
			T......TTTTTT......T
			T..s...............T
			T..................T
			T......TTTTTT......T
			T......TTTTTT......T
			T......TTTTTT......T
			TTTTTTTTTTTTTTTTTTTT
			""";

	private Levels() {
	}

	/** The level of a picture, with the agents small, medium and large of the sizes 1, 2 and 3. */
	public static Level of(String picture) {
		String[] rows = picture.strip().split("\n");
		TerrainGridEditor editor = TerrainGrid.filled(rows[0].length(), rows.length, 0).edit();
		Level level = LevelTemplates.level("picture", rows[0].length(), rows.length);
		for (int y = 0; y < rows.length; y++) {
			for (int x = 0; x < rows[y].length(); x++) {
				char cell = rows[y].charAt(x);
				editor.set(x, y, Math.max(0, ".SWT@".indexOf(cell)));
				if (cell == 's') {
					level.getSpawns().add(spawn(x, y));
				}
			}
		}
		level.setTerrain(editor.build());
		return level;
	}

	private static Spawn spawn(int x, int y) {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(x);
		spawn.setY(y);
		return spawn;
	}
}
