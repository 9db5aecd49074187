package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.rules.CoveredCircleRule;
import org.leeway.core.analysis.rules.LostGapRule;
import org.leeway.core.analysis.rules.NarrowChokeRule;
import org.leeway.core.analysis.rules.ObstacleWithoutAreaRule;
import org.leeway.core.analysis.rules.RequiredPathRule;
import org.leeway.core.analysis.rules.SpawnFitRule;
import org.leeway.core.analysis.rules.StrayNoteRule;
import org.leeway.core.analysis.rules.UnreachableComponentRule;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.core.analysis.rules.UnusedTerrainRule;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.Acceptance;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.ProbeRequest;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Scene;

class RulesTest {

	@Test
	void tellsWhereARegionIsAndHowLarge() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 2);
		List<Finding> findings = check(new UnreachableRegionRule(), level, 1);
		String message = findings.getFirst().message();
		assertEquals(List.of(new Finding("unreachable-region", Severity.ERROR, "size2", message, 4, new CellRect(6, 0, 2, 2),
				new Cell(6, 0))), findings);
		assertSays(message, "size2 (2x2 on ground+swamp)", "cannot reach", " 4 cells at 6,0 (2 x 2)");
	}

	@Test
	void oneCellIsNotCalledCells() {
		LevelSnapshot level = Pictures.level("..@.\n", 1);
		assertSays(check(new UnreachableRegionRule(), level, 1).get(0).message(), "size1 (1x1 on ground+swamp)",
				"cannot reach", " 1 cell at 3,0 (1 x 1)");
	}

	@Test
	void largestRegionComesFirst() {
		LevelSnapshot level = Pictures.level(".@..@...\n", 1);
		List<Cell> samples = check(new UnreachableRegionRule(), level, 1).stream().map(Finding::sample).toList();
		assertEquals(List.of(new Cell(2, 0), new Cell(0, 0)), samples);
	}

	@Test
	void ignoresRegionsBelowTheMinimum() {
		LevelSnapshot level = Pictures.level(".@..@...\n", 1);
		assertEquals(1, check(new UnreachableRegionRule(), level, 2).size());
	}

	@Test
	void noLegalAnchorIsNoRegion() {
		assertEquals(List.of(), check(new UnreachableRegionRule(), Pictures.level(Pictures.ISLAND, 3), 1));
	}

	@Test
	void tellsWhichSpawnDoesNotFit() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 2, 3).withSpawns(List.of(new Cell(0, 0), new Cell(7, 1)));
		List<Finding> findings = check(new SpawnFitRule(), level, 1);
		assertEachSays(findings.stream().map(Finding::message).toList(),
				List.of("size3 (3x3 on ground+swamp)", "not fit", "spawn", " 0,0"),
				List.of("size3 (3x3 on ground+swamp)", "not fit", "spawn", " 7,1"));
		assertEquals(new CellRect(7, 1, 1, 1), findings.get(1).bounds());
	}

	@Test
	void twoSpawnsInOneCellAreOneFinding() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 3).withSpawns(List.of(new Cell(0, 0), new Cell(0, 0)));
		assertEquals(1, check(new SpawnFitRule(), level, 1).size());
	}

	@Test
	void everySpawnFits() {
		LevelSnapshot level = Pictures.withSpawn(Pictures.level(Pictures.ISLAND, 1, 2), 4, 0);
		assertEquals(List.of(), check(new SpawnFitRule(), level, 1));
	}

	@Test
	void aRequiredPathThatIsThereIsNoFinding() {
		assertEquals(List.of(), check(new RequiredPathRule(), requiring(path("size2", 0, 0, 0, 3, 20)), 1));
	}

	@Test
	void tellsThatARequiredPathIsMissingAndWhy() {
		List<Finding> findings = check(new RequiredPathRule(), requiring(path("size1", 0, 0, 6, 1, 20)), 1);
		String message = findings.getFirst().message();
		assertEquals(List.of(new Finding("required-path", Severity.ERROR, "size1", message, 0, new CellRect(0, 0, 7, 2),
				new Cell(0, 0))), findings);
		assertSays(message, "To the corner: size1 (1x1 on ground+swamp)", " 0,0 to 6,1", "no path", "size 1");
	}

	@Test
	void tellsThatARequiredPathCostsTooMuch() {
		// the path goes round the left end of the wall, and cuts no corner
		Finding finding = check(new RequiredPathRule(), requiring(path("size1", 4, 1, 4, 3, 7.6)), 1).getFirst();
		assertSays(finding.message(), "To the corner: size1 (1x1 on ground+swamp)", " 8.00 ", " 4,1 to 4,3",
				"at most 7.6");
		assertEquals(List.of(), check(new RequiredPathRule(), requiring(path("size1", 4, 1, 4, 3, 8)), 1));
	}

	@Test
	void theEndsOfARequiredPathMayLieOutside() {
		Finding finding = check(new RequiredPathRule(),
				requiring(path("size1", Integer.MIN_VALUE, 0, Integer.MAX_VALUE, 9, 20)), 1).getFirst();
		assertEquals(new CellRect(0, 0, 8, 5), finding.bounds());
		assertEquals(new Cell(0, 0), finding.sample());
	}

	@Test
	void aPathIsRequiredOfTheAgentOfItsName() {
		ProbedPath required = path("size2", 0, 0, 0, 3, Double.POSITIVE_INFINITY);
		LevelSnapshot level = requiring(required);
		Agent wider = new Agent("size2", 3, Pictures.LAND);
		assertEquals(1, check(new RequiredPathRule(), level.withAgents(List.of(wider)), 1).size());
		assertEquals(List.of(), check(new RequiredPathRule(), level.withAgents(List.of(Pictures.agent(3))), 1));
	}

	@Test
	void tellsWhichChokesAreTooNarrow() {
		LevelSnapshot level = Pictures.level(Pictures.ROOMS, 1, 2);
		DesignIntent intent = new DesignIntent(Map.of("size2", 3), List.of(), List.of());
		LevelSnapshot asking = new LevelSnapshot(level.header().withIntent(intent), level.grid());
		List<Finding> findings = check(new NarrowChokeRule(), asking, 1);
		String message = findings.getFirst().message();
		assertEquals(List.of(new Finding("narrow-choke", Severity.WARNING, "size2", message, 14, new CellRect(3, 1, 1, 2),
				new Cell(2, 1))), findings);
		assertSays(message, "size2 (2x2 on ground+swamp)", "choke of width 2", " 3,1 to 3,2", "at least 3");
		assertEquals(List.of(), check(new NarrowChokeRule(), level, 1), "nothing is declared");
		assertEquals(List.of(), check(new NarrowChokeRule(), asking, 1000), "too few cells are behind it");
	}

	@Test
	void tellsWhichCirclesBlockNothing() {
		List<Circle> circles = List.of(new Circle(3, 2, 1.5), new Circle(3, 1.5, 1), new Circle(3, 2, 1.5),
				new Circle(5, 2, 1.5), new Circle(-9, 2, 0));
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1).withScene(Scene.of(circles, List.of()));
		assertEachSays(check(new CoveredCircleRule(), level, 1).stream().map(Finding::message).toList(),
				List.of("circle at 3.0,1.5 of radius 1.0", "inside", "circle at 3.0,2.0 of radius 1.5"),
				List.of("circle at 3.0,2.0 of radius 1.5", "twice"));
	}

	@Test
	void tellsEachObstacleWithoutAreaOnce() {
		LevelSnapshot level = Pictures.level("............\n".repeat(10), 1, 2).withScene(Scene.of(
				List.of(new Circle(6, 0.5, 0), new Circle(3, 3, 2), new Circle(3, 3, 0)),
				Stream.of("6,0 6,10 6,5", "0,0 4,0 9,0 4,0 4,4", "0,0 4,0 4,4 0,0", "0,0 2,0 2,1 5,1 5,0 7,0 7,2 5,2 5,1 2,1 2,2 0,2")
						.map(Polygon::parse).toList()));
		List<Finding> findings = new ArrayList<>(check(new ObstacleWithoutAreaRule(), level, 1));
		findings.addAll(check(new CoveredCircleRule(), level, 1));
		assertEachSays(findings.stream().map(finding -> finding.sample() + " " + finding.message()).toList(),
				List.of("6,0 ", "circle about 6.0, 0.5", "no area"),
				List.of("3,3 ", "circle about 3.0, 3.0", "no area"),
				List.of("6,0 ", "polygon about 6.0, 5.0", "no area"),
				List.of("9,0 ", "polygon about 4.5, 2.0", "part without area"),
				List.of("0,0 ", "polygon about 3.5, 1.0", "part without area"));
	}

	@Test
	void tellsWhichPocketsRoundAgentsDoNotReach() {
		LevelSnapshot level = ring(10, 0.3);
		assertEquals(List.of(), check(new UnreachableComponentRule(), level, 1), "nobody is round");
		LevelSnapshot round = round(level, 0.5);
		Finding finding = check(new UnreachableComponentRule(), round, 1).getFirst();
		CellRect bounds = finding.bounds();
		assertSays(finding.message(), "size1 (1x1 on ground+swamp)", "disc of radius 0.5", "pocket",
				" " + bounds.x() + "," + bounds.y() + " (" + bounds.width() + " x " + bounds.height() + ")");
		assertTrue(finding.bounds().contains(10, 10), finding.bounds().toString());
		assertEquals(1, check(new UnreachableComponentRule(), round, 1).size(), "it is one pocket");
		assertEquals(List.of(), check(new UnreachableComponentRule(), round(ring(10, 0.3), 0.1), 1), "there are gaps");
		assertEquals(List.of(), check(new UnreachableComponentRule(), round, 1000), "too small");
		assertEquals(List.of(), check(new UnreachableComponentRule(), round.withSpawns(List.of()), 1), "nobody starts anywhere");
	}

	/**
	 * Returns a level with a ring of circles around (10, 10).
	 *
	 * @param gap the width of the gap between neighbouring circles, in cells
	 */
	private static LevelSnapshot ring(int count, double gap) {
		double radius = 6 * Math.sin(Math.PI / count) - gap / 2;
		List<Circle> circles = IntStream.range(0, count).mapToObj(i -> 2 * Math.PI * i / count)
				.map(angle -> new Circle(10 + 6 * Math.cos(angle), 10 + 6 * Math.sin(angle), radius)).toList();
		return Pictures.withSpawn(Pictures.level("....................\n".repeat(20), 1), 0, 0)
				.withScene(Scene.of(circles, List.of()));
	}

	private static LevelSnapshot round(LevelSnapshot level, double radius) {
		return level.withAgents(level.agents().stream()
				.map(agent -> agent.name().equals("size1") ? agent.withRadius(radius) : agent).toList());
	}

	@Test
	void tellsWhichGapsAreLostOnTheGridWhereThatCutsOffARegion() {
		LevelSnapshot level = round(Pictures.withSpawn(Pictures.level("............\n".repeat(9), 1), 0, 0), 0.5);
		List<Circle> wall = List.of(new Circle(6, 1.7, 2), new Circle(6, 6.9, 2.1));
		List<Finding> findings = check(new LostGapRule(), level.withScene(Scene.of(wall, List.of())), 1);
		assertEachSays(messages(findings),
				List.of("size1 (1x1 on ground+swamp)", "gap of 1.10", "circle about 6.0, 1.7", "circle about 6.0, 6.9",
						"disc of radius 0.5", "not on the grid"));
		assertEquals(List.of(), check(new LostGapRule(), round(level, 0.6).withScene(Scene.of(wall, List.of())), 1),
				"too large");
		List<Circle> withWayRound = List.of(new Circle(6, 1.7, 2), new Circle(6, 5.9, 1.1));
		assertEquals(List.of(), check(new LostGapRule(), level.withScene(Scene.of(withWayRound, List.of())), 1),
				"another way leads there");
		List<Circle> closed = List.of(new Circle(6, 1.7, 2), new Circle(6, 6.4, 2.4));
		assertEquals(List.of(), check(new LostGapRule(), level.withScene(Scene.of(closed, List.of())), 1),
				"a disc does not pass either");
	}

	private static List<String> messages(List<Finding> findings) {
		return findings.stream().map(Finding::message).map(RulesTest::inOrder).toList();
	}

	/** Returns a message with its two obstacles in a fixed order. Their order in the message does not matter. */
	private static String inOrder(String message) {
		return message.replace("the circle about 6.0, 6.9 and the circle about 6.0, 1.7",
				"the circle about 6.0, 1.7 and the circle about 6.0, 6.9");
	}

	@Test
	void tellsWhichAnnotationsAreOutside() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1);
		List<Note> notes = List.of(note("Gate", new CellRect(8, 0, 3, 3)), note("", new CellRect(-3, 1, 3, 1)),
				note("On", new CellRect(-3, 1, 4, 1)),
				note("Far", new CellRect(0, Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE)));
		List<Finding> findings = check(new StrayNoteRule(),
				new LevelSnapshot(level.header().withNotes(notes), level.grid()), 1);
		assertEquals(List.of("the note Gate at 8,0 lies outside the map",
				"a note at -3,1 lies outside the map",
				"the note Far at 0,2147483647 lies outside the map"),
				findings.stream().map(Finding::message).toList());
		assertEquals(new Cell(7, 0), findings.getFirst().sample());
	}

	@Test
	void advisesToDoWithoutUnusedTerrains() {
		LevelSnapshot level = Pictures.level("..@.\n", 1);
		List<Finding> findings = check(new UnusedTerrainRule(), level, 1);
		String message = findings.getFirst().message();
		assertEquals(List.of(new Finding("unused-terrain", Severity.ADVICE, "", message, 0, new CellRect(0, 0, 4, 1),
				new Cell(0, 0))), findings, "an agent crosses swamp");
		assertSays(message, "terrain water is unused", "no cell", "no agent");
		assertFalse(findings.getFirst().isProblem());
		LevelSnapshot ground = level.withAgents(List.of(new Agent("a", 1, Pictures.GROUND)));
		assertSays(check(new UnusedTerrainRule(), ground, 1).getFirst().message(), "terrains swamp, water are unused",
				"no cell", "no agent");
		assertEquals(List.of(), check(new UnusedTerrainRule(), Pictures.level("..@W\n", 1), 1));
		assertEquals(List.of(), check(new UnusedTerrainRule(), Pictures.level("....\n", 1), 1), "only just begun");
	}

	@Test
	void whatIsAcceptedIsNoProblem() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1, 2);
		DesignIntent intent = DesignIntent.NONE.withAccepted(
				List.of(new Acceptance(UnreachableRegionRule.ID, "size2", new Cell(6, 0), "a secret room")));
		List<Finding> findings = LevelAnalysis
				.of(new LevelSnapshot(level.header().withIntent(intent), level.grid()), Progress.NONE).findings();
		assertEquals(List.of("size1 ERROR true", "size2 INFO false", " ADVICE false"), findings.stream()
				.map(each -> each.agent() + " " + each.severity() + " " + each.isProblem()).toList());
		assertSays(findings.get(1).message(), "size2 (2x2 on ground+swamp)", "cannot reach", " 4 cells at 6,0 (2 x 2)",
				"intended: a secret room");
	}

	@Test
	void peopleReadTheTitleOfARule() {
		assertEquals("Unreachable region", Rules.title(UnreachableRegionRule.ID));
		assertEquals("Unused terrain", Rules.title(UnusedTerrainRule.ID));
		assertEquals("rule-of-another", Rules.title("rule-of-another"), "of a bundle that is not there");
	}

	private static Note note(String name, CellRect cells) {
		return new Note(name, "", cells, 0);
	}

	private static ProbedPath path(String agent, int startX, int startY, int goalX, int goalY, double maxCost) {
		return new ProbedPath("To the corner", agent, new Cell(startX, startY), new Cell(goalX, goalY), true, maxCost,
				Double.POSITIVE_INFINITY, ProbeRequest.ANY);
	}

	private static LevelSnapshot requiring(ProbedPath path) {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1, 2);
		LevelHeader header = level.header();
		return new LevelSnapshot(header.withIntent(DesignIntent.NONE.withProbes(List.of(path))), level.grid());
	}

	private static List<Finding> check(Rule rule, LevelSnapshot level, long minArea) {
		return rule.check(LevelAnalysis.of(level, Progress.NONE), minArea, Progress.NONE);
	}
}
