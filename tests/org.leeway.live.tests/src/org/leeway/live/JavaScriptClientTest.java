package org.leeway.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** Tests of the JavaScript client in docs/live. The client runs in Node, with the WebSocket of the package {@code ws}. */
class JavaScriptClientTest {

	private static final Path INSTALLED = Path.of(System.getProperty("leeway.judges.installed", "target/judges"));

	@TempDir
	private Path folder;

	@Test
	void itFollowsTheLevelAndComesBackAfterACut() throws Exception {
		assumeTrue(Files.isRegularFile(INSTALLED.resolve("node_modules/installed.json")), "npm has installed no programs");
		BlockingQueue<List<GameUnit>> units = new LinkedBlockingQueue<>();
		LiveListener listener = new LiveListener() {
			@Override
			public void gamesChanged(Path file, List<String> games) {
				// not compared
			}

			@Override
			public void unitsMoved(Path file, List<GameUnit> moved) {
				units.add(moved);
			}
		};
		Path file = folder.resolve("harbour.leeway");
		LevelSnapshot level = LevelSnapshot.of(LevelFiles.load(Path.of(System.getProperty("leeway.samples"), "harbour.leeway")));
		List<String> expected = new ArrayList<>();
		// older versions of Node take a module only by this name
		Path module = Files.copy(Path.of(System.getProperty("leeway.live.client")), folder.resolve("leeway-live.mjs"));
		Process client = null;
		try {
			try (LiveServer server = new LiveServer(listener)) {
				server.share(file, level);
				client = new ProcessBuilder("node", INSTALLED.resolve("live.mjs").toAbsolutePath().toString(),
						module.toString(), folder.toString(), "", "3").redirectErrorStream(true).start();
				expected.add("change " + describe(level));
				assertEquals(0, units.poll(60, TimeUnit.SECONDS).getFirst().x());
				level = level.withGrid(painted(level.grid()));
				server.update(file, level);
				expected.add("change " + describe(level));
				assertEquals(1, units.poll(60, TimeUnit.SECONDS).getFirst().x());
			}
			level = level.withGrid(TerrainGrid.filled(130, 70, 3)).withSpawnPoints(List.of());
			try (LiveServer server = new LiveServer(listener)) {
				server.share(file, level);
				expected.add("change " + describe(level));
				assertTrue(client.waitFor(60, TimeUnit.SECONDS), "the client does not end");
			}
			try (BufferedReader lines = client.inputReader()) {
				List<String> printed = lines.lines().toList();
				assertEquals(expected, printed.stream().filter(line -> line.startsWith("change")).toList(), printed.toString());
				assertEquals(2, printed.stream().filter("state connected"::equals).count(), printed.toString());
				assertTrue(printed.contains("state the level is no longer shared"), printed.toString());
			}
		} finally {
			if (client != null) {
				client.destroyForcibly();
			}
		}
	}

	private static TerrainGrid painted(TerrainGrid grid) {
		TerrainGridEditor editor = grid.edit();
		editor.fillRow(60, 40, 10, 5);
		return editor.build();
	}

	private static String describe(LevelSnapshot level) {
		TerrainGrid grid = level.grid();
		CRC32 sum = new CRC32();
		byte[] row = new byte[grid.width()];
		for (int y = 0; y < grid.height(); y++) {
			grid.copyRow(0, y, row.length, row, 0);
			sum.update(row);
		}
		return grid.width() + " " + grid.height() + " " + Long.toHexString(sum.getValue()) + " " + level.agents().size();
	}
}
