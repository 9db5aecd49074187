package org.leeway.pathing.steering.sweep;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;

/** The outlines of the exact area that a rectangle covers along a path. */
public final class SweptOutlines {

	private static final double FULL_TURN = 2 * Math.PI;

	private final Footprint.Rectangle body;
	private final List<List<PathSegment>> pieces = new ArrayList<>();

	private SweptOutlines(Footprint.Rectangle body) {
		this.body = body;
	}

	/**
	 * Returns outlines of pieces that together cover the area. The outlines are closed, may overlap, and all run
	 * clockwise on the screen. So filling them together by the nonzero winding rule fills the whole area.
	 */
	public static List<List<PathSegment>> of(Footprint.Rectangle body, Trajectory path) {
		SweptOutlines area = new SweptOutlines(body);
		area.add(Polygon.of(body.corners(path.start())).outline());
		path.moves().forEach(area::add);
		return area.pieces;
	}

	private void add(List<? extends PathSegment> outline) {
		pieces.add(List.copyOf(outline));
	}

	private void add(Move move) {
		switch (move) {
		case Move.Pivot pivot -> turn(pivot.at(0), pivot.position(), pivot.sweep(), pivot.direction());
		case Move.Drive drive when drive.segment() instanceof Arc arc -> turn(drive.at(0), arc.centre(), arc.sweep(),
				arc.direction());
		case Move.Drive drive -> add(Polygon.of(new Footprint.Rectangle(body.length() + drive.length(), body.width())
				.corners(drive.at(0.5))).outline());
		}
	}

	/**
	 * Adds the outlines of the area that the body covers during a turn about a centre. The area is the body at the start of the
	 * turn, plus the area that each of its edges covers.
	 */
	private void turn(Pose start, Point centre, double sweep, TurnDirection direction) {
		double[] corners = body.corners(start);
		add(Polygon.of(corners).outline());
		for (int i = 0; i < corners.length; i += 2) {
			Point from = new Point(corners[i], corners[i + 1]);
			Point to = new Point(corners[(i + 2) % corners.length], corners[(i + 3) % corners.length]);
			Point nearest = nearest(centre, from, to);
			addBand(nearest, from, centre, Math.min(sweep, FULL_TURN), direction);
			addBand(nearest, to, centre, Math.min(sweep, FULL_TURN), direction);
		}
	}

	/**
	 * Returns the place on a segment that is nearest to the point {@code to}.
	 *
	 * @param from the start of the segment
	 * @param end the end of the segment
	 */
	private static Point nearest(Point to, Point from, Point end) {
		double dx = end.x() - from.x();
		double dy = end.y() - from.y();
		double square = dx * dx + dy * dy;
		double along = square == 0 ? 0 : ((to.x() - from.x()) * dx + (to.y() - from.y()) * dy) / square;
		double t = Math.clamp(along, 0, 1);
		return new Point(from.x() + t * dx, from.y() + t * dy);
	}

	/**
	 * Adds the outline of the area that a segment covers during a turn about a centre. The distance to the centre must grow all
	 * along the segment, so that the area lies between the arcs of its two ends.
	 *
	 * @param near the end of the segment that is nearer to the centre
	 * @param far the end of the segment that is farther from the centre
	 */
	private void addBand(Point near, Point far, Point centre, double sweep, TurnDirection direction) {
		if (near.equals(far) || sweep == 0) {
			return;
		}
		Arc outer = arc(centre, far, sweep, direction);
		Arc inner = arc(centre, near, sweep, direction);
		add(direction == TurnDirection.CLOCKWISE
				? List.of(new Segment(near, far), outer, new Segment(outer.to(), inner.to()), reversed(inner))
				: List.of(new Segment(far, near), inner, new Segment(inner.to(), outer.to()), reversed(outer)));
	}

	private static Arc arc(Point centre, Point from, double sweep, TurnDirection direction) {
		return new Arc(centre, centre.distance(from), Math.atan2(from.y() - centre.y(), from.x() - centre.x()), sweep,
				direction);
	}

	private static Arc reversed(Arc arc) {
		return new Arc(arc.centre(), arc.radius(), arc.toAngle(), arc.sweep(), arc.direction().reversed());
	}
}
