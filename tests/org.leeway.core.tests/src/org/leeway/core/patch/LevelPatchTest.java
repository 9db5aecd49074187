package org.leeway.core.patch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

class LevelPatchTest {

	private static final List<Terrain> TERRAINS = List.of(terrain(7, "pont étroit"), terrain(0, "ground"), terrain(1, "water"));

	@TempDir
	private Path folder;

	private static Terrain terrain(int id, String name) {
		return new Terrain(id, name, 0x112233 * id & 0xFFFFFF, Integer.toString(id % 10), 1 + id);
	}

	private static LevelSnapshot level(String name, TerrainGrid grid, List<Terrain> terrains) {
		return new LevelSnapshot(name, grid, terrains, List.of(), Scene.EMPTY, List.of());
	}

	private static TerrainGrid grid(String... rows) {
		TerrainGridEditor grid = TerrainGrid.filled(rows[0].length(), rows.length, 0).edit();
		for (int y = 0; y < rows.length; y++) {
			for (int x = 0; x < rows[y].length(); x++) {
				grid.set(x, y, rows[y].charAt(x) - '0');
			}
		}
		return grid.build();
	}

	private static String text(LevelPatch patch) throws IOException {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		PatchWriter.write(patch, out);
		return out.toString(StandardCharsets.UTF_8);
	}

	private LevelPatch read(String text) throws IOException {
		return PatchReader.read(Files.writeString(folder.resolve("a.patch.json"), text), Progress.NONE);
	}

	private static LevelPatch between(LevelSnapshot before, TerrainGrid after) {
		return LevelPatch.between(before, before.withGrid(after), "", Progress.NONE);
	}

	/** The hash was computed by a program in Python. */
	@Test
	void theExampleOfTheDocs() throws IOException {
		LevelSnapshot ford = level("Ford", grid("0010", "0110", "0010"), TERRAINS);
		LevelPatch patch = LevelPatch.between(ford, ford.withGrid(grid("0070", "0000", "0010")),
				"A bridge here?\nThe \"tank\" needs it.", Progress.NONE);
		Path docs = Path.of(System.getProperty("leeway.samples")).resolveSibling("docs").resolve("file-format.md");
		String text = text(patch);
		assertTrue(Files.readString(docs).contains("```json\n" + text + "```\n"), text);
		assertTrue(text.contains("948db5930bd5cacd8c30f2a03294044e9aec7944767b55ae17415abb6f4bc902"), text);
		assertEquals(patch, read(text));
	}

	@Test
	void randomPatchesAreWrittenReadAndAppliedAsTheOracleSays() throws Exception {
		for (int seed = 0; seed < Rounds.of(300); seed++) {
			String message = "seed " + seed;
			RandomMaps random = new RandomMaps(seed);
			List<Terrain> terrains = terrains(new Random(seed));
			LevelSnapshot before = level("level " + seed, random(random, terrains), terrains);
			TerrainGrid after = repainted(random, before.grid(), terrains);
			LevelPatch patch = between(before, after);
			String text = text(patch);
			assertEquals(PatchOracle.file(before, after), text, message);
			LevelPatch read = read(text);
			assertEquals(patch, read, message);
			assertEquals(Optional.empty(), read.problem(before, Progress.NONE), message);
			TerrainGrid applied = read.paintedOn(before.grid());
			assertEquals(after, applied, message);
			int[][] expected = PatchOracle.applied(text, before.grid());
			long changes = 0;
			for (int y = 0; y < applied.height(); y++) {
				for (int x = 0; x < applied.width(); x++) {
					assertEquals(expected[y][x], applied.terrain(x, y), message);
					changes += expected[y][x] == before.grid().terrain(x, y) ? 0 : 1;
				}
			}
			assertEquals(changes, read.changes(before.grid()), message);
			if (changes > 0) {
				assertTrue(read.problem(before.withGrid(after), Progress.NONE).orElseThrow()
						.endsWith("other cells, and all cells that the patch paints have their terrain already"), message);
			}
		}
	}

	private static List<Terrain> terrains(Random random) {
		List<Integer> ids = new ArrayList<>();
		for (int id = 0; id < TerrainGrid.TERRAINS; id++) {
			ids.add(id);
		}
		Collections.shuffle(ids, random);
		return ids.subList(0, 1 + random.nextInt(6)).stream().map(id -> terrain(id, "name " + id)).toList();
	}

	private static TerrainGrid random(RandomMaps random, List<Terrain> terrains) {
		int width = random.number(1, 140);
		return repainted(random, TerrainGrid.filled(width, random.number(1, 80), terrains.getFirst().id()), terrains);
	}

	/** Fills up to five runs of cells. The last run is a whole row. */
	private static TerrainGrid repainted(RandomMaps random, TerrainGrid grid, List<Terrain> terrains) {
		TerrainGridEditor editor = grid.edit();
		for (int i = random.number(0, 5); i > 0; i--) {
			int x = i == 1 ? 0 : random.number(0, grid.width() - 1);
			int length = i == 1 ? grid.width() : random.number(1, grid.width() - x);
			editor.fillRow(x, random.number(0, grid.height() - 1), length,
					terrains.get(random.number(0, terrains.size() - 1)).id());
		}
		return editor.build();
	}

	@Test
	void theLargestCoordinatesFit() throws IOException {
		for (TerrainGrid grid : List.of(TerrainGrid.filled(1 << 16, 2, 0), TerrainGrid.filled(2, 1 << 16, 0))) {
			LevelSnapshot before = level("", grid, List.of(terrain(0, "a"), terrain(255, "b")));
			TerrainGridEditor editor = grid.edit();
			editor.fillRow(0, 0, grid.width(), 255);
			editor.fillRow(grid.width() - 1, grid.height() - 1, 1, 255);
			LevelPatch patch = read(text(between(before, editor.build())));
			assertEquals(List.of(new PaintedRuns.Run(0, 0, grid.width(), 255),
					new PaintedRuns.Run(grid.width() - 1, grid.height() - 1, 1, 255)), patch.runs().all());
			assertEquals(editor.build(), patch.paintedOn(grid));
		}
	}

	@Test
	void onlySizeTerrainsAndCellsMatter() {
		LevelSnapshot level = level("Ford", grid("0010", "0110", "0010"), TERRAINS);
		PatchBase base = PatchBase.of(level, Progress.NONE);
		assertEquals(base, PatchBase.of(level("Other", level.grid(), TERRAINS.reversed()), Progress.NONE));
		assertEquals(base, PatchBase.of(level.withAgents(List.of(Pictures.agent(2))).withSpawns(List.of(new Cell(1, 1))),
				Progress.NONE));
		assertEquals(base, PatchBase.of(level("Ford", level.grid(), TERRAINS.stream()
				.map(each -> new Terrain(each.id(), each.name(), 0xFFFFFF, "x", 9)).toList()), Progress.NONE));
		assertNotEquals(base.hash(), PatchBase.of(level.withGrid(grid("0010", "0110", "0011")), Progress.NONE).hash());
		assertNotEquals(base.hash(), PatchBase.of(level.withGrid(grid("001", "001", "100", "010")), Progress.NONE).hash());
	}

	@Test
	void anotherBaseIsRefusedWithWhatDiffers() {
		LevelSnapshot level = level("Ford", grid("0010", "0110", "0010"), TERRAINS);
		LevelPatch patch = between(level, grid("0070", "0000", "0010"));
		String start = "is for another base: the level ";
		assertEquals(start + "has 3 x 1 cells, expected 4 x 3", problem(patch, level.withGrid(grid("001"))));
		assertEquals(start + "lacks terrain 7 \"pont étroit\"",
				problem(patch, level("", level.grid(), TERRAINS.subList(1, 3))));
		assertEquals(start + "has terrain 7 \"<b>\", expected 7 \"pont étroit\"",
				problem(patch, level("", level.grid(), List.of(TERRAINS.get(1), TERRAINS.get(2), terrain(7, "<b>")))));
		List<Terrain> more = new ArrayList<>(TERRAINS);
		more.add(terrain(9, "lava"));
		assertEquals(start + "has terrain 9 \"lava\", expected no terrain of this number", problem(patch, level("", level.grid(), more)));
		assertEquals(start + "has other cells", problem(patch, level.withGrid(grid("0000", "0110", "0010"))));
		assertEquals("lacks terrain 7 \"pont étroit\"", assertThrows(IllegalArgumentException.class,
				() -> LevelPatch.between(level, level("", level.grid(), TERRAINS.subList(1, 3)), "", Progress.NONE)).getMessage());
	}

	private static String problem(LevelPatch patch, LevelSnapshot level) {
		return patch.problem(level, Progress.NONE).orElseThrow();
	}

	@Test
	void namesAndNotesOfAnyCharactersAreReadAgain() throws IOException {
		String nasty = "</script><script>alert(1)</script> \u0000\u001f\u007f\u2028\u2029\t\r\n\\\"\uFEFF \uD83D\uDE00 %s ${x}";
		LevelSnapshot level = level(nasty, grid("01"), TERRAINS);
		LevelPatch patch = LevelPatch.between(level, level.withGrid(grid("10")), nasty, Progress.NONE);
		assertEquals(nasty, patch.note());
		String text = text(patch);
		assertTrue(text.contains("</script> \\u0000\\u001f\u007f\\u2028\\u2029\\t\\r\\n\\\\\\\"\uFEFF"), text);
		assertEquals(patch, read(text));
		assertArrayEquals(text.getBytes(StandardCharsets.UTF_8), text(read(text)).getBytes(StandardCharsets.UTF_8));
	}

	@Test
	void aLongNameIsCutBetweenCharacters() throws IOException {
		LevelSnapshot level = level("a" + "\uD83D\uDE00".repeat(600), grid("01"), TERRAINS);
		LevelPatch patch = between(level, grid("01"));
		assertEquals("a" + "\uD83D\uDE00".repeat(499), patch.level());
		assertEquals(patch, read(text(patch)));
		assertEquals("?x", between(level("\uD83Dx", grid("0"), TERRAINS), grid("0")).level());
	}
}
