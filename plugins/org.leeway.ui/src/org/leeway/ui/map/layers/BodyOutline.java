package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Pose;

/**
 * The outline of a unit's body at a pose, with a chevron inside. The chevron points in the direction of the heading.
 *
 * @param edge the closed outline, clockwise on the screen
 * @param chevron two lines that meet in its tip
 */
public record BodyOutline(List<PathSegment> edge, List<PathSegment> chevron) {

	/** Distance from the body's centre forward to the tip of the chevron, as a fraction of half the body's length. */
	private static final double TIP = 0.75;
	/** Distance of the two rear ends of the chevron in front of the body's centre, as a fraction of half the body's length. */
	private static final double BACK = 0.3;
	/** Distance from the body's middle line to the two rear ends of the chevron, as a fraction of half the body's width. */
	private static final double SIDE = 0.55;

	public static BodyOutline of(Footprint footprint, Pose pose) {
		Point at = pose.position();
		return switch (footprint) {
		case Footprint.Rectangle body -> with(Polygon.of(body.corners(pose)).outline(), body, pose);
		case Footprint.Disc(double radius) -> with(List.of(new Circle(at.x(), at.y(), radius).outline()),
				new Footprint.Rectangle(2 * radius, 2 * radius), pose);
		case Footprint.Square(int size) -> {
			Footprint.Rectangle body = new Footprint.Rectangle(size, size);
			yield with(Polygon.of(body.corners(Pose.at(at))).outline(), body, pose);
		}
		};
	}

	private static BodyOutline with(List<PathSegment> edge, Footprint.Rectangle body, Pose pose) {
		Point tip = place(body, pose, TIP, 0);
		return new BodyOutline(edge,
				List.of(new Segment(place(body, pose, BACK, -SIDE), tip), new Segment(tip, place(body, pose, BACK, SIDE))));
	}

	/**
	 * Returns a place on the body.
	 *
	 * @param ahead distance ahead of the centre, as a fraction of half the length
	 * @param aside distance to the side, as a fraction of half the width
	 */
	private static Point place(Footprint.Rectangle body, Pose pose, double ahead, double aside) {
		double heading = pose.heading().orElse(0);
		double x = ahead * body.length() / 2;
		double y = aside * body.width() / 2;
		return new Point(pose.position().x() + x * Math.cos(heading) - y * Math.sin(heading),
				pose.position().y() + x * Math.sin(heading) + y * Math.cos(heading));
	}
}
