package org.leeway.pathing.bench;

import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.Dubins;
import org.leeway.pathing.steering.curve.ReedsShepp;
import org.leeway.pathing.steering.curve.SteeringPath;
import org.leeway.testing.RandomPoses;
import org.leeway.testing.SteeringWords;

/**
 * A program that checks Leeway's curves between random pairs of poses. Leeway chooses the word of each curve, that is, its
 * sequence of turns and straight lines. The program tries all words. Prints the largest difference between the length of a
 * chosen word and the length of the shortest word. Also prints the largest distance between the end of a path and its goal.
 */
public final class SteeringWordsReport {

	private static final double SAME = 1e-9;

	private final SteeringWords words = new SteeringWords();
	private double worstLength;
	private double worstEnd;
	private long failures;

	private SteeringWordsReport() {
	}

	/**
	 * Prints the report.
	 *
	 * @param arguments {@code dubins} or {@code reeds-shepp}, the number of pairs, and a seed
	 */
	public static void main(String[] arguments) {
		boolean reverses = "reeds-shepp".equals(arguments[0]);
		long pairs = (long) Double.parseDouble(arguments[1]);
		RandomPoses asked = new RandomPoses(Long.parseLong(arguments[2]));
		SteeringWordsReport report = new SteeringWordsReport();
		for (long i = 0; i < pairs; i++) {
			asked.next();
			if (reverses) {
				report.reedsShepp(asked);
			} else {
				report.dubins(asked);
			}
		}
		System.out.println(arguments[0] + ", " + pairs + " pairs, seed " + arguments[2] + ": lengths differ by up to "
				+ report.worstLength + ", ends miss the goal by up to " + report.worstEnd + " cells or radians, "
				+ report.failures + " failures");
	}

	private void dubins(RandomPoses asked) {
		Dubins curve = new Dubins(asked.radius);
		double length = asked.length(curve::length);
		compare(asked, length, words.dubins(asked.along(), asked.across(), asked.turn()), curve.path());
	}

	private void reedsShepp(RandomPoses asked) {
		ReedsShepp curve = new ReedsShepp(asked.radius);
		double length = asked.length(curve::length);
		compare(asked, length, words.reedsShepp(asked.along(), asked.across(), asked.turn()), curve.path());
	}

	private void compare(RandomPoses asked, double length, double shortest, SteeringPath path) {
		Pose end = path.end();
		double off = Math.hypot(end.position().x() - asked.toX, end.position().y() - asked.toY);
		double turned = end.heading().getAsDouble() - asked.toHeading;
		double miss = Math.max(off, Math.abs(turned - 2 * Math.PI * Math.rint(turned / (2 * Math.PI))));
		double difference = Math.max(Math.abs(length - asked.radius * shortest), Math.abs(length - path.length()));
		if (!(miss <= SAME && difference <= SAME)) {
			failures++;
			System.out.println(asked + ": " + length + ", " + asked.radius * shortest + ", " + path + ", misses by " + miss);
		}
		worstLength = Math.max(worstLength, difference);
		worstEnd = Math.max(worstEnd, miss);
	}
}
