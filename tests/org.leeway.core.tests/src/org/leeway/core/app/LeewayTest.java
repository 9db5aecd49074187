package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;

class LeewayTest {

	@Test
	void helpGoesToStandardOutput() {
		CommandLineRun run = CommandLineRun.of("--help");
		assertEquals(0, run.status());
		assertEquals("", run.err());
		for (String command : List.of("validate", "report", "export", "convert", "batch", "diff", "apply", "merge",
				"describe", "git-setup", "symmetry", "balance", "traffic", "mesh",
				"help")) {
			assertTrue(run.out().contains("  " + command + " "), run.out());
		}
	}

	@Test
	void helpOfACommandListsItsOptions() {
		CommandLineRun run = CommandLineRun.of("help", "validate");
		assertEquals(0, run.status());
		for (String option : List.of("--agent", "--spawn", "--min-area", "--format", "FILE", "Exit status")) {
			assertTrue(run.out().contains(option), run.out());
		}
		assertEquals(run.out(), CommandLineRun.of("validate", "--help").out());
	}

	@Test
	void helpOfExportListsItsOptions() {
		CommandLineRun run = CommandLineRun.of("help", "export");
		assertEquals(0, run.status());
		String joined = run.out().replaceAll("\\n *", "");
		for (String option : List.of("--format", "--layer", "--capability", "--agent", "--spawn", "--anchor",
				"--legend", "--output", "asc|csv|detour|geojson|gltf|godot|json|lbc|mesh|npy|npz|obj|pgm|png|png16|png8|raw16|ros|tmj|tmx",
				"terrain|clearance|brushfire|fit|reachability|brushfire-loss")) {
			assertTrue(joined.contains(option), run.out());
		}
	}

	@Test
	void helpOfConvertNamesItsFiles() {
		CommandLineRun run = CommandLineRun.of("help", "convert");
		assertEquals(0, run.status());
		assertTrue(run.out().contains("IN OUT"), run.out());
	}

	@Test
	void helpIsPlainTextUnlessATerminalShowsIt() {
		assertFalse(CommandLineRun.of("--help").out().contains("\u001B"));
		assertTrue(CommandLineRun.onTerminal("--help").out().contains("\u001B"));
	}

	@Test
	void helpFitsEightyColumns() {
		for (String command : List.of("validate", "report", "export", "convert", "batch", "diff", "apply", "merge",
				"describe", "git-setup", "symmetry", "balance", "traffic", "path",
				"scenario", "mesh")) {
			CommandLineRun.of("help", command).out().lines()
					.forEach(line -> assertTrue(line.length() <= 80, line));
		}
	}

	@Test
	void tellsItsVersion() {
		CommandLineRun run = CommandLineRun.of("--version");
		assertEquals(0, run.status());
		assertTrue(run.out().startsWith("Leeway "), run.out());
		assertEquals("", run.err());
	}

	@Test
	void noCommandIsBadUsage() {
		CommandLineRun run = CommandLineRun.of();
		assertEquals(2, run.status());
		assertEquals("", run.out());
		assertTrue(run.err().contains("expected one of"), run.err());
	}

	@Test
	void unknownCommandIsBadUsage() {
		CommandLineRun run = CommandLineRun.of("valid");
		assertEquals(2, run.status());
		assertTrue(run.err().contains("'valid'"), run.err());
		assertEquals(2, CommandLineRun.of("help", "valid").status());
	}

	@Test
	void unknownOptionIsBadUsage() {
		CommandLineRun run = CommandLineRun.of("validate", "--fromat", "json", "a.map");
		assertEquals(2, run.status());
		assertTrue(run.err().contains("--fromat"), run.err());
		assertTrue(run.err().contains("leeway help validate"), run.err());
	}

	@Test
	void anArgumentIsNeverAFileOfArguments() {
		CommandLineRun run = CommandLineRun.of("validate", "@nothing.map");
		assertTrue(run.err().startsWith("@nothing.map: "), run.err());
	}
}
