package org.leeway.pathing.steering.repair;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;

/** Tests of paths of repairing planners on random maps. An answer must report conflicts exactly where the oracle finds overlaps. */
class RandomRepairTest {

	private static final int SIZE = 20;
	private static final int QUERIES = 250;

	private static Stream<PlannerProvider> providers() {
		return Stream.of(new DubinsProvider(), new SmoothProvider(), new RecalculateProvider(), new TightenProvider(),
				new ReverseProvider());
	}

	@ParameterizedTest
	@MethodSource("providers")
	void anAnswerIsLegalExactlyWhereTheOracleFindsNoOverlap(PlannerProvider provider) {
		int legal = 0;
		int illegal = 0;
		for (long seed = 0; seed < QUERIES; seed++) {
			Random random = new Random(seed);
			World world = world(random);
			Agent agent = RepairCase.car(0.5 + 2 * random.nextDouble(), 0.3 + 1.2 * random.nextDouble(),
					random.nextInt(5) == 0 ? 0 : 3 * random.nextDouble(), random.nextBoolean());
			PlanResult result = RepairCase.plan(provider, world, agent, pose(random), pose(random));
			RepairCase.check(result, world, provider.id() + ", seed " + seed);
			legal += result.isLegal() ? 1 : 0;
			illegal += result.isFound() && !result.isLegal() ? 1 : 0;
		}
		assertTrue(legal > QUERIES / 20 && illegal > QUERIES / 20, legal + " legal, " + illegal + " illegal");
	}

	private static World world(Random random) {
		TerrainGridEditor grid = TerrainGrid.filled(SIZE, SIZE, Pictures.GROUND).edit();
		for (int i = random.nextInt(14); i > 0; i--) {
			int x = random.nextInt(SIZE);
			grid.fillRow(x, random.nextInt(SIZE), 1 + random.nextInt(Math.min(7, SIZE - x)),
					random.nextInt(4) == 0 ? Pictures.SWAMP : Pictures.SOLID);
		}
		List<Circle> circles = new ArrayList<>();
		for (int i = random.nextInt(3); i > 0; i--) {
			circles.add(new Circle(SIZE * random.nextDouble(), SIZE * random.nextDouble(), random.nextDouble()));
		}
		List<Polygon> polygons = random.nextInt(3) > 0 ? List.of()
				: List.of(new RandomMaps(random.nextLong()).star(SIZE, SIZE));
		return new World(grid.build(), TerrainSpeeds.of(Map.of(Pictures.SWAMP, 0.5)),
				Scene.of(circles, polygons, SIZE, SIZE), Map.of(), 1, Diagonals.NEVER);
	}

	private static Pose pose(Random random) {
		Point place = random.nextBoolean() ? new Point(1 + (SIZE - 2) * random.nextDouble(), 1 + (SIZE - 2) * random.nextDouble())
				: new Point(1.5 + random.nextInt(SIZE - 2), 1.5 + random.nextInt(SIZE - 2));
		return random.nextBoolean() ? Pose.at(place) : Pose.at(place, Math.PI * random.nextInt(-8, 8) / 4);
	}
}
