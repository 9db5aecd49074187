package org.leeway.pathing.steering.curve;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;
import org.leeway.pathing.steering.curve.SteeringPath.Turn;

/**
 * The coordinates of a place as seen by a unit: x is the distance ahead, y is the distance to the side. The frame is
 * mirrored so that y is at least 0. In a frame for reverse, x is the distance behind.
 * <p>
 * The unit of length is the turning radius, or a cell if the radius is 0.
 */
final class PlaceFrame {

	/** Least size of a piece of a path, in turning radii or radians. Smaller pieces are left out. */
	private static final double NOTHING = 1e-13;

	private final Pose start;
	private final double radius;
	private final Gear forward;
	private final int side;

	final double x;
	final double y;

	/**
	 * Computes the coordinates of a place as seen by a unit at the pose {@code start}.
	 *
	 * @param forward the gear that counts as forward. With {@link Gear#REVERSE}, x is the distance behind the unit
	 */
	PlaceFrame(Pose start, Point place, double radius, Gear forward) {
		this.start = start;
		this.radius = radius;
		this.forward = forward;
		double heading = start.heading().getAsDouble();
		double dx = place.x() - start.position().x();
		double dy = place.y() - start.position().y();
		double along = dx * Math.cos(heading) + dy * Math.sin(heading);
		double across = dy * Math.cos(heading) - dx * Math.sin(heading);
		double unit = radius == 0 ? 1 : radius;
		this.side = across < 0 ? -1 : 1;
		this.x = (forward == Gear.FORWARD ? along : -along) / unit;
		this.y = Math.abs(across) / unit;
	}

	/**
	 * Returns two paths without a change of gear. One path is an arc to the right and a line, the other path is an arc to
	 * the left and a line. If the place is inside the right turning circle, the first path does not exist. The result then
	 * has an arc to the left and an arc to the right instead.
	 */
	List<SteeringPath> inOneGear() {
		List<SteeringPath> paths = new ArrayList<>();
		for (int turn : new int[] {1, -1}) {
			double line = ArcLine.line(x, turn * y, Math.signum(radius));
			if (!Double.isNaN(line)) {
				paths.add(path(turn > 0 ? "RS" : "LS", ArcLine.turn(x, turn * y, line, Math.signum(radius)), line));
			} else if (turn > 0) {
				paths.add(path("LR", PlaceWords.loopFirst(x, y), PlaceWords.loopSecond(x, y)));
			}
		}
		return paths;
	}

	/**
	 * Returns the path that changes gear once, from reverse to forward. In a frame for reverse, the gears are exchanged. Empty if a
	 * path without a change of gear is shorter.
	 */
	List<SteeringPath> inBothGears(GearSwitch gears) {
		double line = gears.line(x, y);
		double first = gears.first(x, y, line);
		double second = gears.second(x, y, line);
		return first < 0 ? List.of() : List.of(line > 0 ? path("LRS", -first, second, line) : path("LR", -first, second));
	}

	/**
	 * Returns the path with given pieces.
	 *
	 * @param turns a letter for each piece: L for an arc to the left, S for a line, R for an arc to the right
	 * @param amounts indexed by piece: the angle of an arc in radians, or the length of a line; negative in reverse
	 */
	private SteeringPath path(String turns, double... amounts) {
		List<Piece> pieces = new ArrayList<>();
		for (int i = 0; i < amounts.length; i++) {
			if (Math.abs(amounts[i]) >= NOTHING) {
				Gear gear = amounts[i] > 0 == (forward == Gear.FORWARD) ? Gear.FORWARD : Gear.REVERSE;
				pieces.add(piece(turns.charAt(i), gear, Math.abs(amounts[i])));
			}
		}
		return new SteeringPath(start.position().x(), start.position().y(), start.heading().getAsDouble(), radius, pieces);
	}

	private Piece piece(char turn, Gear gear, double size) {
		if (turn == 'S') {
			return new Piece(Turn.STRAIGHT, gear, radius == 0 ? size : radius * size, 0);
		}
		int sign = turn == 'R' ? side : -side;
		return radius > 0 ? new Piece(Turn.of(sign), gear, radius * size, size)
				: new Piece(Turn.of(gear == Gear.FORWARD ? sign : -sign), Gear.FORWARD, 0, size);
	}
}
