package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.LeewayProcess;
import org.leeway.core.fixtures.Pictures;

/** Tests of batches in processes of their own. */
@Tag("slow")
class BatchProcessTest {

	@TempDir
	private Path temporary;
	private BatchFolder folder;

	@BeforeEach
	void writeLevels() throws IOException {
		folder = new BatchFolder(temporary.resolve("batch"));
		folder.level("levels/island.leeway", Pictures.ISLAND, 0, 0);
		folder.map("levels/deep down/rooms.map", Pictures.ROOMS);
	}

	private LeewayProcess start(String... arguments) throws IOException {
		return LeewayProcess.start(folder.folder(), arguments);
	}

	private List<String> run(int status, String... arguments) throws IOException, InterruptedException {
		try (LeewayProcess process = start(arguments)) {
			assertEquals(status, process.end(), process.output().toString());
			return process.output();
		}
	}

	@Test
	void reportsHaveTheBytesOfValidateInTheFolderOfTheConfig() throws IOException, InterruptedException {
		StringBuilder reports = new StringBuilder();
		for (String format : List.of("text", "json", "jsonl", "sarif", "junit", "codequality", "html")) {
			reports.append(", {'format': '" + format + "', 'output': 'out/all." + format + "', 'min-area': 2}");
		}
		folder.config("{'inputs': ['levels/**/*.*'], 'exports': [{'layer': 'reachability', 'format': 'csv',"
				+ " 'output': 'out/{level}-{agent}.csv'}], 'reports': [" + reports.substring(2)
				+ ", {'format': 'text', 'chokes': true, 'advice': true, 'output': 'out/{level}.txt'}]}");
		// run the batch twice, with different current folders: here, and then in a process in the folder of the config. The
		// reports must name files in the same way
		assertEquals(1, folder.run().status());
		Map<String, String> fromElsewhere = folder.files("out");
		List<String> said = run(1, "batch", "--force", "batch.json");
		assertTrue(said.getLast().startsWith("11 made, 0 unchanged, 0 failed"), said.toString());
		assertEquals(fromElsewhere, folder.files("out"));
		// formats write names of files in three ways. Each of text, sarif and html stands for one of the ways
		for (String format : List.of("text", "sarif", "html")) {
			List<String> expected = run(1, "validate", "--min-area", "2", "--format", format, "levels/deep down/rooms.map",
					"levels/island.leeway");
			assertEquals(expected, Files.readAllLines(folder.path("out/all." + format)), format);
		}
		assertEquals(run(1, "validate", "--chokes", "--advice", "levels/island.leeway"),
				Files.readAllLines(folder.path("out/island.txt")));
	}

	@Test
	void aRunThatIsKilledLeavesWholeFilesAndTheNextOneMakesTheRest() throws IOException, InterruptedException {
		for (int i = 0; i < 60; i++) {
			folder.map("levels/many/level" + i + ".map", Pictures.ISLAND.repeat(20 + i));
		}
		folder.config("""
				{'inputs': ['levels/**/*.*'], 'exports': [
				{'layer': 'clearance', 'format': 'csv', 'options': {'sidecar': true}, 'output': 'out/{level}.csv'},
				{'layer': 'reachability', 'format': 'npy', 'output': 'out/{level}-{agent}.npy'}],
				'reports': [{'format': 'json', 'output': 'out/all.json', 'fail': 'never'}]}
				""");
		assertEquals(0, folder.run().status());
		Map<String, String> whole = folder.files("out");
		Random random = new Random(9);
		for (int round = 0; round < 3; round++) {
			try (var all = Files.walk(folder.path("out"))) {
				for (Path each : all.filter(Files::isRegularFile).toList()) {
					Files.delete(each);
				}
			}
			if (random.nextBoolean()) {
				Files.delete(folder.path(".batch.json.leeway-batch"));
			}
			try (LeewayProcess process = start("batch", "--jobs", "2", "batch.json")) {
				long some = 1 + random.nextInt(200);
				while (folder.count("out") < some && process.isAlive()) {
					Thread.onSpinWait();
				}
			}
			folder.files("out").forEach((name, bytes) -> assertEquals(whole.get(name), bytes, name));
			CommandLineRun again = folder.run();
			assertEquals(0, again.status(), again.toString());
			assertFalse(again.err().contains("damaged"), again.toString());
			assertEquals(whole, folder.files("out"), "round " + round);
		}
	}

	@Test
	void ctrlCEndsARunAndKeepsWhatWasMade() throws IOException, InterruptedException {
		for (int i = 0; i < 200; i++) {
			folder.map("levels/many/level" + i + ".map", Pictures.ISLAND.repeat(60));
		}
		folder.config("{'inputs': ['levels/many/*.map'], 'exports': [{'layer': 'clearance', 'format': 'png', 'options':"
				+ " {'scale': 4}, 'output': 'out/{level}.png'}]}");
		try (LeewayProcess process = start("batch", "--jobs", "1", "batch.json")) {
			while (folder.count("out") < 5 && process.isAlive()) {
				Thread.onSpinWait();
			}
			process.interrupt();
			assertEquals(130, process.end(), process.output().toString());
		}
		Map<String, String> made = folder.files("out");
		assertEquals(List.of(), folder.temporaries());
		CommandLineRun rest = folder.run();
		// the first run may have made the output of one level without recording this output in the state
		assertTrue(rest.out().lines().filter(line -> line.startsWith("made ")).count() <= 201 - made.size(), rest.toString());
		assertEquals(200, folder.files("out").size());
	}

	@Test
	void aFullDiskFailsAndLeavesTheOldFiles() throws IOException, InterruptedException {
		Path disk = Files.createDirectories(folder.path("out"));
		boolean mounted = isRoot() && new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk.toString())
				.start().waitFor() == 0;
		assumeTrue(mounted, "a small disk, which only root can mount");
		try {
			folder.map("levels/big.map", Pictures.ISLAND.repeat(2000));
			folder.config("{'inputs': ['levels/**/*.*'], 'exports': [{'layer': 'clearance', 'format': 'json', 'output':"
					+ " 'out/{level}.json'}, {'layer': 'terrain', 'format': 'csv', 'output': 'out/t-{level}.csv'}]}");
			CommandLineRun run = folder.run();
			assertEquals(2, run.status(), run.toString());
			assertTrue(run.out().contains("No space left on device"), run.toString());
			assertEquals(List.of("out/island.json", "out/rooms.json", "out/t-island.csv", "out/t-rooms.csv"),
					folder.files("out").keySet().stream().filter(name -> !name.contains("big")).toList());
			assertEquals(List.of(), folder.temporaries());
		} finally {
			new ProcessBuilder("umount", disk.toString()).start().waitFor();
		}
	}

	private static boolean isRoot() {
		return "root".equals(System.getProperty("user.name"));
	}
}
