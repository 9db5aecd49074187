package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.rules.BrokenSymmetryRule;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.world.Scene;

class BrokenSymmetryTest {

	private static final String ARENA = """
			......
			.@..@.
			......
			""";

	@Test
	void aLevelWithoutASymmetryIsNotCompared() {
		assertEquals(List.of(), check(Pictures.level("..@\n"), Symmetry.NONE));
	}

	@Test
	void aSymmetricLevelHasNoFinding() {
		LevelSnapshot level = Pictures.level(ARENA).withSpawnPoints(List.of(
				new SpawnPoint(new Cell(0, 1), Set.of(), OptionalDouble.of(0)),
				new SpawnPoint(new Cell(5, 1), Set.of(), OptionalDouble.of(Math.PI))));
		assertEquals(List.of(), check(level, Symmetry.LEFT_RIGHT));
		assertEquals(List.of(), check(level, Symmetry.HALF_TURN));
	}

	@Test
	void aPlaceIsToldOnceWithItsImage() {
		List<Finding> findings = check(Pictures.level("""
				......
				.@@.@.
				......
				"""), Symmetry.LEFT_RIGHT);
		assertEquals(List.of("centre: terrain is out at 2,1 and ground at the mirrored cell 3,1"),
				findings.stream().map(Finding::message).toList());
		assertEquals(new Cell(2, 1), findings.getFirst().sample());
		assertEquals(Severity.WARNING, findings.getFirst().severity());
	}

	@Test
	void anObjectWithoutAPartnerIsTold() {
		LevelSnapshot level = Pictures.level(ARENA);
		Scene scene = Scene.of(List.of(new Circle(1.1, 1, 0.5), new Circle(6 - 1.1, 1, 0.5), new Circle(2, 2, 0.25)),
				List.of(Polygon.of(0, 0, 1, 0, 0, 1), Polygon.of(5, 0, 6, 0, 6, 1)));
		LevelSnapshot objects = new LevelSnapshot(level.header().withScene(scene), level.grid())
				.withSpawnPoints(List.of(new SpawnPoint(new Cell(0, 2))));
		assertEquals(List.of("the circle about 2.0, 2.0 has no partner at the mirrored cell 4,2",
				"the spawn 0,2 has no partner at the mirrored cell 5,2"),
				check(objects, Symmetry.LEFT_RIGHT).stream().map(Finding::message).toList());
	}

	@Test
	void radiusHeadingAndAgentsMustAgreeButPlayersNeedNot() {
		LevelSnapshot level = Pictures.level(ARENA);
		LevelSnapshot radius = new LevelSnapshot(level.header().withScene(
				Scene.of(List.of(new Circle(1, 1, 0.5), new Circle(5, 1, 0.25)), List.of())), level.grid());
		assertEquals(2, check(radius, Symmetry.LEFT_RIGHT).size());
		LevelSnapshot heading = level.withSpawnPoints(List.of(new SpawnPoint(new Cell(0, 0), Set.of(), OptionalDouble.of(0)),
				new SpawnPoint(new Cell(5, 0), Set.of(), OptionalDouble.of(0))));
		assertEquals(2, check(heading, Symmetry.LEFT_RIGHT).size());
		LevelSnapshot agents = level.withSpawnPoints(List.of(new SpawnPoint(new Cell(0, 0), Set.of("a")),
				new SpawnPoint(new Cell(5, 0))));
		assertEquals(2, check(agents, Symmetry.LEFT_RIGHT).size());
	}

	@Test
	void aMapThatCannotHaveTheSymmetryIsTold() {
		List<Finding> findings = check(Pictures.level(ARENA), Symmetry.QUARTER_TURNS);
		assertEquals(List.of("a map of 6 x 3 cells cannot have the symmetry quarter-turns, which needs as many columns as rows"),
				findings.stream().map(Finding::message).toList());
	}

	@Test
	void aLevelThatWasNeverSymmetricHasAFewFindings() {
		List<Finding> findings = check(Pictures.level("@...".repeat(100) + "\n" + "....".repeat(100) + "\n"), Symmetry.LEFT_RIGHT);
		assertEquals(51, findings.size());
		assertTrue(findings.getLast().message().endsWith(" more places differ from their mirrored places"),
				findings.getLast().message());
	}

	private static List<Finding> check(LevelSnapshot level, Symmetry symmetry) {
		LevelSnapshot asked = new LevelSnapshot(level.header().withIntent(
				new DesignIntent(Map.of(), List.of(), List.of(), false, 1, symmetry)), level.grid());
		return new BrokenSymmetryRule().check(LevelAnalysis.of(asked, Progress.NONE), 1, Progress.NONE);
	}
}
