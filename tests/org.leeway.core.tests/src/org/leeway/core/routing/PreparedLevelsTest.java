package org.leeway.core.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Plans;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.hierarchy.HierarchicalProvider;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.Rounds;

/**
 * Tests of preparations that are updated after each edit of a level. Planners must give the same answers as with a new
 * preparation of the edited level.
 */
@Tag("slow")
class PreparedLevelsTest {

	private static final int[] TERRAINS = {0, 0, 0, 1, 2, 4};

	@Test
	void editsGiveWhatAFreshStartGives() {
		for (int seed = 0; seed < Rounds.of(3); seed++) {
			Random random = new Random(seed);
			LevelSnapshot level = randomLevel(random);
			List<Agent> agents = agents(random);
			Preparation known = Preparation.forAgents(level.world(), agents);
			for (int edit = 0; edit < 10; edit++) {
				level = random.nextInt(12) == 0 ? randomLevel(random) : edited(level, random);
				agents = random.nextInt(4) == 0 ? agents(random) : agents;
				known = known.with(level.world(), agents.stream().map(Agent::unit).toList());
				Preparation fresh = Preparation.forAgents(level.world(), agents);
				String message = "seed " + seed + ", edit " + edit;
				for (PlannerProvider planner : Planners.registered()) {
					if (random.nextBoolean()) {
						assertSameAnswer(fresh, known, PlannerChoice.of(planner), query(level, agents, random),
								message + ", " + planner.id());
					}
				}
			}
		}
	}

	private static void assertSameAnswer(Preparation fresh, Preparation known, PlannerChoice planner, PlanQuery query,
			String message) {
		PlanResult expected = planner.plan(fresh, query.withTrace(), Progress.NONE);
		PlanResult actual = planner.plan(known, query.withTrace(), Progress.NONE);
		assertEquals(expected.outcome(), actual.outcome(), message);
		assertEquals(expected.trajectory(), actual.trajectory(), message);
		assertEquals(expected.cost(), actual.cost(), message);
		assertEquals(expected.trace().orElseThrow().explored(), actual.trace().orElseThrow().explored(), message);
	}

	private static LevelSnapshot randomLevel(Random random) {
		TerrainGridEditor grid = TerrainGrid.filled(20 + random.nextInt(70), 20 + random.nextInt(70), 0).edit();
		TerrainGrid cells = grid.build();
		for (int i = 0; i < cells.width() * cells.height() / 5; i++) {
			grid.set(random.nextInt(cells.width()), random.nextInt(cells.height()), terrain(random));
		}
		return new LevelSnapshot("random", grid.build(), terrains(1), List.of(), Scene.EMPTY, List.of());
	}

	/**
	 * Returns the terrains of {@link Pictures}, with a given speed on swamp.
	 *
	 * @param speed the speed on swamp
	 */
	private static List<Terrain> terrains(double speed) {
		return Pictures.level(".").terrains().stream().map(terrain -> terrain.id() == 1
				? new Terrain(1, terrain.name(), terrain.rgb(), terrain.glyph(), speed) : terrain).toList();
	}

	private static int terrain(Random random) {
		return TERRAINS[random.nextInt(TERRAINS.length)];
	}

	private static LevelSnapshot edited(LevelSnapshot level, Random random) {
		TerrainGridEditor grid = level.grid().edit();
		int y = random.nextInt(level.grid().height());
		int x = random.nextInt(level.grid().width());
		grid.fillRow(x, y, 1 + random.nextInt(level.grid().width() - x), terrain(random));
		Scene obstacles = random.nextInt(3) > 0 ? level.scene()
				: Scene.of(List.of(new Circle(x, y, 1 + random.nextInt(4))), List.of());
		List<Terrain> terrains = random.nextInt(5) > 0 ? level.terrains() : terrains(random.nextBoolean() ? 1 : 0.5);
		return new LevelSnapshot(level.name(), grid.build(), terrains, List.of(), obstacles, List.of());
	}

	private static List<Agent> agents(Random random) {
		return List.of(Pictures.agent(1), new Agent("other", 1 + random.nextInt(3), Pictures.GROUND));
	}

	private static PlanQuery query(LevelSnapshot level, List<Agent> agents, Random random) {
		return Plans.query(cell(level, random), cell(level, random), agents.get(random.nextInt(agents.size())));
	}

	private static Cell cell(LevelSnapshot level, Random random) {
		return new Cell(random.nextInt(level.grid().width()), random.nextInt(level.grid().height()));
	}

	@Test
	void aPartIsMadeOnce() {
		Preparation before = Preparation.forAgents(Pictures.level(Pictures.ROOMS, 1).world(), List.of(Pictures.agent(1)));
		HierarchicalProvider.Graph graph = HierarchicalProvider.Graph.of(OptionValues.STANDARD);
		assertSame(before.get(graph, Progress.NONE), before.get(graph, Progress.NONE));
		Preparation after = before.with(Pictures.level(Pictures.ISLAND, 1).world(), before.units());
		assertNotSame(before.get(graph, Progress.NONE), after.get(graph, Progress.NONE));
		assertSame(after.get(graph, Progress.NONE), after.get(graph, Progress.NONE));
	}
}
