package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.rules.InvalidMeshRule;
import org.leeway.core.analysis.rules.OutdatedMeshRule;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.MeshLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.navmesh.MeshEdits;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Scene;

/** Findings about meshes that a level stores. */
class MeshRulesTest {

	private static final String YARD = """
			........
			..@@....
			..@@....
			......@.
			........
			""";
	private static final MeshOptions OPTIONS = MeshOptions.of(Pictures.LAND);

	private static LevelSnapshot level(String picture, Optional<MeshOptions> options, PolygonMesh mesh) {
		LevelSnapshot level = Pictures.level(picture);
		LevelHeader header = level.header();
		return new LevelSnapshot(new LevelHeader("", header.width(), header.height(), header.terrains(), header.agents(),
				header.scene(), header.spawnPoints(), header.intent(), header.notes(),
				List.of(new MeshLayer("hall", Optional.of(mesh), options)), 1), level.grid());
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
	void aMeshIsCheckedOnce() {
		LevelSnapshot level = level(YARD, Optional.of(OPTIONS), generated(YARD));
		LevelAnalysis first = LevelAnalysis.of(level, Progress.NONE);
		StoredMeshes.Stored stored = first.meshes().all().getFirst();
		LevelAnalysis next = first.with(level.withSpawns(List.of(new Cell(0, 0))), Progress.NONE);
		assertSame(stored.mesh().orElseThrow(), next.meshes().all().getFirst().mesh().orElseThrow());
	}
}
