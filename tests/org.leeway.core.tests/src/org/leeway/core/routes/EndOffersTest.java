package org.leeway.core.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Plans;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.Rounds;

class EndOffersTest {

	private static final int SIDE = 24;

	static List<PlannerProvider> planners() {
		return Planners.registered();
	}

	/** Returns a world with random walls, circles and triangles. The amount of free space is random too. */
	private static World world(Random random) {
		TerrainGridEditor editor = TerrainGrid.filled(SIDE, SIDE, 0).edit();
		for (int i = random.nextInt(8); i > 0; i--) {
			int left = random.nextInt(SIDE);
			int top = random.nextInt(SIDE);
			for (int y = top; y < Math.min(SIDE, top + 1 + random.nextInt(10)); y++) {
				for (int x = left; x < Math.min(SIDE, left + 10); x++) {
					editor.set(x, y, 4);
				}
			}
		}
		List<Circle> circles = new ArrayList<>();
		List<Polygon> polygons = new ArrayList<>();
		for (int i = random.nextInt(4); i > 0; i--) {
			double x = SIDE * random.nextDouble();
			double y = SIDE * random.nextDouble();
			circles.add(new Circle(y, x, 4 * random.nextDouble()));
			polygons.add(Polygon.of(x, y, x + 1 + random.nextInt(6), y, x, y + 1 + random.nextInt(6)));
		}
		return Pictures.level(".").withGrid(editor.build()).withScene(Scene.of(circles, polygons)).world();
	}

	private static Agent agent(Random random) {
		Agent agent = Pictures.agent(1 + random.nextInt(3));
		return random.nextBoolean() ? agent : agent.withRadius(2 * random.nextDouble());
	}

	private static double distance(Cell a, Cell b) {
		return Math.hypot(a.x() - b.x(), a.y() - b.y());
	}

	private static boolean fits(PlannerChoice planner, Preparation preparation, Agent agent, Cell anchor) {
		return planner.plan(preparation, Plans.query(anchor, anchor, agent), Progress.NONE).isFound();
	}

	/**
	 * Returns the distance from {@code wanted} to the nearest anchor where the unit fits. An anchor is the top-left cell of
	 * the unit. Asks the planner about each anchor of the map. Returns -1 if the unit fits nowhere.
	 */
	private static double nearest(PlannerChoice planner, Preparation preparation, Agent agent, Cell wanted) {
		double least = Double.POSITIVE_INFINITY;
		for (int y = 0; y < SIDE; y++) {
			for (int x = 0; x < SIDE; x++) {
				Cell anchor = new Cell(x, y);
				if (distance(anchor, wanted) < least && fits(planner, preparation, agent, anchor)) {
					least = distance(anchor, wanted);
				}
			}
		}
		return least == Double.POSITIVE_INFINITY ? -1 : least;
	}

	@ParameterizedTest
	@MethodSource("planners")
	void noAnchorWhereThePlannerPlansIsNearer(PlannerProvider provider) {
		PlannerChoice planner = PlannerChoice.of(provider);
		int offered = 0;
		for (int seed = 0; seed < Rounds.of(30); seed++) {
			Random random = new Random(seed);
			Agent agent = agent(random);
			Preparation preparation = Preparation.forAgents(world(random), List.of(agent));
			for (int i = 0; i < 6; i++) {
				Cell from = new Cell(random.nextInt(SIDE + 8) - 4, random.nextInt(SIDE + 8) - 4);
				Cell to = new Cell(random.nextInt(SIDE), random.nextInt(SIDE));
				PlanQuery query = Plans.query(from, to, agent);
				PlanResult answer = planner.plan(preparation, query, Progress.NONE);
				Optional<EndOffer> offer = EndOffers.of(preparation, planner, answer, Progress.NONE);
				String context = provider.id() + ", seed " + seed + ": " + query + ", " + answer.outcome();
				if (answer.isFound() || answer.outcome() == Outcome.NOT_CONNECTED) {
					assertEquals(Optional.empty(), offer, context);
				} else {
					boolean isGoal = answer.outcome() == Outcome.GOAL_BLOCKED || answer.outcome() == Outcome.GOAL_OUTSIDE;
					Cell wanted = isGoal ? to : from;
					assertFalse(fits(planner, preparation, agent, wanted), context);
					assertEquals(nearest(planner, preparation, agent, wanted), offer.map(EndOffer::distance).orElse(-1.0),
							context);
					offered += offer.isPresent() ? 1 : 0;
					offer.ifPresent(each -> {
						assertEquals(isGoal, each.isGoal(), context);
						assertEquals(each.distance(), distance(each.anchor(), wanted), context);
						assertTrue(fits(planner, preparation, agent, each.anchor()), context);
					});
				}
			}
		}
		assertTrue(offered > 50, provider.id() + " was asked for " + offered + " offers");
	}

	@Test
	void anEndInAWallIsOfferedThePlaceBesideIt() {
		World world = Pictures.level("........\n........\n...@@...\n...@@...\n........\n........").world();
		Agent agent = Pictures.agent(1);
		Preparation preparation = Preparation.forAgents(world, List.of(agent));
		for (PlannerProvider provider : List.of(Plans.JUMP_POINTS, Plans.ANY_ANGLE, Plans.CORRIDOR)) {
			PlannerChoice planner = PlannerChoice.of(provider);
			PlanResult inWall = planner.plan(preparation, Plans.query(new Cell(0, 0), new Cell(4, 3), agent), Progress.NONE);
			EndOffer offer = EndOffers.of(preparation, planner, inWall, Progress.NONE).orElseThrow();
			assertTrue(offer.isGoal());
			assertEquals(1, offer.distance());
			assertTrue(List.of(new Cell(5, 3), new Cell(4, 4)).contains(offer.anchor()), provider.id() + offer);
		}
	}
}
