package org.leeway.pathing.traffic.turning;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.world.Scene;

/**
 * An oracle that checks the units of a crowd at random times within each step, with shapes of the Java library. Compares all
 * pairs of units, and each unit with all cells and circles. Also checks that no unit jumps, or turns more tightly than it can.
 */
final class TurningSampler {

	/**
	 * Margin between the tested shape of a unit and the outline of the unit's body, in cells. So bodies that merely touch do
	 * not count as overlapping.
	 */
	private static final double TOUCHING = 1e-6;
	private static final double ROUNDING = 1e-6;
	/** The number of corners of a polygon in place of a disc. */
	private static final int CORNERS = 64;

	private final Area walls = new Area();
	private final List<TurningGroup> groups;
	private final double stepSeconds;
	private final Random random;
	/** The last state of each unit: x, y, heading and time. */
	private final Map<Integer, double[]> last = new HashMap<>();

	TurningSampler(BitPlane passable, Scene scene, List<TurningGroup> groups, double stepSeconds, long seed) {
		this.groups = groups;
		this.stepSeconds = stepSeconds;
		this.random = new Random(seed);
		for (int y = -1; y <= passable.height(); y++) {
			for (int x = -1; x <= passable.width(); x++) {
				boolean isInside = x >= 0 && y >= 0 && x < passable.width() && y < passable.height();
				if (!isInside || !passable.get(x, y)) {
					walls.add(new Area(new Rectangle2D.Double(x, y, 1, 1)));
				}
			}
		}
		for (Circle circle : scene.circles()) {
			walls.add(disc(circle.x(), circle.y(), circle.radius()));
		}
	}

	/** Checks the units at the beginning of a step and at a random time of the step. */
	void check(List<TurningVehicle> units, long step, String message) {
		for (double part : new double[] {0, random.nextDouble()}) {
			List<Area> all = new ArrayList<>();
			for (TurningVehicle unit : units) {
				Leg.State state = new Leg.State();
				unit.course.at((step + part - unit.begin) * stepSeconds, state);
				follow(unit, state, (step + part) * stepSeconds, message);
				Area shape = shape(unit, state);
				for (Area other : all) {
					assertTrue(isApart(shape, other), () -> message + ": unit " + unit.id + " overlaps " + other.getBounds2D());
				}
				assertTrue(isApart(shape, walls), () -> message + ": unit " + unit.id + " overlaps a wall at " + shape.getBounds2D());
				all.add(shape);
			}
		}
	}

	private void follow(TurningVehicle unit, Leg.State state, double time, String message) {
		double heading = Math.atan2(state.sine, state.cosine);
		double[] before = last.put(unit.id, new double[] {state.x, state.y, heading, time});
		if (before != null) {
			double most = groups.get(unit.group).agent().speed() * (time - before[3]) + ROUNDING;
			double way = Math.hypot(state.x - before[0], state.y - before[1]);
			assertTrue(way <= most, message + ": unit " + unit.id + " moves by " + way + " instead of " + most);
			double turn = Math.abs(Math.IEEEremainder(heading - before[2], 2 * Math.PI));
			double radius = groups.get(unit.group).agent().turningRadius();
			assertTrue(radius == 0 || turn * radius <= most + ROUNDING, message + ": unit " + unit.id + " turns by " + turn);
		}
	}

	private Area shape(TurningVehicle unit, Leg.State state) {
		Body body = unit.body;
		double along = body.along() + body.radius() - TOUCHING;
		double across = body.across() + body.radius() - TOUCHING;
		Area shape = body.radius() > 0 ? disc(0, 0, along) : new Area(new Rectangle2D.Double(-along, -across, 2 * along, 2 * across));
		return shape.createTransformedArea(new AffineTransform(state.cosine, state.sine, -state.sine, state.cosine, state.x, state.y));
	}

	/**
	 * Returns a polygon inside a disc, with its corners on the edge of the disc. An {@code Ellipse2D} would not do, because
	 * parts of its outline may lie outside of the exact disc.
	 */
	private static Area disc(double x, double y, double radius) {
		Path2D.Double path = new Path2D.Double();
		path.moveTo(x + radius, y);
		for (int i = 1; i < CORNERS; i++) {
			path.lineTo(x + radius * Math.cos(2 * Math.PI * i / CORNERS), y + radius * Math.sin(2 * Math.PI * i / CORNERS));
		}
		path.closePath();
		return new Area(path);
	}

	private static boolean isApart(Area one, Area other) {
		if (!other.intersects(one.getBounds2D())) {
			return true;
		}
		Area both = new Area(one);
		both.intersect(other);
		return both.isEmpty();
	}
}
