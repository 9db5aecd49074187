package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertOneLine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.testing.Repository;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

/** Tests of files that hold several levels. */
class SeveralLevelsTest {

	private static final String OPEN = level("Open", 3, "000000");
	private static final String PARTED = level("Parted", 5, "0010000100");
	private static final String FOUND = ":1: error: small (1x1 on empty) cannot reach a region of 4 cells at 3,0 (2 x 2) "
			+ "[unreachable-region]";

	@TempDir
	private Path folder;
	private Path world;

	@BeforeEach
	void writeWorld() throws IOException {
		world = write(OPEN, PARTED);
	}

	/**
	 * Returns a level of two rows in the form of LDtk.
	 *
	 * @param cells a digit for each cell, row by row: 1 for a wall, 0 for a free cell
	 */
	private static String level(String name, int width, String cells) {
		return """
				{"identifier": "%s", "pxWid": %d, "pxHei": 32, "worldX": 0, "worldY": 0, "layerInstances": [{
				"__identifier": "Ground", "__type": "IntGrid", "layerDefUid": 1, "__cWid": %d, "__cHei": 2, "__gridSize": 16,
				"visible": true, "intGridCsv": [%s]}]}""".formatted(name, 16 * width, width, cells.chars()
				.mapToObj(Character::toString).collect(Collectors.joining(",")));
	}

	private Path write(String... levels) throws IOException {
		return Files.writeString(folder.resolve("world.ldtk"), """
				{"__header__": {"fileType": "LDtk Project JSON"}, "jsonVersion": "1.5.3", "externalLevels": false, "worlds": [],
				"defs": {"entities": [], "layers": [{"uid": 1, "identifier": "Ground", "type": "IntGrid", "__type": "IntGrid",
				"gridSize": 16, "intGridValues": [{"value": 1, "identifier": "wall", "color": "#73809A"}]}]},
				"levels": [%s]}
				""".formatted(String.join(",", levels)));
	}

	private List<String> found(Object... options) {
		return run("validate", options).out().lines().filter(line -> !line.contains("medium")).toList();
	}

	private CommandLineRun run(String command, Object... options) {
		List<Object> words = new ArrayList<>(List.of(command));
		words.addAll(List.of(options));
		words.add(world);
		return CommandLineRun.of(words.toArray());
	}

	@Test
	void allOfThemAreChecked() {
		assertEquals(List.of(world + "#Open: 3 x 2 cells, 3 agents: nothing found", world + "#Parted" + FOUND,
				world + "#Parted: 5 x 2 cells, 3 agents: 2 errors, 0 warnings"), found());
		CommandLineRun run = run("validate");
		assertEquals(1, run.status());
		assertEquals(1, run.err().lines().filter(line -> line.contains("The value \"wall\" blocks 2 cells.")).count(), run.err());
	}

	@Test
	void anOptionNamesOne() {
		assertEquals(List.of(world + ": 3 x 2 cells, 3 agents: nothing found"), found("--level", "Open"));
		assertEquals(List.of(world + FOUND, world + ": 5 x 2 cells, 3 agents: 2 errors, 0 warnings"), found("--level", "Parted"));
		CommandLineRun none = run("validate", "--level", "open");
		assertEquals(2, none.status());
		assertEquals(world + ": has no level \"open\", expected Open, Parted\n", none.err());
	}

	@Test
	void commandsForOneLevelWantItsName() {
		String[] way = {"--agent", "small", "--from", "0,0", "--to", "4,0"};
		CommandLineRun several = run("path", (Object[]) way);
		assertEquals(2, several.status());
		assertOneLine(several.err(), world + ": ", " 2 levels (Open, Parted)", "expected one", "option level");
		assertEquals(1, CommandLineRun.of("path", "--level", "Parted", "--agent", "small", "--from", "0,0", "--to", "4,0", world)
				.status());
		assertEquals(0, CommandLineRun.of("convert", "--level", "Parted", world, folder.resolve("one.leeway")).status());
		assertEquals(1, CommandLineRun.of("validate", folder.resolve("one.leeway")).status());
	}

	@Test
	void theFailureOfOneLevelIsThatOfNoOther() {
		CommandLineRun run = run("validate", "--spawn", "4,0");
		assertEquals(2, run.status());
		assertAnySays(run.err().lines().toList(), world + "#Open: ", "spawn 4,0", "outside", " 3 x 2 cells");
		assertTrue(run.err().contains("The value \"wall\" blocks"), run.err());
		assertTrue(run.out().contains(world + "#Parted: 5 x 2 cells, 3 agents: 3 errors"), run.out());
	}

	@Test
	void twoLevelsOfOneNameAreToldApart() throws IOException {
		write(OPEN, OPEN, level("Open-2", 3, "000000"));
		assertEquals(List.of("#Open:", "#Open-2:", "#Open-2-2:"),
				found().stream().map(line -> line.replaceAll(".*(#[^ ]*).*", "$1")).toList());
	}

	@Test
	void reportsForProgramsKeepTheFileAndNameTheLevel() {
		JsonArray files = JsonParser.parseString(run("validate", "--format", "json").out()).getAsJsonObject().getAsJsonArray("files");
		assertEquals(List.of("Open", "Parted"), files.asList().stream()
				.map(each -> each.getAsJsonObject().get("level").getAsString()).toList());
		assertTrue(files.asList().stream().allMatch(each -> each.getAsJsonObject().get("file").getAsString().equals("" + world)));
		assertTrue(!run("validate", "--level", "Open", "--format", "json").out().contains("\"level\""));

		JsonElement location = JsonParser.parseString(run("validate", "--format", "sarif").out()).getAsJsonObject()
				.getAsJsonArray("runs").get(0).getAsJsonObject().getAsJsonArray("results").get(0).getAsJsonObject()
				.getAsJsonArray("locations").get(0);
		assertTrue(location.toString().contains("world.ldtk\"},\"region\""), location.toString());
		assertTrue(location.toString().contains("\"logicalLocations\":[{\"name\":\"Parted\"}]"), location.toString());

		String junit = run("validate", "--format", "junit").out();
		assertTrue(junit.contains("<testsuite name=\"" + world + "\""), junit);
		assertTrue(junit.contains("<testcase classname=\"" + world + "\" name=\"Parted: Unreachable region: small\""), junit);
		String quality = run("validate", "--format", "codequality").out();
		assertTrue(quality.contains("\"description\": \"Parted: small (1x1 on empty) cannot reach"), quality);
	}

	/** Two levels have the same findings, but the findings have different fingerprints. */
	@Test
	void fingerprintsTellLevelsApart() throws IOException {
		write(PARTED, PARTED.replace("Parted", "Twin"));
		for (String format : List.of("sarif", "codequality")) {
			List<String> prints = run("validate", "--format", format).out().lines().filter(line -> line.matches(".*\"[0-9a-f]{32}\".*"))
					.toList();
			assertEquals(4, prints.size());
			assertEquals(4, prints.stream().distinct().count(), prints.toString());
		}
	}

	@Test
	void aBatchReportsAllOfThem() throws IOException {
		Path config = Files.writeString(folder.resolve("batch.json"), """
				{"inputs": ["*.ldtk"], "reports": [{"format": "text", "output": "{level}.txt", "fail": "never"},
				 {"format": "html", "output": "all.html", "fail": "never"}]}
				""");
		CommandLineRun run = CommandLineRun.of("batch", config);
		assertTrue(run.out().contains("2 made, 0 unchanged, 0 failed"), run.toString());
		assertTrue(Files.readString(folder.resolve("world.txt")).contains("world.ldtk#Parted" + FOUND));
		String page = Files.readString(folder.resolve("all.html"));
		assertTrue(page.contains("world.ldtk#Open") && page.contains("world.ldtk#Parted"));
	}

	@Test
	void eachLevelIsComparedWithTheOneOfItsName() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		Repository repository = Repository.in(folder);
		repository.commit("Two levels");
		write(level("New", 3, "000000"), PARTED.replace("0,0,1,0,0,0,0,1", "0,0,0,0,0,0,0,1"), OPEN);
		Path page = folder.resolve("page.html");
		CommandLineRun run = run("report", "--since", "HEAD", "-o", page);
		assertEquals(0, run.status(), run.toString());
		String text = Files.readString(page);
		assertTrue(text.contains("The level is new: revision HEAD does not have it."), "New");
		assertEquals(1, run("diff", "--since", "HEAD", "--level", "Parted").status());
		assertEquals(0, run("diff", "--since", "HEAD", "--level", "Open").status());
	}
}
