package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of commands that check or export copies of a level on coarser grids. One cell of a copy stands for several
 * cells of the level.
 */
class CoarserCopiesTest {

	/** Two rooms of 4 x 6 cells. A gate of one cell and a wall of one cell separate them. */
	private static final String MAP = "type octile\nheight 6\nwidth 9\nmap\n....@....\n....@....\n.........\n....@....\n....@....\n....@....\n";

	@TempDir
	private Path folder;
	private Path map;

	@BeforeEach
	void write() throws IOException {
		map = Files.writeString(folder.resolve("rooms.map"), MAP);
	}

	private CommandLineRun validate(String... options) {
		Object[] all = new Object[options.length + 2];
		all[0] = "validate";
		System.arraycopy(options, 0, all, 1, options.length);
		all[all.length - 1] = map;
		return CommandLineRun.of(all);
	}

	@Test
	void aGateThatCloses() {
		assertEquals(0, validate("--agent", "unit:1:ground").status());
		CommandLineRun half = validate("--agent", "unit:1:ground", "--at", "1/2");
		assertEquals(1, half.status(), half.toString());
		assertSays(half.out(), "unit", "loses a gate at 4,2 (2 x 1) at scale 1/2", "cuts off", "[changed-at-scale]");
		assertEquals(1, validate("--agent", "unit:1:ground", "--at", "1/2,1/4", "--shrink", "any").status());
	}

	@Test
	void theRuleOfTheCopyDecides() {
		assertEquals(0, validate("--agent", "unit:1:ground", "--at", "1/2", "--shrink", "majority").status());
		assertEquals(0, validate("--agent", "unit:1:ground", "--at", "1/2", "--min-area", "100").status());
	}

	@Test
	void theLevelMayNameTheScales() throws IOException {
		Path level = folder.resolve("rooms.leeway");
		CommandLineRun.of("convert", map, level);
		Files.writeString(level, Files.readString(level).replace("<level:Level ", "<level:Level scales=\"1/2\" "));
		assertSays(CommandLineRun.of("validate", "--agent", "unit:1:ground", level).out(), "loses a gate at 4,2");
		assertEquals(0, CommandLineRun.of("validate", "--agent", "unit:1:ground", "--at", "1/2", "--shrink", "centre", level).status());
		Files.writeString(level, Files.readString(level).replace("scales=\"1/2\"", "scales=\"2\""));
		CommandLineRun wrong = CommandLineRun.of("validate", level);
		assertEquals(2, wrong.status());
		assertSays(wrong.err(), "rooms.leeway:2", "scales", "expected scales such as 1/2,1/4");
	}

	@Test
	void gatesAreALayer() {
		CommandLineRun run = CommandLineRun.of("export", "--format", "geojson", "--layer", "scale-changes", "--agent", "unit:1:ground", map);
		assertEquals(0, run.status(), run.toString());
		String json = run.out().replaceAll("\\s", "");
		assertSays(json, "[[4.0,2.0],[6.0,2.0],[6.0,3.0],[4.0,3.0],[4.0,2.0]]", "\"kind\":\"closed\"", "\"scale\":\"1/2\"");
	}

	@Test
	void cellsThatTheCopyLosesAreALayer() {
		CommandLineRun run = CommandLineRun.of("export", "--format", "csv", "--layer", "coarser-copy", "--agent", "unit:1:ground", map);
		assertEquals(0, run.status(), run.toString());
		String other = "3,3,3,3,0,2,3,3,2";
		assertEquals(List.of(other, other, "3,3,3,3,5,5,3,3,2", other, other, other), run.out().lines().toList());
	}

	@Test
	void wrongOptionsAreTold() {
		CommandLineRun wrong = validate("--at", "1/65");
		assertEquals(2, wrong.status());
		assertSays(wrong.err(), "1/65", "expected scales such as 1/2,1/4, from 1/2 to 1/64");
		assertSays(validate("--shrink", "any").err(), "--shrink is for --at");
		assertSays(validate("--at", "1/2", "--shrink", "some").err(), "expected any, majority or centre");
	}
}
