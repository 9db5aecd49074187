package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

/** The fixture of tests of {@code leeway batch}: a folder with two levels, and configs for them. */
abstract class BatchCommandBase {

	static final String CLEARANCE = "{'layer': 'clearance', 'format': 'npy', 'output': 'out/{level}/{layer}.npy'}";
	static final String REACHABILITY = "{'layer': 'reachability', 'format': 'csv', 'agents': ['medium', 'large'],"
			+ " 'output': 'out/{level}/{agent}.csv'}";
	static final String TWO_LAYERS = "{'inputs': ['levels/*'], 'exports': [" + CLEARANCE + ", " + REACHABILITY + "]}";

	@TempDir
	Path temporary;
	BatchFolder folder;

	@BeforeEach
	void writeLevels() throws IOException {
		folder = new BatchFolder(temporary);
		folder.level("levels/island.leeway", Pictures.ISLAND, 0, 0);
		folder.map("levels/rooms.map", Pictures.ROOMS);
	}

	static CommandLineRun assertStatus(int status, CommandLineRun run) {
		assertEquals(status, run.status(), run.toString());
		return run;
	}

	static int count(CommandLineRun run, String first) {
		return (int) run.out().lines().filter(line -> line.startsWith(first)).count();
	}
}
