package org.leeway.core.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.Rules;
import org.leeway.core.analysis.part.ApartStarts;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.ProbeRequest;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;

/** Tests of the repairs for findings. After a repair, the level must not have the finding. */
class RepairKindTest {

	private static final Agent SMALL = Pictures.agent(1);
	private static final String STARTS = "starts-not-connected";

	/** Returns two rooms with a wall of one column between them. */
	private static LevelSnapshot rooms(Scene obstacles, char gate) {
		return Pictures.level("""
				...@...
				...@...
				...%s...
				...@...
				""".formatted(gate), 1).withSpawns(List.of(new Cell(0, 0))).withScene(obstacles);
	}

	private static Scene circle(double x, double y, double radius) {
		return Scene.of(List.of(new Circle(x, y, radius)), List.of());
	}

	private static Optional<Repair> find(RepairKind kind, LevelSnapshot level) {
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		Finding finding = analysis.findings().getFirst();
		return kind.find(analysis, finding.rule(), finding.agent(), finding.sample(), Progress.NONE);
	}

	private static LevelSnapshot asking(LevelSnapshot level, DesignIntent intent) {
		return new LevelSnapshot(level.header().withIntent(intent), level.grid());
	}

	private static LevelSnapshot requiring(LevelSnapshot level, int size, Cell start, Cell goal) {
		ProbedPath path = new ProbedPath("", "size" + size, start, goal, true, Double.POSITIVE_INFINITY,
				Double.POSITIVE_INFINITY, ProbeRequest.ANY);
		return asking(level, DesignIntent.NONE.withProbes(List.of(path)));
	}

	/** Returns the level, repainted with the first terrain that the repair offers. */
	private static LevelSnapshot repainted(LevelSnapshot level, Repair repair) {
		Change.Repaint repaint = (Change.Repaint) repair.change();
		return level.withGrid(repaint.paint(level.grid(), repaint.terrains().getFirst()));
	}

	private static List<String> messages(LevelSnapshot level) {
		return LevelAnalysis.of(level, Progress.NONE).findings().stream().filter(Finding::isProblem)
				.map(Finding::message).toList();
	}

	@Test
	void widensWithTheTerrainAboutThePlace() {
		Repair repair = find(RepairKind.WIDEN, rooms(Scene.EMPTY, '@')).orElseThrow();
		assertEquals("Repaints 1 cell for size1", repair.text());
		assertEquals(1, repair.cells().count());
		Change.Repaint repaint = (Change.Repaint) repair.change();
		assertEquals(List.of(0, 1), repaint.terrains(), "ground, then swamp, and no water");
		LevelSnapshot level = rooms(Scene.EMPTY, '@');
		LevelSnapshot after = level.withGrid(repaint.paint(level.grid(), repaint.terrains().getFirst()));
		assertEquals(List.of(), messages(after));
	}

	/**
	 * A finding names a sample cell, for example of a region that is cut off. After an edit, the problem may no longer be at
	 * this cell. The search for a repair must then return empty, and not throw an exception.
	 */
	@Test
	void noKindFailsAtAnyCell() {
		LevelAnalysis analysis = LevelAnalysis.of(rooms(Scene.EMPTY, '@'), Progress.NONE);
		Finding finding = analysis.findings().getFirst();
		for (RepairKind kind : RepairKind.values()) {
			for (int i = 0; i < 28; i++) {
				Cell sample = new Cell(i % 7, i / 7);
				Optional<Repair> found = kind.find(analysis, finding.rule(), finding.agent(), sample, Progress.NONE);
				assertEquals(kind == RepairKind.FILL && sample.equals(finding.sample()), kind == RepairKind.FILL && found.isPresent());
			}
		}
	}

	@Test
	void doesNotWidenThroughObstacles() {
		LevelSnapshot level = rooms(Scene.of(List.of(), List.of(Polygon.of(3, 0, 4, 0, 4, 4, 3, 4))), '.');
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
		Scene obstacles = Scene.of(List.of(new Circle(6, 1, 0.5), new Circle(3.5, 2.5, 0.4)), List.of());
		assertEquals(new Change.RemoveCircle(1), find(RepairKind.REMOVE, rooms(obstacles, '.')).orElseThrow().change());
	}

	@Test
	void fillsARegionWithWhatTakesLeastFromOthers() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1, 2);
		Agent frog = new Agent("frog", 1, Capability.of(0, 1, 2, 4));
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
	void widensAChokeToWhatIsDeclared() {
		LevelSnapshot level = asking(Pictures.level(Pictures.ROOMS, 2),
				new DesignIntent(Map.of("size2", 3), List.of(), List.of()));
		Repair repair = find(RepairKind.WIDEN, level).orElseThrow();
		assertEquals("Repaints 1 cell for size2", repair.text());
		assertEquals(List.of(), messages(repainted(level, repair)));
	}

	@Test
	void widensAChokeAsFarAsTheRoomsAreWide() {
		LevelSnapshot level = asking(Pictures.level("...@...\n.......\n...@...\n", 1),
				new DesignIntent(Map.of("size1", 9), List.of(), List.of()));
		Repair repair = find(RepairKind.WIDEN, level).orElseThrow();
		assertEquals(2, repair.cells().count(), "to three cells, which is all of it");
		assertEquals(List.of(), messages(repainted(level, repair)), "nothing is narrower than the rooms");
	}

	@Test
	void takesACircleOutOfAChoke() {
		LevelSnapshot level = asking(
				Pictures.level("........\n".repeat(4) + "@@@@@@@@\n", 1).withScene(circle(4.5, 1, 1.4)),
				new DesignIntent(Map.of("size1", 2), List.of(), List.of()));
		assertEquals(new Change.RemoveCircle(0), find(RepairKind.REMOVE, level).orElseThrow().change());
		Change.Resize shrunk = (Change.Resize) find(RepairKind.SHRINK, level).orElseThrow().change();
		assertTrue(shrunk.radius() < 1.4 && shrunk.radius() > 0, shrunk.toString());
	}

	@Test
	void clearsARequiredPathAndItsEnds() {
		LevelSnapshot level = requiring(rooms(Scene.EMPTY, '@'), 1, new Cell(0, 0), new Cell(3, 3));
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		Repair repair = RepairKind.WIDEN.find(analysis, "required-path", "size1", new Cell(0, 0), Progress.NONE)
				.orElseThrow();
		assertEquals(new CellRect(3, 3, 1, 1), repair.bounds(), "the goal is in the wall");
		assertFalse(messages(repainted(level, repair)).stream().anyMatch(each -> each.contains("cannot get")));
	}

	@Test
	void movesTheEndOfARequiredPathOutOfTheWall() {
		LevelAnalysis analysis = LevelAnalysis.of(requiring(rooms(Scene.EMPTY, '.'), 1, new Cell(0, 0), new Cell(3, 3)),
				Progress.NONE);
		Repair repair = RepairKind.MOVE_END.find(analysis, "required-path", "size1", new Cell(0, 0), Progress.NONE)
				.orElseThrow();
		Change.MoveEnd move = (Change.MoveEnd) repair.change();
		assertTrue(move.isGoal());
		assertEquals(new CellRect(move.to().x(), move.to().y(), 1, 1), repair.bounds());
		LevelSnapshot moved = requiring(rooms(Scene.EMPTY, '.'), 1, new Cell(0, 0), move.to());
		assertFalse(messages(moved).stream().anyMatch(each -> each.contains("cannot get")));
	}

	@Test
	void noEndMovesWhereThatDoesNotOpenThePath() {
		LevelAnalysis analysis = LevelAnalysis.of(requiring(rooms(Scene.EMPTY, '@'), 1, new Cell(0, 0), new Cell(6, 3)),
				Progress.NONE);
		assertEquals(Optional.empty(),
				RepairKind.MOVE_END.find(analysis, "required-path", "size1", new Cell(0, 0), Progress.NONE));
	}

	@Test
	void aPathOfAnUnknownPlannerHasNoRepair() {
		ProbeRequest unknown = new ProbeRequest("nobody", "", OptionalDouble.empty(), OptionalDouble.empty());
		ProbedPath path = new ProbedPath("", "size1", new Cell(0, 0), new Cell(3, 3), true, 9, Double.POSITIVE_INFINITY, unknown);
		LevelAnalysis analysis = LevelAnalysis.of(
				asking(rooms(Scene.EMPTY, '.'), DesignIntent.NONE.withProbes(List.of(path))), Progress.NONE);
		for (RepairKind kind : RepairKind.values()) {
			if (kind.isFor("required-path")) {
				assertEquals(Optional.empty(),
						kind.find(analysis, "required-path", "size1", new Cell(0, 0), Progress.NONE), kind.label());
			}
		}
	}

	@Test
	void aRequiredPathRoundAnObstacleIsFreed() {
		LevelSnapshot level = requiring(rooms(circle(3.5, 2.5, 0.4), '.'), 1, new Cell(0, 0), new Cell(6, 3));
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		assertEquals(new Change.RemoveCircle(0), RepairKind.REMOVE
				.find(analysis, "required-path", "size1", new Cell(0, 0), Progress.NONE).orElseThrow().change());
	}

	@Test
	void aPathThatWiderGroundDoesNotOpenIsNotWidened() {
		ProbeRequest disc = new ProbeRequest("tangent", "", OptionalDouble.empty(), OptionalDouble.empty());
		ProbedPath path = new ProbedPath("", "size1", new Cell(1, 1), new Cell(5, 2), true, Double.POSITIVE_INFINITY,
				Double.POSITIVE_INFINITY, disc);
		Scene narrow = Scene.of(List.of(new Circle(3.5, 0.5, 1.5), new Circle(3.5, 3.75, 0.75)), List.of());
		LevelSnapshot level = asking(rooms(narrow, '@').withAgents(List.of(SMALL.withRadius(0.6))),
				DesignIntent.NONE.withProbes(List.of(path)));
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		assertEquals(List.of(RepairKind.SHRINK, RepairKind.REMOVE),
				RepairKind.of(analysis, "required-path", "size1", new Cell(1, 1), Progress.NONE));
	}

	@Test
	void onlyLikelyKindsAreTried() {
		LevelSnapshot level = rooms(Scene.EMPTY, '@');
		assertEquals(List.of(RepairKind.WIDEN, RepairKind.FILL),
				RepairKind.likely(level.header(), "unreachable-region", "size1"));
		assertEquals(List.of(RepairKind.WIDEN, RepairKind.SHRINK, RepairKind.REMOVE, RepairKind.FILL),
				RepairKind.likely(level.withScene(circle(3, 2, 1)).header(), "unreachable-region", "size1"));
		assertEquals(List.of(), RepairKind.likely(level.header(), "lost-gap", "size1"));
	}

	@Test
	void aPathThatIsOnlyTooLongOrLeavesTheMapHasNoRepair() {
		for (Cell goal : List.of(new Cell(2, 3), new Cell(Integer.MAX_VALUE, 0), new Cell(-1, 0))) {
			LevelAnalysis analysis = LevelAnalysis.of(
					requiring(rooms(Scene.EMPTY, '@'), 1, new Cell(0, 0), goal), Progress.NONE);
			for (RepairKind kind : List.of(RepairKind.WIDEN, RepairKind.REMOVE)) {
				assertEquals(Optional.empty(),
						kind.find(analysis, "required-path", "size1", new Cell(0, 0), Progress.NONE));
			}
		}
	}

	@Test
	void removesACoveredCircleOnly() {
		Scene twice = Scene.of(List.of(new Circle(3.5, 2.5, 1), new Circle(3.5, 2.5, 1)), List.of());
		LevelAnalysis analysis = LevelAnalysis.of(
				Pictures.level("........\n".repeat(5), 1).withScene(twice), Progress.NONE);
		Repair repair = RepairKind.UNCOVER.find(analysis, "covered-circle", "", new Cell(3, 2), Progress.NONE)
				.orElseThrow();
		assertEquals(new Change.RemoveCircle(1), repair.change(), "the later one");
		assertEquals(new CellRect(3, 2, 1, 1), repair.bounds());
	}

	@Test
	void bringsANoteBackOrRemovesIt() {
		LevelSnapshot level = Pictures.level("........\n".repeat(5), 1);
		Note note = new Note("far", "", new CellRect(20, -9, 3, 2), 0);
		LevelSnapshot stray = new LevelSnapshot(level.header().withNotes(List.of(note)), level.grid());
		assertEquals(new Change.MoveNote(0, new Cell(5, 0)), find(RepairKind.MOVE_NOTE, stray).orElseThrow().change());
		assertEquals(new Change.RemoveNote(0), find(RepairKind.REMOVE_NOTE, stray).orElseThrow().change());
	}

	@Test
	void removesTheTerrainsThatNothingNeeds() {
		Repair repair = RepairKind.REMOVE_TERRAINS.find(LevelAnalysis.of(Pictures.level("..@.\n", 1), Progress.NONE),
				"unused-terrain", "", new Cell(0, 0), Progress.NONE).orElseThrow();
		assertEquals(new Change.RemoveTerrains(List.of(2)), repair.change());
		assertEquals("Removes water from the list of terrains", repair.text());
		assertEquals(Optional.empty(),
				RepairKind.REMOVE_TERRAINS.find(LevelAnalysis.of(Pictures.level("..@W\n", 1), Progress.NONE),
						"unused-terrain", "", new Cell(0, 0), Progress.NONE));
	}

	/** On random maps, a widening ends its finding. */
	@Test
	void wideningsEndWhatTheyAreFor() {
		long seed = System.nanoTime();
		System.out.println("RepairKindTest seed " + seed);
		Random random = new Random(seed);
		for (int i = 0; i < 300; i++) {
			StringBuilder picture = new StringBuilder();
			int width = 4 + random.nextInt(12);
			int height = 4 + random.nextInt(12);
			for (int y = 0; y < height; y++) {
				for (int x = 0; x < width; x++) {
					picture.append(random.nextInt(4) == 0 ? '@' : '.');
				}
				picture.append('\n');
			}
			int size = 1 + random.nextInt(2);
			LevelSnapshot level = requiring(Pictures.level(picture.toString(), size), size,
					new Cell(random.nextInt(width), random.nextInt(height)),
					new Cell(random.nextInt(width), random.nextInt(height)));
			LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
			for (Finding finding : analysis.findings().stream().filter(Finding::isProblem).toList()) {
				Optional<Repair> repair = RepairKind.WIDEN.find(analysis, finding.rule(), finding.agent(),
						finding.sample(), Progress.NONE);
				repair.ifPresent(found -> assertFalse(messages(repainted(level, found)).contains(finding.message()),
						"seed " + seed + ": " + finding + "\n" + picture));
				boolean outside = finding.bounds().right() + size - 1 > width
						|| finding.bounds().bottom() + size - 1 > height;
				assertTrue(repair.isPresent() || outside, "seed " + seed + ": " + finding + "\n" + picture);
			}
		}
	}

	@Test
	void connectsStartsThroughTheWall() {
		LevelSnapshot level = Pictures.level("...@@...\n...@@...\n...@@...\n", 1, 2)
				.withSpawns(List.of(new Cell(1, 1), new Cell(7, 1)));
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		Cell sample = new Cell(7, 1);
		Repair small = RepairKind.WIDEN.find(analysis, STARTS, "size1", sample, Progress.NONE).orElseThrow();
		assertEquals("Repaints 2 cells for size1", small.text());
		Repair large = RepairKind.WIDEN.find(analysis, STARTS, "size2", sample, Progress.NONE).orElseThrow();
		assertEquals("Repaints 4 cells for size2", large.text());
		assertEquals(List.of(), messages(repainted(level, large)));
		assertEquals(List.of(RepairKind.WIDEN), RepairKind.of(analysis, STARTS, "size2", sample, Progress.NONE));
		assertEquals(Optional.empty(), RepairKind.WIDEN.find(analysis, STARTS, "size2", new Cell(1, 1), Progress.NONE),
				"the largest group has no finding");
		LevelSnapshot apart = asking(level, new DesignIntent(Map.of(), List.of(), List.of(), true, 1, Symmetry.NONE));
		assertEquals(Optional.empty(), RepairKind.WIDEN.find(LevelAnalysis.of(apart, Progress.NONE), STARTS, "size2", sample,
				Progress.NONE));
	}

	@Test
	void connectsStartsByOneObstacleLess() {
		LevelSnapshot level = rooms(circle(3.5, 1.25, 0.8), '.').withSpawns(List.of(new Cell(0, 0), new Cell(6, 3)));
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		assertEquals(List.of(RepairKind.SHRINK, RepairKind.REMOVE),
				RepairKind.of(analysis, STARTS, "size1", new Cell(6, 3), Progress.NONE).stream()
						.filter(kind -> kind != RepairKind.WIDEN).toList());
	}

	/**
	 * The repair for separated spawns widens a passage. After this repair on a random map, a flood fill connects both groups of
	 * spawns.
	 */
	@ParameterizedTest
	@EnumSource
	void wideningsConnectStarts(Diagonals diagonals) {
		int widened = 0;
		for (int seed = 0; seed < 400; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(6, 20), random.number(6, 20), 0.01 * random.number(20, 45));
			List<Cell> spawns = random.spawns(2, 5, grid.width(), grid.height());
			LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1, 2).withGrid(grid).withSpawns(spawns)
					.withDiagonals(diagonals);
			LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
			for (Agent agent : level.agents()) {
				for (ApartStarts apart : analysis.apartStarts(agent, Progress.NONE)) {
					Cell sample = spawns.get(apart.gap().other().getFirst());
					Optional<Repair> repair = RepairKind.WIDEN.find(analysis, STARTS, agent.name(), sample, Progress.NONE);
					if (repair.isPresent()) {
						LevelSnapshot after = repainted(level, repair.get());
						boolean[][] free = ClearanceOracle.traversable(after.grid(),
								BitPlane.empty(grid.width(), grid.height()), agent.capability());
						ReachabilityOracle flood = new ReachabilityOracle(free, agent.size(), List.of(), diagonals);
						apart.gap().main().forEach(one -> apart.gap().other().forEach(other -> assertTrue(
								flood.connects(spawns.get(one), spawns.get(other)), "a repair connects both groups")));
						widened++;
					}
				}
			}
		}
		assertTrue(widened > 100, widened + " maps are widened");
	}

	@Test
	void findsNothingForAFindingThatIsGone() {
		LevelAnalysis analysis = LevelAnalysis.of(rooms(Scene.EMPTY, '.'), Progress.NONE);
		assertEquals(Optional.empty(),
				RepairKind.WIDEN.find(analysis, "unreachable-region", SMALL.name(), new Cell(4, 0), Progress.NONE));
	}

	@Test
	void findsNothingForAFindingOfALargerMap() {
		LevelAnalysis analysis = LevelAnalysis.of(rooms(circle(3.5, 1.25, 0.8), '.'), Progress.NONE);
		Cell outside = new Cell(40, 50);
		for (RepairKind kind : RepairKind.values()) {
			for (String rule : Rules.descriptors().stream().map(RuleDescriptor::id).filter(kind::isFor)
					.filter(rule -> !rule.equals("unused-terrain")).toList()) {
				assertEquals(Optional.empty(), kind.find(analysis, rule, SMALL.name(), outside, Progress.NONE),
						kind + " of " + rule);
			}
		}
	}
}
