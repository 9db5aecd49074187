package org.leeway.live;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

class LiveServerTest {

	@TempDir
	private Path folder;
	private final BlockingQueue<List<String>> games = new LinkedBlockingQueue<>();
	private final BlockingQueue<List<GameUnit>> units = new LinkedBlockingQueue<>();
	private LiveServer server;
	private Path file;
	private LevelSnapshot harbour;

	@BeforeEach
	void start() throws Exception {
		server = new LiveServer(new LiveListener() {
			@Override
			public void gamesChanged(Path level, List<String> names) {
				games.add(names);
			}

			@Override
			public void unitsMoved(Path level, List<GameUnit> moved) {
				units.add(moved);
			}
		});
		file = folder.resolve("harbour.leeway");
		harbour = LevelSnapshot.of(LevelFiles.load(Path.of(System.getProperty("leeway.samples"), "harbour.leeway")));
		server.share(file, harbour);
	}

	@AfterEach
	void stop() {
		server.close();
	}

	private static byte[] cells(TerrainGrid grid) {
		byte[] cells = new byte[grid.width() * grid.height()];
		for (int y = 0; y < grid.height(); y++) {
			grid.copyRow(0, y, grid.width(), cells, y * grid.width());
		}
		return cells;
	}

	@Test
	void aGameGetsTheLevelAndThenEachChange() throws Exception {
		try (TestGame game = TestGame.follow(folder, "harbour.leeway")) {
			game.await(() -> game.changes == 1);
			assertArrayEquals(cells(harbour.grid()), game.cells);
			assertEquals("Harbour", game.level.get("name").getAsString());
			assertEquals(harbour.agents().size(), game.level.getAsJsonArray("agents").size());
			assertEquals(harbour.scene().circles().size(), game.level.getAsJsonArray("circles").size());
			assertEquals(List.of("test"), games.poll(30, TimeUnit.SECONDS));

			TerrainGridEditor editor = harbour.grid().edit();
			editor.set(3, 4, 7);
			LevelSnapshot edited = harbour.withGrid(editor.build());
			server.update(file, edited);
			game.await(() -> game.changes == 2);
			assertArrayEquals(cells(edited.grid()), game.cells);
		}
		assertEquals(List.of(), games.poll(30, TimeUnit.SECONDS));
	}

	@Test
	void afterRandomEditsUndosAndResizesGameAndEditorAreEqual() throws Exception {
		long seed = System.nanoTime();
		RandomMaps random = new RandomMaps(seed);
		List<LevelSnapshot> states = new ArrayList<>(List.of(harbour));
		try (TestGame game = TestGame.follow(folder, "")) {
			for (int round = 0; round < Rounds.of(10_000); round++) {
				LevelSnapshot next = next(states, random);
				server.update(file, next);
				if (round % 500 == 0) {
					assertEqual(next, game, "seed " + seed + ", round " + round);
				}
			}
			assertEqual(states.getLast(), game, "seed " + seed);
			assertTrue(game.changes > 20, () -> game.changes + " changes");
		}
	}

	private static LevelSnapshot next(List<LevelSnapshot> states, RandomMaps random) {
		if (states.size() > 1 && random.number(0, 3) == 0) {
			states.removeLast();
			return states.getLast();
		}
		LevelSnapshot last = states.getLast();
		LevelSnapshot next;
		if (random.number(0, 50) == 0) {
			next = last.withGrid(random.noise(random.number(1, 200), random.number(1, 200), 0.3)).withSpawnPoints(List.of());
		} else {
			TerrainGridEditor editor = last.grid().edit();
			CellRect stroke = random.window(last.grid().width(), last.grid().height());
			for (int y = stroke.y(); y < stroke.bottom(); y++) {
				editor.fillRow(stroke.x(), y, stroke.width(), random.number(0, 3));
			}
			next = last.withGrid(editor.build());
		}
		states.add(next);
		return next;
	}

	private static void assertEqual(LevelSnapshot expected, TestGame game, String message) throws Exception {
		byte[] cells = cells(expected.grid());
		game.await(() -> game.level != null && game.level.get("width").getAsInt() == expected.grid().width()
				&& Arrays.equals(cells, game.cells));
		assertEquals(expected.grid().height(), game.level.get("height").getAsInt(), message);
	}

	@Test
	void aLargeLevelArrivesInPartsOfLimitedSize() throws Exception {
		TerrainGrid grid = new RandomMaps(1).noise(1024, 1024, 0.4);
		server.update(file, harbour.withGrid(grid));
		try (TestGame game = TestGame.follow(folder, "harbour.leeway")) {
			game.await(() -> game.changes == 1);
			assertArrayEquals(cells(grid), game.cells);
			assertEquals(4, game.parts);
			assertTrue(game.largestMessage < 300_000, () -> "a message of " + game.largestMessage);
		}
	}

	@Test
	void aGameThatConfirmsNothingGetsOnePartAndHoldsUpNobody() throws Exception {
		try (TestGame slow = TestGame.follow(folder, ""); TestGame quick = TestGame.follow(folder, "")) {
			slow.confirmNothing();
			slow.await(() -> slow.parts >= 1);
			quick.await(() -> quick.changes == 1);
			LevelSnapshot edited = harbour;
			for (int i = 0; i < 200; i++) {
				TerrainGridEditor editor = edited.grid().edit();
				editor.set(i % 90, i % 60, i % 8);
				edited = harbour.withGrid(editor.build());
				server.update(file, edited);
			}
			assertEqual(edited, quick, "");
			assertTrue(slow.parts <= 2, () -> slow.parts + " parts");
		}
	}

	@Test
	void findingsFollowTheLevel() throws Exception {
		try (TestGame game = TestGame.follow(folder, "")) {
			game.await(() -> game.changes == 1);
			server.update(file, List.of(new Finding("no-spawn", Severity.WARNING, "", "The level has no spawn.", 0,
					new CellRect(0, 0, 1, 1), new Cell(2, 3))));
			game.await(() -> game.findings.getAsJsonArray("findings").size() == 1);
			assertEquals("{\"rule\":\"no-spawn\",\"severity\":\"warning\",\"agent\":null,\"message\":\"The level has no spawn.\",\"x\":2,\"y\":3}",
					game.findings.getAsJsonArray("findings").get(0).toString());
		}
	}

	@Test
	void unitsOfAllGamesArrive() throws Exception {
		try (TestGame one = TestGame.follow(folder, ""); TestGame two = TestGame.follow(folder, "")) {
			one.await(() -> one.changes == 1);
			two.await(() -> two.changes == 1);
			one.send("{\"type\":\"units\",\"units\":[{\"x\":1.5,\"y\":2.5,\"agent\":\"tank\",\"name\":\"t1\",\"stuck\":true}]}");
			assertEquals(List.of(new GameUnit(1.5, 2.5, "tank", "t1", true)), units.poll(30, TimeUnit.SECONDS));
			two.send("{\"type\":\"units\",\"units\":[{\"x\":3,\"y\":4}]}");
			assertEquals(2, units.poll(30, TimeUnit.SECONDS).size());
			one.close();
			assertEquals(List.of(new GameUnit(3, 4, "", "", false)), units.poll(30, TimeUnit.SECONDS));
		}
	}

	@Test
	void aLevelOfTooManyObjectsIsRefusedWithTheReason() throws Exception {
		server.update(file, harbour.withScene(Scene.of(Collections.nCopies(300_000, new Circle(1, 1, 1)))));
		try (TestGame game = TestGame.follow(folder, "")) {
			assertEquals(4413, game.awaitClosed());
			assertEquals("the level has too many objects for the live link", game.error);
		}
		server.update(file, harbour);
		try (TestGame game = TestGame.follow(folder, "")) {
			game.await(() -> game.changes == 1);
		}
	}

	@Test
	void aGameIsToldThatTheLevelIsNoLongerShared() throws Exception {
		try (TestGame game = TestGame.follow(folder, "")) {
			game.await(() -> game.changes == 1);
			server.stopSharing(file);
			assertEquals(1001, game.awaitClosed());
		}
	}

	@Test
	void oneOfSeveralLevelsIsCalledByItsPathOrName() throws Exception {
		Path other = folder.resolve("maps/ford.leeway");
		Files.createDirectories(folder.resolve(".git"));
		server.share(other, harbour.withGrid(TerrainGrid.filled(5, 4, 0)).withSpawnPoints(List.of()));
		server.share(folder.resolve("maps/harbour.leeway"), harbour);
		try (TestGame byPath = TestGame.follow(folder, "maps/ford.leeway"); TestGame byName = TestGame.follow(folder, "ford.leeway")) {
			byPath.await(() -> byPath.changes == 1);
			byName.await(() -> byName.changes == 1);
			assertEquals(5, byPath.level.get("width").getAsInt());
			assertEquals("maps/ford.leeway", byName.level.get("file").getAsString());
		}
		for (String unknown : List.of("", "x.leeway", "harbour")) {
			try (TestGame game = TestGame.follow(folder, unknown)) {
				assertEquals(4404, game.awaitClosed(), unknown);
				assertTrue(game.error.contains("maps/ford.leeway"), game.error);
			}
		}
	}
}
