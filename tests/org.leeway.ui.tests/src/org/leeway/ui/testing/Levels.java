package org.leeway.ui.testing;

import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.testing.Pictures;

/**
 * A parser of levels that are given as pictures of characters, as in {@link Pictures}. The character {@code s} is ground with a
 * spawn.
 */
public final class Levels {

	/** Two rooms, joined by a corridor two cells wide, with a spawn in the left room. */
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

	/**
	 * Returns the level that a picture of characters shows. The level has the agents {@code small}, {@code medium} and {@code
	 * large} of sizes 1, 2 and 3.
	 */
	public static Level of(String picture) {
		Level level = LevelTemplates.level("picture", Pictures.grid(picture.replace('s', '.')));
		BitPlane spawns = Pictures.cells(picture, 's');
		for (int y = 0; y < spawns.height(); y++) {
			for (int x = spawns.nextSet(0, y); x < spawns.width(); x = spawns.nextSet(x + 1, y)) {
				level.getSpawns().add(spawn(x, y));
			}
		}
		return level;
	}

	private static Spawn spawn(int x, int y) {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(x);
		spawn.setY(y);
		return spawn;
	}
}
