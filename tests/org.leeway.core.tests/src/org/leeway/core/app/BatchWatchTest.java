package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.LeewayProcess;
import org.leeway.core.fixtures.Pictures;

/**
 * Tests of a batch that watches for changes, in a process of its own. The tests wait for its output, but do not assert
 * how long it takes.
 */
@Tag("slow")
class BatchWatchTest {

	private static final String CONFIG = "{'inputs': ['levels/**/*.map'], 'exports': [{'layer': 'clearance', 'format': 'csv',"
			+ " 'output': 'out/{folder}/{level}.csv'}]}";
	private static final String OTHER = Pictures.ROOMS.replaceFirst("\\.", "@");

	@TempDir
	private Path temporary;
	private BatchFolder folder;
	private LeewayProcess process;

	@BeforeEach
	void startWatching() throws IOException, InterruptedException {
		folder = new BatchFolder(temporary.resolve("batch"));
		folder.map("levels/rooms.map", Pictures.ROOMS);
		folder.config(CONFIG);
		process = LeewayProcess.start(folder.folder(), "batch", "--watch", "batch.json");
		process.waitFor(line -> line.startsWith("made out/rooms.csv"));
		process.waitFor(line -> line.contains("watching 1 level for changes"));
	}

	@AfterEach
	void endWatching() throws InterruptedException {
		process.close();
	}

	private void assertMade(String output, String level) throws IOException, InterruptedException {
		process.waitFor(line -> line.startsWith("made " + output));
		assertEquals(CommandLineRun.of("export", "--layer", "clearance", "--format", "csv", folder.path(level)).out(),
				Files.readString(folder.path(output)));
	}

	@Test
	void aSavedLevelIsMadeAnew() throws IOException, InterruptedException {
		folder.map("levels/rooms.map", OTHER);
		assertMade("out/rooms.csv", "levels/rooms.map");
		folder.map("levels/rooms.map", Pictures.ROOMS);
		assertMade("out/rooms.csv", "levels/rooms.map");
	}

	@Test
	void aLevelThatIsReplacedInOneStepIsMadeAnew() throws IOException, InterruptedException {
		Path other = folder.map("levels/.rooms.map.swp", OTHER);
		Files.move(other, folder.path("levels/rooms.map"), StandardCopyOption.ATOMIC_MOVE);
		assertMade("out/rooms.csv", "levels/rooms.map");
		assertTrue(process.output().stream().noneMatch(line -> line.contains("swp")), process.output().toString());
	}

	@Test
	void newFoldersAndLevelsAreFound() throws IOException, InterruptedException {
		folder.map("levels/new/deep/island.map", Pictures.ISLAND);
		assertMade("out/new/deep/island.csv", "levels/new/deep/island.map");
		folder.map("levels/new/deep/island.map", Pictures.ROOMS);
		assertMade("out/new/deep/island.csv", "levels/new/deep/island.map");
	}

	@Test
	void aDeletedLevelIsToldAndComesBack() throws IOException, InterruptedException {
		Files.delete(folder.path("levels/rooms.map"));
		process.waitFor(line -> line.startsWith("left out/rooms.csv"));
		folder.map("levels/rooms.map", OTHER);
		assertMade("out/rooms.csv", "levels/rooms.map");
	}

	@Test
	void aBrokenLevelIsToldAndTheOthersGoOn() throws IOException, InterruptedException {
		folder.write("levels/broken.map", "type octile\nheight x\n");
		process.waitFor(line -> line.startsWith("failed ") && line.contains("broken.map:2: "));
		folder.map("levels/rooms.map", OTHER);
		assertMade("out/rooms.csv", "levels/rooms.map");
		folder.map("levels/broken.map", Pictures.ISLAND);
		assertMade("out/broken.csv", "levels/broken.map");
		assertEquals(1, process.output().stream().filter(line -> line.startsWith("failed ")).count(), process.output().toString());
	}

	@Test
	void aChangedConfigIsReadAnewAndABrokenOneIsWaitedFor() throws IOException, InterruptedException {
		folder.config(CONFIG.replace("'csv'", "'xyz'"));
		process.waitFor(line -> line.startsWith("failed batch.json:1: format \"xyz\""));
		folder.config(CONFIG.replace(".csv'", ".txt'"));
		process.waitFor(line -> line.startsWith("made out/rooms.txt"));
		process.waitFor(line -> line.startsWith("left out/rooms.csv"));
	}

	@Test
	void aLevelThatIsWrittenInPiecesEndsUpRight() throws IOException, InterruptedException {
		String whole = Pictures.mapFile(Pictures.ISLAND.repeat(50));
		try (var out = Files.newOutputStream(folder.path("levels/slow.map"))) {
			for (int from = 0; from < whole.length(); from += 100) {
				out.write(whole.substring(from, Math.min(whole.length(), from + 100)).getBytes());
				out.flush();
			}
		}
		assertMade("out/slow.csv", "levels/slow.map");
	}

	@Test
	void ctrlCEndsItCleanly() throws IOException, InterruptedException {
		folder.map("levels/rooms.map", OTHER);
		process.waitFor(line -> line.startsWith("made out/rooms.csv"));
		process.interrupt();
		int status = process.end();
		assertTrue(List.of(0, 130).contains(status), status + " " + process.output());
		assertTrue(process.output().stream().noneMatch(line -> line.contains("Exception")), process.output().toString());
		assertEquals(List.of(), folder.temporaries());
		CommandLineRun again = folder.run();
		assertTrue(again.out().startsWith("0 made, 1 unchanged"), again.toString());
	}
}
