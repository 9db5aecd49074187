package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.part.StoredMeshes;
import org.leeway.core.analysis.rules.InvalidMeshRule;
import org.leeway.core.analysis.rules.OutdatedMeshRule;
import org.leeway.core.analysis.rules.UnreachableFacesRule;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.MeshEdits;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;

/** Tests of findings about meshes that a level stores. */
class MeshRulesTest {

	private static final String YARD = """
			........
			..@@....
			..@@....
			......@.
			........
			""";
	private static final MeshOptions OPTIONS = MeshOptions.of(Pictures.LAND);

	/** Two rooms with a gap of one cell between them, and a gap of two cells to a third room. */
	private static final String HOUSE = """
			..........
			..........
			@@@@.@@@@@
			..........
			..........
			@@@@@..@@@
			..........
			..........
			""";

	private static LevelSnapshot level(String picture, Optional<MeshOptions> options, PolygonMesh mesh) {
		return withMeshes(Pictures.level(picture), List.of(new MeshLayer("hall", Optional.of(mesh), options)));
	}

	private static LevelSnapshot withMeshes(LevelSnapshot level, List<MeshLayer> layers) {
		LevelHeader header = level.header();
		return new LevelSnapshot(header.withObjects(header.objects().withMeshLayers(layers)), level.grid());
	}

	private static PolygonMesh generated(String picture) {
		return MeshEdits.of(LevelMesh.of(Pictures.level(picture).world(), OPTIONS, Progress.NONE).mesh());
	}

	private static List<Finding> check(Rule rule, LevelSnapshot level) {
		return rule.check(LevelAnalysis.of(level, Progress.NONE), 1, Progress.NONE);
	}

	@Test
	void anInvalidMeshIsAFindingWithItsPlace() {
		PolygonMesh overlapping = PolygonMesh.parse("v 0 0\nv 4 0\nv 4 4\nv 0 4\nv 2 1\nv 6 1\nv 6 3\nv 2 3\np 0 1 2 3\np 4 5 6 7");
		Finding expected = new Finding("invalid-mesh", Severity.ERROR, "",
				"the mesh hall is invalid: polygon 0 overlaps another at 2,1", 0, new CellRect(2, 1, 1, 1), new Cell(2, 1));
		List<Finding> findings = check(new InvalidMeshRule(), level(YARD, Optional.empty(), overlapping));
		assertEquals(expected.rule(), findings.getFirst().rule());
		assertEquals(1, findings.size());
		assertEquals(expected.severity(), findings.getFirst().severity());
		assertEquals(List.of(), check(new OutdatedMeshRule(), level(YARD, Optional.of(OPTIONS), overlapping)));
	}

	@Test
	void thePlaceOfAnInvalidMeshIsOnTheMap() {
		PolygonMesh outside = PolygonMesh.parse("v 90 90\nv 91 90\nv 92 90\np 0 1 2");
		Finding finding = check(new InvalidMeshRule(), level(YARD, Optional.empty(), outside)).getFirst();
		assertEquals(new Cell(7, 4), finding.sample());
	}

	@Test
	void aMeshLikeTheLevelIsNoFinding() {
		LevelSnapshot level = level(YARD, Optional.of(OPTIONS), generated(YARD));
		assertEquals(List.of(), check(new InvalidMeshRule(), level));
		assertEquals(List.of(), check(new OutdatedMeshRule(), level));
	}

	@Test
	void tellsWhereAMeshCoversBlockedGroundOrMissesFreeGround() {
		String built = YARD.replace("..@@....\n..@@....\n", "..@@....\n.....@@.\n");
		List<Finding> findings = check(new OutdatedMeshRule(), level(built, Optional.of(OPTIONS), generated(YARD)));
		assertEquals(List.of("the mesh hall covers 2 blocked cells at 5,2 (2 x 1)",
				"the mesh hall misses 2 free cells at 2,2 (2 x 1)"), findings.stream().map(Finding::message).toList());
		Finding expected = new Finding("outdated-mesh", Severity.ADVICE, "",
				"the mesh hall covers 2 blocked cells at 5,2 (2 x 1)", 2, new CellRect(5, 2, 2, 1), new Cell(5, 2));
		assertEquals(expected, findings.getFirst());
	}

	@Test
	void obstaclesCountToo() {
		LevelSnapshot level = level(YARD, Optional.of(OPTIONS), generated(YARD))
				.withScene(Scene.of(List.of(new Circle(5.5, 1.5, 0.5)), List.of()));
		assertEquals(List.of("the mesh hall covers 1 blocked cell at 5,1 (1 x 1)"),
				check(new OutdatedMeshRule(), level).stream().map(Finding::message).toList());
	}

	@Test
	void aMeshForNobodyIsComparedWithNothing() {
		assertEquals(List.of(), check(new OutdatedMeshRule(), level(YARD, Optional.empty(), generated("....\n"))));
	}

	@Test
	void tellsWhichFacesADiscDoesNotGetToAndWhatStopsIt() {
		LevelSnapshot level = withMeshes(Pictures.level(HOUSE, 1, 2).withSpawns(List.of(new Cell(0, 7))),
				List.of(new MeshLayer("hall", Optional.empty(), Optional.of(OPTIONS))));
		Finding finding = check(new UnreachableFacesRule(), level).getFirst();
		assertEquals(List.of(finding), check(new UnreachableFacesRule(), level));
		assertEquals("size2", finding.agent());
		assertEquals(Severity.ERROR, finding.severity());
		assertEquals(new CellRect(0, 0, 10, 2), finding.bounds());
		assertSays(finding.message(), "mesh hall: size2 (2x2 on ground+swamp)", "disc of radius 1.0", "cannot reach",
				" 0,0 (10 x 2)", "gap", "radius of 0.50", " 4.5,3");
		assertEquals(List.of(), new UnreachableFacesRule().check(LevelAnalysis.of(level, Progress.NONE), 21, Progress.NONE));
	}

	@Test
	void tellsThatADiscFitsAtNoSpawn() {
		LevelSnapshot level = withMeshes(Pictures.level(HOUSE, 2).withSpawns(List.of(new Cell(4, 2))),
				List.of(new MeshLayer("hall", Optional.empty(), Optional.of(OPTIONS))));
		assertEachSays(check(new UnreachableFacesRule(), level).stream().map(Finding::message).toList(),
				List.of("mesh hall: size2 (2x2 on ground+swamp)", "disc of radius 1.0", "fits at none", "spawns"));
	}

	@Test
	void checksOnlyAgentsOfTheMeshThatHaveASpawn() {
		MeshLayer ground = new MeshLayer("", Optional.empty(), Optional.of(MeshOptions.of(Pictures.GROUND)));
		LevelSnapshot level = Pictures.level(HOUSE, 2).withSpawns(List.of(new Cell(0, 7)));
		assertEquals(List.of(), check(new UnreachableFacesRule(), withMeshes(level, List.of(ground))));
		assertEquals(List.of(), check(new UnreachableFacesRule(), withMeshes(level.withSpawns(List.of()),
				List.of(new MeshLayer("", Optional.empty(), Optional.of(OPTIONS))))));
		assertEquals(List.of(), check(new UnreachableFacesRule(), level));
	}

	/**
	 * For a unit of one cell, the rule about unreachable faces moves a disc with a diameter of one cell over the mesh. Without
	 * obstacles, this disc reaches every cell that the unit reaches on the grid. So the rule must not report a cell that the
	 * unit reaches.
	 */
	@Test
	void aDiscReachesWhateverASquareReaches() {
		int unreachable = 0;
		for (int seed = 0; seed < 60; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(8, 30), random.number(8, 30), random.number(5, 35) / 100.0);
			Cell spawn = new Cell(random.number(0, grid.width() - 1), random.number(0, grid.height() - 1));
			Capability capability = random.capability();
			LevelSnapshot level = withMeshes(new LevelSnapshot("", grid, Pictures.level(".\n").terrains(),
					List.of(new Agent("unit", 1, capability)), Scene.EMPTY, List.of(spawn)),
					List.of(new MeshLayer("", Optional.empty(), Optional.of(MeshOptions.of(capability)))));
			LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
			BitPlane reachable = analysis.agents().getFirst().reachability().reachable();
			List<Finding> findings = check(new UnreachableFacesRule(), level);
			unreachable += findings.size();
			for (Finding finding : findings) {
				if (!finding.message().contains("spawns")) {
					Cell at = finding.sample();
					assertFalse(reachable.get(at.x(), at.y()), "seed " + seed + ": " + finding);
				}
			}
			assertEquals(reachable.count() == 0, findings.stream().anyMatch(finding -> finding.message().contains("spawns")),
					"seed " + seed);
		}
		assertTrue(unreachable > 30, unreachable + " findings");
	}

	@Test
	void aMeshIsCheckedOnce() {
		LevelSnapshot level = level(YARD, Optional.of(OPTIONS), generated(YARD));
		LevelAnalysis first = LevelAnalysis.of(level, Progress.NONE);
		StoredMeshes.Stored stored = first.meshes().all().getFirst();
		LevelAnalysis next = first.with(level.withSpawns(List.of(new Cell(0, 0))), Progress.NONE);
		assertSame(stored.mesh().orElseThrow(), next.meshes().all().getFirst().mesh().orElseThrow());
	}
}
