package org.leeway.pathing.steering.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;
import org.leeway.pathing.steering.curve.SteeringPath.Turn;

/** Tests of curves between pairs of poses at which formulas of curves are known to fail. Headings are in eighths of a turn. */
class TrapsTest {

	private static final double SAME = 1e-9;

	private static Pose pose(double x, double y, double eighths) {
		return Pose.at(new Point(x, y), eighths * Math.PI / 4);
	}

	/**
	 * Returns a letter for each piece of the path: L (left), S (straight) or R (right). Pieces in reverse gear have small
	 * letters.
	 */
	private static String word(SteeringPath path) {
		return path.pieces().stream().map(TrapsTest::letter).collect(Collectors.joining());
	}

	private static String letter(Piece piece) {
		String letter = piece.turn().name().substring(0, 1);
		return piece.gear() == Gear.FORWARD ? letter : letter.toLowerCase();
	}

	@ParameterizedTest
	@CsvSource({ "0, 0, 2, 1, 0, -2, 1, RLR, up is drawn down", "0, 0, -2, 1, 0, 2, 1, LRL, as the map is seen",
			"0, 0, -2, 2, 0, 2, 2, LRL, with another radius", "0, 0, 0, 5, 0, 0, 1, S, straight ahead",
			"0, 0, 1, 7, 7, 1, 1, S, along a diagonal", "0.5, 0.5, -3, -6.5, -6.5, -3, 1, S, along another",
			"0, 0, 0, 1, 1, 2, 1, R, a quarter", "0, 0, 0, 0, 2, 4, 1, R, half a circle", "0, 0, 0, 0, 2, -4, 1, R, and so",
			"0, 0, 0, -1, 1, -2, 1, R, three quarters", "0, 0, 0, 2, 2, 0, 1, RL, two quarters",
			"0, 0, 4, -2, 2, -4, 1, LR, and mirrored", "0, 0, 0, 3, 1, 2, 1, SR, a line first",
			"0, 0, 0, 1, 4, 2, 1, RS, a line last", "3, 4, 5, 3, 4, 5, 1, '', already there",
			"3, 4, 5, 3, 4, -3, 1, '', there but for whole turns" })
	void dubins(double x, double y, double heading, double toX, double toY, double toHeading, double radius, String word,
			String what) {
		SteeringPath path = Dubins.path(pose(x, y, heading), pose(toX, toY, toHeading), radius);
		assertEquals(word, word(path), what);
		assertEnds(path, toX, toY, toHeading);
	}

	@ParameterizedTest
	@CsvSource({ "0, 0, 0, -5, 0, 0, 1, s, straight back", "0, 0, 3, 7, -7, 3, 1, s, along a diagonal",
			"0, 0, 0, 1, 1, 2, 1, R, a quarter", "0, 0, 0, -1, 1, -2, 1, r, and back", "3, 4, 5, 3, 4, -3, 1, '', already there",
			"0, 0, 0, 0, 0, 4, 1, RlR, turn round on the spot" })
	void reedsShepp(double x, double y, double heading, double toX, double toY, double toHeading, double radius, String word,
			String what) {
		SteeringPath path = ReedsShepp.path(pose(x, y, heading), pose(toX, toY, toHeading), radius);
		assertEquals(word, word(path), what);
		assertEnds(path, toX, toY, toHeading);
	}

	@Test
	void threeThirdsOfHalfATurnTurnRound() {
		assertEquals(Math.PI, ReedsShepp.path(pose(0, 0, 0), pose(0, 0, 4), 1).length(), SAME);
	}

	@Test
	void aWholeTurnIsNotLostWhereItIsNeeded() {
		Pose beside = Pose.at(new Point(5, 1e-6), 0);
		assertTrue(Dubins.path(pose(0, 0, 0), beside, 1).length() < 5.1, "two small turns");
		Pose behind = Pose.at(new Point(-1e-6, 0), 0);
		assertEquals(2 * Math.PI, Dubins.path(pose(0, 0, 0), behind, 1).length(), 1e-5, "a whole turn");
	}

	@Test
	void withoutARadiusTheUnitTurnsOnTheSpot() {
		SteeringPath forward = Dubins.path(pose(1, 1, 0), pose(1, 4, 4), 0);
		assertEquals("RSR", word(forward));
		assertEquals(3, forward.length(), SAME);
		assertEnds(forward, 1, 4, 4);
		SteeringPath back = ReedsShepp.path(pose(1, 1, 0), pose(-2, 1, 0), 0);
		assertEquals("s", word(back));
		SteeringPath turn = ReedsShepp.path(pose(1, 1, 0), pose(1, 1, 3), 0);
		assertEquals(List.of(new Piece(Turn.RIGHT, Gear.FORWARD, 0, 3 * Math.PI / 4)), turn.pieces());
		assertEnds(turn, 1, 1, 3);
		SteeringPath line = ArcLine.path(pose(1, 1, 0), new Point(1, -2), 0);
		assertEquals("LS", word(line));
		assertEquals(3, line.length(), SAME);
	}

	@Test
	void tinyRadiiAndLongWays() {
		for (double radius = 1e-14; radius < 1e7; radius *= 10) {
			SteeringPath dubins = Dubins.path(pose(0, 0, 1), pose(2000, 1000, 6), radius);
			SteeringPath reedsShepp = ReedsShepp.path(pose(0, 0, 1), pose(2000, 1000, 6), radius);
			assertTrue(dubins.length() >= reedsShepp.length() - SAME && reedsShepp.length() >= Math.hypot(1000, 2000) - SAME,
					"radius " + radius);
			double rounding = 1e-14 * (radius + 1e4);
			for (SteeringPath path : List.of(dubins, reedsShepp)) {
				assertEquals(0, path.end().position().distance(new Point(2000, 1000)), rounding + SAME, "radius " + radius);
			}
		}
	}

	@Test
	void badInput() {
		assertThrows(IllegalArgumentException.class, () -> new Dubins(-1));
		assertThrows(IllegalArgumentException.class, () -> new ReedsShepp(Double.NaN));
		assertThrows(NoSuchElementException.class, () -> Dubins.path(pose(0, 0, 0), Pose.at(new Point(1, 1)), 1));
	}

	private static void assertEnds(SteeringPath path, double x, double y, double eighths) {
		assertEquals(0, path.end().position().distance(new Point(x, y)), SAME);
		assertEquals(0, Math.IEEEremainder(path.end().heading().getAsDouble() - eighths * Math.PI / 4, 2 * Math.PI), SAME);
	}
}
