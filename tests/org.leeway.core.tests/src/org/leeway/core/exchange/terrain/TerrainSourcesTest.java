package org.leeway.core.exchange.terrain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Formats;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Tests of the terrains that an importer announces before the import. The import must make exactly these terrains. */
class TerrainSourcesTest {

	@TempDir
	private Path folder;

	@Test
	void theCellsOfEachTerrainAreThoseOfItsSources() throws IOException {
		for (int seed = 0; seed < 60; seed++) {
			Random random = new Random(seed);
			Path file = seed % 3 == 0 ? map(random, true) : seed % 3 == 1 ? graymap(random) : grid(random);
			TerrainsImporter importer = importer(file);
			Map<String, Long> expected = new TreeMap<>();
			importer.terrainSources(file, OptionValues.STANDARD, Progress.NONE)
					.forEach(each -> expected.merge(each.terrain(), each.cells(), Long::sum));
			Level level = importer.read(file, OptionValues.STANDARD, Progress.NONE).levels().getFirst().level();
			assertEquals(expected, cells(level), "seed " + seed);
		}
	}

	/**
	 * Imports a map with a terrains file. For each {@link TerrainSource} that the importer announces, this file names one of
	 * three terrains. Each terrain must get the number of cells that its sources have announced. The tiles of these maps have
	 * no classes. A tile with a class would lose cells, because the file also names the terrains of the tiles above this
	 * tile.
	 */
	@Test
	void theSelectorsOfAllSourcesNameTheirTerrains() throws IOException {
		for (int seed = 100; seed < 160; seed++) {
			Random random = new Random(seed);
			Path file = seed % 3 == 0 ? map(random, false) : seed % 3 == 1 ? graymap(random) : grid(random);
			TerrainsImporter importer = importer(file);
			StringBuilder lines = new StringBuilder();
			Map<String, Long> expected = new TreeMap<>();
			for (TerrainSource each : importer.terrainSources(file, OptionValues.STANDARD, Progress.NONE)) {
				String name = "t" + random.nextInt(3);
				lines.append(each.selector()).append(' ').append(name).append(" #123456\n");
				expected.merge(name, each.cells(), Long::sum);
			}
			Path terrains = Files.writeString(folder.resolve("terrains.txt"), lines);
			OptionValues options = OptionValues.STANDARD.with(importer.terrainsOption(), terrains.toString());
			assertEquals(expected, cells(importer.read(file, options, Progress.NONE).levels().getFirst().level()),
					"seed " + seed + ": " + lines);
		}
	}

	private static TerrainsImporter importer(Path file) {
		return (TerrainsImporter) Formats.registered().reading(file).orElseThrow().importer().orElseThrow();
	}

	private static Map<String, Long> cells(Level level) {
		Map<String, Long> cells = new TreeMap<>();
		for (int y = 0; y < level.getTerrain().height(); y++) {
			for (int x = 0; x < level.getTerrain().width(); x++) {
				int id = level.getTerrain().terrain(x, y);
				cells.merge(level.getTerrainTypes().stream().filter(each -> each.getId() == id).map(TerrainType::getName)
						.findFirst().orElseThrow(), 1L, Long::sum);
			}
		}
		return cells;
	}

	/**
	 * Writes a map of two layers, in half of the cases with classes of tiles. Each cell that has a tile with a class
	 * gets the terrain of the class, even if another tile lies above.
	 *
	 * @param mayHaveClasses false for a map without classes
	 */
	private Path map(Random random, boolean mayHaveClasses) throws IOException {
		boolean hasClasses = random.nextBoolean() && mayHaveClasses;
		return Files.writeString(folder.resolve("map.tmx"), """
				<map version="1.10" orientation="orthogonal" width="7" height="5" tilewidth="8" tileheight="8" infinite="0">
				 <tileset firstgid="1" name="%s" tilewidth="8" tileheight="8" tilecount="9" columns="1">%s</tileset>
				 <layer id="1" name="ground" width="7" height="5"><data encoding="csv">%s</data></layer>
				 <layer id="2" name="above" width="7" height="5"><data encoding="csv">%s</data></layer>
				</map>
				""".formatted(random.nextBoolean() ? "old walls" : "", hasClasses ? "<tile id=\"2\" type=\"lava\"/>" : "",
				numbers(random, 35, 4, ","), hasClasses ? numbers(random, 35, 9, ",") : numbers(random, 35, 2, ",")));
	}

	private Path graymap(Random random) throws IOException {
		return Files.writeString(folder.resolve("map.pgm"), "P2\n6 4\n20\n" + numbers(random, 24, 8, " ") + "\n");
	}

	private Path grid(Random random) throws IOException {
		return Files.writeString(folder.resolve("map.asc"), "ncols 5\nnrows 6\nxllcorner 0\nyllcorner 0\ncellsize 1\n"
				+ "NODATA_value 3\n" + numbers(random, 30, 6, " ") + "\n");
	}

	private static String numbers(Random random, int count, int bound, String between) {
		StringBuilder numbers = new StringBuilder();
		for (int i = 0; i < count; i++) {
			numbers.append(i == 0 ? "" : between).append(random.nextInt(bound));
		}
		return numbers.toString();
	}
}
