package org.leeway.pathing.plan;

import org.leeway.pathing.world.Agent;

/** The area that a unit covers around its centre. Immutable. */
public sealed interface Footprint {

	/** Returns the footprint of an agent on paths with headings: a rectangle if the agent's body has a length, else a disc. */
	static Footprint turning(Agent agent) {
		return agent.length().isPresent() ? new Rectangle(agent.length().getAsDouble(), agent.width())
				: new Disc(agent.radius());
	}

	/**
	 * Returns the largest disc that lies inside the footprint for every heading. The disc and the footprint have the same centre.
	 */
	default Disc core() {
		return switch (this) {
		case Disc disc -> disc;
		case Rectangle(double length, double width) -> new Disc(Math.min(length, width) / 2);
		case Square(int size) -> new Disc(size / 2.0);
		};
	}

	/**
	 * A square that never turns.
	 *
	 * @param size its side in cells, at least 1
	 */
	record Square(int size) implements Footprint {
	}

	/**
	 * A disc.
	 *
	 * @param radius in cells, at least 0
	 */
	record Disc(double radius) implements Footprint {
	}

	/**
	 * A rectangle that turns with the unit. The middle of the rectangle is the position of the unit.
	 *
	 * @param length along the heading, in cells, at least 0
	 * @param width across the heading, in cells, at least 0
	 */
	record Rectangle(double length, double width) implements Footprint {

		/**
		 * Returns the corners at a pose, clockwise on the screen, as x0, y0, x1, y1 and so on. If the pose has no heading,
		 * the heading is 0.
		 */
		public double[] corners(Pose pose) {
			double heading = pose.heading().orElse(0);
			double sine = Math.sin(heading);
			double cosine = Math.cos(heading);
			double ax = length / 2 * cosine;
			double ay = length / 2 * sine;
			double bx = -width / 2 * sine;
			double by = width / 2 * cosine;
			double x = pose.position().x();
			double y = pose.position().y();
			return new double[] {x + ax + bx, y + ay + by, x - ax + bx, y - ay + by, x - ax - bx, y - ay - by, x + ax - bx,
					y + ay - by};
		}
	}
}
