package org.leeway.core.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Plans;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.routes.Comparison;
import org.leeway.core.routes.EndOffer;
import org.leeway.core.routes.RouteQuery;
import org.leeway.core.routes.RouteRequest;
import org.leeway.core.routes.Routes;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.world.Scene;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class RouteJobTest {

	/** A level with two walls. Paths lead round the ends of the walls. */
	private static final String CORNERS = ("................\n".repeat(3) + "..........@@@@@@\n" + "................\n".repeat(2)
			+ "@@@@@@@@..@.....\n" + "................\n".repeat(5));

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

	private static RouteRequest request(LevelSnapshot level, PlannerProvider chosen, boolean all) {
		return new RouteRequest(level, List.of(query(chosen, 7), query(chosen, 3)),
				all ? Comparison.ALL : Comparison.NONE, Optional.empty());
	}

	/** Returns a query from the top left cell along the first row. */
	private static RouteQuery query(PlannerProvider chosen, int toX) {
		return Plans.query(chosen, new Cell(0, 0), new Cell(toX, 0), Pictures.agent(1));
	}

	private Routes last() {
		return delivered.getLast();
	}

	@Test
	void theChosenPlannerAnswersAllQueriesFirst() throws InterruptedException {
		RouteRequest request = request(Pictures.level(Pictures.ROOMS), Plans.JUMP_POINTS, true);
		job.request(request);
		job.flush();
		Routes first = delivered.getFirst();
		assertSame(request, first.request());
		assertFalse(first.complete());
		for (int i = 0; i < 2; i++) {
			assertTrue(first.route(i, Plans.JUMP_POINTS).isPresent());
			assertTrue(first.route(i, Plans.A_STAR).isEmpty());
			for (PlannerProvider planner : Planners.registered()) {
				assertTrue(last().route(i, planner).isPresent(), "at last " + planner.id());
			}
		}
		assertTrue(last().complete());
	}

	@Test
	void routesAreComparedWithTheCheapest() throws InterruptedException {
		job.request(request(Pictures.level(Pictures.ROOMS), Plans.HIERARCHICAL, false));
		job.flush();
		assertEquals(Optional.empty(), delivered.getFirst().excess(0, Plans.HIERARCHICAL), "not known yet");
		assertEquals(5 + 2 * Math.sqrt(2), last().route(0, Plans.JUMP_POINTS).orElseThrow().cost(), 1e-9);
		double cost = last().route(0, Plans.HIERARCHICAL).orElseThrow().cost();
		assertEquals(cost / (5 + 2 * Math.sqrt(2)) - 1, last().excess(0, Plans.HIERARCHICAL).orElseThrow().share(), 1e-9);
		assertTrue(last().route(0, Plans.A_STAR).isEmpty(), "nobody asked");
		assertEquals(Optional.empty(), last().excess(1, Plans.HIERARCHICAL), "there is no route");
	}

	/** Detour leads a point round the right-hand end of the wall, although the way round the left-hand end is shorter. */
	@Test
	void theRouteOfAnEngineIsComparedWithTheShortestPath() throws InterruptedException {
		PlannerProvider engine = Planners.get("detour");
		LevelSnapshot level = Pictures.level("............\n".repeat(3) + "....@@@.....\n".repeat(3)
				+ "............\n".repeat(3) + "......@.....\n".repeat(2) + "............\n");
		RouteQuery query = Plans.query(engine, new Cell(4, 7), new Cell(3, 1), Pictures.agent(1).withRadius(0));
		job.request(new RouteRequest(level, List.of(query), Comparison.NONE, Optional.empty()));
		job.flush();
		assertEquals(Optional.empty(), delivered.getFirst().excess(0, engine), "not known yet");
		assertEquals(Set.of(engine, Plans.ANY_ANGLE), last().routes().getFirst().keySet());
		double shortest = Math.hypot(0.5, 1.5) + Math.hypot(0.5, 4.5);
		double route = Math.hypot(2.5, 1.5) + 3 + Math.hypot(3.5, 1.5);
		assertEquals(route / shortest - 1, last().excess(0, engine).orElseThrow().share(), 1e-9);
	}

	@Test
	void aRouteTellsWhatIsCoveredAndExploredOrWhyThereIsNone() throws InterruptedException {
		LevelSnapshot level = Pictures.level(Pictures.ROOMS);
		RouteQuery wide = Plans.query(Plans.A_STAR, new Cell(0, 0), new Cell(6, 0), Pictures.agent(2));
		RouteQuery tooWide = Plans.query(Plans.A_STAR, new Cell(0, 0), new Cell(5, 0), Pictures.agent(3));
		job.request(new RouteRequest(level, List.of(wide, tooWide), Comparison.NONE, Optional.empty()));
		job.flush();
		assertEquals("""
				##...###
				########
				.#####..
				........
				""", org.leeway.testing.Pictures.picture(onGrid(0).trace().orElseThrow().covered()));
		PlanResult none = onGrid(1);
		SearchTrace trace = none.trace().orElseThrow();
		assertEquals("no path leads from 0,0 to 5,0 for a unit of size 3", none.reason());
		assertTrue(trace.covered().isEmpty());
		assertTrue(trace.explored().get(1, 1) && trace.explored().get(1, 2) && trace.explored().count() == 2,
				"the middles of its two anchors");
		assertEquals(Optional.of(new Point(1.5, 1.5)), trace.nearest());
	}

	@Test
	void aRoundUnitGoesRoundTheCircleAsItIsNow() throws InterruptedException {
		RouteQuery query = Plans.query(Plans.TANGENT, new Cell(1, 3), new Cell(9, 3), Pictures.agent(2));
		assertEquals(2 * Math.sqrt(7) + 3 * (Math.PI - 2 * Math.acos(0.75)), round(new Circle(6, 4, 2), query).cost(),
				1e-9);
		assertEquals(8, round(new Circle(6, 0, 3), query).cost(), "there is just room");
		PlanResult none = round(new Circle(3, 4, 0.5), query);
		assertEquals("a unit of radius 1.0 at the start 2,4 meets circle 0", none.reason());
		assertFalse(none.isFound());
		assertEquals(Optional.empty(), last().excess(0, Plans.TANGENT));
	}

	@Test
	void anAgentWithARadiusOfItsOwnIsThatRound() throws InterruptedException {
		LevelSnapshot level = Pictures.level("............\n".repeat(8), 2)
				.withScene(Scene.of(List.of(new Circle(6, 4, 2)), List.of()));
		RouteQuery query = Plans.query(Plans.TANGENT, new Cell(1, 3), new Cell(9, 3), Pictures.agent(2).withRadius(0.5));
		job.request(new RouteRequest(level, List.of(query), Comparison.NONE, Optional.empty()));
		job.flush();
		assertEquals(2 * Math.sqrt(16 - 2.5 * 2.5) + 2.5 * (Math.PI - 2 * Math.acos(2.5 / 4)),
				last().route(0, Plans.TANGENT).orElseThrow().cost(), 1e-9);
	}

	private PlanResult round(Circle circle, RouteQuery query) throws InterruptedException {
		LevelSnapshot level = Pictures.level("............\n".repeat(8))
				.withScene(Scene.of(List.of(circle), List.of()));
		job.request(new RouteRequest(level, List.of(query), Comparison.NONE, Optional.empty()));
		job.flush();
		assertTrue(last().route(0, Plans.JUMP_POINTS).isEmpty(), "nobody asked");
		return last().route(0, Plans.TANGENT).orElseThrow();
	}

	@Test
	void whatIsLongerThanTheShortestWayOnTheGridIsNotComparedWithLinesAndArcs() throws InterruptedException {
		job.request(request(Pictures.level(Pictures.ROOMS), Plans.TANGENT, true));
		job.flush();
		assertEquals(0, last().excess(0, Plans.JUMP_POINTS).orElseThrow().share());
		assertTrue(last().route(0, Plans.TANGENT).orElseThrow().cost() < last().route(0, Plans.JUMP_POINTS)
				.orElseThrow().cost(), "terrain is no obstacle");
		assertTrue(last().route(0, Plans.TANGENT).orElseThrow().isLegal(), "among obstacles");
		assertEquals(Optional.of(new Cell(3, 0)), last().checked(0, Plans.TANGENT).orElseThrow().blocked());
		assertFalse(last().checked(0, Plans.TANGENT).orElseThrow().isLegal());
		assertEquals(Optional.empty(), last().excess(0, Plans.TANGENT), "the agent cannot take the route");
	}

	@Test
	void theExactRouteOfItsDomainIsBesideARouteThatIsNotExact() throws InterruptedException {
		LevelSnapshot level = Pictures.level(CORNERS, 2);
		RouteQuery query = Plans.query(Plans.CORRIDOR, new Cell(1, 1), new Cell(13, 9), Pictures.agent(2));
		job.request(new RouteRequest(level, List.of(query), Comparison.NONE, Optional.empty()));
		job.flush();
		assertEquals(Set.of(Plans.CORRIDOR), delivered.getFirst().routes().getFirst().keySet(), "the chosen one comes first");
		assertEquals(Set.of(Plans.CORRIDOR, Plans.ANY_ANGLE), last().routes().getFirst().keySet());
		assertFalse(last().checked(0, Plans.CORRIDOR).orElseThrow().isLegal(), "too close to walls");
		assertEquals(Optional.empty(), last().excess(0, Plans.CORRIDOR));
		assertEquals(0, last().excess(0, Plans.ANY_ANGLE).orElseThrow().share());
	}

	@Test
	void theExactRouteComesBeforeThoseOfAllPlanners() throws InterruptedException {
		job.request(new RouteRequest(Pictures.level(CORNERS, 2), List.of(Plans.query(Plans.CORRIDOR, new Cell(1, 1),
				new Cell(13, 9), Pictures.agent(2))), Comparison.ALL, Optional.empty()));
		job.flush();
		assertEquals(Set.of(Plans.CORRIDOR, Plans.ANY_ANGLE), delivered.get(1).routes().getFirst().keySet());
		assertEquals(Set.copyOf(Planners.registered()), last().routes().getFirst().keySet());
	}

	@Test
	void anEndInAWallGetsAnOffer() throws InterruptedException {
		RouteQuery blocked = Plans.query(Plans.JUMP_POINTS, new Cell(3, 0), new Cell(6, 0), Pictures.agent(1));
		RouteQuery free = Plans.query(Plans.JUMP_POINTS, new Cell(0, 0), new Cell(6, 0), Pictures.agent(1));
		job.request(new RouteRequest(Pictures.level(Pictures.ROOMS), List.of(free, blocked), Comparison.NONE, Optional.empty()));
		job.flush();
		assertEquals(Optional.empty(), delivered.getFirst().offer(1), "not known yet");
		assertEquals(Optional.empty(), last().offer(0));
		EndOffer offer = last().offer(1).orElseThrow();
		assertFalse(offer.isGoal());
		assertEquals(1, offer.distance());
	}

	private PlanResult onGrid(int query) {
		return last().route(query, Plans.A_STAR).orElseThrow();
	}

	@Test
	void theGraphIsThereWhereItIsAskedFor() throws InterruptedException {
		LevelSnapshot level = Pictures.level(Pictures.ROOMS);
		job.request(new RouteRequest(level, List.of(), Comparison.NONE, Optional.of(Pictures.agent(2))));
		job.flush();
		assertTrue(last().graph().orElseThrow().entrances(Pictures.agent(2).unit(), level.grid().bounds()).isEmpty(),
				"one cluster is enough");
		job.request(request(level, Plans.JUMP_POINTS, true));
		job.flush();
		assertTrue(last().graph().isEmpty());
	}

	@Test
	void aThousandRequestsEndInTheLast() throws InterruptedException {
		RouteRequest request = null;
		for (int i = 0; i < 1000; i++) {
			request = request(Pictures.level(i % 2 == 0 ? Pictures.ROOMS : Pictures.ISLAND), Planners.registered().get(i % Planners.registered().size()), true);
			job.request(request);
		}
		job.flush();
		assertSame(request, last().request());
		assertTrue(last().complete());
	}

	@Test
	void aNewRequestEndsTheComparisonOfTheOldOne() throws InterruptedException {
		RouteRequest old = request(Pictures.level(Pictures.ROOMS), Plans.JUMP_POINTS, true);
		RouteRequest next = request(Pictures.level(Pictures.ISLAND), Plans.JUMP_POINTS, true);
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
		job.request(new RouteRequest(Pictures.level(Pictures.ROOMS), List.of(), Comparison.ALL, Optional.empty()));
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
