package org.leeway.core.exchange.godot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.exchange.lbc.LbcExporter;
import org.leeway.core.fixtures.Judges;
import org.leeway.core.fixtures.Plans;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.components.Connectivity;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;

/**
 * Tests of the add-on for Godot. Most tests ask the add-on and Leeway the same questions: where agents stand legally, and
 * between which anchors there are paths. Some questions come after edits of the level. An anchor is the top-left cell of an
 * agent. {@code judges/godot4/addon.gd} explains the commands that the engine gets.
 */
class GodotAddonTest {

	private static final Path SAMPLES = Path.of(System.getProperty("leeway.samples")).toAbsolutePath().normalize();
	private static final List<String> FILES = List.of("archipelago.leeway", "depot.leeway", "harbour.leeway", "lanes.leeway");
	private static final int LEVELS = 200;
	private static final int PAIRS = 5;

	/** Commands for the engine. */
	private final List<String> commands = new ArrayList<>();
	/** Lines that the engine has to print. */
	private final List<String> expected = new ArrayList<>();
	/** Lengths of the paths that the engine found, in cells. */
	private final List<Double> lengths = new ArrayList<>();
	/** Lengths of Leeway's paths between the same anchors, in cells. These paths take steps from cell to cell. */
	private final List<Double> steps = new ArrayList<>();
	private boolean measuresSteps;
	private int connected;
	private int separate;

	/** The folder of a Godot project. No test changes the project, so all tests share it. */
	@TempDir
	private static Path shared;
	@TempDir
	private Path folder;

	@BeforeEach
	void askForGodot() {
		Judges.assumeGodot4();
	}

	/** Returns a copy of the sample project, after the import. */
	private static Path project() throws IOException, InterruptedException {
		Path project = shared.resolve("project");
		if (!Files.exists(project)) {
			copy(SAMPLES.resolve("godot"), project);
			run(project, "--import");
		}
		return project;
	}

	private static List<String> run(Path project, String... arguments) throws IOException, InterruptedException {
		List<String> all = new ArrayList<>(List.of("--path", project.toString()));
		all.addAll(List.of(arguments));
		return Judges.godot4Run(project, all.toArray(String[]::new));
	}

	private static void copy(Path from, Path to) throws IOException {
		try (Stream<Path> files = Files.walk(from)) {
			for (Path file : files.filter(each -> !each.toString().contains(".godot")
					|| each.endsWith("project.godot")).toList()) {
				Path target = to.resolve(from.relativize(file).toString());
				if (Files.isDirectory(file)) {
					Files.createDirectories(target);
				} else {
					Files.copy(file, target);
				}
			}
		}
	}

	/** Runs the commands. Returns what the engine answers to them. */
	private List<String> answers() throws IOException, InterruptedException {
		Path file = Files.write(folder.resolve("commands"), commands);
		return run(project(), "-s", Judges.script("godot4/addon.gd").toString(), "--", file.toString()).stream()
				.filter(line -> line.matches("(anchors|path|same|refused|problem) .*|SCRIPT ERROR.*|ERROR.*"))
				.toList();
	}

	private void assertAlike() throws IOException, InterruptedException {
		List<String> answers = new ArrayList<>();
		for (String answer : answers()) {
			boolean isFound = answer.startsWith("path 1 ");
			answers.add(isFound ? "path 1" : answer);
			if (isFound) {
				lengths.add(Double.parseDouble(answer.substring("path 1 ".length())));
			}
		}
		List<String> differences = new ArrayList<>();
		for (int i = 0; i < Math.min(expected.size(), answers.size()); i++) {
			String wanted = expected.get(i);
			int same = Arrays.mismatch(wanted.toCharArray(), answers.get(i).toCharArray());
			if (same >= 0) {
				differences.add("answer " + i + ": " + wanted.substring(0, Math.min(wanted.length(), 12)) + " differs at " + same + ": "
						+ answers.get(i).substring(Math.max(0, same - 20), Math.min(answers.get(i).length(), same + 20)));
			}
		}
		assertEquals(List.of(), differences);
		assertEquals(expected.size(), answers.size());
	}

	/** Returns the name of an agent in commands. */
	private static String name(Agent agent) {
		return agent.name().replace(" ", "%20");
	}

	private static BitPlane legal(LevelSnapshot level, Agent agent) {
		return LevelAnalysis.of(level, Progress.NONE).agent(agent).reachability().legal();
	}

	/** Expects the legal anchors of each agent. */
	private void expectAnchors(LevelSnapshot level, boolean speeds) {
		for (Agent agent : level.agents()) {
			BitPlane legal = legal(level, agent);
			double[] classes = level.terrains().stream().filter(terrain -> agent.capability().contains(terrain.id()))
					.mapToDouble(terrain -> terrain.speed()).sorted().distinct().toArray();
			StringBuilder line = new StringBuilder("anchors " + name(agent) + " ");
			for (int y = 0; y < legal.height(); y++) {
				for (int x = 0; x < legal.width(); x++) {
					line.append((char) ('0' + (!legal.get(x, y) ? 0 : speeds ? slowest(level, agent, x, y, classes) : 1)));
				}
			}
			expected.add(line.toString());
		}
	}

	/** Returns the speed class of the slowest terrain below a footprint, as a number. 1 is the slowest class. */
	private static int slowest(LevelSnapshot level, Agent agent, int x, int y, double[] classes) {
		double least = Double.POSITIVE_INFINITY;
		for (int dy = 0; dy < agent.size(); dy++) {
			for (int dx = 0; dx < agent.size(); dx++) {
				least = Math.min(least, level.world().speeds().of(level.grid().terrain(x + dx, y + dy)));
			}
		}
		int slower = 0;
		while (classes[slower] < least) {
			slower++;
		}
		return slower + 1;
	}

	/**
	 * Asks Leeway's add-on in Godot for paths between random legal anchors of each agent. Expects a path exactly if Leeway's
	 * steps connect the two anchors.
	 */
	private void askPaths(LevelSnapshot level, int count, Random random) {
		for (Agent agent : level.agents()) {
			BitPlane legal = legal(level, agent);
			List<Cell> anchors = new ArrayList<>();
			for (int y = 0; y < legal.height(); y++) {
				for (int x = legal.nextSet(0, y); x < legal.width(); x = legal.nextSet(x + 1, y)) {
					anchors.add(new Cell(x, y));
				}
			}
			Connectivity connectivity = Connectivity.of(legal, Diagonals.NEVER, Progress.NONE);
			for (int i = 0; i < count && anchors.size() > 1; i++) {
				Cell from = anchors.get(random.nextInt(anchors.size()));
				Cell to = anchors.get(random.nextInt(anchors.size()));
				boolean connects = connectivity.connects(from, to);
				if (connects && measuresSteps) {
					steps.add(Plans.plan(Plans.JUMP_POINTS, level, Plans.query(from, to, agent)).length());
				}
				connected += connects ? 1 : 0;
				separate += connects ? 0 : 1;
				commands.add("path " + name(agent) + " " + from.x() + " " + from.y() + " " + to.x() + " " + to.y());
				expected.add("path " + (connects ? 1 : 0));
			}
		}
	}

	@Test
	void theSampleOfTheProjectIsThatOfLeeway() throws IOException {
		assertArrayEquals(Files.readAllBytes(SAMPLES.resolve("harbour.leeway")),
				Files.readAllBytes(SAMPLES.resolve("godot/harbour.leeway")));
	}

	@Test
	void anchorsAndPathsOfTheSamplesAreThoseOfLeeway() throws IOException, InterruptedException {
		measuresSteps = true;
		for (String name : FILES) {
			LevelSnapshot level = LevelFiles.snapshot(SAMPLES.resolve(name));
			commands.add("level " + SAMPLES.resolve(name));
			expectAnchors(level, true);
			askPaths(level, 50, new Random(1));
		}
		assertAlike();
		assertTrue(connected > 200 && separate > 20, connected + " and " + separate);
		assertEquals(steps.size(), lengths.size());
		double[] ratios = IntStream.range(0, steps.size()).filter(i -> steps.get(i) > 10)
				.mapToDouble(i -> lengths.get(i) / steps.get(i)).sorted().toArray();
		String measured = ratios.length + " paths, median " + ratios[ratios.length / 2] + ", 9 of 10 below "
				+ ratios[ratios.length * 9 / 10] + ", longest " + ratios[ratios.length - 1];
		System.out.println(measured);
		assertTrue(ratios[ratios.length / 2] < 1.02 && ratios[ratios.length * 9 / 10] < 1.1 && ratios[ratios.length - 1] < 2.5,
				measured);
	}

	@Test
	void anchorsOfClearanceFilesAreThoseOfLeeway() throws IOException, InterruptedException {
		LevelSnapshot level = LevelFiles.snapshot(SAMPLES.resolve("harbour.leeway"));
		commands.add("level " + lbc("harbour", "top-left"));
		expectAnchors(level, false);
		askPaths(level, 20, new Random(2));
		commands.add("level " + lbc("harbour", "covering"));
		level.agents().forEach(agent -> expected.add("anchors " + agent.name() + " " + "0".repeat(96 * 64)));
		expected.add("problem the clearance of boat is not for the top-left cell: convert the level with --anchor top-left");
		assertAlike();
	}

	private Path lbc(String name, String anchor) throws IOException {
		LbcExporter exporter = new LbcExporter();
		Path file = folder.resolve(anchor + ".lbc");
		try (var out = Files.newOutputStream(file)) {
			exporter.export(LevelFiles.load(SAMPLES.resolve(name + ".leeway")),
					OptionValues.parse(exporter.levelOptions(), Map.of("anchor", anchor)), Progress.NONE).write(out);
		}
		return file;
	}

	@Test
	void anchorsAndPathsOfRandomLevelsAreThoseOfLeeway() throws IOException, InterruptedException {
		for (int seed = 0; seed < LEVELS; seed++) {
			Random random = new Random(seed * 0x9E3779B97F4A7C15L);
			AddonLevel drawn = AddonLevel.random(random, seed % 4 == 0 ? 90 : 40);
			Path file = Files.writeString(folder.resolve("level" + seed + ".leeway"), drawn.text());
			LevelSnapshot level = LevelFiles.snapshot(file);
			commands.add("level " + file);
			expectAnchors(level, true);
			askPaths(level, PAIRS, random);
		}
		assertAlike();
		assertTrue(connected > 1000 && separate > 500, connected + " and " + separate);
	}

	@Test
	void editsGiveTheStateOfABuildFromScratch() throws IOException, InterruptedException {
		for (int seed = 0; seed < 20; seed++) {
			Random random = new Random(seed * 0x9E3779B97F4A7C15L + 1);
			AddonLevel drawn = AddonLevel.random(random, 90);
			Path file = folder.resolve("edited" + seed + ".leeway");
			Files.writeString(file, drawn.text());
			commands.add("level " + file);
			expectAnchors(LevelFiles.snapshot(file), true);
			for (int step = 0; step < 5; step++) {
				for (int edit = random.nextInt(4); edit >= 0; edit--) {
					commands.add(drawn.edit(random));
				}
				commands.add("edited");
				Files.writeString(folder.resolve("after.leeway"), drawn.text());
				LevelSnapshot level = LevelFiles.snapshot(folder.resolve("after.leeway"));
				expectAnchors(level, true);
				expected.add("same 1");
				askPaths(level, 2, random);
			}
		}
		assertAlike();
		assertTrue(connected > 200 && separate > 100, connected + " and " + separate);
	}

	@Test
	void damagedLevelsAreRefusedWithTheirLine() throws IOException, InterruptedException {
		String level = Files.readString(SAMPLES.resolve("harbour.leeway"));
		Map<String, String> damages = new TreeMap<>();
		damages.put("cut.leeway", level.substring(0, level.length() - 200));
		damages.put("row.leeway", level.replace("5*7 0*11 5*20 0*9", "5*7 0*11 5*20 0*8"));
		damages.put("token.leeway", level.replace("5*7 0*11 5*20 0*9", "5*7 0x11 5*20 0*9"));
		damages.put("size.leeway", level.replace("96 x 64", "70000 x 64"));
		damages.put("terrain.leeway", level.replace("capability=\"beach water\"", "capability=\"beach mud\""));
		damages.put("speed.leeway", level.replace("speed=\"0.5\"", "speed=\"fast\""));
		damages.put("text.leeway", "nothing");
		damages.put("empty.leeway", "");
		for (Map.Entry<String, String> damage : damages.entrySet()) {
			commands.add("level " + Files.writeString(folder.resolve(damage.getKey()), damage.getValue(), StandardCharsets.UTF_8));
		}
		expected.addAll(List.of("refused cut.leeway:91: <terrain>: row 57 holds 88 cells, expected 96",
				"refused empty.leeway:1: an empty file",
				"refused row.leeway:35: <terrain>: row 1 holds 95 cells, expected 96",
				"refused size.leeway:33: <terrain>: 70000 x 64 cells, which is too large",
				"refused speed.leeway:8: speed \"fast\", expected a number",
				"refused terrain.leeway:15: capability: terrain \"mud\" does not exist",
				"refused text.leeway:1: no <terrain>",
				"refused token.leeway:35: <terrain>: row 1: \"0x11\" where id or id*count was expected"));
		assertEquals(expected, answers());
	}

	@Test
	void otherSpellingsOfALevelAreRead() throws IOException, InterruptedException {
		String level = Files.readString(SAMPLES.resolve("harbour.leeway"));
		LevelSnapshot harbour = LevelFiles.snapshot(SAMPLES.resolve("harbour.leeway"));
		for (String spelling : List.of(level.replace("\n", "\r\n"), "\uFEFF" + level, level.replace("<circles", "<!-- a > b --><circles"),
				level.replace("Yard gate", "a>b &lt; &#xA; &quot; /> é"), level.replace(" 5*", "  5*"), level.replace("\n5*", "\n\n5*"))) {
			commands.add("level " + Files.writeString(folder.resolve("spelling" + commands.size() + ".leeway"), spelling));
			expectAnchors(harbour, true);
		}
		assertAlike();
	}

	@Test
	void importMakesResourcesOfBothKindsAndKeepsTheRest() throws IOException, InterruptedException {
		Path project = folder.resolve("project");
		copy(SAMPLES.resolve("godot"), project);
		Files.copy(lbc("harbour", "top-left"), project.resolve("clear.lbc"));
		run(project, "--import");
		Map<String, String> before = contents(project);
		assertEquals(2, imported(before).count(), before.keySet().toString());
		Files.writeString(project.resolve("harbour.leeway"),
				Files.readString(project.resolve("harbour.leeway")).replace("name=\"Harbour\"", "name=\"Port\""));
		run(project, "--import");
		Map<String, String> after = contents(project);
		after.entrySet().removeAll(before.entrySet());
		assertTrue(after.remove("harbour.leeway") != null);
		assertEquals(1, imported(after).count(), after.keySet().toString());
		after.keySet().removeIf(name -> name.startsWith(".godot/"));
		assertEquals(Map.of(), after);
	}

	@Test
	void theSampleFollowsAServerOfTheLiveLink() throws IOException, InterruptedException {
		List<String> lines = run(project(), "-s", Judges.script("godot4/live.gd").toString());
		assertEquals(List.of(), lines.stream().filter(line -> line.startsWith("failed ") || line.contains("ERROR")).toList());
		assertEquals(37, lines.stream().filter(line -> line.startsWith("holds ")).count());
	}

	@Test
	void theDockShowsFindingsInTheEditor() throws IOException, InterruptedException {
		Path project = folder.resolve("project");
		copy(SAMPLES.resolve("godot"), project);
		Path plugin = Files.createDirectories(project.resolve("addons/try"));
		Files.copy(Judges.script("godot4/dock.gd"), plugin.resolve("dock.gd"));
		Files.writeString(plugin.resolve("plugin.cfg"),
				"[plugin]\n\nname=\"Try\"\ndescription=\"\"\nauthor=\"\"\nversion=\"1\"\nscript=\"dock.gd\"\n");
		Path settings = project.resolve("project.godot");
		Files.writeString(project.resolve("harbour.findings.json"), """
				{"files": [{"file": "harbour.leeway", "findings": [
				{"rule": "unreachable-region", "severity": "error", "agent": "tank", "message": "some", "sample": [40, 30]},
				{"rule": "unreachable-region", "severity": "error", "agent": "truck", "message": "other", "sample": [1, 2]}]}]}
				""");
		run(project, "--import");
		Files.writeString(settings, Files.readString(settings).replace("leeway/plugin.cfg\"",
				"leeway/plugin.cfg\", \"res://addons/try/plugin.cfg\""));
		List<String> lines = run(project, "--editor", "--quit-after", "5000");
		assertEquals(List.of("dock findings 2 of Harbour", "dock findings of tank 1", "dock mark (486.0, 366.0) centre off by 0",
				"dock markers 5"), lines.stream().filter(line -> line.startsWith("dock ")).toList(), String.join("\n", lines));
		assertEquals(List.of(), lines.stream().filter(line -> line.contains("SCRIPT ERROR")).toList());
	}

	private static Stream<String> imported(Map<String, String> contents) {
		return contents.keySet().stream().filter(name -> name.matches(".godot/imported/.*[.]res"));
	}

	private static Map<String, String> contents(Path folder) throws IOException {
		Map<String, String> contents = new TreeMap<>();
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				contents.put(folder.relativize(file).toString().replace('\\', '/'),
						new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
			}
		}
		return contents;
	}
}
