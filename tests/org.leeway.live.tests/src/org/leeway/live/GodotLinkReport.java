package org.leeway.live;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A report of a delay: the time from a stroke until a running game of Godot 4 has found its path again. A stroke edits 32 x 32
 * cells. The level has 1024 x 1024 cells.
 */
class GodotLinkReport {

	private static final int STROKES = 40;

	@TempDir
	private Path folder;

	@Test
	void report() throws Exception {
		GodotGame.assume();
		Path project = GodotGame.project(folder);
		Path file = project.resolve("rooms.leeway");
		TerrainGrid rooms = LinkLevels.rooms(1024);
		try (LiveServer server = new LiveServer(new LiveListener() {
			@Override
			public void gamesChanged(Path level, List<String> games) {
				// not looked at
			}

			@Override
			public void unitsMoved(Path level, List<GameUnit> units) {
				// not looked at
			}
		}); GodotGame game = GodotGame.follow(project, "path")) {
			long begin = System.nanoTime();
			server.share(file, LinkLevels.of(rooms));
			String path = game.await("path ");
			System.out.printf(Locale.ROOT, "first path of %s cells after %.0f ms%n", path, (System.nanoTime() - begin) / 1e6);
			double[] times = new double[STROKES];
			for (int i = 0; i < STROKES; i++) {
				// a wall in the upper rooms, which the next stroke removes
				TerrainGrid next = i % 2 == 1 ? rooms : LinkLevels.painted(rooms, 64 + 16 * i, 20, 32, 32, LinkLevels.WALL);
				long start = System.nanoTime();
				server.update(file, LinkLevels.of(next));
				game.await("path ");
				times[i] = (System.nanoTime() - start) / 1e6;
			}
			Arrays.sort(times);
			System.out.printf(Locale.ROOT, "stroke of 32 x 32 to path: median %.1f ms, most %.1f ms%n", times[STROKES / 2],
					times[STROKES - 1]);
		}
	}
}
