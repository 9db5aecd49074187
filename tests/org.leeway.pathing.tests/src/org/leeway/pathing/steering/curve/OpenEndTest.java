package org.leeway.pathing.steering.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;
import org.leeway.pathing.steering.curve.SteeringPath.Turn;
import org.leeway.testing.OpenHeadingOracle;
import org.leeway.testing.RandomPoses;
import org.leeway.testing.Rounds;
import org.leeway.testing.SteeringWords;

/** Tests of paths with an open heading at the end, by comparison with the best of many sampled paths. */
@Tag("slow")
class OpenEndTest {

	private static final double SAME = 1e-9;

	@ParameterizedTest
	@ValueSource(booleans = {false, true})
	void noHeadingHasAShorterPath(boolean reverses) {
		long seed = 31;
		RandomPoses asked = new RandomPoses(seed);
		SteeringWords words = new SteeringWords();
		for (int i = 0; i < 2000; i++) {
			asked.next();
			double along = asked.along();
			double across = asked.across();
			double least = OpenHeadingOracle.least(
					turn -> reverses ? words.reedsShepp(along, across, turn) : words.dubins(along, across, turn));
			assertEquals(asked.radius * least, cost(asked, reverses ? 1 : 0), 1e-6, () -> "seed " + seed + ", " + asked);
		}
	}

	@ParameterizedTest
	@ValueSource(doubles = {1, 1.4, 2})
	void noPathCostsLess(double reverseCost) {
		long seed = 35;
		SplittableRandom random = new SplittableRandom(seed);
		for (int i = 0; i < Rounds.of(6); i++) {
			double x = 8 * random.nextDouble() - 4;
			double y = 8 * random.nextDouble() - 4;
			assertEquals(OpenHeadingOracle.leastOfArcs(x, y, reverseCost), new OpenEnd(1, reverseCost).cost(0, 0, 0, x, y), 1e-6,
					() -> "seed " + seed + ": " + x + ", " + y);
		}
	}

	/**
	 * Shows a known limit of {@link OpenEnd}, whose paths change gear at most once. If driving in reverse costs ten times as
	 * much as driving forward, a path with two changes of gear may be cheaper. For example: an arc to the right, an arc to the
	 * left in reverse, an arc to the right, and a line.
	 */
	@Test
	void ifReversingIsDearACheaperPathMayExist() {
		double least = OpenHeadingOracle.leastOfArcs(0.24, 1.78, 10);
		double cost = new OpenEnd(1, 10).cost(0, 0, 0, 0.24, 1.78);
		assertTrue(least < cost - 0.1, least + ", " + cost);
	}

	@ParameterizedTest
	@ValueSource(doubles = {0, 0.3, 2})
	void aTestOfLinesSeesTheEndsOfForwardPaths(double radius) {
		long seed = 36;
		SplittableRandom random = new SplittableRandom(seed);
		OpenEnd end = new OpenEnd(radius, 0);
		for (int i = 0; i < 2000; i++) {
			Pose start = Pose.at(new Point(random.nextDouble(), random.nextDouble()), 7 * random.nextDouble());
			Point place = new Point(8 * random.nextDouble() - 4, 8 * random.nextDouble() - 4);
			double middle = 7 * random.nextDouble();
			double longest = 6 * random.nextDouble();
			OpenEnd.LineTest test = (heading, length) -> Math.cos(heading - middle) > 0.3 && length < longest;
			boolean expected = end.paths(start, place).stream().anyMatch(path -> path.pieces().getLast().turn() != Turn.STRAIGHT
					|| test.accepts(path.end().heading().getAsDouble(), path.pieces().getLast().length()));
			assertEquals(expected, end.isForwardAccepted(start.position().x(), start.position().y(),
					start.heading().getAsDouble(), place.x(), place.y(), test), "seed " + seed + ", " + i + ": " + start + " to " + place);
		}
	}

	@ParameterizedTest
	@ValueSource(doubles = {0, 1, 1.7})
	void everyPathLeadsToThePlace(double reverseCost) {
		long seed = 32;
		RandomPoses asked = new RandomPoses(seed);
		SplittableRandom random = new SplittableRandom(seed);
		for (int i = 0; i < 30_000; i++) {
			asked.next();
			double off = i % 2 * Math.pow(10, -random.nextInt(5, 17));
			asked.toX += off * random.nextGaussian();
			asked.toY += off * random.nextGaussian();
			String context = "seed " + seed + ", " + asked;
			OpenEnd open = new OpenEnd(asked.radius, reverseCost);
			double least = cost(asked, reverseCost);
			double last = least - SAME;
			for (SteeringPath path : open.paths(start(asked), new Point(asked.toX, asked.toY))) {
				assertTrue(cost(path, reverseCost) >= last - SAME, context);
				last = cost(path, reverseCost);
				asked.toHeading = path.end().heading().getAsDouble();
				Drive.assertLeads(path, asked, path.length(), context);
				Drive.assertLeads(path.back(), back(asked, path), path.length(), context);
			}
			assertEquals(least, cost(open.path(start(asked), new Point(asked.toX, asked.toY)), reverseCost), SAME, context);
		}
	}

	private static RandomPoses back(RandomPoses asked, SteeringPath path) {
		RandomPoses back = new RandomPoses(0);
		back.radius = asked.radius;
		back.fromX = path.end().position().x();
		back.fromY = path.end().position().y();
		back.fromHeading = path.end().heading().getAsDouble() + Math.PI;
		back.toX = asked.fromX;
		back.toY = asked.fromY;
		back.toHeading = asked.fromHeading + Math.PI;
		return back;
	}

	@Test
	void dearReversingIsAvoided() {
		RandomPoses asked = new RandomPoses(33);
		for (int i = 0; i < 30_000; i++) {
			asked.next();
			double forward = cost(asked, 0);
			double dear = cost(asked, 1e9);
			assertEquals(forward, dear, SAME, asked::toString);
			double twice = cost(asked, 2);
			double shortest = cost(asked, 1);
			assertTrue(shortest <= twice + SAME && twice <= Math.min(forward, 2 * shortest) + SAME, asked::toString);
		}
	}

	private static double cost(RandomPoses asked, double reverseCost) {
		return new OpenEnd(asked.radius, reverseCost).cost(asked.fromX, asked.fromY, asked.fromHeading, asked.toX, asked.toY);
	}

	private static double cost(SteeringPath path, double reverseCost) {
		return path.pieces().stream()
				.mapToDouble(piece -> piece.gear() == Gear.FORWARD ? piece.length() : reverseCost * piece.length()).sum();
	}

	private static Pose start(RandomPoses asked) {
		return Pose.at(new Point(asked.fromX, asked.fromY), asked.fromHeading);
	}

	@ParameterizedTest
	@CsvSource({"0, 2, 0, LR, 5.470429745810926", "0, 2, 1, lR, 1.823476581936975", "0, -2, 1, rL, 1.823476581936975",
			"5, 0, 0, S, 2.5", "-5, 0, 1, s, 2.5", "0, 0, 0, '', 0", "0, 4, 0, R, 3.141592653589793",
			"0, 8, 1, lRS, 4.671133733151583", "0, -8, 1, rLS, 4.671133733151583"})
	void words(double x, double y, double reverseCost, String word, double length) {
		SteeringPath path = new OpenEnd(2, reverseCost).path(Pose.at(new Point(3, 4), 0), new Point(3 + x, 4 + y));
		assertEquals(word, path.pieces().stream().map(OpenEndTest::letter).collect(Collectors.joining()));
		assertEquals(length, path.length() / 2, SAME);
	}

	private static String letter(Piece piece) {
		String letter = piece.turn().name().substring(0, 1);
		return piece.gear() == Gear.FORWARD ? letter : letter.toLowerCase();
	}

	@Test
	void withoutARadiusTheUnitTurnsAsLittleAsItMay() {
		Pose start = Pose.at(new Point(1, 1), 0);
		SteeringPath ahead = new OpenEnd(0, 1).path(start, new Point(4, 5));
		assertEquals("RS", ahead.pieces().stream().map(OpenEndTest::letter).collect(Collectors.joining()));
		SteeringPath behind = new OpenEnd(0, 1).path(start, new Point(-2, 5));
		assertEquals("Ls", behind.pieces().stream().map(OpenEndTest::letter).collect(Collectors.joining()));
		assertEquals(5, behind.length(), SAME);
		assertEquals(0, behind.end().position().distance(new Point(-2, 5)), SAME);
		assertEquals(5, new OpenEnd(0, 1).cost(1, 1, 0, -2, 5), SAME);
	}

	@Test
	void badRadius() {
		assertThrows(IllegalArgumentException.class, () -> new OpenEnd(-1, 0));
		assertThrows(IllegalArgumentException.class, () -> new OpenEnd(Double.NaN, 0));
	}
}
