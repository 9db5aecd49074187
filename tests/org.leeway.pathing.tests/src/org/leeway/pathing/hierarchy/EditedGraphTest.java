package org.leeway.pathing.hierarchy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

/** Graphs that are updated after each edit, compared with graphs built from scratch. */
@Tag("slow")
class EditedGraphTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);
	private static final Capability GROUND_AND_WATER = Capability.of(Pictures.GROUND, Pictures.WATER);
	private static final List<GridUnit> AGENTS = List.of(new GridUnit(1, GROUND),
			new GridUnit(3, GROUND), new GridUnit(2, GROUND_AND_WATER));

	private static SearchMap map(TerrainGrid grid, TerrainSpeeds speeds) {
		return map(grid, speeds, Diagonals.NEVER);
	}

	private static SearchMap map(TerrainGrid grid, TerrainSpeeds speeds, Diagonals diagonals) {
		return SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()), AGENTS, speeds, diagonals, Progress.NONE);
	}

	@ParameterizedTest
	@EnumSource
	void editsGiveWhatAFreshStartGives(Quality quality) {
		for (int seed = 0; seed < Rounds.of(25); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainSpeeds speeds = TerrainSpeeds.of(seed % 3 == 0 ? Map.of(Pictures.WATER, 0.5) : Map.of());
			TerrainGrid grid = random.noise(random.number(1, 90), random.number(1, 90), random.number(0, 40) / 100.0);
			int side = random.number(2, 20);
			AbstractGraph known = AbstractGraph.of(map(grid, speeds), side, quality, Progress.NONE);
			for (int edit = 0; edit < 20; edit++) {
				grid = edited(grid, random);
				// sometimes the rule of diagonal steps changes too
				SearchMap map = map(grid, speeds, Diagonals.values()[(seed + edit / 7) % 4]);
				known = known.with(map, Progress.NONE);
				assertEquals(AbstractGraph.of(map, side, quality, Progress.NONE), known,
						"seed " + seed + ", edit " + edit + ", side " + side);
			}
		}
	}

	private static TerrainGrid edited(TerrainGrid grid, RandomMaps random) {
		TerrainGridEditor editor = grid.edit();
		int left = random.number(0, grid.width() - 1);
		int length = random.number(1, Math.min(9, grid.width() - left));
		int top = random.number(0, grid.height() - 1);
		int terrain = random.terrain();
		for (int y = top; y < Math.min(grid.height(), top + random.number(1, 9)); y++) {
			editor.fillRow(left, y, length, terrain);
		}
		return editor.build();
	}

	@Test
	void onlyClustersThatLookDifferentAreBuiltAgain() {
		TerrainGrid grid = TerrainGrid.filled(70, 70, Pictures.GROUND);
		AbstractGraph before = AbstractGraph.of(map(grid, TerrainSpeeds.UNIFORM), 10, Quality.HIGH, Progress.NONE);
		AbstractGraph after = before.with(map(painted(grid, 35, 35), TerrainSpeeds.UNIFORM), Progress.NONE);
		assertEquals("""
				.......
				.......
				.......
				...#...
				.......
				.......
				.......
				""", changed(before, after), "clearance and transitions of the others stay as they are");
		AbstractGraph atCorner = before.with(map(painted(grid, 31, 31), TerrainSpeeds.UNIFORM), Progress.NONE);
		assertEquals("""
				.......
				.......
				..##...
				..##...
				.......
				.......
				.......
				""", changed(before, atCorner), "the squares of anchors above and to the left reach the cell");
		AbstractGraph atBorder = before.with(map(painted(grid, 35, 30), TerrainSpeeds.UNIFORM), Progress.NONE);
		assertEquals("""
				.......
				.......
				...#...
				...#...
				.......
				.......
				.......
				""", changed(before, atBorder));
	}

	@Test
	void aClusterBesideTheEditIsBuiltAgainWhereItsTransitionsMoved() {
		TerrainGrid grid = TerrainGrid.filled(40, 40, Pictures.GROUND);
		AbstractGraph before = AbstractGraph.of(map(grid, TerrainSpeeds.UNIFORM), 10, Quality.HIGH, Progress.NONE);
		AbstractGraph after = before.with(map(painted(grid, 19, 13), TerrainSpeeds.UNIFORM), Progress.NONE);
		assertEquals("""
				....
				.##.
				....
				....
				""", changed(before, after));
	}

	private static TerrainGrid painted(TerrainGrid grid, int x, int y) {
		TerrainGridEditor editor = grid.edit();
		editor.set(x, y, Pictures.SOLID);
		return editor.build();
	}

	/** Returns a picture with {@code #} for each cluster that was replaced. */
	private static String changed(AbstractGraph before, AbstractGraph after) {
		StringBuilder picture = new StringBuilder();
		for (int y = 0; y < before.height(); y += before.side()) {
			for (int x = 0; x < before.width(); x += before.side()) {
				int anchor = Cluster.anchor(x, y);
				picture.append(before.clusterOf(anchor) == after.clusterOf(anchor) ? '.' : '#');
			}
			picture.append('\n');
		}
		return picture.toString();
	}

	@Test
	void anythingElseThatChangesIsBuiltAnew() {
		TerrainGrid grid = new RandomMaps(1).noise(50, 40, 0.2);
		TerrainGrid larger = new RandomMaps(1).noise(51, 40, 0.2);
		TerrainSpeeds speeds = TerrainSpeeds.of(Map.of(Pictures.WATER, 0.5));
		AbstractGraph graph = AbstractGraph.of(map(grid, TerrainSpeeds.UNIFORM), 10, Quality.LOW, Progress.NONE);
		for (SearchMap map : List.of(map(larger, TerrainSpeeds.UNIFORM), map(grid, speeds),
				SearchMap.of(grid, BitPlane.empty(50, 40), AGENTS.subList(1, 3), TerrainSpeeds.UNIFORM,
						Diagonals.NEVER, Progress.NONE))) {
			AbstractGraph expected = AbstractGraph.of(map, 10, Quality.LOW, Progress.NONE);
			assertEquals(expected, graph.with(map, Progress.NONE));
			assertNotEquals(expected, graph);
		}
	}

	@Test
	void aGraphStaysAsItIs() {
		TerrainGrid grid = TerrainGrid.filled(30, 30, Pictures.GROUND);
		AbstractGraph graph = AbstractGraph.of(map(grid, TerrainSpeeds.UNIFORM), 10, Quality.HIGH, Progress.NONE);
		int anchor = Cluster.anchor(15, 15);
		Cluster cluster = graph.clusterOf(anchor);
		AbstractGraph other = graph.with(map(painted(grid, 15, 15), TerrainSpeeds.UNIFORM), Progress.NONE);
		assertSame(cluster, graph.clusterOf(anchor));
		assertNotSame(cluster, other.clusterOf(anchor));
	}
}
