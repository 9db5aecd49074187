package org.leeway.core.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Capability;
import org.leeway.pathing.clearance.Obstacles;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/** What repairs are found, and that they end the finding. */
class RepairKindTest {

	private static final AgentProfile SMALL = Pictures.agent(1);

	/** Two rooms with a wall of one column between them. */
	private static LevelSnapshot rooms(Obstacles obstacles, char gate) {
		return Pictures.level("""
				...@...
				...@...
				...%s...
				...@...
				""".formatted(gate), 1).withSpawns(List.of(new Cell(0, 0))).withObstacles(obstacles);
	}

	private static Obstacles circle(double x, double y, double radius) {
		return new Obstacles(List.of(new Circle(x, y, radius)), List.of());
	}

	private static Optional<Repair> find(RepairKind kind, LevelSnapshot level) {
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		Finding finding = analysis.findings().getFirst();
		AgentProfile agent = level.agents().stream().filter(each -> each.name().equals(finding.agent())).findFirst()
				.orElseThrow();
		return kind.find(analysis, finding.rule(), agent, finding.sample(), Progress.NONE);
	}

	@Test
	void widensWithTheTerrainAboutThePlace() {
		Repair repair = find(RepairKind.WIDEN, rooms(Obstacles.NONE, '@')).orElseThrow();
		assertEquals("Widens by 1 cell for size1", repair.text());
		assertEquals(1, repair.cells().count());
		Change.Repaint repaint = (Change.Repaint) repair.change();
		assertEquals(List.of(0, 1), repaint.terrains(), "ground, then swamp, and no water");
		LevelSnapshot level = rooms(Obstacles.NONE, '@');
		LevelSnapshot after = level.withGrid(repaint.paint(level.grid(), repaint.terrains().getFirst()));
		assertEquals(List.of(), LevelAnalysis.of(after, Progress.NONE).findings());
	}

	@Test
	void doesNotWidenThroughObstacles() {
		LevelSnapshot level = rooms(new Obstacles(List.of(), List.of(Polygon.of(3, 0, 4, 0, 4, 4, 3, 4))), '.');
		assertEquals(Optional.empty(), find(RepairKind.WIDEN, level));
		assertEquals("Removes a polygon of 4 corners", find(RepairKind.REMOVE, level).orElseThrow().text());
		assertEquals(Optional.empty(), find(RepairKind.SHRINK, level));
	}

	@Test
	void shrinksToTheLargestRadiusInHundredths() {
		Repair repair = find(RepairKind.SHRINK, rooms(circle(3.5, 1.25, 0.8), '.')).orElseThrow();
		assertEquals(new Change.Resize(0, 0.75), repair.change(), "it may touch the cell below");
		assertTrue(repair.cells().get(3, 2));
		assertEquals(new CellRect(3, 2, 1, 1), repair.bounds());
	}

	@Test
	void doesNotShrinkWhatHasItsCentreInTheWay() {
		LevelSnapshot level = rooms(circle(3.5, 2.5, 0.4), '.');
		assertEquals(Optional.empty(), find(RepairKind.SHRINK, level));
		assertEquals(new Change.RemoveCircle(0), find(RepairKind.REMOVE, level).orElseThrow().change());
	}

	@Test
	void ofTwoCirclesTakesTheOneInTheWay() {
		Obstacles obstacles = new Obstacles(List.of(new Circle(6, 1, 0.5), new Circle(3.5, 2.5, 0.4)), List.of());
		assertEquals(new Change.RemoveCircle(1), find(RepairKind.REMOVE, rooms(obstacles, '.')).orElseThrow().change());
	}

	@Test
	void fillsARegionWithWhatTakesLeastFromOthers() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1, 2);
		AgentProfile frog = new AgentProfile("frog", 1, Capability.of(0, 1, 2, 4));
		Repair repair = find(RepairKind.FILL, level.withAgents(List.of(SMALL, frog))).orElseThrow();
		assertEquals("Fills 4 cells", repair.text());
		assertEquals(4, ((Change.Repaint) repair.change()).terrains().getFirst(), "the frog crosses it");
	}

	@Test
	void makesRoomForASpawn() {
		LevelSnapshot level = Pictures.level("...\n.@.\n...\n", 2).withSpawns(List.of(new Cell(0, 0)));
		Repair repair = find(RepairKind.WIDEN, level).orElseThrow();
		assertEquals(new CellRect(1, 1, 1, 1), repair.bounds());
		assertFalse(RepairKind.FILL.isFor("spawn-does-not-fit"));
	}

	@Test
	void findsNothingForAFindingThatIsGone() {
		LevelAnalysis analysis = LevelAnalysis.of(rooms(Obstacles.NONE, '.'), Progress.NONE);
		assertEquals(Optional.empty(),
				RepairKind.WIDEN.find(analysis, "unreachable-region", SMALL, new Cell(4, 0), Progress.NONE));
	}
}
