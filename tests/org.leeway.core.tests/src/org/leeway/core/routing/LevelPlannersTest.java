package org.leeway.core.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Obstacles;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.search.Exploration;
import org.leeway.pathing.search.PathQuery;

/** Planners carried over from edit to edit, beside those made from scratch. */
class LevelPlannersTest {

	private static final int[] TERRAINS = {0, 0, 0, 1, 2, 4};

	@Test
	void editsGiveWhatAFreshStartGives() {
		for (int seed = 0; seed < 40; seed++) {
			Random random = new Random(seed);
			LevelSnapshot level = randomLevel(random);
			List<AgentProfile> agents = agents(random);
			LevelPlanners known = LevelPlanners.of(level, agents, HierarchySettings.USUAL, Progress.NONE);
			for (int edit = 0; edit < 10; edit++) {
				level = random.nextInt(12) == 0 ? randomLevel(random) : edited(level, random);
				agents = random.nextInt(4) == 0 ? agents(random) : agents;
				known = known.with(level, agents, Progress.NONE);
				LevelPlanners fresh = LevelPlanners.of(level, agents, HierarchySettings.USUAL, Progress.NONE);
				String message = "seed " + seed + ", edit " + edit;
				for (Planner planner : Planner.onGrid()) {
					if (random.nextBoolean()) {
						assertSameAnswer(fresh, known, planner, query(level, agents, random), message + ", " + planner);
					}
				}
			}
		}
	}

	private static void assertSameAnswer(LevelPlanners fresh, LevelPlanners known, Planner planner, PathQuery query,
			String message) {
		Exploration expected = fresh.get(planner, Progress.NONE).explore(query, Progress.NONE);
		Exploration exploration = known.get(planner, Progress.NONE).explore(query, Progress.NONE);
		assertEquals(expected.result().outcome(), exploration.result().outcome(), message);
		assertEquals(expected.result().points(), exploration.result().points(), message);
		assertEquals(expected.result().cost(), exploration.result().cost(), message);
		assertEquals(expected.explored(), exploration.explored(), message);
	}

	private static LevelSnapshot randomLevel(Random random) {
		TerrainGrid.Editor grid = TerrainGrid.filled(20 + random.nextInt(70), 20 + random.nextInt(70), 0).edit();
		TerrainGrid cells = grid.build();
		for (int i = 0; i < cells.width() * cells.height() / 5; i++) {
			grid.set(random.nextInt(cells.width()), random.nextInt(cells.height()), terrain(random));
		}
		return new LevelSnapshot("random", grid.build(), terrains(1), List.of(), Obstacles.NONE, List.of());
	}

	/** The terrains of the pictures; swamp has a speed. */
	private static List<Terrain> terrains(double speed) {
		return Pictures.level(".").terrains().stream().map(terrain -> terrain.id() == 1
				? new Terrain(1, terrain.name(), terrain.rgb(), terrain.glyph(), speed) : terrain).toList();
	}

	private static int terrain(Random random) {
		return TERRAINS[random.nextInt(TERRAINS.length)];
	}

	private static LevelSnapshot edited(LevelSnapshot level, Random random) {
		TerrainGrid.Editor grid = level.grid().edit();
		int y = random.nextInt(level.grid().height());
		int x = random.nextInt(level.grid().width());
		grid.fillRow(x, y, 1 + random.nextInt(level.grid().width() - x), terrain(random));
		Obstacles obstacles = random.nextInt(3) > 0 ? level.obstacles()
				: new Obstacles(List.of(new Circle(x, y, 1 + random.nextInt(4))), List.of());
		List<Terrain> terrains = random.nextInt(5) > 0 ? level.terrains() : terrains(random.nextBoolean() ? 1 : 0.5);
		return new LevelSnapshot(level.name(), grid.build(), terrains, List.of(), obstacles, List.of());
	}

	private static List<AgentProfile> agents(Random random) {
		return List.of(Pictures.agent(1), new AgentProfile("other", 1 + random.nextInt(3), Pictures.GROUND));
	}

	private static PathQuery query(LevelSnapshot level, List<AgentProfile> agents, Random random) {
		return new PathQuery(cell(level, random), cell(level, random), agents.get(random.nextInt(agents.size())));
	}

	private static Cell cell(LevelSnapshot level, Random random) {
		return new Cell(random.nextInt(level.grid().width()), random.nextInt(level.grid().height()));
	}

	@Test
	void aPlannerIsMadeOnce() {
		LevelPlanners planners = LevelPlanners.of(Pictures.level(Pictures.ROOMS, 1), List.of(Pictures.agent(1)),
				HierarchySettings.USUAL, Progress.NONE);
		for (Planner planner : Planner.onGrid()) {
			assertSame(planners.get(planner, Progress.NONE), planners.get(planner, Progress.NONE));
		}
		LevelPlanners after = planners.with(Pictures.level(Pictures.ISLAND, 1), List.of(Pictures.agent(1)), Progress.NONE);
		for (Planner planner : Planner.onGrid()) {
			assertNotSame(planners.get(planner, Progress.NONE), after.get(planner, Progress.NONE));
			assertSame(after.get(planner, Progress.NONE), after.get(planner, Progress.NONE));
		}
	}
}
