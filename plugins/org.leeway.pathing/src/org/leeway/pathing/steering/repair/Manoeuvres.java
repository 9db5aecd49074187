package org.leeway.pathing.steering.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.ReedsShepp;
import org.leeway.pathing.steering.curve.SteeringPath;

/**
 * A search for the shortest way from a pose to a place by several moves, forward and in reverse, without an overlap. The middle
 * line is the straight line from the first position of the unit to the place. The search runs where a single curve would
 * overlap something. The moves are:
 * <ol>
 * <li>A straight drive, forward or in reverse.
 * <li>A curve, either to the place or to a point of the middle line.
 * <li>From a point of the middle line, a drive along this line to the place, or a curve if a heading is given there.
 * </ol>
 */
final class Manoeuvres {

	/** Longest straight drive at the beginning of a manoeuvre, in turning radii. */
	private static final double STRAIGHT = 3;
	private static final int STRAIGHT_STEPS = 6;
	/**
	 * Largest distance, in turning radii, from the unit's first position to the point where the curve meets the middle
	 * line. For points behind the first position, half of this distance.
	 */
	private static final double ALONG = 4;
	private static final int ALONG_STEPS = 8;

	private final RepairQuery query;
	private final double radius;
	private final Pose from;
	private final Pose line;
	private final Pose to;
	private final ReedsShepp curve;

	/**
	 * A manoeuvre, as the poses between its curves.
	 *
	 * @param poses the ends of the curves. The shortest curve joins each pose with the next pose
	 * @param length the length of all curves, in cells
	 */
	private record Manoeuvre(List<Pose> poses, double length) {
	}

	/**
	 * Creates a search.
	 *
	 * @param from the pose of the unit before the manoeuvre
	 * @param to the place, with a heading if the unit must have this heading there
	 */
	Manoeuvres(RepairQuery query, Pose from, Pose to) {
		this.query = query;
		this.radius = query.agent().turningRadius();
		this.from = from;
		this.line = from.position().equals(to.position()) ? from : ShortestCurves.facing(from.position(), to.position());
		this.to = to.heading().isPresent() ? to : new Pose(to.position(), line.heading());
		this.curve = new ReedsShepp(radius);
	}

	/** Returns the curves of the shortest way on which the unit overlaps nothing. Empty if there is no such way. */
	Optional<List<SteeringPath>> shortest() {
		return all().stream().sorted(Comparator.comparingDouble(Manoeuvre::length)).map(this::curves)
				.filter(curves -> curves.stream().allMatch(each -> query.isFree(each.trajectory(1).moves()))).findFirst();
	}

	private List<Manoeuvre> all() {
		List<Manoeuvre> all = new ArrayList<>();
		double ahead = Math.min(ALONG * radius, line.position().distance(to.position())) / ALONG_STEPS;
		double behind = ALONG * radius / ALONG_STEPS;
		for (int i = -STRAIGHT_STEPS; i <= STRAIGHT_STEPS; i++) {
			Pose shifted = moved(from, i * STRAIGHT * radius / STRAIGHT_STEPS);
			for (int j = -ALONG_STEPS / 2; j <= ALONG_STEPS; j++) {
				all.add(manoeuvre(List.of(from, shifted, moved(line, j * (j < 0 ? behind : ahead)), to)));
			}
			all.add(manoeuvre(List.of(from, shifted, to)));
		}
		return all;
	}

	private static Pose moved(Pose pose, double along) {
		double heading = pose.heading().getAsDouble();
		return Pose.at(new Point(pose.position().x() + along * Math.cos(heading),
				pose.position().y() + along * Math.sin(heading)), heading);
	}

	private Manoeuvre manoeuvre(List<Pose> poses) {
		double length = 0;
		for (int i = 1; i < poses.size(); i++) {
			length += length(poses.get(i - 1), poses.get(i));
		}
		return new Manoeuvre(poses, length);
	}

	private double length(Pose start, Pose end) {
		return curve.length(start.position().x(), start.position().y(), start.heading().getAsDouble(), end.position().x(),
				end.position().y(), end.heading().getAsDouble());
	}

	private List<SteeringPath> curves(Manoeuvre manoeuvre) {
		query.progress().check();
		List<SteeringPath> curves = new ArrayList<>();
		for (int i = 1; i < manoeuvre.poses().size(); i++) {
			curves.add(ShortestCurves.between(manoeuvre.poses().get(i - 1), manoeuvre.poses().get(i), radius, true));
		}
		return curves;
	}
}
