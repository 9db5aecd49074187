package org.leeway.pathing.tangent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;

/** A converter from the nodes that a search found to the segments and arcs of a path. */
final class PathTrace {

	private final SearchMemory memory;
	private final InflatedObstacles obstacles;
	private final List<PathSegment> segments = new ArrayList<>();
	private Point at;

	private PathTrace(SearchMemory memory, Point start) {
		this.memory = memory;
		this.obstacles = memory.cache.obstacles;
		this.at = start;
	}

	/**
	 * Returns the segments and arcs of a path that a search found.
	 *
	 * @param last the last node; -1 if the path is the straight line from start to goal
	 */
	static List<PathSegment> segments(SearchMemory memory, int last, Point start, Point goal) {
		PathTrace trace = new PathTrace(memory, start);
		Deque<Integer> nodes = new ArrayDeque<>();
		for (int node = last; node >= 0; node = memory.parents[node]) {
			nodes.push(node);
		}
		int side = -1;
		double heading = 0;
		for (int node : nodes) {
			Tangents tangents = memory.tangentsOf(node);
			int i = memory.indexOf(node);
			if (side >= 0) {
				trace.hug(side, heading, tangents.headings()[i]);
			}
			trace.surf(new Point(tangents.endX()[i], tangents.endY()[i]));
			side = tangents.sides()[i];
			heading = tangents.headings()[i];
		}
		if (side >= 0) {
			trace.hugTo(side, heading, goal);
		}
		trace.surf(goal);
		return trace.segments;
	}

	/** Returns the straight edge that a node represents. */
	static Segment line(SearchMemory memory, int node, Point start) {
		Tangents tangents = memory.tangentsOf(node);
		int i = memory.indexOf(node);
		int side = memory.sideOf(node);
		Point end = new Point(tangents.endX()[i], tangents.endY()[i]);
		if (side < 0) {
			return new Segment(start, end);
		}
		InflatedObstacles obstacles = memory.cache.obstacles;
		double around = Sides.sign(side) * obstacles.rho[Sides.disc(side)];
		double heading = tangents.headings()[i];
		return new Segment(new Point(obstacles.x[Sides.disc(side)] + around * Math.sin(heading),
				obstacles.y[Sides.disc(side)] - around * Math.cos(heading)), end);
	}

	private void surf(Point to) {
		if (!to.equals(at)) {
			segments.add(new Segment(at, to));
			at = to;
		}
	}

	private void hug(int side, double from, double to) {
		int sign = Sides.sign(side);
		int disc = Sides.disc(side);
		double sweep = Angles.turn(from, to, sign);
		double rho = obstacles.rho[disc];
		if (rho == 0 || sweep < Angles.NO_TURN || sweep > Angles.FULL - Angles.NO_TURN) {
			return;
		}
		Arc arc = new Arc(new Point(obstacles.x[disc], obstacles.y[disc]), rho,
				Angles.normalised(from - sign * Math.PI / 2), sweep,
				sign > 0 ? TurnDirection.CLOCKWISE : TurnDirection.COUNTERCLOCKWISE);
		segments.add(arc);
		at = arc.to();
	}

	/**
	 * Adds the arc along the last disc of a path. The arc begins at the end of the last edge, and ends where the path
	 * leaves for the goal.
	 *
	 * @param side the disc and the direction round it, see {@link Sides}
	 * @param heading the direction of the edge that arrives, in radians
	 */
	private void hugTo(int side, double heading, Point goal) {
		int sign = Sides.sign(side);
		int disc = Sides.disc(side);
		double dx = goal.x() - obstacles.x[disc];
		double dy = goal.y() - obstacles.y[disc];
		double offset = -sign * obstacles.rho[disc];
		double rest = Math.sqrt(Math.max(0, dx * dx + dy * dy - offset * offset));
		hug(side, heading, Math.atan2(rest * dy - offset * dx, rest * dx + offset * dy));
	}
}
