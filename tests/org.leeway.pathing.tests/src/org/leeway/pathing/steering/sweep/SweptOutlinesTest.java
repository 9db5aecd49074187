package org.leeway.pathing.steering.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;

/**
 * Tests of the outlines of the area that a moving body sweeps. The outlines contain exactly the points that the body covers at
 * some time.
 */
class SweptOutlinesTest {

	private static final int POSES = 2000;
	/**
	 * Distance from the edge of the swept area, in cells, within which places are not tested. Two errors of the test are
	 * smaller: how far the body moves between two sampled poses, and how far an arc is from its chord.
	 */
	private static final double FUZZ = 0.02;

	@Test
	void aLineSweepsALongerBody() {
		Footprint.Rectangle body = new Footprint.Rectangle(2, 1);
		Trajectory path = Trajectory.along(Pose.at(new Point(1, 1), 0),
				List.of(new Segment(new Point(1, 1), new Point(5, 1))), 1);
		assertTrue(covers(body, path, new Point(5.9, 1.4)));
		assertTrue(!covers(body, path, new Point(6.1, 1)) && !covers(body, path, new Point(3, 1.6)));
	}

	@Test
	void randomPathsCoverExactlyWhatTheBodyDoes() {
		for (int seed = 0; seed < 120; seed++) {
			Random random = new Random(seed);
			Footprint.Rectangle body = new Footprint.Rectangle(0.5 + 3 * random.nextDouble(), 0.5 + 2 * random.nextDouble());
			Trajectory path = path(random);
			List<List<Point>> rings = rings(body, path);
			List<Pose> poses = IntStream.rangeClosed(0, POSES)
					.mapToObj(i -> path.atTime(path.duration() * i / POSES)).toList();
			for (int i = 0; i < 60; i++) {
				Point place = new Point(12 * random.nextDouble() - 6, 12 * random.nextDouble() - 6);
				double depth = poses.stream().mapToDouble(pose -> depth(body, pose, place)).max().orElseThrow();
				if (Math.abs(depth) > FUZZ) {
					assertEquals(depth > 0, covers(rings, place), "seed " + seed + " at " + place + ", depth " + depth);
				}
			}
		}
	}

	/**
	 * Returns three random moves: lines, arcs or turns on the spot in both gears. Each move begins where the move before it
	 * ends.
	 */
	private static Trajectory path(Random random) {
		Pose start = Pose.at(new Point(0, 0), 7 * random.nextDouble());
		List<Move> moves = new ArrayList<>();
		Pose at = start;
		for (int i = 0; i < 3; i++) {
			moves.add(move(at, random));
			at = moves.getLast().at(1);
		}
		return new Trajectory(start, moves);
	}

	private static Move move(Pose from, Random random) {
		TurnDirection direction = random.nextBoolean() ? TurnDirection.CLOCKWISE : TurnDirection.COUNTERCLOCKWISE;
		double heading = from.heading().orElseThrow();
		double sweep = 6 * random.nextDouble();
		Gear gear = random.nextBoolean() ? Gear.FORWARD : Gear.REVERSE;
		double course = gear == Gear.FORWARD ? heading : heading + Math.PI;
		return switch (random.nextInt(3)) {
		case 0 -> new Move.Pivot(from.position(), heading, sweep, direction, sweep);
		case 1 -> new Move.Drive(new Segment(from.position(), new Point(from.position().x() + 2 * Math.cos(course),
				from.position().y() + 2 * Math.sin(course))), gear, 1);
		default -> {
			double radius = 0.2 + 2 * random.nextDouble();
			double outwards = course - direction.sign() * Math.PI / 2;
			yield new Move.Drive(new Arc(new Point(from.position().x() - radius * Math.cos(outwards),
					from.position().y() - radius * Math.sin(outwards)), radius, outwards, sweep, direction), gear, 1);
		}
		};
	}

	/** Returns how deep inside the body a place is, negative outside. */
	private static double depth(Footprint.Rectangle body, Pose pose, Point place) {
		double dx = place.x() - pose.position().x();
		double dy = place.y() - pose.position().y();
		double heading = pose.heading().orElseThrow();
		double along = Math.abs(dx * Math.cos(heading) + dy * Math.sin(heading));
		double across = Math.abs(dy * Math.cos(heading) - dx * Math.sin(heading));
		return Math.min(body.length() / 2 - along, body.width() / 2 - across);
	}

	private static boolean covers(Footprint.Rectangle body, Trajectory path, Point place) {
		return covers(rings(body, path), place);
	}

	private static boolean covers(List<List<Point>> rings, Point place) {
		return rings.stream().mapToInt(ring -> winding(ring, place)).sum() != 0;
	}

	private static List<List<Point>> rings(Footprint.Rectangle body, Trajectory path) {
		return SweptOutlines.of(body, path).stream().map(piece -> piece.stream().flatMap(SweptOutlinesTest::points).toList()).toList();
	}

	private static Stream<Point> points(PathSegment segment) {
		return IntStream.range(0, 128).mapToObj(i -> segment.at(segment.length() * i / 128));
	}

	/** Returns the number of times that a ring goes around a place. */
	private static int winding(List<Point> ring, Point place) {
		int winding = 0;
		for (int i = 0; i < ring.size(); i++) {
			Point a = ring.get(i);
			Point b = ring.get((i + 1) % ring.size());
			if (a.y() <= place.y() != b.y() <= place.y()) {
				double x = a.x() + (place.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x());
				winding += x > place.x() ? a.y() < b.y() ? 1 : -1 : 0;
			}
		}
		return winding;
	}
}
