package org.leeway.core.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.DesignIntent;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.routing.GridRoute;
import org.leeway.core.routing.Planner;
import org.leeway.core.routing.RoundRoute;
import org.leeway.pathing.clearance.Obstacles;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.PathQuery;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class RouteJobTest {

	private final List<Routes> delivered = new CopyOnWriteArrayList<>();
	private final CountDownLatch started = new CountDownLatch(1);
	private final CountDownLatch mayGoOn = new CountDownLatch(1);
	private final RouteJob job = new RouteJob("Find", delivered::add);

	@AfterEach
	void endJobs() throws InterruptedException {
		mayGoOn.countDown();
		job.cancel();
		Job.getJobManager().join(RouteJob.class, null);
	}

	private static RouteRequest request(LevelSnapshot level, Planner chosen, boolean all) {
		return new RouteRequest(level, List.of(query(0, 0, 7, 0), query(0, 0, 3, 0)), chosen, all, Optional.empty());
	}

	private static PathQuery query(int x, int y, int toX, int toY) {
		return new PathQuery(new Cell(x, y), new Cell(toX, toY), Pictures.agent(1));
	}

	private Routes last() {
		return delivered.getLast();
	}

	@Test
	void theChosenPlannerAnswersAllQueriesFirst() throws InterruptedException {
		RouteRequest request = request(Pictures.level(Pictures.ROOMS), Planner.JUMP_POINTS, true);
		job.request(request);
		job.flush();
		Routes first = delivered.getFirst();
		assertSame(request, first.request());
		assertFalse(first.complete());
		for (int i = 0; i < 2; i++) {
			assertTrue(first.route(i, Planner.JUMP_POINTS).isPresent());
			assertTrue(first.route(i, Planner.ANNOTATED_A_STAR).isEmpty());
			for (Planner planner : Planner.values()) {
				assertTrue(last().route(i, planner).isPresent(), "at last " + planner);
			}
		}
		assertTrue(last().complete());
	}

	@Test
	void routesAreComparedWithTheCheapest() throws InterruptedException {
		job.request(request(Pictures.level(Pictures.ROOMS), Planner.HIERARCHICAL, false));
		job.flush();
		assertEquals(OptionalDouble.empty(), delivered.getFirst().excess(0, Planner.HIERARCHICAL), "not known yet");
		assertEquals(5 + 2 * Math.sqrt(2), last().route(0, Planner.JUMP_POINTS).orElseThrow().cost(), 1e-9);
		double cost = last().route(0, Planner.HIERARCHICAL).orElseThrow().cost();
		assertEquals(cost / (5 + 2 * Math.sqrt(2)) - 1, last().excess(0, Planner.HIERARCHICAL).orElseThrow(), 1e-9);
		assertTrue(last().route(0, Planner.ANNOTATED_A_STAR).isEmpty(), "nobody asked");
		assertEquals(OptionalDouble.empty(), last().excess(1, Planner.HIERARCHICAL), "there is no route");
	}

	@Test
	void aRouteTellsWhatIsCoveredAndExploredOrWhyThereIsNone() throws InterruptedException {
		LevelSnapshot level = Pictures.level(Pictures.ROOMS);
		PathQuery wide = new PathQuery(new Cell(0, 0), new Cell(6, 0), Pictures.agent(2));
		PathQuery tooWide = new PathQuery(new Cell(0, 0), new Cell(5, 0), Pictures.agent(3));
		job.request(new RouteRequest(level, List.of(wide, tooWide), Planner.ANNOTATED_A_STAR, false, Optional.empty()));
		job.flush();
		assertEquals("""
				##...###
				########
				.#####..
				........
				""", picture(onGrid(0)));
		GridRoute none = onGrid(1);
		assertEquals("no way leads from 0,0 to 5,0 for a unit of size 3", none.reason());
		assertTrue(none.covered().isEmpty());
		assertTrue(none.explored().get(1, 1) && none.explored().get(1, 2) && none.explored().count() == 2,
				"the middles of its two anchors");
		assertEquals(Optional.of(new Cell(0, 0)), none.exploration().nearest());
	}

	@Test
	void aRoundUnitGoesRoundTheCircleAsItIsNow() throws InterruptedException {
		PathQuery query = new PathQuery(new Cell(1, 3), new Cell(9, 3), Pictures.agent(2));
		assertEquals(2 * Math.sqrt(7) + 3 * (Math.PI - 2 * Math.acos(0.75)), round(new Circle(6, 4, 2), query).cost(),
				1e-9);
		assertEquals(8, round(new Circle(6, 0, 3), query).cost(), "there is just room");
		RoundRoute none = round(new Circle(3, 4, 0.5), query);
		assertEquals("a unit of radius 1.0 at the start 2,4 meets the circle about 3.0, 4.0", none.reason());
		assertFalse(none.isFound());
		assertEquals(OptionalDouble.empty(), last().excess(0, Planner.TANGENT));
	}

	@Test
	void anAgentWithARadiusOfItsOwnIsThatRound() throws InterruptedException {
		LevelSnapshot level = Pictures.level("............\n".repeat(8), 2)
				.withObstacles(new Obstacles(List.of(new Circle(6, 4, 2)), List.of()));
		DesignIntent intent = new DesignIntent(List.of(), Map.of(), Map.of("size2", 0.5), List.of());
		LevelSnapshot round = new LevelSnapshot(level.outline().withIntent(intent), level.grid());
		PathQuery query = new PathQuery(new Cell(1, 3), new Cell(9, 3), Pictures.agent(2));
		job.request(new RouteRequest(round, List.of(query), Planner.TANGENT, false, Optional.empty()));
		job.flush();
		assertEquals(2 * Math.sqrt(16 - 2.5 * 2.5) + 2.5 * (Math.PI - 2 * Math.acos(2.5 / 4)),
				last().route(0, Planner.TANGENT).orElseThrow().cost(), 1e-9);
	}

	private RoundRoute round(Circle circle, PathQuery query) throws InterruptedException {
		LevelSnapshot level = Pictures.level("............\n".repeat(8))
				.withObstacles(new Obstacles(List.of(circle), List.of()));
		job.request(new RouteRequest(level, List.of(query), Planner.TANGENT, false, Optional.empty()));
		job.flush();
		assertTrue(last().route(0, Planner.JUMP_POINTS).isEmpty(), "nobody asked");
		return (RoundRoute) last().route(0, Planner.TANGENT).orElseThrow();
	}

	@Test
	void whatIsLongerThanTheShortestWayOnTheGridIsNotComparedWithLinesAndArcs() throws InterruptedException {
		job.request(request(Pictures.level(Pictures.ROOMS), Planner.TANGENT, true));
		job.flush();
		assertEquals(0, last().excess(0, Planner.JUMP_POINTS).orElseThrow());
		assertTrue(last().route(0, Planner.TANGENT).orElseThrow().cost() < last().route(0, Planner.JUMP_POINTS)
				.orElseThrow().cost(), "terrain is no obstacle");
		assertEquals(0, last().excess(0, Planner.TANGENT).orElseThrow());
	}

	private GridRoute onGrid(int query) {
		return (GridRoute) last().route(query, Planner.ANNOTATED_A_STAR).orElseThrow();
	}

	private static String picture(GridRoute route) {
		return route.covered().toString().lines().skip(1).reduce("", (text, row) -> text + row + "\n");
	}

	@Test
	void theGraphIsThereWhereItIsAskedFor() throws InterruptedException {
		LevelSnapshot level = Pictures.level(Pictures.ROOMS);
		job.request(new RouteRequest(level, List.of(), Planner.JUMP_POINTS, false, Optional.of(Pictures.agent(2))));
		job.flush();
		assertTrue(last().graph().orElseThrow().entrances(Pictures.agent(2), level.grid().bounds()).isEmpty(),
				"one cluster is enough");
		job.request(request(level, Planner.JUMP_POINTS, true));
		job.flush();
		assertTrue(last().graph().isEmpty());
	}

	@Test
	void aThousandRequestsEndInTheLast() throws InterruptedException {
		RouteRequest request = null;
		for (int i = 0; i < 1000; i++) {
			request = request(Pictures.level(i % 2 == 0 ? Pictures.ROOMS : Pictures.ISLAND), Planner.values()[i % 4], true);
			job.request(request);
		}
		job.flush();
		assertSame(request, last().request());
		assertTrue(last().complete());
	}

	@Test
	void aNewRequestEndsTheComparisonOfTheOldOne() throws InterruptedException {
		RouteRequest old = request(Pictures.level(Pictures.ROOMS), Planner.JUMP_POINTS, true);
		RouteRequest next = request(Pictures.level(Pictures.ISLAND), Planner.JUMP_POINTS, true);
		RouteJob slow = new RouteJob("Find", this::hold);
		slow.request(old);
		started.await();
		slow.request(next);
		mayGoOn.countDown();
		slow.flush();
		assertEquals(1, delivered.stream().filter(routes -> routes.request() == old).count(), "the chosen planner's");
		assertSame(next, last().request());
		assertTrue(last().complete());
	}

	@Test
	void nothingIsLookedForWhereNothingIsAsked() throws InterruptedException {
		job.request(new RouteRequest(Pictures.level(Pictures.ROOMS), List.of(), Planner.HIERARCHICAL, true,
				Optional.empty()));
		job.flush();
		assertTrue(last().complete());
		assertEquals(List.of(), last().routes());
	}

	private void hold(Routes routes) {
		started.countDown();
		try {
			mayGoOn.await();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		delivered.add(routes);
	}
}
