package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

/** Tests of wrong usage of commands. Each fault gives one clear message and status 2, but no stack trace. */
class HostileUsageTest {

	@TempDir
	private Path folder;
	private Path map;

	@BeforeEach
	void writeMap() throws IOException {
		map = Files.writeString(folder.resolve("level.map"), Pictures.mapFile(Pictures.ISLAND));
	}

	@Test
	void agents() {
		for (String agent : List.of("a:b:c", "a:1", "a", "", "::", ":1:ground", "a:0:ground", "a:-1:ground",
				"a:1e3:ground", "a:1.5:ground", "a:99999999999:ground", "a:1:")) {
			assertRefused("expected NAME:SIZE:TERRAIN+TERRAIN", "validate", "--agent", agent, map);
			assertRefused("expected NAME:SIZE:TERRAIN+TERRAIN", "validate", "--agent=" + agent, map);
		}
		for (String terrains : List.of("+", "ground+", "ground++swamp", "Ground", "ground swamp")) {
			assertRefused("expected one of ground", "validate", "--agent", "a:1:" + terrains, map);
			assertRefused("expected one of ground", "validate", "--agent", "a:1:" + terrains + " speed=2", map);
		}
		assertRefused("a length of -1.0, expected more than 0", "validate", "--agent", "a:1:ground length=-1", map);
		assertRefused("expected radius=, turningRadius=", "validate", "--agent", "a:1:ground weight=1", map);
	}

	@Test
	void agentsToExport() {
		for (String agent : List.of("a:b:c", "a:1", ":", "a:0:ground")) {
			assertRefused("expected NAME:SIZE:TERRAIN+TERRAIN", "export", "--format", "csv", "--layer", "reachability",
					"--agent", agent, map);
		}
	}

	@Test
	void twoAgentsOfOneName() {
		assertRefused("two agents are named 'a'", "validate", "--agent", "a:1:ground", "--agent", "a:2:ground", map);
	}

	@Test
	void spawns() {
		for (String spawn : List.of("1e9,2", "1", "", ",", "1,2,3", "a,b", "99999999999,0", "0.5,0", "1;2")) {
			assertRefused("expected X,Y", "validate", "--spawn", spawn, map);
		}
		for (String spawn : List.of("1,2:", "1,2: ", ":tank", "1:tank", "1,2,3:tank")) {
			assertRefused("expected X,Y", "validate", "--spawn", spawn, map);
			assertRefused("expected X,Y", "export", "--format", "csv", "--layer", "fit", "--spawn", spawn, map);
		}
		assertRefused("lies outside", "validate", "--spawn", "-1,0", map);
		assertRefused("lies outside", "validate", "--spawn", "-1,0:small", map);
		for (String agents : List.of("tank", "small+tank", "small+", "+", "Small", "small:medium")) {
			for (String command : List.of("validate", "symmetry", "balance", "traffic", "diff")) {
				assertRefused("expected one of small, medium, large", commandLine(command, "0,0:" + agents));
			}
			assertRefused("expected one of small, medium, large", "export", "--format", "csv", "--layer", "fit", "--spawn",
					"0,0:" + agents, map);
		}
		assertRefused("lies outside", "export", "--format", "csv", "--layer", "fit", "--spawn", "8,0", map);
	}

	private Object[] commandLine(String command, String spawn) {
		return switch (command) {
		case "symmetry" -> new Object[] { command, "--by", "left-right", "--spawn", spawn, map };
		case "diff" -> new Object[] { command, "--spawn", spawn, map, map };
		default -> new Object[] { command, "--spawn", spawn, map };
		};
	}

	@Test
	void areas() {
		for (String area : List.of("-5", "0", "many", "1.5", "99999999999999999999")) {
			assertRefused("--min-area", "validate", "--min-area", area, map);
		}
	}

	@Test
	void jobs() {
		for (String number : List.of("-1", "0", "two", "1.5", "99999999999")) {
			assertRefused("--jobs", "validate", "-j", number, map);
		}
	}

	@Test
	void aVastNumberOfJobsIsAsManyAsThereAre() {
		for (String command : List.of("validate", "report")) {
			assertEquals(CommandLineRun.of(command, map, map).toString(),
					CommandLineRun.of(command, "-j", Integer.MAX_VALUE, map, map).toString());
		}
	}

	@Test
	void numbers() {
		for (String number : List.of("1d", "0x1p3", "+1", "NaN", "1e999", "\u0661", "")) {
			assertRefused("is not a finite number", "mesh", "--radius=" + number, map);
			assertRefused("is not a whole number", "validate", "-j", number, map);
			assertRefused("is not a whole number", "validate", "--min-area=" + number, map);
			assertRefused("expected X,Y", "path", "--from", "1," + number, "--to", "1,1", map);
			assertRefused("expected X,Y", "validate", "--spawn", "1," + number, map);
			assertRefused("expected 1 to 64", "export", "--format", "png", "--scale", number, "--layer", "fit", map);
			assertRefused("expected NAME:SIZE:TERRAIN", "validate", "--agent", "a:" + number + ":ground", map);
			assertRefused("expected a number", "validate", "--agent", "a:1:ground radius=" + number, map);
		}
	}

	@Test
	void anUnknownOptionIsToldBeforeAMissingFile() {
		for (String command : List.of("validate", "report", "export", "convert", "batch", "diff", "apply", "merge",
				"describe", "git-setup", "symmetry", "balance", "traffic",
				"path", "scenario", "mesh")) {
			assertRefused("Unknown option: '--none'", command, "--none");
		}
		assertRefused("Missing required parameter", "validate");
	}

	@Test
	void folders() throws IOException {
		Path row = Files.writeString(folder.resolve("root.scen"), "version 1\n0\t/\t8\t4\t0\t0\t1\t1\t1\n");
		assertRefused("there is no map \"/\"", "scenario", row);
		for (Object path : List.of("/", "..", ".", "//", folder)) {
			assertRefused("", "diff", "--since", "HEAD", path);
			assertRefused("", "diff", path, map);
			assertRefused("", "mesh", path);
			assertRefused("", "path", "--from", "0,0", "--to", "1,1", path);
			assertRefused("", "scenario", path);
			assertRefused("", "scenario", "--map", path, row);
			assertRefused("", "batch", path);
			assertRefused("is a folder", "convert", map, path);
			assertRefused("is a folder", "report", "-o", path, map);
			assertRefused("is a folder", "export", "--format", "csv", "--layer", "terrain", "-o", path, map);
		}
	}

	@Test
	void revisions() {
		for (String nothing : List.of("", " ")) {
			assertRefused("--since", "diff", "--since", nothing, map);
			assertRefused("--since", "report", "--since=" + nothing, map);
		}
	}

	@Test
	void formats() {
		assertRefused("--format", "validate", "--format", "xml", map);
		assertRefused("--format", "validate", map, "--format");
	}

	@Test
	void files() throws IOException {
		assertRefused("FILE", "validate");
		assertRefused("is a folder", "validate", folder);
		assertRefused("no such file", "validate", folder.resolve("none.map"));
		assertRefused("no such file", "validate", folder.resolve("none/none.map"));
		assertRefused(".pmp or .asc or .wad or .map or .ldtk or .leeway or .mesh or .obj or .oramap or .pgm or .png or .raw or .r16 or .scen",
				"validate", Files.writeString(folder.resolve("a.txt"), "x"));
		assertRefused(".asc or .wad or .map or .ldtk or .leeway or .mesh", "validate", folder.resolve("map"));
		assertRefused("", "validate", "");
		assertRefused("", "validate", "\0.map");
	}

	@Test
	void filesThatAreNoLevels() throws IOException {
		for (String content : List.of("", "\n", "type octile\n", "type octile\nheight 99999999\nwidth 99999999\nmap\n",
				"type octile\nheight 2\nwidth 2\nmap\n..\n", "type octile\nheight 1\nwidth 2\nmap\n.?\n")) {
			for (String name : List.of("bad.map", "bad.leeway")) {
				Path bad = Files.writeString(folder.resolve(name), content);
				assertRefused(bad + ":", "validate", bad);
				assertRefused(bad + ":", "export", "--format", "csv", "--layer", "terrain", bad);
				assertRefused(bad + ":", "convert", bad, folder.resolve("out.leeway"));
			}
		}
	}

	@Test
	void noise() throws IOException {
		Random random = new Random(20);
		byte[] bytes = new byte[5000];
		for (String name : List.of("noise.map", "noise.leeway", "noise.wad", "noise.mesh", "noise.obj")) {
			for (int i = 0; i < 20; i++) {
				random.nextBytes(bytes);
				Path noise = Files.write(folder.resolve(name), bytes);
				assertRefused(noise + ":", "validate", noise);
			}
		}
	}

	private static void assertRefused(String message, Object... arguments) {
		CommandLineRun run = CommandLineRun.of(arguments);
		String all = List.of(arguments) + "\n" + run;
		assertEquals(2, run.status(), all);
		assertEquals("", run.out(), all);
		assertTrue(run.err().contains(message), all);
		assertTrue(run.err().lines().count() <= 2, all);
		assertFalse(run.err().contains("Exception") || run.err().contains("internal error"), all);
	}
}
