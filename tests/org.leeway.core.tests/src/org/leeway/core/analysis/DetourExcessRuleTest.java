package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.rules.DetourExcessRule;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Plans;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.ProbeRequest;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.world.Agent;
import org.leeway.testing.MeshOracle;
import org.leeway.testing.Rounds;

/**
 * Tests of findings about routes of the engine Detour that are longer than the shortest path of a disc. An oracle
 * computes the shortest paths from scratch for comparison.
 */
@Tag("slow")
class DetourExcessRuleTest {

	private static final int SIDE = 12;
	private static final double NEAR = 1e-7;
	private static final Pattern NUMBERS = Pattern.compile("needs ([0-9.]+) from .*, ([0-9.]+) % above the shortest ([0-9.]+),");
	private static final String YARD = """
			............
			............
			............
			....@@@.....
			....@@@.....
			....@@@.....
			............
			............
			............
			......@.....
			......@.....
			............
			""";

	/** Returns a level as text, with rectangular walls on open ground. */
	private static String picture(Random random) {
		StringBuilder picture = new StringBuilder((".".repeat(SIDE) + "\n").repeat(SIDE));
		for (int i = random.nextInt(2, 9); i > 0; i--) {
			int left = random.nextInt(SIDE);
			int right = Math.min(SIDE, left + random.nextInt(1, 6));
			int top = random.nextInt(SIDE);
			for (int y = top; y < Math.min(SIDE, top + random.nextInt(1, 6)); y++) {
				for (int x = left; x < right; x++) {
					picture.setCharAt(y * (SIDE + 1) + x, '@');
				}
			}
		}
		return picture.toString();
	}

	private static Cell cell(Random random) {
		return new Cell(random.nextInt(SIDE - 1), random.nextInt(SIDE - 1));
	}

	private static ProbedPath path(Agent agent, Cell start, Cell goal, double maxExcess, ProbeRequest request) {
		return new ProbedPath("gate", agent.name(), start, goal, true, Double.POSITIVE_INFINITY, maxExcess, request);
	}

	private static List<Finding> check(LevelSnapshot level, ProbedPath path) {
		LevelSnapshot asking = new LevelSnapshot(level.header().withIntent(DesignIntent.NONE.withProbes(List.of(path))),
				level.grid());
		return new DetourExcessRule().check(LevelAnalysis.of(asking, Progress.NONE), 1, Progress.NONE);
	}

	/**
	 * Asserts that a message reports an excess above {@code maxExcess}. Three numbers of the message must be consistent: the
	 * length of the route, the shortest length, and the excess in percent.
	 *
	 * @param maxExcess the largest excess that the level allows, in percent of the shortest length
	 */
	private static void assertNumbersExceed(double maxExcess, String message) {
		Matcher numbers = NUMBERS.matcher(message);
		assertTrue(numbers.find(), message);
		double route = Double.parseDouble(numbers.group(1));
		double percent = Double.parseDouble(numbers.group(2));
		double shortest = Double.parseDouble(numbers.group(3));
		assertTrue(percent > maxExcess, message);
		assertTrue(route > shortest * (1 + maxExcess / 100) - 1e-12, message);
		assertEquals(route / shortest * 100 - 100, percent, 7, message);
	}

	/**
	 * For a point, Detour goes round the right-hand end of the wall. Its route has the points (4.5, 7.5), (7, 6), (7, 3) and
	 * (3.5, 1.5).
	 */
	@Test
	void tellsHowMuchLongerTheRouteIs() {
		double route = Math.hypot(2.5, 1.5) + 3 + Math.hypot(3.5, 1.5);
		double shortest = Math.hypot(0.5, 1.5) + Math.hypot(0.5, 4.5);
		assertEquals(59.17, 100 * (route / shortest - 1), 0.005);
		List<Finding> findings = check(yard(), across(10, ProbeRequest.ANY));
		String message = findings.getFirst().message();
		assertEquals(List.of(new Finding("detour-excess", Severity.WARNING, "size1", message, 0, new CellRect(3, 1, 2, 7),
				new Cell(4, 7))), findings);
		assertSays(message, "gate: size1 (1x1 on ground+swamp)", "Detour", " 9.7 ", " 4,7 to 3,1", " 59.2 %", " 6.1",
				"at most 10 %", " 6 nodes");
		assertEquals(1, check(yard(), across(59.16, ProbeRequest.ANY)).size());
		assertEquals(List.of(), check(yard(), across(59.18, ProbeRequest.ANY)));
		assertEquals(List.of(), check(yard(), across(Double.POSITIVE_INFINITY, ProbeRequest.ANY)), "nothing is declared");
	}

	/**
	 * Detour runs on different polygons for a wide unit and for a point. For the wide unit, the route of Detour leads round
	 * the left-hand end of the wall.
	 */
	@Test
	void theWidthOfTheUnitCounts() {
		assertEquals(1, check(yard(), across(10, ProbeRequest.ANY)).size());
		assertEquals(List.of(), check(yard().withAgents(List.of(Pictures.agent(1).withRadius(1))), across(10, ProbeRequest.ANY)));
	}

	@Test
	void onlyPathsOfCheckedAgentsThatAreRequiredCount() {
		ProbedPath path = across(10, ProbeRequest.ANY);
		assertEquals(List.of(), check(yard().withAgents(List.of(Pictures.agent(2))), path));
		assertEquals(List.of(), check(yard(), new ProbedPath("", path.agent(), path.start(), path.goal(), false,
				path.maxCost(), path.maxExcess(), path.request())));
	}

	@Test
	void anEngineThatRunsOutOfNodesIsAFinding() {
		ProbeRequest few = new ProbeRequest("detour", "nodes=2", OptionalDouble.empty(), OptionalDouble.empty());
		String message = check(yard(), across(1000, few)).getFirst().message();
		assertSays(message, "gate: size1 (1x1 on ground+swamp)", "Detour", "cannot get", " 4,7 to 3,1", " 6.1",
				"no path");
		assertTrue(message.contains(" within 2 nodes; the search ends at "), message);
		ProbeRequest wrong = new ProbeRequest("detour", "nodes=0", OptionalDouble.empty(), OptionalDouble.empty());
		assertEquals(List.of(), check(yard(), across(10, wrong)), "another rule reports it");
	}

	@Test
	void whereThereIsNoPathThereIsNoDetour() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1);
		assertEquals(List.of(), check(level, path(Pictures.agent(1), new Cell(0, 0), new Cell(7, 0), 0, ProbeRequest.ANY)));
		assertEquals(List.of(), check(level, path(Pictures.agent(1), new Cell(0, 0), new Cell(5, 0), 0, ProbeRequest.ANY)));
		assertEquals(List.of(), check(level, path(Pictures.agent(1), new Cell(0, 0), new Cell(-9, 0), 0, ProbeRequest.ANY)));
	}

	private static LevelSnapshot yard() {
		return Pictures.level(YARD).withAgents(List.of(Pictures.agent(1).withRadius(0)));
	}

	private static ProbedPath across(double maxExcess, ProbeRequest request) {
		return path(Pictures.agent(1), new Cell(4, 7), new Cell(3, 1), maxExcess, request);
	}

	@Test
	void aRouteThatIsTooLongIsAFindingAndNoOther() {
		int found = 0;
		int kept = 0;
		for (long seed = 0; seed < Rounds.of(250); seed++) {
			Random random = new Random(seed * 0x9E3779B97F4A7C15L);
			String picture = picture(random);
			Agent agent = Pictures.agent(random.nextInt(1, 3)).withRadius(random.nextInt(4) / 4.0);
			LevelSnapshot level = Pictures.level(picture).withAgents(List.of(agent));
			NavMesh mesh = LevelMesh.of(level.world(), MeshOptions.of(Pictures.LAND), Progress.NONE).mesh();
			MeshOracle oracle = new MeshOracle(mesh, agent.radius());
			for (int i = 0; i < 6; i++) {
				Cell from = cell(random);
				Cell to = cell(random);
				Point start = agent.centre(from);
				Point goal = agent.centre(to);
				double maxExcess = random.nextInt(3) * random.nextDouble(4);
				OptionalDouble known = oracle.length(start, goal);
				if (known.isEmpty()) {
					continue;
				}
				double shortest = known.getAsDouble();
				List<Finding> findings = check(level, path(agent, from, to, maxExcess, ProbeRequest.ANY));
				String context = "seed " + seed + ", " + start + " to " + goal + "\n" + picture + findings;
				if (shortest == Double.POSITIVE_INFINITY) {
					assertEquals(List.of(), findings, context);
					continue;
				}
				PlanResult route = Plans.plan(Plans.DETOUR, level, Plans.query(from, to, agent));
				double allowed = (1 + maxExcess / 100) * shortest;
				double length = route.length();
				if (route.isFound() && Math.abs(length - allowed) < NEAR && maxExcess > 0) {
					continue;
				}
				boolean tooLong = length > allowed + NEAR;
				assertEquals(tooLong ? 1 : 0, findings.size(), context + length + " above " + shortest);
				found += findings.size();
				kept += 1 - findings.size();
				if (tooLong && route.isFound()) {
					assertNumbersExceed(maxExcess, findings.getFirst().message());
				}
			}
		}
		assertTrue(found > Rounds.of(15) && kept > Rounds.of(150), found + " found, " + kept + " kept");
	}
}
