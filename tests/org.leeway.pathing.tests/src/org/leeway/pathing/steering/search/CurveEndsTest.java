package org.leeway.pathing.steering.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BooleanSupplier;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;
import org.leeway.pathing.steering.sweep.CollisionWorld;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;

/** Tests of the quick checks of curves near the goal. The tests compare the answers with exact collision checks. */
class CurveEndsTest {

	private static final int SIZE = 24;
	private static final int ENDS = 300;
	private static final Capability LAND = Capability.of(0);

	private static World world(Random random) {
		TerrainGridEditor grid = TerrainGrid.filled(SIZE, SIZE, 0).edit();
		for (int i = 10 + random.nextInt(50); i > 0; i--) {
			grid.set(random.nextInt(SIZE), random.nextInt(SIZE), 1);
		}
		List<Circle> circles = List.of(new Circle(SIZE * random.nextDouble(), SIZE * random.nextDouble(), random.nextDouble()));
		return new World(grid.build(), TerrainSpeeds.UNIFORM, Scene.of(circles, List.of(), SIZE, SIZE), Map.of(), 1,
				Diagonals.NEVER);
	}

	private static CollisionWorld ground(Random random) {
		return CollisionWorld.of(world(random), LAND);
	}

	private static Footprint footprint(Random random) {
		return random.nextBoolean() ? new Footprint.Disc(1.2 * random.nextDouble())
				: new Footprint.Rectangle(0.5 + 2 * random.nextDouble(), 0.5 + 2 * random.nextDouble());
	}

	private static Point place(Random random) {
		return new Point(SIZE * random.nextDouble(), SIZE * random.nextDouble());
	}

	private static Pose goal(Random random, CollisionWorld ground, Footprint footprint) {
		Pose goal = Pose.at(place(random), 7 * random.nextDouble());
		return ground.isFree(footprint, goal) ? goal : goal(random, ground, footprint);
	}

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
	void aLastPieceIsLegalIfItsCheckSaysSo(long seed) {
		Random random = new Random(seed);
		CollisionWorld ground = ground(random);
		Footprint footprint = footprint(random);
		Pose goal = goal(random, ground, footprint);
		UnitCurves curves = new UnitCurves(seed % 4 == 0 ? 0 : 3 * random.nextDouble(), random.nextInt(3));
		LastPieces last = new LastPieces(ground, footprint);
		int[] exact = new int[1];
		for (int i = 0; i < ENDS; i++) {
			Point from = place(random);
			curves.length(from.x(), from.y(), 7 * random.nextDouble(), goal.position().x(), goal.position().y(),
					goal.heading().getAsDouble());
			List<Piece> pieces = curves.pieces();
			Move move = curves.moves().getLast();
			boolean illegal = last.isIllegal(pieces.getLast(), () -> {
				exact[0]++;
				return move;
			});
			assertEquals(!ground.isFree(footprint, move), illegal, "seed " + seed + ", " + i + ": " + move);
		}
		assertTrue(exact[0] < ENDS / 2, "exact checks: " + exact[0]);
	}

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
	void noLegalLineToAGoalCountsAsIllegal(long seed) {
		Random random = new Random(seed);
		CollisionWorld ground = ground(random);
		Footprint footprint = footprint(random);
		Point goal = goal(random, ground, footprint).position();
		GoalRays rays = new GoalRays(ground, footprint, goal, SIZE);
		int found = 0;
		int illegal = 0;
		for (int i = 0; i < ENDS; i++) {
			double direction = 14 * random.nextDouble() - 7;
			double length = SIZE * random.nextDouble();
			Point from = new Point(goal.x() + length * Math.cos(direction), goal.y() + length * Math.sin(direction));
			BooleanSupplier free = () -> ground.isFree(footprint, new Move.Drive(new Segment(from, goal), Gear.FORWARD, 1));
			if (rays.isIllegal(direction, length)) {
				found++;
				assertFalse(free.getAsBoolean(), "seed " + seed + ", " + i + ": from " + from + " to " + goal);
			}
			illegal += free.getAsBoolean() ? 0 : 1;
		}
		assertTrue(footprint.core().radius() < 0.4 || found > illegal / 2, found + " of " + illegal);
	}

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
	void eachLegalCurveToTheGoalIsFound(long seed) {
		Random random = new Random(seed);
		World world = world(random);
		Footprint footprint = footprint(random);
		TurningUnit unit = new TurningUnit(LAND, footprint, 2 * random.nextDouble(), seed % 4 < 2 ? 0 : 2, Headings.EIGHT);
		TurningMap map = new TurningMap(world, unit, Primitives.of(unit, SIZE, SIZE));
		Pose headed = goal(random, map.ground(), footprint);
		Pose goal = seed % 2 == 0 ? headed : Pose.at(headed.position());
		GoalShots shots = new GoalShots(map, goal, SIZE);
		int found = 0;
		for (int i = 0; i < ENDS; i++) {
			Point place = goal.position();
			Pose from = Pose.at(new Point(place.x() + 10 * random.nextDouble() - 5, place.y() + 10 * random.nextDouble() - 5),
					7 * random.nextDouble());
			double expected = curves(unit, from, goal).stream()
					.filter(curve -> curve.stream().allMatch(move -> map.ground().isFree(footprint, move)))
					.mapToDouble(curve -> curve.stream().mapToDouble(Move::duration).sum()).min().orElse(Double.POSITIVE_INFINITY);
			double actual = shots.duration(from) < Double.POSITIVE_INFINITY
					? shots.moves(from).map(Moves::cost).orElse(Double.POSITIVE_INFINITY)
					: Double.POSITIVE_INFINITY;
			assertEquals(expected, actual, Double.isInfinite(expected) ? 0 : 1e-8, "seed " + seed + ", " + i + ": " + from);
			found += expected < Double.POSITIVE_INFINITY ? 1 : 0;
		}
		assertTrue(found > 0 && found < ENDS, "found " + found);
	}

	private static List<List<Move>> curves(TurningUnit unit, Pose from, Pose goal) {
		UnitCurves curves = new UnitCurves(unit.turningRadius(), unit.reverseCost());
		Point at = from.position();
		Point to = goal.position();
		double heading = from.heading().getAsDouble();
		return goal.heading().isEmpty() ? curves.movesTo(at.x(), at.y(), heading, to.x(), to.y(), path -> true)
				: List.of(curves.moves(at.x(), at.y(), heading, to.x(), to.y(), goal.heading().getAsDouble()));
	}
}
