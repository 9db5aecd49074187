package org.leeway.cluster.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.cluster.ClusterRun;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.FullDisk;

/**
 * Tests of the report about many levels that Leeway writes on a cluster. The report must equal the report of the
 * command line.
 */
class CorpusTest {

	private static final String ISLAND = "type octile\nheight 2\nwidth 3\nmap\n.@.\n.@.\n";

	@TempDir
	private Path folder;

	@Test
	void thousandsOfLevelsHaveTheReportOfThePlainLoop() throws IOException {
		long seed = System.nanoTime();
		System.out.println("CorpusTest seed " + seed);
		Path levels = folder.resolve("levels");
		Corpus.write(levels, 3000, seed);
		Path report = folder.resolve("report.jsonl");
		ClusterRun run = ClusterRun.of("validate", levels, "--report", report);
		List<Object> words = new ArrayList<>(List.of("validate", "-j", 2, "--format", "jsonl"));
		try (Stream<Path> files = Files.list(levels)) {
			words.addAll(files.sorted().toList());
		}
		ClusterRun plain = ClusterRun.plain(words.toArray());
		assertEquals(plain.out(), Files.readString(report));
		assertEquals(2, run.status());
		assertSays(run.err().getFirst(), "3,000 levels", "problems", " " + plain.err().size() + " unreadable",
				" 0 unchanged");
	}

	@Test
	void aRunAgainTouchesOnlyWhatChanged() throws IOException {
		Path levels = folder.resolve("levels");
		Corpus.write(levels, 50, 1);
		Path report = folder.resolve("report.jsonl");
		ClusterRun.of("validate", levels, "--report", report);
		Files.writeString(levels.resolve("level00020.map"), ISLAND);
		Files.delete(levels.resolve("level00030.map"));
		Files.writeString(levels.resolve("level00000 new.map"), ISLAND);
		ClusterRun again = ClusterRun.of("validate", levels, "--report", report);
		assertTrue(again.err().getFirst().endsWith("48 unchanged since the report before"), again.toString());
		Path fresh = folder.resolve("fresh.jsonl");
		ClusterRun anew = ClusterRun.of("validate", levels, "--report", fresh);
		assertEquals(Files.readString(fresh), Files.readString(report));
		assertEquals(anew.status(), again.status());
		assertEquals(counts(anew), counts(again));
		assertEquals(0, unchanged("--agent", "a:1:ground", levels, "--report", report), "other agents");
		assertEquals(50, unchanged("--agent", "a:1:ground", levels, "--report", report));
		assertEquals(0, unchanged("--agent", "a:1:ground", "--min-area", 2, levels, "--report", report), "another area");
		assertEquals(0, unchanged("--diagonals", "always", levels, "--report", report), "another rule");
		assertEquals(0, unchanged("--agent", "a:1:ground", "--min-area", 2, levels, "--report", report), "the first rule");
		Files.writeString(report, Files.readString(report).replaceFirst("level", "LEVEL"));
		assertEquals(0, unchanged("--agent", "a:1:ground", "--min-area", 2, levels, "--report", report), "a report of the same size");
		Files.writeString(report, Files.readString(report) + "\n");
		assertEquals(0, unchanged("--agent", "a:1:ground", "--min-area", 2, levels, "--report", report), "another report");
	}

	@Test
	void startsThatNoWayConnectsAreTold() throws IOException {
		Path level = Files.writeString(folder.resolve("a.map"), ISLAND);
		Path report = folder.resolve("report.jsonl");
		List<Object> options = List.of("--agent", "a:1:ground", "--spawn", "0,0:a@1", "--spawn", "2,1@2", level);
		List<Object> words = new ArrayList<>(List.of("validate", "--report", report));
		words.addAll(options);
		ClusterRun run = ClusterRun.of(words.toArray());
		assertEquals(1, run.status(), run.toString());
		List<Object> plain = new ArrayList<>(List.of("validate", "--format", "jsonl"));
		plain.addAll(options);
		assertEquals(ClusterRun.plain(plain.toArray()).out(), Files.readString(report));
		assertAnySays(Files.readAllLines(report), "0,0 (player 1)", "2,1 (player 2)", "no unit");
	}

	@Test
	void aLevelWithConflictsOfAMergeIsReadAndCounted() throws IOException {
		Level level = LevelTemplates.level("merged", 4, 2);
		MergeConflict conflict = LevelFactory.eINSTANCE.createMergeConflict();
		conflict.setX(1);
		conflict.setCells(TerrainGrid.filled(2, 1, 2));
		level.getConflicts().add(conflict);
		Path file = folder.resolve("merged.leeway");
		LevelFiles.save(level, file);
		Path report = folder.resolve("report.jsonl");
		ClusterRun run = ClusterRun.of("validate", "--report", report, file);
		assertEquals(1, run.status(), run.toString());
		assertAnySays(run.err(), "1 level: 1 with problems");
		assertAnySays(run.err(), "1 x merge-conflict");
		assertEquals(ClusterRun.plain("validate", "--format", "jsonl", file).out(), Files.readString(report));
	}

	@Test
	void theRuleOfDiagonalStepsCountsForEachLevel() throws IOException {
		Path level = Files.writeString(folder.resolve("corner.map"), "type octile\nheight 2\nwidth 2\nmap\n.@\n@.\n");
		Path report = folder.resolve("report.jsonl");
		for (String rule : List.of("never", "always")) {
			List<Object> words = List.of("--agent", "a:1:ground", "--spawn", "0,0", "--diagonals", rule, level);
			List<Object> corpus = new ArrayList<>(List.of("validate", "--report", report));
			List<Object> plain = new ArrayList<>(List.of("validate", "--format", "jsonl"));
			corpus.addAll(words);
			plain.addAll(words);
			assertEquals(rule.equals("never") ? 1 : 0, ClusterRun.of(corpus.toArray()).status());
			assertEquals(ClusterRun.plain(plain.toArray()).out(), Files.readString(report));
		}
	}

	/** Returns the lines that count findings. */
	private static List<String> counts(ClusterRun run) {
		return run.err().stream().filter(line -> line.contains(" x ")).toList();
	}

	private static int unchanged(Object... arguments) {
		List<Object> words = new ArrayList<>(List.of("validate"));
		words.addAll(List.of(arguments));
		String first = ClusterRun.of(words.toArray()).err().getFirst();
		return Integer.parseInt(first.replaceAll(".*unreadable, (\\d+) unchanged.*", "$1"));
	}

	@Test
	void aDamagedStateIsNoState() throws IOException {
		Path level = Files.writeString(folder.resolve("a.map"), ISLAND);
		Path report = folder.resolve("report.jsonl");
		Path state = folder.resolve(".report.jsonl.leeway-cluster");
		ClusterRun.of("validate", level, "--report", report);
		String whole = Files.readString(state);
		assertEquals(1, unchanged(level, "--report", report));
		for (String damaged : List.of("", "{", "{}", "null", whole.replace("\"at\":0", "\"at\":7"), whole.replace("\"key\"", "\"\""),
				whole.lines().findFirst().orElseThrow() + "\nnull\n")) {
			Files.writeString(state, damaged);
			assertEquals(0, unchanged(level, "--report", report), damaged);
		}
	}

	@Test
	void namesInputsAsTheUserDoes() throws IOException {
		Path deep = Files.createDirectories(folder.resolve("a b/ü [1]"));
		Files.writeString(deep.resolve("x y%20.map"), ISLAND);
		Files.writeString(deep.resolve("read me.txt"), "no level");
		Path zip = folder.resolve("levels.zip");
		try (OutputStream out = Files.newOutputStream(zip); ZipOutputStream archive = new ZipOutputStream(out)) {
			for (String name : List.of("b/", "b/ö.map", "a.map", "notes.txt")) {
				archive.putNextEntry(new ZipEntry(name));
				archive.write((name.endsWith("/") ? "" : name.equals("a.map") ? "bad" : ISLAND).getBytes());
				archive.closeEntry();
			}
		}
		Path list = Files.writeString(folder.resolve("list"), zip + "\n\n" + deep.resolve("x y%20.map") + "\n");
		String level = deep + "/x y%20.map";
		assertEquals(List.of(level), files(folder.resolve("a b")));
		assertEquals(List.of(level), files(folder + "/a*/*/*.map"));
		assertEquals(List.of(level), files(level));
		assertEquals(List.of(level), files(Path.of("").toAbsolutePath().relativize(folder) + "/a*/*/*.map").stream()
				.map(name -> Path.of("").toAbsolutePath().resolve(name).normalize().toString()).toList());
		assertEquals(List.of(zip + "!/a.map", zip + "!/b/ö.map"), files(zip));
		assertEquals(List.of(zip + "!/a.map", zip + "!/b/ö.map", level), files("@" + list, level));
		assertEquals(List.of("file:" + level), files("file:" + folder + "/a*/*/*.map"));
		assertEquals("{\"file\":\"" + zip + "!/a.map\",\"error\":\"" + zip
				+ "!/a.map:1: \\\"bad\\\", expected \\\"type octile\\\"\"}", lines(zip).getFirst());
	}

	private List<String> lines(Object... inputs) throws IOException {
		List<Object> words = new ArrayList<>(List.of("validate", "--report", folder.resolve("out")));
		words.addAll(List.of(inputs));
		ClusterRun.of(words.toArray());
		return Files.readAllLines(folder.resolve("out"));
	}

	private List<String> files(Object... inputs) throws IOException {
		return lines(inputs).stream().map(line -> line.replaceAll("^\\{\"file\":\"(.*?)\",.*", "$1")).toList();
	}

	@Test
	void tellsWhatIsWrongInALine() throws IOException {
		Path report = folder.resolve("report.jsonl");
		assertEquals(folder + "/*.map: no file matches", ClusterRun.fault("validate", folder + "/*.map", "--report", report));
		assertEquals(folder + "/none: no such file or folder",
				ClusterRun.fault("validate", "@" + folder + "/none", "--report", report));
		Path level = Files.writeString(folder.resolve("a.map"), ISLAND);
		assertTrue(ClusterRun.fault("validate", level, "--report", folder).contains("folder"));
		assertTrue(ClusterRun.fault("validate", level, "--report", report, "--master", "nonsense").startsWith("nonsense: "));
		assertTrue(ClusterRun.fault("validate", level, "--report", report, "--conf", "spark.executor.memory=much")
				.contains("spark.executor.memory"));
		assertTrue(Files.notExists(report));
	}

	@Test
	void aFullDiskIsToldWithTheReport() throws Exception {
		Path level = Files.writeString(folder.resolve("a.map"), ISLAND);
		Optional<FullDisk> mounted = FullDisk.in(folder.resolve("disk"));
		assumeTrue(mounted.isPresent(), "file systems may be mounted");
		try (FullDisk disk = mounted.get()) {
			disk.fill();
			Path report = disk.folder().resolve("report.jsonl");
			assertEquals(report + ": No space left on device", ClusterRun.fault("validate", level, "--report", report));
		}
	}

	@Test
	void aNameThatIsNoTextIsALine() throws Exception {
		Files.writeString(folder.resolve("a.map"), ISLAND);
		new ProcessBuilder("sh", "-c", "cp a.map \"$(printf 'b\\344.map')\" && mkdir \"$(printf 'c\\377')\"").directory(folder.toFile())
				.inheritIO().start().waitFor();
		String wrong = ": its name is not text in UTF-8, the encoding of this system, expected another name\"}";
		assumeTrue(System.getProperty("sun.jnu.encoding").equals("UTF-8"), "names in UTF-8");
		List<String> lines = lines(folder);
		assertEquals(3, lines.size(), lines.toString());
		for (String name : List.of("b\uFFFD.map", "c\uFFFD")) {
			String path = folder + "/" + name;
			assertTrue(lines.contains("{\"file\":\"" + path + "\",\"error\":\"" + path + wrong), lines.toString());
		}
	}

	@Test
	void aMissingLevelAndABrokenArchiveAreLines() throws IOException {
		Path zip = Files.writeString(folder.resolve("broken.zip"), "PK no archive");
		List<String> lines = lines(folder.resolve("none.map"), zip);
		assertEquals("{\"file\":\"" + folder + "/none.map\",\"error\":\"" + folder + "/none.map: no such file or folder\"}",
				lines.getFirst());
		assertTrue(lines.get(1).startsWith("{\"file\":\"" + zip + "\",\"error\":\"" + zip + ": not a zip archive"), lines.get(1));
	}

	@Test
	void takesTheOptionsOfValidate() throws IOException {
		Path level = Files.writeString(folder.resolve("a.map"),
				"type octile\nheight 5\nwidth 9\nmap\n....@....\n....@....\n.........\n....@....\nS...@....\n");
		Path agents = Files.writeString(folder.resolve("agents"), "boat:1:swamp\ntank:2:ground+swamp turningRadius=1.5\n");
		Path report = folder.resolve("report.jsonl");
		Object[] options = {"--agents", agents, "--agent", "man +1:1:ground", "--spawn", "0,0:man +1", "--spawn", "0,4:boat",
				"--chokes", "--advice", "--min-area", 2};
		List<Object> words = new ArrayList<>(List.of("validate", level));
		words.addAll(List.of(options));
		List<Object> plain = new ArrayList<>(words);
		plain.addAll(List.of("--format", "jsonl"));
		words.addAll(List.of("--report", report));
		ClusterRun expected = ClusterRun.plain(plain.toArray());
		ClusterRun run = ClusterRun.of(words.toArray());
		assertEquals(expected.out(), Files.readString(report));
		assertTrue(expected.out().contains("chokes"), expected.toString());
		assertEquals(expected.status(), run.status());
	}
}
