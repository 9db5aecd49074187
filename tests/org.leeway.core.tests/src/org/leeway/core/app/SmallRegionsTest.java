package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertEachSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;

import com.google.gson.JsonParser;

/**
 * Tests of the text report of regions that an agent cannot reach. By default, one line stands for all small regions. If
 * the user gives a least area, each region of at least this area has a line of its own.
 */
class SmallRegionsTest {

	/** For an agent of size 1, two rooms of two cells and a room of one cell are small regions. A room of four cells is not. */
	private static final String POCKETS = """
			........
			@@@@@@@@
			.@..@..@
			@@@@@@@@
			....@@@@
			""";

	private static final String LARGE = " cannot reach a region of 4 cells at 0,4 (4 x 1) [unreachable-region]\n";

	@TempDir
	private Path folder;

	@Test
	void smallRegionsOfAnAgentAreOneLine() throws IOException {
		Path level = write(POCKETS);
		CommandLineRun run = validate("--agent", "a:1:ground", level);
		String file = level.toString();
		assertEquals(1, run.status(), run.toString());
		assertEachSays(run.out().lines().toList(),
				List.of(file + ":9: error: a (1x1 on ground)", "cannot reach", " 4 cells at 0,4 (4 x 1)",
						"[unreachable-region]"),
				List.of(file + ":7: error: a (1x1 on ground)", "cannot reach", " 2 cells at 2,2 (2 x 1)",
						"largest of 3 ", "fewer than 4 cells", " 5 cells in all", "--min-area 1",
						"[unreachable-region]"),
				List.of(file + ": 8 x 5 cells, 1 agent: 4 errors, 0 warnings"));
	}

	@Test
	void anExplicitAreaListsEachRegion() throws IOException {
		Path level = write(POCKETS);
		assertEquals(5, validate("--agent", "a:1:ground", "--min-area", "1", level).out().lines().count());
		CommandLineRun run = validate("--agent", "a:1:ground", "--min-area", "2", level);
		assertEquals(4, run.out().lines().count(), run.out());
		assertFalse(run.out().contains("largest"), run.out());
	}

	@Test
	void aSingleSmallRegionIsToldAsItself() throws IOException {
		CommandLineRun run = validate("--agent", "a:1:ground", write("..@.\n"));
		assertAnySays(run.out().lines().toList(), "cannot reach", " 1 cell at 3,0 (1 x 1) [unreachable-region]");
	}

	/** The report must have a line for each region that the designer accepted as intended, even for small regions. */
	@Test
	void intendedRegionsKeepTheirLines() throws IOException {
		Path level = folder.resolve("pockets.leeway");
		CommandLineRun.of("convert", write(POCKETS), level);
		String text = Files.readString(level);
		String accepted = Stream.of("0,2 a", "2,2 b").map(each -> each.split("[, ]"))
				.map(each -> "  <accepted rule=\"unreachable-region\" agent=\"//@agentTypes[name='small']\" x=\"" + each[0] + "\" y=\"" + each[1]
						+ "\" note=\"room " + each[2] + "\"/>\n").reduce("", String::concat);
		Files.writeString(level, text.replace("  <terrain>", accepted + "  <terrain>"));
		String out = validate(level).out();
		assertAnySays(out.lines().toList(), "info: small (1x1 on ground+swamp)", "cannot reach",
				" 1 cell at 0,2 (1 x 1) (intended: room a)");
		assertTrue(out.contains("(intended: room b)"), out);
		assertAnySays(out.lines().toList(), "error: small (1x1 on ground+swamp)", "cannot reach",
				" 2 cells at 5,2 (2 x 1) [unreachable-region]");
	}

	@Test
	void linesAndNumbersAreThoseOfAFlood() throws IOException {
		for (int seed = 0; seed < 60; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(1, 40), random.number(1, 40), random.number(0, 60) / 100.0);
			int size = random.number(1, 3);
			Path level = write(org.leeway.testing.Pictures.picture(grid));
			String message = "seed " + seed + ", size " + size;
			List<Region> regions = new ReachabilityOracle(ClearanceOracle.traversable(grid,
					BitPlane.empty(grid.width(), grid.height()), Capability.of(0)), size, List.of()).unreachableRegions(1);
			Object[] arguments = {"--agent", "a:" + size + ":ground", level};
			CommandLineRun run = validate(arguments);
			assertEquals(regions.isEmpty() ? 0 : 1, run.status(), message);
			assertEquals(expected(regions, size), messages(run), message);
			assertTrue(run.out().contains(regions.isEmpty() ? ": nothing found" : ": " + regions.size() + " error"), run.out());
			String json = validate(Stream.concat(Stream.of("--format", "json"), Stream.of(arguments)).toArray()).out();
			assertEquals(regions.size(), JsonParser.parseString(json).getAsJsonObject().getAsJsonArray("files").get(0)
					.getAsJsonObject().getAsJsonArray("findings").size(), message);
		}
	}

	private static List<String> messages(CommandLineRun run) {
		return run.out().lines().filter(line -> line.endsWith(" [unreachable-region]"))
				.map(line -> line.substring(line.indexOf("ground) ") + 8, line.lastIndexOf(" ["))).toList();
	}

	private static List<String> expected(List<Region> regions, int size) {
		List<String> lines = new ArrayList<>();
		List<Region> small = regions.stream().filter(region -> region.cells() < 4 * size * size).toList();
		for (Region region : regions) {
			String line = "cannot reach a region of " + region.cells() + (region.cells() == 1 ? " cell at " : " cells at ")
					+ region.bounds().x() + "," + region.bounds().y() + " (" + region.bounds().width() + " x "
					+ region.bounds().height() + ")";
			if (small.size() < 2 || !small.contains(region)) {
				lines.add(line);
			} else if (region.equals(small.getFirst())) {
				lines.add(line + ", the largest of " + small.size() + " regions of fewer than " + 4 * size * size + " cells, "
						+ small.stream().mapToLong(Region::cells).sum() + " cells in all (--min-area 1 lists each)");
			}
		}
		return lines;
	}

	private Path write(String picture) throws IOException {
		return Files.writeString(folder.resolve("pockets.map"), Pictures.mapFile(picture));
	}

	private static CommandLineRun validate(Object... arguments) {
		return CommandLineRun.of(Stream.concat(Stream.of("validate"), Stream.of(arguments)).toArray());
	}
}
