package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

class DescribeCommandTest {

	@TempDir
	private Path folder;

	private static Level level() {
		Level level = LevelTemplates.level("Two lines", 6, 4);
		level.getAgentTypes().clear();
		level.getTerrainTypes().subList(2, level.getTerrainTypes().size()).clear();
		level.getTerrainTypes().get(0).setName("land");
		level.getTerrainTypes().get(1).setName("sea");
		TerrainGridEditor grid = level.getTerrain().edit();
		grid.set(2, 1, 1);
		grid.set(3, 1, 1);
		level.setTerrain(grid.build());
		CircularObstacle mill = LevelFactory.eINSTANCE.createCircularObstacle();
		mill.setName("Mill");
		mill.setX(1.5);
		mill.setRadius(2);
		level.getCircles().add(mill);
		return level;
	}

	private Path save(String name, Level level) throws IOException {
		Path file = folder.resolve(name);
		LevelFiles.save(level, file);
		return file;
	}

	@Test
	void aLevelIsLinesOfText() throws IOException {
		CommandLineRun run = CommandLineRun.of("describe", save("a.leeway", level()));
		assertEquals(0, run.status(), run.toString());
		List<String> lines = run.out().lines().toList();
		assertEquals("level \"Two lines\": 6 x 4 cells, 2 terrains, 1 circle", lines.getFirst());
		assertTrue(lines.get(1).startsWith("terrain \"land\": 22 cells, "), lines.get(1));
		assertTrue(lines.get(2).startsWith("terrain \"sea\": 2 cells, id 1, "), lines.get(2));
		assertEquals(List.of("circle \"Mill\": x 1.5, radius 2.0", "row 0: 6 land", "row 1: 2 land, 2 sea, 2 land", "rows 2-3: 6 land"),
				lines.subList(3, lines.size()));
	}

	@Test
	void conflictsHaveTheirsBelow() throws IOException {
		Level level = level();
		MergeConflict cells = LevelFactory.eINSTANCE.createMergeConflict();
		cells.setX(4);
		cells.setY(2);
		cells.setCells(TerrainGrid.filled(2, 1, 1));
		cells.setBase(LevelFactory.eINSTANCE.createMergeConflict());
		cells.getBase().setCells(TerrainGrid.filled(2, 1, 0));
		MergeConflict mill = LevelFactory.eINSTANCE.createMergeConflict();
		mill.setTarget(level.getCircles().getFirst());
		mill.setCircle(LevelFactory.eINSTANCE.createCircularObstacle());
		mill.getCircle().setRadius(3);
		mill.setBase(LevelFactory.eINSTANCE.createMergeConflict());
		MergeConflict name = LevelFactory.eINSTANCE.createMergeConflict();
		name.setProperty("name");
		name.setBase(LevelFactory.eINSTANCE.createMergeConflict());
		name.getBase().setValue("old");
		level.getConflicts().addAll(List.of(cells, mill, name));
		String text = CommandLineRun.of("describe", save("a.leeway", level)).out();
		assertSays(text, "3 conflicts", "conflict: the terrain of 2 x 1 cells at 4,2\n  theirs: row 0: 2 sea\n  base: row 0: 2 land\n",
				"conflict: circle \"Mill\"\n  base: none\n  theirs: circle: radius 3.0\n",
				"conflict: name of the level", "\n  base: \"old\"\n");
	}

	@Test
	void gitAlwaysGetsATextAndItIsTheSameInEveryFolder() throws IOException {
		Path level = save("a.leeway", level());
		assertEquals(CommandLineRun.of("describe", level).out(), CommandLineRun.of("describe", "--textconv", level).out());
		Path broken = Files.writeString(folder.resolve("b.leeway"), "<level\n<<<<<<< ours\n");
		assertSays(textconv(broken), "not read by Leeway:2: ", "\n<level\n<<<<<<< ours\n");
		Path map = Files.writeString(folder.resolve("m.tmx"), "<map><tileset firstgid='1' source='t.tsx'/></map>");
		assertEquals(textconv(map), textconv(Files.copy(map, Files.createDirectory(folder.resolve("other")).resolve("m.tmx"))));
		Path binary = Files.write(folder.resolve("c.wad"), new byte[100]);
		assertSays(textconv(binary), "not read by Leeway: ", "\n100 bytes, SHA-256 ");
		assertSays(textconv(folder.resolve("none.leeway")), "none.leeway: no such file or folder");
		CommandLineRun plain = CommandLineRun.of("describe", broken);
		assertEquals(2, plain.status());
		assertEquals("", plain.out());
	}

	private static String textconv(Path file) {
		CommandLineRun run = CommandLineRun.of("describe", "--textconv", file);
		assertEquals(0, run.status(), run.toString());
		assertEquals("", run.err());
		return run.out();
	}
}
