package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.fixtures.Pictures;
import org.leeway.testing.FullDisk;

/** Tests that messages name the file that could not be written, because the disk has become full. */
class FullDiskTest {

	private static final String FULL = ": No space left on device";
	private static final String BATCH = """
			{'inputs': ['big.map'], 'outside': true, 'exports': [
			{'layer': 'clearance', 'capability': 'ground', 'format': 'csv', 'output': 'OUT/c.csv'}],
			'convert': [{'output': 'OUT/l.leeway'}], 'reports': [{'format': 'html', 'output': 'OUT/r.html', 'fail': 'never'}]}
			""";

	@TempDir
	private Path temporary;

	private static FullDisk disk(Path folder) throws IOException, InterruptedException {
		Optional<FullDisk> disk = FullDisk.in(folder);
		assumeTrue(disk.isPresent(), "file systems may be mounted");
		return disk.get();
	}

	private static void writeBig(BatchFolder folder) throws IOException {
		folder.map("big.map", Pictures.ISLAND.repeat(400));
	}

	@Test
	void aBatchNamesItsOutputsAndMakesTheOthers() throws Exception {
		BatchFolder folder = new BatchFolder(Files.createDirectories(temporary.resolve("batch")));
		try (FullDisk disk = disk(folder.path("out"))) {
			disk.fill();
			writeBig(folder);
			folder.config(BATCH.replace("OUT/l.leeway", "l.leeway").replace("OUT", "out"));
			CommandLineRun run = folder.run();
			assertEquals(2, run.status());
			assertEquals(List.of("made l.leeway", "failed " + folder.path("out/c.csv") + FULL + " [out/c.csv]",
					"failed " + folder.path("out/r.html") + FULL + " [out/r.html]"),
					run.out().lines().limit(3).toList(), run.toString());
		}
	}

	@Test
	void aBatchNamesItsState() throws Exception {
		BatchFolder folder = new BatchFolder(Files.createDirectories(temporary.resolve("batch")));
		try (FullDisk disk = disk(folder.folder())) {
			folder.config(BATCH.replace("OUT", "../elsewhere"));
			writeBig(folder);
			disk.fill();
			CommandLineRun run = folder.run();
			assertEquals(2, run.status());
			assertTrue(run.out().contains("\nfailed " + folder.path(".batch.json.leeway-batch") + FULL + "\n3 made, 0 unchanged, 1 failed"),
					run.toString());
			assertTrue(Files.size(temporary.resolve("elsewhere/r.html")) > 0);
		}
	}

	@Test
	void commandsNameTheirOutput() throws Exception {
		BatchFolder folder = new BatchFolder(Files.createDirectories(temporary.resolve("disk")));
		writeBig(new BatchFolder(temporary));
		Path map = temporary.resolve("big.map");
		try (FullDisk disk = disk(folder.folder())) {
			disk.fill();
			for (Path out : List.of(folder.path("o.leeway"), folder.path("o.tmx"))) {
				assertTrue(CommandLineRun.of("convert", map, out).err().endsWith(out + FULL + "\n"));
			}
			Path out = folder.path("o.csv");
			assertEquals(out + FULL + "\n", CommandLineRun.of("export", "--format", "csv", "--layer", "clearance", "--capability",
					"ground", "-o", out, map).err());
			assertEquals(out + FULL + "\n", CommandLineRun.of("report", "-o", out, map).err());
		}
	}

	/** If several files are written together, the exception names the file that does not fit on the disk. */
	@Test
	void anExceptionNamesTheFile() throws Exception {
		try (FullDisk disk = disk(temporary.resolve("disk"))) {
			Path small = disk.folder().resolve("small");
			Path large = disk.folder().resolve("large");
			Map<Path, AtomicFile.Content> contents = new LinkedHashMap<>();
			contents.put(small, out -> out.write(1));
			contents.put(large, out -> out.write(new byte[1 << 17]));
			FileSystemException full = assertThrows(FileSystemException.class, () -> AtomicFile.writeAll(contents));
			assertEquals(large.toString(), full.getFile());
			assertEquals("No space left on device", full.getReason());
		}
	}

	@Test
	void standardOutputIsNotTakenForTheConfig() throws IOException {
		BatchFolder folder = new BatchFolder(temporary);
		writeBig(folder);
		folder.config(BATCH.replace("OUT", "out"));
		OutputStream full = new OutputStream() {

			@Override
			public void write(int value) throws IOException {
				throw new IOException("No space left on device");
			}
		};
		for (String format : List.of("text", "json")) {
			CommandLineRun run = CommandLineRun.into(full, "batch", "--format", format, folder.path("batch.json"));
			assertEquals(2, run.status());
			assertTrue(run.err().endsWith("leeway: standard output" + FULL + "\n"), run.toString());
		}
	}
}
