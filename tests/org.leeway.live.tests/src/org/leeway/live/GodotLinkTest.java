package org.leeway.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.RandomMaps;

/** Tests of Leeway's add-on for Godot 4. A running game uses the add-on to follow a level over the live link. */
class GodotLinkTest {

	private static final LiveListener NOBODY = new LiveListener() {
		@Override
		public void gamesChanged(Path file, List<String> games) {
			// not looked at
		}

		@Override
		public void unitsMoved(Path file, List<GameUnit> units) {
			// not looked at
		}
	};

	@TempDir
	private Path folder;
	private Path project;

	@BeforeEach
	void makeProject() throws Exception {
		GodotGame.assume();
		project = GodotGame.project(folder);
	}

	@Test
	void unitsGoAnotherWayAfterAStroke() throws Exception {
		Path file = project.resolve("rooms.leeway");
		TerrainGrid open = LinkLevels.filled(40, 30);
		TerrainGrid wall = LinkLevels.painted(open, 20, 0, 1, 29, LinkLevels.WALL);
		try (LiveServer server = new LiveServer(NOBODY); GodotGame game = GodotGame.follow(project, "path")) {
			server.share(file, LinkLevels.of(open));
			assertEquals(35, Double.parseDouble(game.await("path ")), 0.1);
			server.update(file, LinkLevels.of(wall));
			assertEquals("0.000", game.await("path "), "a unit of size 2 does not get through a gap of one cell");
			server.update(file, LinkLevels.of(LinkLevels.painted(wall, 20, 27, 1, 2, LinkLevels.GROUND)));
			double around = Double.parseDouble(game.await("path "));
			assertTrue(around > 62 && around < 75, () -> game.output());
			server.update(file, LinkLevels.of(open));
			assertEquals(35, Double.parseDouble(game.await("path ")), 0.1);
			assertFalse(game.output().contains("ERROR"), game.output());
		}
	}

	@Test
	void afterEditsResizesAndACutTheGameHasTheLevel() throws Exception {
		Path file = project.resolve("rooms.leeway");
		long seed = System.nanoTime();
		RandomMaps random = new RandomMaps(seed);
		try (GodotGame game = GodotGame.follow(project, "cells")) {
			for (int connection = 0; connection < 2; connection++) {
				List<LevelSnapshot> states = new ArrayList<>(List.of(LinkLevels.of(LinkLevels.filled(150, 90))));
				try (LiveServer server = new LiveServer(NOBODY)) {
					server.share(file, states.getLast());
					awaitCells(states.getLast(), game, seed);
					for (int round = 0; round < 5000; round++) {
						server.update(file, next(states, random));
						if (round % 1000 == 999) {
							awaitCells(states.getLast(), game, seed);
						}
					}
				}
			}
			assertFalse(game.output().contains("ERROR"), game.output());
		}
	}

	private static LevelSnapshot next(List<LevelSnapshot> states, RandomMaps random) {
		TerrainGrid grid = states.getLast().grid();
		if (states.size() > 1 && random.number(0, 3) == 0) {
			states.removeLast();
		} else if (random.number(0, 300) == 0) {
			states.add(LinkLevels.of(random.noise(random.number(40, 200), random.number(40, 200), 0.3)));
		} else {
			TerrainGridEditor editor = grid.edit();
			int x = random.number(0, grid.width() - 1);
			editor.fillRow(x, random.number(0, grid.height() - 1), random.number(1, grid.width() - x), random.number(0, 1));
			states.add(LinkLevels.of(editor.build()));
		}
		return states.getLast();
	}

	private static void awaitCells(LevelSnapshot level, GodotGame game, long seed) throws Exception {
		TerrainGrid grid = level.grid();
		MessageDigest digest = MessageDigest.getInstance("SHA-256");
		byte[] row = new byte[grid.width()];
		for (int y = 0; y < grid.height(); y++) {
			grid.copyRow(0, y, row.length, row, 0);
			digest.update(row);
		}
		String expected = grid.width() + " " + grid.height() + " " + HexFormat.of().formatHex(digest.digest());
		try {
			while (!game.await("cells ").equals(expected)) {
				// an earlier state
			}
		} catch (AssertionError never) {
			throw new AssertionError("seed " + seed, never);
		}
	}
}
