package org.leeway.pathing.steering.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.leeway.testing.RandomPoses;
import org.leeway.testing.SteeringWords;

/**
 * Tests of the choice of the shortest curve. A curve consists of turns and lines, and their kinds and order are called a
 * word (LSR: left turn, straight line, right turn). The chosen curve must be as short as the shortest curve among all words.
 * A simulated unit drives the chosen curve, which must lead to the goal.
 */
class WordsTest {

	private static final int PAIRS = 100_000;
	private static final double SAME = 1e-9;

	@Test
	void dubinsIsTheShortestOfAllWords() {
		long seed = 17;
		RandomPoses asked = new RandomPoses(seed);
		SteeringWords words = new SteeringWords();
		for (int i = 0; i < PAIRS; i++) {
			asked.next();
			String context = "seed " + seed + ", " + asked;
			Dubins curve = new Dubins(asked.radius);
			double length = asked.length(curve::length);
			assertEquals(asked.radius * words.dubins(asked.along(), asked.across(), asked.turn()), length, SAME, context);
			Drive.assertLeads(curve.path(), asked, length, context);
		}
	}

	@Test
	void reedsSheppIsTheShortestOfAllWords() {
		long seed = 18;
		RandomPoses asked = new RandomPoses(seed);
		SteeringWords words = new SteeringWords();
		for (int i = 0; i < PAIRS; i++) {
			asked.next();
			String context = "seed " + seed + ", " + asked;
			ReedsShepp curve = new ReedsShepp(asked.radius);
			double length = asked.length(curve::length);
			assertEquals(asked.radius * words.reedsShepp(asked.along(), asked.across(), asked.turn()), length, SAME, context);
			Drive.assertLeads(curve.path(), asked, length, context);
			assertTrue(length <= asked.length(new Dubins(asked.radius)::length) + SAME, context);
		}
	}

	@Test
	void nearlyRegularPairs() {
		long seed = 20;
		RandomPoses asked = new RandomPoses(seed);
		SplittableRandom random = new SplittableRandom(seed);
		for (int i = 0; i < PAIRS; i++) {
			asked.next();
			double off = Math.pow(10, -random.nextInt(5, 17));
			asked.toX += off * random.nextGaussian();
			asked.toY += off * random.nextGaussian();
			asked.toHeading += off * random.nextGaussian();
			String context = "seed " + seed + ", " + asked;
			Dubins dubins = new Dubins(asked.radius);
			double length = asked.length(dubins::length);
			Drive.assertLeads(dubins.path(), asked, length, context);
			ReedsShepp reedsShepp = new ReedsShepp(asked.radius);
			assertTrue(asked.length(reedsShepp::length) <= length + SAME, context);
			Drive.assertLeads(reedsShepp.path(), asked, asked.length(reedsShepp::length), context);
		}
	}

	@Test
	void everyWordLeadsToTheGoal() {
		long seed = 19;
		RandomPoses asked = new RandomPoses(seed);
		Set<String> found = new HashSet<>();
		SteeringWords words = new SteeringWords((turns, backwards, a, b, c, d, e) -> {
			double[] amounts = { a, b, c, d, e };
			StringBuilder word = new StringBuilder();
			Drive unit = new Drive(0, 0, 0);
			for (int i = 0; i < turns.length(); i++) {
				int at = backwards ? turns.length() - 1 - i : i;
				char turn = turns.charAt(at);
				unit.drive(amounts[at], turn == 'S' ? 0 : turn == 'R' ? amounts[at] : -amounts[at]);
				word.append(turn).append(amounts[at] < 0 ? '-' : '+');
			}
			unit.assertAt(asked.along(), asked.across(), asked.turn(), "seed " + seed + ", " + word + ", " + asked);
			found.add(word.toString());
		});
		for (int i = 0; i < 3000; i++) {
			do {
				asked.next();
			} while (asked.radius % 0.5 == 0);
			words.reedsShepp(asked.along(), asked.across(), asked.turn());
			words.dubins(asked.along(), asked.across(), asked.turn());
		}
		assertEquals(48 + 2, found.size(), () -> "those of Reeds and Shepp, and two arcs more than half a circle: " + found);
	}
}
