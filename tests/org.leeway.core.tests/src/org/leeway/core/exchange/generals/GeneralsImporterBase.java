package org.leeway.core.exchange.generals;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Import;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;

/** The fixture of tests that import maps of Command & Conquer Generals. */
abstract class GeneralsImporterBase {

	private static final String GLYPHS = ".#+~fp=";

	@TempDir
	Path folder;

	Import read(byte[] map, Map<String, String> options) throws IOException {
		GeneralsImporter importer = new GeneralsImporter();
		Path file = Files.write(folder.resolve("test.map"), map);
		Import read = importer.read(file, OptionValues.parse(importer.options(), options), Progress.NONE);
		LevelFiles.toBytes(read.levels().getFirst().level());
		return read;
	}

	Level level(MapBuilder map) throws IOException {
		return read(map.build(), Map.of()).levels().getFirst().level();
	}

	void assertRefused(byte[] map, String... facts) {
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> read(map, Map.of()));
		assertTrue(refused.getMessage().startsWith(folder.resolve("test.map") + ": "), refused.getMessage());
		assertSays(refused.getMessage(), facts);
	}

	/** Returns a line for each row, with a character for each terrain, and B for a cell that an obstacle blocks. */
	static String picture(Level level) {
		TerrainGrid grid = level.getTerrain();
		StringBuilder text = new StringBuilder();
		boolean[][] blocked = blocked(level);
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				text.append(blocked[y][x] ? 'B' : GLYPHS.charAt(grid.terrain(x, y)));
			}
			text.append('\n');
		}
		return text.toString();
	}

	private static boolean[][] blocked(Level level) {
		boolean[][] blocked = new boolean[level.getTerrain().height()][level.getTerrain().width()];
		level.getPolygons().forEach(polygon -> {
			for (int y = 0; y < blocked.length; y++) {
				for (int x = 0; x < blocked[y].length; x++) {
					blocked[y][x] |= polygon.getShape().contains(x + 0.5, y + 0.5);
				}
			}
		});
		return blocked;
	}
}
