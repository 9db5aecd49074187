package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.PageReader;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.ResizedGrid;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class MergeCommandTest {

	@TempDir
	private Path folder;

	@Test
	void cellsOfOneRowMerge() throws IOException {
		Path base = write("base");
		CommandLineRun run = merge(base, write("ours", 2, 1), write("theirs", 2, 8));
		assertEquals(0, run.status(), run.toString());
		assertEquals(out() + ": merged, no conflict\n", run.out());
		assertEquals("", run.err());
		assertEquals(List.of(2, 0, 2), Stream.of(1, 4, 8).map(x -> terrain(out(), x)).toList());
	}

	@Test
	void aConflictStaysInTheFileAndIsAnErrorOfIt() throws IOException {
		CommandLineRun run = merge(write("base", 0), write("ours", 1, 3, 4), write("theirs", 2, 3, 4));
		assertEquals(1, run.status(), run.toString());
		assertEquals("conflict: the terrain of 2 x 1 cells at 3,1 (2 x 1)\n" + out() + ": merged, 1 conflict\n", run.out());
		CommandLineRun check = CommandLineRun.of("validate", out().toString());
		assertEquals(1, check.status());
		assertSays(check.out(), out() + ":", "error: a merge conflict about the terrain of 2 x 1 cells [merge-conflict]");
		assertSays(check.err(), "warning: 1 merge conflict is not resolved.");
		String warning = out() + ": warning: 1 merge conflict is not resolved. What conflicts is as our side of the merge has it.";
		assertSays(CommandLineRun.of("convert", out(), folder.resolve("copy.leeway")).err(), warning);
		assertArrayEquals(Files.readAllBytes(out()), Files.readAllBytes(folder.resolve("copy.leeway")));
		assertSays(CommandLineRun.of("export", "--layer", "clearance", "--format", "csv", "-o", folder.resolve("a.csv"), out()).err(), warning);
		Path batch = Files.writeString(folder.resolve("batch.json"), """
				{"inputs": ["out.leeway"], "convert": [{"output": "made/{level}.leeway"}, {"output": "made/{level}.tmj"}],
				"reports": [{"format": "text", "output": "made/report.txt", "fail": "error"}]}
				""");
		CommandLineRun made = CommandLineRun.of("batch", batch);
		assertEquals(1, made.status(), made.toString());
		assertSays(made.err(), "out.leeway: warning: 1 merge conflict is not resolved.");
		assertArrayEquals(Files.readAllBytes(out()), Files.readAllBytes(folder.resolve("made/out.leeway")));
		assertSays(Files.readString(folder.resolve("made/report.txt")), "[merge-conflict]");
		CommandLineRun again = merge(write("base", 0), out(), write("theirs", 2, 3, 4));
		assertEquals(2, again.status());
		assertSays(again.err(), out() + ": ours has 1 merge conflict, expected none. Resolve the conflicts first");
	}

	@Test
	void reportsForProgramsHoldTheConflictsAndWhatBothSidesCauseTogether() throws IOException {
		Path base = write("base");
		Path ours = write("ours", 4, 4);
		Path theirs = write("theirs", 4, 4);
		wall(ours, 0, 1);
		wall(theirs, 2, 3);
		CommandLineRun run = merge(base, ours, theirs, "--format", "json");
		assertEquals(0, run.status(), run.toString());
		JsonObject answer = JsonParser.parseString(run.out()).getAsJsonObject();
		assertEquals(0, answer.getAsJsonArray("conflicts").size());
		JsonObject finding = answer.getAsJsonArray("findings").get(0).getAsJsonObject();
		assertEquals("starts-not-connected", finding.get("rule").getAsString());
		assertEquals("[4,0,1,2]", finding.getAsJsonArray("ours").get(0).getAsJsonObject().get("bounds").toString());
		assertEquals("[4,2,1,2]", finding.getAsJsonArray("theirs").get(0).getAsJsonObject().get("bounds").toString());
		assertEquals(1, merge(base, ours, theirs, "--fail-on-findings").status());
		assertSays(merge(base, ours, theirs).out(), "together: ", "ours with 2 cells at 4,0 (1 x 2), theirs with 2 cells at 4,2 (1 x 2)");
		assertEquals(out() + ": merged, no conflict\n", merge(base, ours, theirs, "--no-check").out());
		JsonObject sarif = JsonParser.parseString(merge(base, ours, theirs, "--format", "sarif").out()).getAsJsonObject();
		assertTrue(sarif.getAsJsonArray("runs").get(0).getAsJsonObject().getAsJsonArray("results").size() > 0);
	}

	@Test
	void aPageShowsWhatBothSidesCauseTogether() throws Exception {
		Path base = write("base");
		Path ours = write("ours", 4, 4);
		Path theirs = write("theirs", 4, 4);
		wall(ours, 0, 1);
		wall(theirs, 2, 3);
		Path page = Files.writeString(folder.resolve("page.html"), merge(base, ours, theirs, "--format", "html").out());
		JsonObject level = PageReader.of(page).level(0);
		assertSays(level.toString(), "Only both sides together cause it", "ours: as in the base -> 2 cells at 4,0 (1 x 2)",
				"theirs: as in the base -> 2 cells at 4,2 (1 x 2)");
	}

	@Test
	void aCroppedMapMergesByItsOriginAndOneWithoutOriginByItsCells() throws IOException {
		Path base = write("base", 2, 6);
		Path ours = write("ours", 2, 6, 8);
		Level cropped = LevelFiles.load(base);
		cropped.setTerrain(ResizedGrid.of(cropped.getTerrain(), new CellRect(3, 0, 7, 4), 0));
		cropped.getSpawns().clear();
		Path theirs = save("theirs", cropped);
		assertEquals(0, merge(base, ours, theirs).status());
		Level merged = LevelFiles.load(out());
		assertEquals(7, merged.getTerrain().width());
		assertEquals(2, merged.getTerrain().terrain(3, 1));
		assertEquals(2, merged.getTerrain().terrain(5, 1));
		assertEquals(0, merged.getOriginX());

		Level plain = LevelFiles.load(base);
		plain.setTerrain(TerrainGrid.filled(10, 4, 0));
		Level narrow = LevelFiles.load(base);
		narrow.setTerrain(TerrainGrid.filled(8, 4, 0));
		narrow.getSpawns().clear();
		plain.getSpawns().clear();
		byte[] before = Files.readAllBytes(out());
		CommandLineRun run = merge(save("plain", plain), save("same", plain), save("narrow", narrow));
		assertEquals(2, run.status(), run.toString());
		assertSays(run.err(), "the map of theirs, 8 x 4 cells, fits the base, 10 x 4 cells, equally well at several places, expected originX "
				+ "and originY in both levels");
		assertArrayEquals(before, Files.readAllBytes(out()));
	}

	@Test
	void whatCannotBeMergedIsRefusedInOneLine() throws IOException {
		Path base = write("base");
		byte[] before = Files.readAllBytes(base);
		CommandLineRun noOutput = CommandLineRun.of("merge", base.toString(), base.toString(), base.toString());
		assertEquals(2, noOutput.status());
		assertSays(noOutput.err(), "--output");
		CommandLineRun map = CommandLineRun.of("merge", base, base, base, "-o", folder.resolve("a.map"));
		assertEquals(2, map.status());
		assertSays(map.err(), "a.map: MovingAI map cannot hold conflicts, expected .leeway");
		assertEquals(2, merge(base, base, base, "--no-check", "--fail-on-findings").status());
		assertEquals(2, merge(base, base, folder.resolve("none.leeway")).status());
		assertArrayEquals(before, Files.readAllBytes(base));
	}

	/**
	 * A map in another format than {@code .leeway} may have no name. The level that is read from the map is then named after
	 * the file.
	 */
	@Test
	void mapsOfOtherFormatsMergeToALevel() throws IOException {
		List<Path> maps = new ArrayList<>();
		for (String rows : List.of("....\n....\n", "T...\n....\n", "....\n...@\n")) {
			maps.add(Files.writeString(folder.resolve(maps.size() + ".map"), "type octile\nheight 2\nwidth 4\nmap\n" + rows));
		}
		CommandLineRun run = merge(maps.get(0), maps.get(1), maps.get(2));
		assertEquals(0, run.status(), run.toString());
		Level merged = LevelFiles.load(out());
		assertEquals("0", merged.getName());
		assertEquals(List.of("trees", "out"), Stream.of(merged.getTerrain().terrain(0, 0), merged.getTerrain().terrain(3, 1))
				.map(id -> merged.getTerrainTypes().get(id).getName()).toList());
	}

	@Test
	void theOutputMayBeOurs() throws IOException {
		Path base = write("base");
		Path ours = write("ours", 2, 1);
		Path theirs = write("theirs", 2, 8);
		assertEquals(0, CommandLineRun.of("merge", base.toString(), ours.toString(), theirs.toString(), "-o", ours.toString()).status());
		assertEquals(2, terrain(ours, 8));
		assertEquals(2, terrain(ours, 1));
	}

	@Test
	void aMergeDriverWritesOursAndNamesThePath() throws IOException {
		Path base = Files.move(write("base"), folder.resolve(".merge_file_a"));
		Path ours = Files.move(write("ours", 2, 1), folder.resolve(".merge_file_b"));
		Path theirs = Files.move(write("theirs", 3, 1), folder.resolve(".merge_file_c"));
		CommandLineRun run = CommandLineRun.of("merge", "--driver", "maps/my level.leeway", base, ours, theirs);
		assertEquals(1, run.status(), run.toString());
		assertEquals("conflict: the terrain of 1 x 1 cells at 1,1 (1 x 1)\nmaps/my level.leeway: merged, 1 conflict\n", run.out());
		assertEquals(1, LevelFiles.load(ours).getConflicts().size());
	}

	@Test
	void aMergeDriverRefusesByThePathAndKeepsOurs() throws IOException {
		Path base = write("base");
		Path ours = write("ours", 2, 1);
		byte[] before = Files.readAllBytes(ours);
		Path empty = Files.writeString(folder.resolve(".merge_file_a"), "");
		Path broken = Files.writeString(folder.resolve(".merge_file_b"), "<level");
		assertRefused("a.leeway: both sides added this level", "--driver", "a.leeway", empty, ours, base);
		assertRefused("a.leeway (theirs):1: ", "--driver", "a.leeway", base, ours, broken);
		assertRefused("a.tmx: Tiled map cannot hold conflicts, expected .leeway", "--driver=a.tmx", base, ours, base);
		assertRefused("expected no --output", "--driver", "a.leeway", base, ours, base, "-o", out());
		assertRefused("expected no other --format", "--driver", "a.leeway", base, ours, base, "--format", "json");
		assertArrayEquals(before, Files.readAllBytes(ours));
	}

	private static void assertRefused(String expected, Object... arguments) {
		List<Object> all = new ArrayList<>(List.of("merge"));
		all.addAll(Arrays.asList(arguments));
		CommandLineRun run = CommandLineRun.of(all.toArray());
		assertEquals(2, run.status(), run.toString());
		assertSays(run.err(), expected);
	}

	private Path out() {
		return folder.resolve("out.leeway");
	}

	private CommandLineRun merge(Path base, Path ours, Path theirs, String... options) {
		List<String> all = new ArrayList<>(List.of("merge", base.toString(), ours.toString(), theirs.toString(), "-o", out().toString()));
		all.addAll(Arrays.asList(options));
		return CommandLineRun.of(all.toArray(String[]::new));
	}

	/** Writes a level of 10 x 4 cells with two spawns, in which cells of row 1 have another terrain. */
	private Path write(String name, int... terrainAndColumns) throws IOException {
		Level level = LevelTemplates.level("merged", 10, 4);
		TerrainGridEditor grid = level.getTerrain().edit();
		for (int i = 1; i < terrainAndColumns.length; i++) {
			grid.set(terrainAndColumns[i], 1, terrainAndColumns[0]);
		}
		level.setTerrain(grid.build());
		for (int x : new int[] {0, 9}) {
			Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
			spawn.setX(x);
			level.getSpawns().add(spawn);
		}
		level.getAgentTypes().subList(1, level.getAgentTypes().size()).clear();
		return save(name, level);
	}

	private void wall(Path file, int from, int to) throws IOException {
		Level level = LevelFiles.load(file);
		TerrainGridEditor grid = level.getTerrain().edit();
		grid.set(4, 1, 0);
		for (int y = from; y <= to; y++) {
			grid.set(4, y, 4);
		}
		level.setTerrain(grid.build());
		LevelFiles.save(level, file);
	}

	private Path save(String name, Level level) throws IOException {
		Path file = folder.resolve(name + ".leeway");
		LevelFiles.save(level, file);
		return file;
	}

	private static int terrain(Path file, int x) {
		try {
			return LevelFiles.load(file).getTerrain().terrain(x, 1);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}
}
