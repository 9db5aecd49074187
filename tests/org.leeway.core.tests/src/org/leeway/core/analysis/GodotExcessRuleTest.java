package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.rules.DetourExcessRule;
import org.leeway.core.analysis.rules.GodotExcessRule;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Plans;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.ProbeRequest;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.world.Agent;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

/** Tests of findings about routes of Godot that are longer than the shortest path of a disc. */
class GodotExcessRuleTest {

	private static final double NEAR = 1e-7;
	private static final ProbeRequest GODOT = request("godot", "");

	private static ProbeRequest request(String planner, String options) {
		return new ProbeRequest(planner, options, OptionalDouble.empty(), OptionalDouble.empty());
	}

	private static ProbedPath path(Agent agent, Cell start, Cell goal, double maxExcess, ProbeRequest request) {
		return new ProbedPath("gate", agent.name(), start, goal, true, Double.POSITIVE_INFINITY, maxExcess, request);
	}

	private static List<Finding> check(Rule rule, LevelSnapshot level, ProbedPath path) {
		LevelSnapshot asking = new LevelSnapshot(level.header().withIntent(DesignIntent.NONE.withProbes(List.of(path))),
				level.grid());
		return rule.check(LevelAnalysis.of(asking, Progress.NONE), 1, Progress.NONE);
	}

	@Test
	void aRouteThatIsTooLongIsAFindingAndNoOther() {
		int found = 0;
		int kept = 0;
		for (long seed = 0; seed < Rounds.of(60); seed++) {
			Random random = new Random(seed * 0x9E3779B97F4A7C15L);
			Agent agent = Pictures.agent(random.nextInt(1, 3));
			LevelSnapshot level = Pictures.level(".\n").withGrid(new RandomMaps(seed).rectangles(20, 20)).withAgents(List.of(agent));
			for (int i = 0; i < 6; i++) {
				Cell from = new Cell(random.nextInt(19), random.nextInt(19));
				Cell to = new Cell(random.nextInt(19), random.nextInt(19));
				PlanResult shortest = Plans.plan(Plans.ANY_ANGLE, level, Plans.query(from, to, agent));
				PlanResult route = Plans.plan(Plans.GODOT, level, Plans.query(from, to, agent));
				double maxExcess = random.nextDouble(0.3);
				double allowed = (1 + maxExcess / 100) * shortest.length();
				List<Finding> findings = check(new GodotExcessRule(), level, path(agent, from, to, maxExcess, GODOT));
				String context = "seed " + seed + ", " + from + " to " + to + ": " + findings;
				boolean isClose = route.isFound() && Math.abs(route.length() - allowed) < NEAR;
				boolean isTooLong = shortest.isFound() && route.length() > allowed;
				assertEquals(isClose ? findings.size() : isTooLong ? 1 : 0, findings.size(), context);
				found += findings.size();
				kept += shortest.isFound() ? 1 - findings.size() : 0;
			}
		}
		assertTrue(found > Rounds.of(10) && kept > Rounds.of(50), found + " found, " + kept + " kept");
	}

	/** A required path is checked for one engine only: for Godot if it names the planner of Godot, otherwise for Detour. */
	@Test
	void onlyPathsThatNameGodotAreForGodot() {
		Agent agent = Pictures.agent(1);
		LevelSnapshot level = Pictures.level(Pictures.ISLAND).withAgents(List.of(agent));
		ProbeRequest few = request("godot", "search-polygons=1");
		Cell start = new Cell(0, 0);
		Cell goal = new Cell(7, 4);
		Finding finding = check(new GodotExcessRule(), level, path(agent, start, goal, 1000, few)).getFirst();
		assertEquals("godot-excess", finding.rule());
		assertEquals(Severity.WARNING, finding.severity());
		assertSays(finding.message(), "gate: size1 (1x1 on ground+swamp)", "Godot cannot get", " 0,0 to 7,4", " 9.1", "no path",
				" within 1 polygon; Godot's path ends at ");
		assertEquals(List.of(), check(new DetourExcessRule(), level, path(agent, start, goal, 0, few)));
		for (ProbeRequest other : List.of(ProbeRequest.ANY, request("detour", "nodes=1"), request("godot", "search-polygons=-1"))) {
			assertEquals(List.of(), check(new GodotExcessRule(), level, path(agent, start, goal, 0, other)));
		}
		assertEquals(List.of(), check(new GodotExcessRule(), level, path(agent, start, new Cell(7, 0), 0, GODOT)), "no path");
		assertEquals(List.of(), check(new GodotExcessRule(), level, path(agent, start, goal, 1000, GODOT)));
	}
}
