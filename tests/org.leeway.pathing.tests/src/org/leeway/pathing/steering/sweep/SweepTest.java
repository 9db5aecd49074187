package org.leeway.pathing.steering.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.TrajectoryChecker;

/** Tests of swept footprints, by comparison with many poses along each move. */
class SweepTest {

	private static final int SIZE = 12;
	private static final int WALL = 1;
	private static final Capability GROUND = Capability.of(0);
	private static final int SAMPLES = 400;
	/**
	 * Depth of an overlap, in cells. A shallower overlap may begin and end between two samples, so that no sample shows
	 * it. A deeper overlap shows at some sample.
	 */
	private static final double BETWEEN = 0.05;

	private static World world(Random random) {
		TerrainGridEditor grid = TerrainGrid.filled(SIZE, SIZE, 0).edit();
		for (int i = random.nextInt(10); i > 0; i--) {
			grid.set(random.nextInt(SIZE), random.nextInt(SIZE), WALL);
		}
		List<Circle> circles = new ArrayList<>();
		for (int i = random.nextInt(3); i > 0; i--) {
			circles.add(new Circle(SIZE * random.nextDouble(), SIZE * random.nextDouble(), random.nextDouble()));
		}
		RandomMaps shapes = new RandomMaps(random.nextLong());
		List<Polygon> polygons = random.nextBoolean() ? List.of() : List.of(shapes.star(SIZE, SIZE));
		return new World(grid.build(), TerrainSpeeds.UNIFORM, Scene.of(circles, polygons, SIZE, SIZE), Map.of(), 1, Diagonals.NEVER);
	}

	private static Footprint footprint(Random random) {
		return random.nextBoolean() ? new Footprint.Disc(0.1 + 1.4 * random.nextDouble())
				: new Footprint.Rectangle(0.2 + 3 * random.nextDouble(), 0.2 + 1.5 * random.nextDouble());
	}

	private static Footprint changed(Footprint footprint, double by) {
		return switch (footprint) {
		case Footprint.Disc(double radius) -> new Footprint.Disc(Math.max(0, radius + by));
		case Footprint.Rectangle(double length, double width) -> new Footprint.Rectangle(Math.max(0, length + 2 * by),
				Math.max(0, width + 2 * by));
		case Footprint.Square square -> square;
		};
	}

	private static Point place(Random random) {
		return new Point(1 + (SIZE - 2) * random.nextDouble(), 1 + (SIZE - 2) * random.nextDouble());
	}

	private static Move move(Random random) {
		TurnDirection direction = random.nextBoolean() ? TurnDirection.CLOCKWISE : TurnDirection.COUNTERCLOCKWISE;
		Gear gear = random.nextInt(3) == 0 ? Gear.REVERSE : Gear.FORWARD;
		double angle = 7 * random.nextDouble();
		double sweep = random.nextInt(4) == 0 ? 2 * Math.PI : 2 * Math.PI * random.nextDouble();
		return switch (random.nextInt(3)) {
		case 0 -> new Move.Pivot(place(random), angle, sweep, direction, 0);
		case 1 -> new Move.Drive(new Segment(place(random), place(random)), gear, 1);
		default -> new Move.Drive(new Arc(place(random), 3 * random.nextDouble(), angle, sweep, direction), gear, 1);
		};
	}

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3, 4})
	void sweepsAreLegalExactlyWhereAllPosesAre(long seed) {
		Random random = new Random(seed);
		int legal = 0;
		int illegal = 0;
		for (int i = 0; i < 600; i++) {
			World world = world(random);
			Footprint footprint = footprint(random);
			Move move = move(random);
			CollisionWorld ground = CollisionWorld.of(world, GROUND);
			TrajectoryChecker checker = new TrajectoryChecker(world, BitPlane.empty(SIZE, SIZE), new Agent("", 1, GROUND), "")
					.offTerrain();
			String context = "seed " + seed + ", " + i + ": " + footprint + ", " + move;
			Optional<Overlap> first = ground.first(footprint, new Trajectory(move.at(0), List.of(move)));
			assertEquals(first.isEmpty(), ground.isFree(footprint, move), context);
			double sure = firstIllegal(checker, footprint, move);
			if (first.isEmpty()) {
				assertTrue(sure > 1, context + " is illegal at " + sure);
				legal++;
				continue;
			}
			illegal++;
			double share = first.get().share();
			assertTrue(share <= sure + 1e-6, context + " is illegal from " + sure + ", not from " + share);
			assertFalse(checker.isLegal(move.at(share), changed(footprint, 1e-5)), context + " from " + share);
			assertTrue(share == 0 || checker.isLegal(move.at(share * (1 - 1e-6)), changed(footprint, -1e-5)), context);
		}
		assertTrue(legal > 60 && illegal > 60, legal + " legal, " + illegal + " illegal");
	}

	/**
	 * Returns the first sample of a move at which the footprint is illegal, as a share of the move from 0 to 1. Returns 2 if
	 * the footprint is legal at all samples.
	 */
	private static double firstIllegal(TrajectoryChecker checker, Footprint footprint, Move move) {
		for (int i = 0; i <= SAMPLES; i++) {
			double share = (double) i / SAMPLES;
			if (!checker.isLegal(move.at(share), footprint)) {
				return share;
			}
		}
		return 2;
	}

	@ParameterizedTest
	@ValueSource(longs = {5, 6})
	void cellsAreCoveredWhereAPoseCoversThem(long seed) {
		Random random = new Random(seed);
		for (int i = 0; i < 40; i++) {
			Footprint footprint = footprint(random);
			Move move = move(random);
			List<Cell> covered = SweptCells.onMap(footprint, move, SIZE, SIZE);
			for (int y = 0; y < SIZE; y++) {
				for (int x = 0; x < SIZE; x++) {
					TerrainGridEditor grid = TerrainGrid.filled(SIZE, SIZE, 0).edit();
					grid.set(x, y, WALL);
					World world = World.of(grid.build(), Scene.EMPTY.within(100, 100));
					TrajectoryChecker checker = new TrajectoryChecker(world, BitPlane.empty(SIZE, SIZE),
							new Agent("", 1, GROUND), "").offTerrain();
					boolean listed = covered.contains(new Cell(x, y));
					String context = "seed " + seed + ", " + i + ": " + footprint + ", " + move + ", " + x + "," + y;
					if (listed && isInside(footprint, move)) {
						assertTrue(firstIllegal(checker, changed(footprint, BETWEEN), move) <= 1, context);
					} else if (!listed && isInside(footprint, move)) {
						assertTrue(firstIllegal(checker, footprint, move) > 1, context);
					}
				}
			}
		}
	}

	private static boolean isInside(Footprint footprint, Move move) {
		return CollisionWorld.of(World.of(TerrainGrid.filled(SIZE, SIZE, 0), Scene.EMPTY), GROUND).isFree(changed(footprint,
				2 * BETWEEN),
				move);
	}

	@Test
	void touchingIsLegalAndAHairMoreIsNot() {
		TerrainGridEditor grid = TerrainGrid.filled(SIZE, SIZE, 0).edit();
		grid.set(5, 3, WALL);
		grid.set(5, 5, WALL);
		CollisionWorld ground = CollisionWorld.of(World.of(grid.build(), Scene.EMPTY), GROUND);
		Move through = new Move.Drive(new Segment(new Point(2, 4.5), new Point(9, 4.5)), Gear.FORWARD, 1);
		assertTrue(ground.isFree(new Footprint.Disc(0.5), through));
		assertFalse(ground.isFree(new Footprint.Disc(0.5 + 1e-8), through));
		assertTrue(ground.isFree(new Footprint.Rectangle(2, 1), through));
		assertFalse(ground.isFree(new Footprint.Rectangle(2, 1 + 1e-8), through));
	}

	@Test
	void theFirstOverlapSaysWhereAndWhat() {
		Circle post = new Circle(8, 4, 1);
		CollisionWorld ground = CollisionWorld.of(World.of(TerrainGrid.filled(SIZE, SIZE, 0), Scene.of(List.of(post),
				List.of(), SIZE, SIZE)),
				GROUND);
		Move ahead = new Move.Drive(new Segment(new Point(2, 4), new Point(11, 4)), Gear.FORWARD, 1);
		Overlap overlap = ground.first(new Footprint.Rectangle(2, 1), new Trajectory(ahead.at(0), List.of(ahead))).orElseThrow();
		assertEquals(4, overlap.distance(), 1e-8, "the front at 7");
		assertEquals(new Overlap.Blocker.Obstacle(new ObstacleRef(ObstacleRef.Kind.CIRCLE, 0)), overlap.blocker());
		Overlap border = ground.first(new Footprint.Rectangle(2, 1), new Trajectory(Pose.at(new Point(2, 9), Math.PI),
				List.of(new Move.Drive(new Segment(new Point(2, 9), new Point(0, 9)), Gear.FORWARD, 1)))).orElseThrow();
		assertEquals(1, border.distance(), 1e-8);
		assertEquals(new Overlap.Blocker.Outside(), border.blocker());
	}

	@Test
	void aTurningRectangleHitsWithTheMiddleOfItsArc() {
		TerrainGridEditor grid = TerrainGrid.filled(SIZE, SIZE, 0).edit();
		grid.set(7, 7, WALL);
		CollisionWorld ground = CollisionWorld.of(World.of(grid.build(), Scene.EMPTY), GROUND);
		Footprint rod = new Footprint.Rectangle(4, 0.1);
		Pose across = Pose.at(new Point(5.9, 5.9), 0);
		assertTrue(ground.isFree(rod, across) && ground.isFree(rod, Pose.at(across.position(), Math.PI / 2)));
		assertFalse(ground.isFree(rod, new Move.Pivot(across.position(), 0, Math.PI / 2, TurnDirection.CLOCKWISE, 0)));
		assertTrue(ground.isFree(rod, new Move.Pivot(across.position(), 0, Math.PI / 2, TurnDirection.COUNTERCLOCKWISE, 0)));
	}
}
