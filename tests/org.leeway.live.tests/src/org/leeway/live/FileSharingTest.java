package org.leeway.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.sharing.LevelSharing;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Scene;

/**
 * Tests of {@link LevelSharing}, by which the command line shares level files with games. The test has its own format: a
 * file holds a number, and all cells of the level have the terrain with this number.
 */
class FileSharingTest {

	@TempDir
	private Path folder;
	private final BlockingQueue<String> news = new LinkedBlockingQueue<>();
	private final BlockingQueue<Path> read = new LinkedBlockingQueue<>();
	private LevelSharing sharing;

	@BeforeEach
	void start() throws Exception {
		sharing = LevelSharing.provider().orElseThrow().start(this::read, news::add);
	}

	@AfterEach
	void stop() {
		sharing.close();
	}

	private LevelSnapshot read(Path file) throws IOException {
		read.add(file.getFileName());
		try {
			int terrain = Integer.parseInt(Files.readString(file).strip());
			return new LevelSnapshot("", TerrainGrid.filled(70, 70, terrain), List.of(), List.of(), Scene.EMPTY, List.of());
		} catch (NumberFormatException e) {
			throw new IOException("no number", e);
		}
	}

	private String awaitNews() throws InterruptedException {
		return String.valueOf(news.poll(30, TimeUnit.SECONDS)).replace(folder.toString(), "");
	}

	@Test
	void aFileIsReadWhenAGameAsksForItAndAgainAfterEachRun() throws Exception {
		Path one = Files.writeString(folder.resolve("one"), "1");
		Path two = Files.writeString(folder.resolve("two"), "2");
		sharing.share(List.of(one, two));
		try (TestGame game = TestGame.follow(folder, "one")) {
			game.await(() -> game.changes == 1);
			assertEquals(1, game.cells[0]);
			assertEquals("/one: followed by test", awaitNews());
			Files.writeString(one, "3");
			sharing.share(List.of(one, two));
			game.await(() -> game.cells[4899] == 3);

			Files.writeString(one, "x");
			sharing.share(List.of(one, two));
			assertEquals("/one: games keep the last state: no number", awaitNews());
			assertEquals(3, game.cells[0]);
			assertFalse(read.contains(Path.of("two")));

			sharing.share(List.of(two));
			assertEquals(1001, game.awaitClosed());
			assertEquals("/one: no game follows", awaitNews());
		}
		sharing.close();
		assertTrue(news.isEmpty(), news.toString());
		assertFalse(Files.exists(folder.resolve(".leeway-live")));
	}
}
