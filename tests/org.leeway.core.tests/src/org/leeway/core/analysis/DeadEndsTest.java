package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.rules.DeadEndRule;
import org.leeway.core.analysis.rules.NoWayBackRule;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.repair.Change;
import org.leeway.core.repair.Repair;
import org.leeway.core.repair.RepairKind;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;

/**
 * Tests of findings, repairs, layers and reports about two kinds of places: places that a turning unit reaches, and
 * places where it is trapped.
 */
class DeadEndsTest {

	/** A yard with an alley. */
	private static final String YARD = """
			@@@@@@@@@@@@@@@@@@@@@@
			@.........@@@@@@@@@@@@
			@.........@@@@@@@@@@@@
			@.........@@@@@@@@@@@@
			@....................@
			@.........@@@@@@@@@@@@
			@.........@@@@@@@@@@@@
			@.........@@@@@@@@@@@@
			@.........@@@@@@@@@@@@
			@@@@@@@@@@@@@@@@@@@@@@
			""";

	private static Agent truck(boolean reverses) {
		return new Agent("truck", new GridUnit(1, Pictures.GROUND),
				new Body(OptionalDouble.empty(), OptionalDouble.of(2), OptionalDouble.of(1)),
				new Motion(1, reverses, 1, OptionalDouble.empty()));
	}

	private static LevelSnapshot yard(Agent agent, SpawnPoint spawn) {
		return Pictures.level(YARD).withAgents(List.of(agent)).withSpawnPoints(List.of(spawn));
	}

	private static final SpawnPoint SPAWN = new SpawnPoint(new Cell(3, 3), Set.of(), OptionalDouble.of(0));

	private static LevelAnalysis analysis(LevelSnapshot level) {
		return LevelAnalysis.of(level, Progress.NONE);
	}

	private static List<Finding> problems(LevelAnalysis analysis) {
		return analysis.findings().stream().filter(Finding::isProblem).toList();
	}

	@Test
	void anAlleyIsADeadEndForAUnitThatCannotReverse() {
		List<Finding> findings = problems(analysis(yard(truck(false), SPAWN)));
		String message = findings.getFirst().message();
		assertEquals(List.of(new Finding("dead-end", Severity.WARNING, "truck", message, 11, new CellRect(9, 4, 11, 1),
				new Cell(9, 4))), findings);
		assertSays(message, "truck (1x1 on ground)", "dead end", " 11 cells at 9,4 (11 x 1)", "turn");
		assertEquals(List.of(), problems(analysis(yard(truck(true), SPAWN))));
		assertEquals(List.of(), new DeadEndRule().check(analysis(yard(truck(false), SPAWN)), 12, Progress.NONE));
	}

	/**
	 * A yard on the left, a ring on the right, and a lane from the yard to the ring. The lane meets the ring at the upper left,
	 * so that a unit enters the ring clockwise.
	 */
	private static final String RING = """
			@@@@@@@@@@@@@@@@@@
			@.......@@@@@@@@@@
			@.......@@@@@@@@@@
			@................@
			@.......@@..@@@..@
			@.......@@.@@@@@.@
			@.......@@.@@@@@.@
			@.......@@.@@@@@.@
			@.......@@..@@@..@
			@.......@@.......@
			@@@@@@@@@@@@@@@@@@
			""";

	@Test
	void aRingIsAdviceForAUnitThatCannotReverse() {
		for (boolean reverses : new boolean[] {false, true}) {
			Agent car = new Agent("car", new GridUnit(1, Pictures.GROUND), Body.disc(0.4),
					new Motion(2, reverses, 1, OptionalDouble.empty()));
			LevelSnapshot level = Pictures.level(RING).withAgents(List.of(car))
					.withSpawnPoints(List.of(new SpawnPoint(new Cell(4, 4), Set.of(), OptionalDouble.empty())));
			LevelAnalysis analysis = analysis(level);
			List<Finding> rings = new NoWayBackRule().check(analysis, 12, Progress.NONE);
			assertEquals(reverses ? 0 : 1, rings.size(), rings::toString);
			for (Finding ring : rings) {
				assertEquals(new Finding("no-way-back", Severity.ADVICE, "car", ring.message(), 12,
						new CellRect(10, 3, 7, 7), new Cell(12, 3)), ring);
				assertSays(ring.message(), "car (1x1 on ground)", "ring", " 12 cells at 10,3 (7 x 7)", "cannot get back");
			}
			assertEquals(List.of(), new NoWayBackRule().check(analysis, 13, Progress.NONE));
			assertEquals(List.of(), new DeadEndRule().check(analysis, 1, Progress.NONE));
			assertEquals(rings, analysis.findings().stream().filter(each -> each.rule().equals("no-way-back")).toList());
		}
	}

	@Test
	void aRoundUnitThatTurnsOnTheSpotHasNone() {
		Agent round = new Agent("round", 1, Pictures.GROUND);
		assertEquals(List.of(), problems(analysis(yard(round, SPAWN))));
	}

	@Test
	void wideningEndsIt() {
		LevelSnapshot level = yard(truck(false), SPAWN);
		LevelAnalysis analysis = analysis(level);
		Repair repair = RepairKind.WIDEN.find(analysis, "dead-end", "truck", new Cell(9, 4), Progress.NONE).orElseThrow();
		assertTrue(repair.text().matches("Repaints \\d+ cells for truck"), repair.text());
		Change.Repaint repaint = (Change.Repaint) repair.change();
		LevelSnapshot after = level.withGrid(repaint.paint(level.grid(), repaint.terrains().getFirst()));
		assertEquals(List.of(), problems(analysis.with(after, Progress.NONE)), repair.toString());
		assertEquals(Optional.empty(), RepairKind.WIDEN.find(analysis, "dead-end", "truck", new Cell(2, 2), Progress.NONE));
	}

	@Test
	void aSpawnWhereTheUnitCannotFaceItsHeadingIsAnError() {
		SpawnPoint across = new SpawnPoint(new Cell(15, 4), Set.of(), OptionalDouble.of(Math.PI / 2));
		List<Finding> findings = problems(analysis(yard(truck(true), across)));
		assertEachSays(findings.stream().map(Finding::message).toList(),
				List.of("truck (1x1 on ground)", "not fit", "heading 90", " 15,4"));
		assertEquals(List.of(), problems(analysis(yard(truck(true), new SpawnPoint(new Cell(15, 4))))));
	}

	@Test
	void anEditOfTheTerrainCountsAndOneOfNothingElse() {
		LevelAnalysis before = analysis(yard(truck(false), SPAWN));
		var known = before.poses(truck(false), Progress.NONE).orElseThrow();
		LevelAnalysis renamed = before.with(yard(truck(false), SPAWN).withGrid(before.snapshot().grid()), Progress.NONE);
		assertEquals(known, renamed.poses(truck(false), Progress.NONE).orElseThrow());
		var grid = before.snapshot().grid().edit();
		grid.fillRow(10, 4, 11, 3);
		LevelAnalysis filled = before.with(before.snapshot().withGrid(grid.build()), Progress.NONE);
		assertEquals(List.of(), problems(filled));
	}

	private static String digits(String layer, LevelSnapshot level) {
		LevelAnalysis analysis = analysis(level);
		LayerQuery query = LayerQuery.of(analysis).with(level.agents().getFirst());
		OverlayLayer values = Layers.raster(layer).compute(query, Progress.NONE).orElseThrow();
		return Pictures.digits(values);
	}

	@Test
	void layersTellWhereTheUnitGets() {
		String classes = digits("turning", yard(truck(false), SPAWN));
		assertEquals("0444444444" + "33333333333" + "0", classes.lines().toList().get(4));
		assertEquals("0".repeat(22), classes.lines().toList().getFirst());
		String headings = digits("headings", yard(truck(false), SPAWN));
		assertTrue(headings.lines().toList().get(4).endsWith("1111111110" + "0"), headings);
		String both = digits("headings", yard(truck(true), SPAWN));
		assertTrue(both.lines().toList().get(4).endsWith("2222222220" + "0"), both);
		SpawnPoint inside = new SpawnPoint(new Cell(15, 4), Set.of(), OptionalDouble.of(0));
		assertEquals("0222222222222" + "33333333" + "0", digits("turning", yard(truck(false), inside)).lines()
				.toList().get(4));
	}
}
