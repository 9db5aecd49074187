package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

/**
 * Tests of files whose names are no valid text in the encoding of the system. Java cannot open such files. Leeway
 * reports this reason, and not that the file is missing.
 */
class NamesOfBytesTest {

	private static final String WRONG = ": its name is not text in UTF-8, the encoding of this system, expected another name";
	/** The name of the file as Java shows it. */
	private static final String NAME = "b\uFFFDd.map";

	@TempDir
	private Path temporary;
	private BatchFolder folder;

	@BeforeEach
	void writeLevels() throws IOException, InterruptedException {
		assumeTrue(Charset.forName(System.getProperty("sun.jnu.encoding")).name().equals("UTF-8"), "names in UTF-8");
		folder = new BatchFolder(temporary);
		folder.map("good.map", Pictures.ISLAND);
		Files.createDirectory(folder.path("deep"));
		Process shell = new ProcessBuilder("sh", "-c", "for f in 'b\\344d.map' 'deep/b\\344d.map'; do cp good.map \"$(printf \"$f\")\"; done;"
				+ " mkdir \"$(printf 'in\\377')\" && cp good.map \"$(printf 'in\\377/a.map')\"").directory(temporary.toFile()).inheritIO().start();
		assumeTrue(shell.waitFor() == 0 && folder.names(".").size() == 4, "a system whose files may have such names");
	}

	@Test
	void commandsTellIt() throws IOException {
		Path bad = folder.path(NAME);
		Path level = folder.path("out.leeway");
		for (List<Object> command : List.<List<Object>>of(List.of("validate", bad), List.of("mesh", bad), List.of("convert", bad, level),
				List.of("report", "-o", folder.path("out.html"), bad), List.of("diff", folder.path("good.map"), bad),
				List.of("apply", bad, folder.path("good.map"), "-o", level),
				List.of("validate", "--agents", bad, folder.path("good.map")), List.of("batch", bad),
				List.of("export", "--format", "csv", "--layer", "terrain", bad))) {
			CommandLineRun run = CommandLineRun.of(command.toArray());
			assertEquals(2, run.status(), command.toString());
			assertTrue(run.err().startsWith(bad + ": no such file or folder" + WRONG + "\n"), command + " " + run);
		}
		Path out = folder.path("b\uFFFDd.leeway");
		assertEquals(out + WRONG + "\n", CommandLineRun.of("convert", folder.path("good.map"), out).err());
		assertTrue(Files.notExists(out));
	}

	@Test
	void aBatchTellsItAndMakesTheOthers() throws IOException {
		folder.config("{'inputs': ['**/*.map', 'b\\uFFFDd.map'], 'convert': [{'output': 'out/{level}.leeway'}]}");
		CommandLineRun run = folder.run();
		assertEquals(2, run.status());
		String config = folder.path("batch.json") + ":1: ";
		assertEquals(List.of("made out/good.leeway", "failed " + config + folder.path(NAME) + WRONG,
				"failed " + config + folder.path("deep/" + NAME) + WRONG, "failed " + config + folder.path("in\uFFFD/a.map") + WRONG,
				"failed " + config + "there is no file " + NAME + WRONG), run.out().lines().limit(5).toList(), run.toString());
		assertEquals(List.of("out/good.leeway"), folder.names("out"));
	}
}
