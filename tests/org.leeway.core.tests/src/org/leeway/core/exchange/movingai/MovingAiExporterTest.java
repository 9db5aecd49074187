package org.leeway.core.exchange.movingai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.option.OptionValues;
import org.leeway.testing.Pictures;
import org.leeway.testing.RealMaps;

class MovingAiExporterTest {

	private final ByteArrayOutputStream out = new ByteArrayOutputStream();
	private Level level;

	@TempDir
	Path folder;

	@BeforeEach
	void makeLevel() {
		TerrainGridEditor editor = TerrainGrid.filled(5, 2, 0).edit();
		for (int id = 0; id < 5; id++) {
			editor.set(id, 1, id);
		}
		level = LevelTemplates.level("sample", editor.build());
		level.getAgentTypes().clear();
	}

	@Test
	void writesTheFiveTerrains() throws IOException {
		assertEquals(List.of(), export());
		assertEquals("type octile\nheight 2\nwidth 5\nmap\n.....\n.SWT@\n", text());
	}

	@Test
	void anotherTerrainIsWrittenByItsGlyph() throws IOException {
		level.getTerrainTypes().get(1).setName("mud");
		level.getTerrainTypes().get(1).setGlyph("W");
		level.getTerrainTypes().get(4).setName("void");
		level.getTerrainTypes().get(4).setGlyph("O");
		String lost = "The name of the terrain %s is not written: maps know ground, swamp, water, trees and out.";
		assertEquals(List.of(lost.formatted("mud"), lost.formatted("void")), export());
		assertEquals(".WWTO", text().lines().toList().get(5));
	}

	@Test
	void theNameGoesBeforeTheGlyph() throws IOException {
		level.getTerrainTypes().get(1).setGlyph("T");
		export();
		assertEquals(".SWT@", text().lines().toList().get(5));
	}

	@Test
	void aTerrainWithoutACharacterIsNamed() {
		level.getTerrainTypes().get(2).setName("lava");
		level.getTerrainTypes().get(2).setGlyph("~");
		IOException refused = assertThrows(IOException.class, () -> export());
		assertSays(refused.getMessage(), "terrain \"lava\"", "no character", "MovingAI",
				" ground, swamp, water, trees or out", "glyph", " . G S W T @ O");
		assertEquals("", text());
	}

	@Test
	void aTerrainWithoutACharacterIsFineWhileNoCellHasIt() throws IOException {
		level.getTerrainTypes().add(LevelTemplates.terrainType(9, "lava", "#ff0000", "~"));
		export();
		assertEquals(".SWT@", text().lines().toList().get(5));
	}

	@Test
	void whatMapsCannotHoldIsTold() throws IOException {
		LevelFactory factory = LevelFactory.eINSTANCE;
		LevelTemplates.agents().forEach(agent -> level.getAgentTypes().add(agent.in(level.getTerrainTypes())));
		level.getCircles().add(factory.createCircularObstacle());
		level.getPolygons().add(factory.createPolygonObstacle());
		level.getSpawns().add(factory.createSpawn());
		level.getAnnotations().add(factory.createAnnotation());
		level.getProbes().add(factory.createPathProbe());
		level.getAccepted().add(factory.createAcceptedFinding());
		level.getNavMeshes().add(factory.createNavMeshLayer());
		level.getUnderlays().add(factory.createUnderlay());
		level.getTerrainTypes().get(1).setSpeed(0.5);
		level.setCellScale(2);
		List<String> told = export();
		told.forEach(each -> assertSays(each, "not written"));
		assertEachSays(told, List.of("speed 0.5", "terrain swamp"), List.of("3 agents"), List.of("1 circle"),
				List.of("1 polygon"), List.of("1 spawn"), List.of("1 note"), List.of("1 probe"),
				List.of("1 intended finding"), List.of("1 navigation mesh"), List.of("1 picture"),
				List.of("cell scale 2.0"));
	}

	@Test
	void whatIsWrittenReadsTheSame() throws IOException {
		for (int seed = 0; seed < 50; seed++) {
			Random random = new Random(seed);
			level.setTerrain(grid(random, 1 + random.nextInt(150), 1 + random.nextInt(150)));
			assertEquals(level.getTerrain(), writeAndRead().getTerrain(), "seed " + seed);
		}
	}

	private static TerrainGrid grid(Random random, int width, int height) {
		TerrainGridEditor editor = TerrainGrid.filled(width, height, 0).edit();
		for (int i = 0; i < width * height; i++) {
			editor.set(i % width, i / width, random.nextInt(5));
		}
		return editor.build();
	}

	/** Writes the level. Returns the messages about losses. */
	private List<String> export() throws IOException {
		Export export = new MovingAiExporter().export(level, OptionValues.STANDARD, Progress.NONE);
		export.write(out);
		return export.diagnostics().stream().map(Diagnostic::message).toList();
	}

	private Level writeAndRead() throws IOException {
		out.reset();
		export();
		return MovingAiImporter.readMap(Files.write(folder.resolve("written.map"), out.toByteArray()), Progress.NONE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "AR0011SR", "arena", "brc202d", "dustwallowkeys" })
	void realMapsComeBack(String name) throws IOException {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		String map = RealMaps.read("maps", name + ".map");
		level = MovingAiImporter.readMap(Files.writeString(folder.resolve(name + ".map"), map), Progress.NONE);
		assertEquals(Pictures.picture(RealMaps.map(name)).lines().toList(), glyphs());
		writeAndRead();
		assertEquals(canonical(map), canonical(text()));
	}

	/** Returns the rows of the level as glyphs of its terrains. */
	private List<String> glyphs() {
		TerrainGrid grid = level.getTerrain();
		return IntStream.range(0, grid.height()).mapToObj(y -> IntStream.range(0, grid.width())
				.mapToObj(x -> level.getTerrainTypes().get(grid.terrain(x,
				y)).getGlyph()).collect(Collectors.joining()))
				.toList();
	}

	/**
	 * Returns the lines of a map in canonical form. Replaces G by {@code .}, and O by {@code @}, because they mean the same in
	 * such maps. The header has neither G nor O.
	 */
	private static List<String> canonical(String map) {
		return map.replace('G', '.').replace('O', '@').lines().toList();
	}

	private String text() {
		return out.toString(StandardCharsets.US_ASCII);
	}
}
