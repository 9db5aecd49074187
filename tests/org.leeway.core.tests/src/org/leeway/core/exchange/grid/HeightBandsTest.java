package org.leeway.core.exchange.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.LevelFormatException;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;

/**
 * Tests of heightmaps as levels: cells become terrains by ranges of slope or depth. A separate computation gives the expected
 * terrain of each cell.
 */
class HeightBandsTest {

	private static final int WIDTH = 23;
	private static final int HEIGHT = 17;
	private static final double NONE = -9999;

	@TempDir
	private Path folder;

	private Path grid(int width, double... heights) throws IOException {
		StringBuilder text = new StringBuilder("ncols " + width + "\nnrows " + heights.length / width + "\ncellsize 4\n");
		Arrays.stream(heights).forEach(height -> text.append(height).append('\n'));
		return Files.writeString(folder.resolve("heights.asc"), text);
	}

	private static double[] heights(Random random) {
		double[] heights = new double[WIDTH * HEIGHT];
		for (int i = 0; i < heights.length; i++) {
			heights[i] = random.nextInt(40) == 0 ? NONE
					: 6 * Math.sin(i % WIDTH / 3.0) + 5 * Math.cos(i / WIDTH / 2.0) + random.nextDouble();
		}
		return heights;
	}

	private static List<String> names(Level level) {
		return level.getTerrainTypes().stream().map(TerrainType::getName).toList();
	}

	/**
	 * Each cell has heights at its four corners. The slope comes from the difference between the highest and the lowest
	 * corner, and the depth from the mean of the corners.
	 */
	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3})
	void cellsBetweenCorners(long seed) throws IOException {
		double[] heights = heights(new Random(seed));
		Level level = Grids.level(new AsciiGridImporter(), grid(WIDTH, heights), "slope", "corners", "slope-limit", "18,22,36",
				"water-level", "0.5", "depth-limit", "1,2.5", "rock-level", "9");
		assertEquals(WIDTH - 1, level.getTerrain().width());
		assertEquals(HEIGHT - 1, level.getTerrain().height());
		assertEquals(4, level.getCellScale());
		for (int y = 0; y < HEIGHT - 1; y++) {
			for (int x = 0; x < WIDTH - 1; x++) {
				int at = y * WIDTH + x;
				double[] corners = {heights[at], heights[at + 1], heights[at + WIDTH], heights[at + WIDTH + 1]};
				assertEquals(named(corners), Grids.terrain(level, x, y).getName(), "seed " + seed + ", cell " + x + "," + y);
			}
		}
	}

	private static String named(double[] corners) {
		if (Arrays.stream(corners).anyMatch(height -> height == NONE)) {
			return "empty";
		}
		double mean = Arrays.stream(corners).average().orElseThrow();
		double rise = Arrays.stream(corners).max().orElseThrow() - Arrays.stream(corners).min().orElseThrow();
		double slope = Math.toDegrees(Math.atan2(rise, 4));
		String land = slope <= 18 ? "" : slope <= 22 ? "slope-22" : slope <= 36 ? "slope-36" : "steep";
		double depth = 0.5 - mean;
		if (depth > 2.5) {
			return "water";
		}
		if (depth > 0) {
			return (depth <= 1 ? "depth-1" : "depth-2.5") + (land.isEmpty() ? "" : "-" + land);
		}
		return mean > 9 ? "rock" : land.isEmpty() ? "ground" : land;
	}

	@Test
	void theSlopeOfNineCells() throws IOException {
		double[] heights = heights(new Random(4));
		Arrays.setAll(heights, i -> heights[i] == NONE ? 0 : heights[i]);
		Level level = Grids.level(new AsciiGridImporter(), grid(WIDTH, heights), "slope-limit", "20,40");
		for (int y = 1; y < HEIGHT - 1; y++) {
			for (int x = 1; x < WIDTH - 1; x++) {
				double[] h = new double[9];
				for (int i = 0; i < 9; i++) {
					h[i] = heights[(y + i / 3 - 1) * WIDTH + x + i % 3 - 1];
				}
				double dx = (h[2] + 2 * h[5] + h[8] - h[0] - 2 * h[3] - h[6]) / 32;
				double dy = (h[6] + 2 * h[7] + h[8] - h[0] - 2 * h[1] - h[2]) / 32;
				double slope = Math.toDegrees(Math.atan(Math.sqrt(dx * dx + dy * dy)));
				assertEquals(slope <= 20 ? "ground" : slope <= 40 ? "slope-40" : "steep", Grids.terrain(level, x, y).getName());
			}
		}
	}

	/**
	 * An example from the game 0 A.D., whose tiles are 4 metres wide. The slope of a tile is the height difference of its
	 * corners divided by 4. Units may stand on a slope of 1.
	 */
	@Test
	void aSlopeOf45DegreesIsNotSteeperThanThat() throws IOException {
		Path tiles = grid(3, 0, 4, 8.001, 0, 4, 8);
		assertEquals("ground steep\n",
				Grids.names(Grids.level(new AsciiGridImporter(), tiles, "slope", "corners", "slope-limit", "45")));
	}

	@Test
	void allTerrainsAreThereWhateverTheCellsAre() throws IOException {
		Path flat = grid(2, 1, 1, 1, 1);
		assertEquals(List.of("ground", "steep", "water", "rock"), names(Grids.level(new AsciiGridImporter(), flat, "slope-limit",
				"30", "water-level", "0", "rock-level", "9")));
		assertEquals(List.of("ground", "slope-22", "steep", "depth-1", "depth-1-slope-22", "depth-1-steep", "water"),
				names(Grids.level(new AsciiGridImporter(), flat, "slope-limit", "18,22", "water-level", "0", "depth-limit", "1")));
		assertEquals(List.of("ground", "depth-0.5", "depth-2", "water"),
				names(Grids.level(new AsciiGridImporter(), flat, "water-level", "0", "depth-limit", "0.5,2")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"depth-limit|1|depth-limit without water-level, expected both",
			"slope|corners|slope corners without limits of heights, expected slope-limit, water-level or rock-level too"})
	void optionsThatNeedOthers(String option, String value, String problem) throws IOException {
		Path file = grid(2, 1, 1, 1, 1);
		assertEquals(file + ": " + problem, assertThrows(LevelFormatException.class,
				() -> Grids.level(new AsciiGridImporter(), file, option, value)).getMessage());
	}

	@Test
	void tooFewCorners() throws IOException {
		Path file = grid(3, 1, 1, 1);
		assertEquals(file + ": 3 x 1 heights of corners, expected at least 2 x 2", assertThrows(LevelFormatException.class,
				() -> Grids.level(new AsciiGridImporter(), file, "slope", "corners", "slope-limit", "9")).getMessage());
	}
}
