package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertOneLine;
import static org.leeway.testing.Messages.assertSays;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class ExportCommandTest {

	@TempDir
	private Path folder;
	private Path island;

	@BeforeEach
	void writeMap() throws IOException {
		island = Files.writeString(folder.resolve("island.map"), Pictures.mapFile(Pictures.ISLAND));
	}

	@Test
	void writesTerrain() {
		assertEquals("00000400\r\n", rows(csv("terrain", island)).get(0) + "\r\n");
	}

	@Test
	void writesClearanceOfTheOnlyCapability() {
		assertEquals(List.of("22221021", "21111011", "21000000", "22222221", "11111111"),
				rows(csv("clearance", island)));
	}

	@Test
	void saysWhatItWrote() {
		assertOneLine(csv("clearance", island).err(), island + ": 8 x 5 cells", "clearance", "ground+swamp",
				"top-left");
		assertOneLine(csv("reachability", "--agent", "x:2:ground", island).err(), island + ": 8 x 5 cells",
				"reachability", "agent x of size 2", "capability ground");
	}

	@Test
	void writesTheClearanceOfACapability() {
		assertEquals("00000000", rows(csv("clearance", "--capability", "water", island)).get(0));
	}

	@Test
	void writesTheClearanceForTheTerrainsOfAnAgent() {
		assertEquals("22221021", rows(csv("clearance", "--agent", "medium", island)).get(0));
		assertEquals("00000000", rows(csv("clearance", "--agent", "x:9:water", island)).get(0));
	}

	@Test
	void writesCentredClearance() throws IOException {
		Path open = Files.writeString(folder.resolve("open.map"), Pictures.mapFile("....\n".repeat(4)));
		assertEquals(List.of("2221", "2431", "2331", "1111"), rows(csv("clearance", "--anchor", "centre", open)));
		assertEquals(List.of("2221", "2431", "2331", "1111"),
				rows(csv("fit", "--anchor", "centre", "--spawn", "0,0", open)));
		assertEquals(List.of("4321", "3321", "2221", "1111"), rows(csv("clearance", "--anchor", "top-left", open)));
	}

	@Test
	void writesBrushfireDistances() {
		assertEquals(List.of("11111011", "11111011", "11000000", "11111111", "11111111"),
				rows(csv("brushfire", island)));
		assertEquals("00000000", rows(csv("brushfire", "--capability", "water", island)).get(0));
		assertOneLine(csv("brushfire", island).err(), island + ": 8 x 5 cells", "Brushfire", "ground+swamp");
		assertFails(csv("brushfire", "--anchor", "centre", island), "--anchor is for clearance and fit");
	}

	@Test
	void writesWhatBrushfireDistancesWouldLose() throws IOException {
		Path passage = Files.writeString(folder.resolve("passage.map"), Pictures.mapFile("""
				...@@@...
				.........
				.........
				...@@@...
				"""));
		assertEquals(List.of("333000333", "344333333", "344333333", "344000333"),
				rows(csv("brushfire-loss", "--agent", "medium", passage)));
		assertEquals(List.of("333000333", "333333344", "333333344", "333000344"),
				rows(csv("brushfire-loss", "--agent", "medium", "--spawn", "8,2", passage)));
	}

	@Test
	void writesFitFromASpawn() {
		assertEquals(List.of("22221000", "21111000", "21000000", "22222221", "11111111"),
				rows(csv("fit", "--spawn", "0,0", island)));
	}

	@Test
	void writesTheLargestUnitOverEachCell() throws IOException {
		Path gates = Files.writeString(folder.resolve("gates.map"), Pictures.mapFile("""
				...@...
				.......
				.......
				...@...
				"""));
		CommandLineRun run = csv("clearance", "--anchor", "covering", gates);
		assertEquals(List.of("3330333", "3332333", "3332333", "3330333"), rows(run));
		assertOneLine(run.err(), gates + ": 7 x 4 cells", "clearance", "ground+swamp", "over each cell");
		assertEquals(List.of("3330222", "3332222", "3332222", "3330222"),
				rows(csv("fit", "--anchor", "covering", "--spawn", "0,0", gates)));
	}

	@Test
	void imagesShowTheLargestUnitOverEachCellUnlessTheyAreToldOtherwise() throws IOException {
		byte[] usual = clearanceImage();
		assertArrayEquals(usual, clearanceImage("--anchor", "covering"));
		assertFalse(Arrays.equals(usual, clearanceImage("--anchor", "top-left")));
	}

	private byte[] clearanceImage(String... options) {
		List<Object> arguments = new ArrayList<>(List.of("export", "--layer", "clearance", "--format", "png"));
		arguments.addAll(List.of(options));
		arguments.add(island);
		CommandLineRun run = CommandLineRun.of(arguments.toArray());
		assertEquals(0, run.status(), run.toString());
		return run.bytes();
	}

	@Test
	void imagesHaveTheColoursThatWereAskedFor() throws IOException {
		byte[] usual = image();
		assertArrayEquals(usual, image("--colours", "okabe-ito"));
		assertFalse(Arrays.equals(usual, image("--colours", "greys")));
		assertFails(csv("reachability", "--agent", "medium", "--colours", "greys", island), "--colours is for images");
		assertFails(csv("terrain", "--colours", "pink", island), "'pink'", " okabe-ito, high-contrast, greys");
	}

	private byte[] image(String... options) throws IOException {
		Path image = folder.resolve("image.png");
		List<Object> arguments = new ArrayList<>(List.of("export", "--layer", "reachability", "--agent", "medium",
				"--format", "png", "-o", image));
		arguments.addAll(List.of(options));
		arguments.add(island);
		CommandLineRun run = CommandLineRun.of(arguments.toArray());
		assertEquals(0, run.status(), run.toString());
		return Files.readAllBytes(image);
	}

	@Test
	void writesReachabilityOfAnAgentOfTheLevel() {
		assertEquals(List.of("33333022", "33333022", "33000000", "33333333", "33333333"),
				rows(csv("reachability", "--agent", "medium", island)));
	}

	@Test
	void writesReachabilityFromASpawn() {
		assertEquals("22222033", rows(csv("reachability", "--agent", "small", "--spawn", "6,0", island)).get(0));
	}

	@Test
	void writesAFile() throws IOException {
		Path target = folder.resolve("out.csv");
		CommandLineRun run = csv("terrain", "-o", target, island);
		assertEquals("", run.out());
		assertEquals(target + ": 8 x 5 cells, terrain id\n", run.err());
		assertArrayEquals(csv("terrain", island).bytes(), Files.readAllBytes(target));
	}

	@Test
	void readsLevelFiles() {
		Path level = folder.resolve("island.leeway");
		CommandLineRun.of("convert", island, level);
		assertArrayEquals(csv("clearance", island).bytes(), csv("clearance", level).bytes());
	}

	@Test
	void everyFormatIsWritten() {
		for (String format : List.of("npy", "npz", "csv", "png", "json")) {
			CommandLineRun run = CommandLineRun.of("export", "--format", format, "--layer", "clearance", island);
			assertEquals(0, run.status(), run.toString());
			assertTrue(run.bytes().length > 20, format);
		}
	}

	@Test
	void jsonSaysWhatItHolds() {
		CommandLineRun run = CommandLineRun.of("export", "--format", "json", "--layer", "reachability", "--agent",
				"medium", island);
		JsonObject json = JsonParser.parseString(run.out()).getAsJsonObject();
		assertEquals("medium", json.get("agent").getAsString());
		assertEquals(2, json.get("size").getAsInt());
		assertEquals("ground+swamp", json.get("capability").getAsString());
		assertTrue(json.get("anchor").isJsonNull());
	}

	@Test
	void fitNamesTheAgentWhoseSpawnsItStartsFrom() {
		String[] fit = {"export", "--format", "json", "--layer", "fit", "--agent", "small", "--spawn"};
		JsonObject own = json(fit, "0,0:small");
		assertEquals("small", own.get("agent").getAsString());
		assertEquals("ground+swamp", own.get("capability").getAsString());
		assertTrue(json(fit, "0,0").get("agent").isJsonNull(), "all agents have the same");
		assertOneLine(csv("fit", "--agent", "small", "--spawn", "0,0:small", island).err(), island + ": 8 x 5 cells",
				"largest size", "agent small of size 1", "ground+swamp", "top-left");
	}

	private JsonObject json(String[] options, String spawn) {
		CommandLineRun run = CommandLineRun.of(Stream.concat(Stream.of(options), Stream.of(spawn, island)).toArray());
		return JsonParser.parseString(run.out()).getAsJsonObject();
	}

	@Test
	void aTerminalIsSparedBinaryFormats() {
		for (String format : List.of("npy", "npz", "png")) {
			CommandLineRun run = CommandLineRun.onTerminal("export", "--format", format, "--layer", "terrain", island);
			assertFails(run, "a terminal cannot show " + format);
		}
		assertEquals(0, CommandLineRun.onTerminal("export", "--format", "csv", "--layer", "terrain", island).status());
	}

	@Test
	void fitWithoutASpawnIsRefused() {
		assertFails(csv("fit", island), island + ": the level has no spawns");
		assertFails(csv("fit", "--agent", "small", "--spawn", "0,0:medium", island),
				island + ": the level has no spawn for small");
		assertFails(csv("fit", "--spawn", "0,0:medium", island), island + ": ", "different spawns", "--agent",
				" small, medium, large");
	}

	@Test
	void fitIsFromTheSpawnsOfTheAgent() {
		assertEquals(rows(csv("fit", "--capability", "ground", "--spawn", "0,0", island)),
				rows(csv("fit", "--agent", "new:9:ground", "--spawn", "0,0:new", "--spawn", "6,0:small", island)));
		assertEquals(rows(csv("fit", "--spawn", "6,0", island)),
				rows(csv("fit", "--agent", "small", "--spawn", "6,0:small", "--spawn", "0,4:large", island)));
		assertEquals(rows(csv("fit", "--spawn", "6,0", "--spawn", "0,4", island)), rows(csv("fit", "--capability",
				"ground+swamp", "--spawn", "6,0:small", "--spawn", "0,4:large", island)), "of nobody: all spawns");
	}

	@Test
	void reachabilityOfManyAgentsNeedsAChoice() {
		assertFails(csv("reachability", island), "expected --agent with one of small, medium, large");
		assertFails(csv("reachability", "--agent", "huge", island), "there is no agent 'huge'");
	}

	@Test
	void clearanceOfManyCapabilitiesNeedsAChoice() throws IOException {
		Path level = folder.resolve("two.leeway");
		CommandLineRun.of("convert", island, level);
		Files.writeString(level, Files.readString(level).replace("size=\"2\" capability=\"ground swamp\"",
				"size=\"2\" capability=\"ground\""));
		assertFails(csv("clearance", level), "expected --capability with one of ground+swamp, ground");
		assertEquals("22221021", rows(csv("clearance", "--agent", "medium", level)).get(0));
	}

	@Test
	void optionsThatDoNotBelongTogetherAreRefused() {
		assertFails(csv("terrain", "--anchor", "centre", island), "--anchor is for clearance and fit");
		assertFails(csv("reachability", "--agent", "small", "--capability", "ground", island), "--capability is for");
		assertFails(csv("clearance", "--agent", "small", "--capability", "ground", island), "expected one of them");
		assertFails(csv("terrain", "--agent", "small", island), "--agent is not for terrain");
		assertFails(csv("clearance", "--spawn", "0,0", island), "--spawn ",
				" fit, reachability, brushfire-loss, turning, headings, travel-time, nearest-start, chokes and lanes");
		assertFails(csv("clearance", "--legend", island), "--legend is for --format png");
	}

	@Test
	void unknownNamesAreRefusedWithTheKnownOnes() {
		assertFails(CommandLineRun.of("export", "--format", "bmp", "--layer", "terrain", island), "'bmp'",
				" asc, csv, geojson, json, lbc, npy, npz, pgm, png, png16, png8, raw16, ros, tmj, tmx");
		assertFails(csv("height", island), " terrain, clearance, brushfire, fit, reachability, brushfire-loss");
		assertFails(csv("clearance", "--anchor", "middle", island), "expected covering, top-left or centre");
		assertFails(csv("clearance", "--capability", "lava", island), "lava");
		assertFails(CommandLineRun.of("export", "--layer", "terrain", island), "--format");
		assertFails(CommandLineRun.of("export", "--format", "csv", island), "--layer");
	}

	@Test
	void theLevelItselfIsNeverOverwritten() throws IOException {
		assertFails(csv("terrain", "-o", island, island), island + ": is the level itself");
		assertEquals(Pictures.mapFile(Pictures.ISLAND), Files.readString(island));
	}

	@Test
	void writesTheRangeOfAUnitWhereItStands() {
		CommandLineRun run = csv("range", "--agent", "medium", "--from", "3,3", island);
		assertEquals(List.of("33333022", "33333022", "33000000", "33344333", "33344333"), rows(run));
		assertEquals(List.of("22222022", "22222022", "22000000", "22222222", "22222222"),
				rows(csv("range", "--agent", "medium", "--from", "4,0", island)), "it does not stand there");
		assertFails(csv("range", "--agent", "medium", island), "range needs --from X,Y");
		assertFails(csv("fit", "--from", "3,3", island), "--from is for range");
		assertFails(csv("range", "--agent", "medium", "--from", "8,3", island), "8,3 lies outside");
	}

	@Test
	void writesTheTangentGraphOfARadiusOrAnAgent() throws IOException {
		Path level = folder.resolve("circles.leeway");
		Level circles = LevelTemplates.level("circles", 20, 20);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(10);
		circle.setY(10);
		circle.setRadius(4);
		circles.getCircles().add(circle);
		LevelFiles.save(circles, level);
		CommandLineRun run = graph("geojson", "--radius", "1.5", level);
		assertEquals(0, run.status(), run.toString());
		JsonObject graph = JsonParser.parseString(run.out()).getAsJsonObject();
		assertEquals("FeatureCollection", graph.get("type").getAsString());
		assertEquals(1.5, graph.get("radius").getAsDouble());
		assertOneLine(run.err(), level + ": ", "radius 1.5", " 0 surfing and 0 hugging edges", " 4 gaps");
		assertEquals(1, JsonParser.parseString(graph("geojson", "--agent", "x:2:ground", level).out()).getAsJsonObject()
				.get("radius").getAsDouble());
		assertFails(graph("csv", "--radius", "1", level), "format 'csv' is not for this layer, expected geojson");
		assertFails(graph("geojson", "--radius", "-1", level), "--radius -1.0, expected 0, or a number from 1e-9 to 1e9");
		assertFails(graph("geojson", "--radius", "1", "--legend", level), "--legend is for --format png");
		assertFails(graph("geojson", "--radius", "1", "--agent", "small", level), "expected one of them");
		assertFails(csv("clearance", "--radius", "1", island), "--radius is for tangent-graph");
		assertFails(CommandLineRun.of("export", "--format", "obj", "--layer", "fit", island), "'obj'",
				"not for this layer",
				" asc, csv, geojson, json, lbc, npy, npz, pgm, png, png16, png8, raw16, ros, tmj, tmx");
	}

	private static CommandLineRun graph(String format, Object... arguments) {
		return CommandLineRun.of(Stream.concat(Stream.of("export", "--format", format, "--layer", "tangent-graph"),
				Stream.of(arguments)).toArray());
	}

	@Test
	void aFullDiskIsToldOnce() {
		OutputStream full = new BufferedOutputStream(new OutputStream() {
			@Override
			public void write(int value) throws IOException {
				throw new IOException("No space left on device");
			}
		});
		CommandLineRun run = CommandLineRun.into(full, "export", "--format", "npy", "--layer", "terrain", island);
		assertEquals(2, run.status());
		assertEquals("leeway: standard output: No space left on device\n", run.err());
	}

	@Test
	void aFailedExportLeavesNothingBehind() throws IOException {
		assertFails(csv("terrain", "-o", folder, island), "is a folder");
		assertFails(csv("terrain", "-o", folder.resolve("none/x.csv"), island), "no such folder");
		assertFails(csv("terrain", "-o", folder.resolve("x.csv"), folder.resolve("none.map")), "none.map");
		try (Stream<Path> files = Files.list(folder)) {
			assertEquals(List.of(island), files.toList());
		}
	}

	private static void assertFails(CommandLineRun run, String... facts) {
		assertEquals(2, run.status(), run.toString());
		assertEquals("", run.out());
		assertSays(run.err(), facts);
		assertFalse(run.err().contains("Exception"), run.err());
	}

	private static CommandLineRun csv(String layer, Object... arguments) {
		Object[] all = Stream.concat(Stream.of("export", "--format", "csv", "--layer", layer), Stream.of(arguments))
				.toArray();
		return CommandLineRun.of(all);
	}

	private static List<String> rows(CommandLineRun run) {
		assertEquals(0, run.status(), run.toString());
		return run.out().lines().map(line -> line.replace(",", "")).toList();
	}

	@Test
	void aFileBesideTellsWhatTheValuesMean() throws IOException {
		Path csv = folder.resolve("clearance.csv");
		CommandLineRun run = CommandLineRun.of("export", "--format", "csv", "--layer", "clearance", "--sidecar", "-o", csv,
				island);
		assertEquals(0, run.status(), run.toString());
		JsonObject beside = JsonParser.parseString(Files.readString(folder.resolve("clearance.csv.json"))).getAsJsonObject();
		assertEquals("true clearance", beside.get("metric").getAsString());
		assertEquals("top-left", beside.get("anchor").getAsString());
		assertEquals(8, beside.get("width").getAsInt());
		assertFalse(beside.has("values"));
		assertArrayEquals(CommandLineRun.of("export", "--format", "csv", "--layer", "clearance", island).bytes(),
				Files.readAllBytes(csv));
	}

	@Test
	void severalFilesDoNotGoToStandardOutput() {
		assertFails(csv("clearance", "--sidecar", island), "these are 2 files, expected -o OUT");
		assertFails(CommandLineRun.of("export", "--format", "json", "--layer", "clearance", "--sidecar", island),
				"--sidecar ", " --format asc or csv or npy or npz or pgm or png16 or png8 or raw16");
	}

	@Test
	void helpTellsWhatEachOptionIsFor() {
		String help = CommandLineRun.of("help", "export").out().replaceAll("\\s+", " ");
		for (String words : List.of("--capability=TERRAIN+TERRAIN Terrains for clearance, brushfire", "--agent=NAME An agent of",
				"Cells of a unit that clearance and fit are written to", "--radius=R For tangent-graph, the radius",
				"--legend With png, draw", "npy: array for NumPy")) {
			assertTrue(help.contains(words), help);
		}
	}
}
