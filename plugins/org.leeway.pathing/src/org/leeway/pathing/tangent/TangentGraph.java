package org.leeway.pathing.tangent;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntFunction;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;

/**
 * The tangent visibility graph of a scene. The nodes are points where a straight edge touches a disc, and each point has two
 * nodes: one for each direction round the disc. Discs are circles and corners of polygons, inflated by the unit's radius.
 * Points passed to {@link TangentPlanner#graph}, such as a start and a goal, are nodes too. Immutable.
 */
public final class TangentGraph {

	private final InflatedObstacles obstacles;
	private final List<Point> points;
	private final TangentPoints tangentPoints;
	/** Indexed by edge: the node where the edge starts. An edge is stored in one direction only. */
	private final int[] from;
	/** Indexed by edge: the node where the edge ends. An edge is stored in one direction only. */
	private final int[] to;
	/**
	 * The indices of the tangent points with a free arc. The arc follows the disc's border clockwise to the next tangent point.
	 * An arc is free if nothing blocks any part of the arc.
	 */
	private final int[] free;

	/**
	 * Creates the graph.
	 *
	 * @param points the nodes that touch no disc, such as a start and a goal
	 * @param free the tangent points from which nothing blocks the arc clockwise to the next tangent point
	 */
	TangentGraph(InflatedObstacles obstacles, List<Point> points, EdgeEnds ends, TangentPoints tangentPoints, int[] free) {
		this.obstacles = obstacles;
		this.points = List.copyOf(points);
		this.tangentPoints = tangentPoints;
		this.free = free;
		from = new int[ends.count() / 2];
		to = new int[from.length];
		Ranges.forEach(from.length, (first, end) -> join(ends, first, end));
	}

	/** Sets the start and the end nodes of the edges [first, end). */
	private void join(EdgeEnds ends, int first, int end) {
		for (int i = first; i < end; i++) {
			from[i] = node(ends, 2 * i);
			to[i] = node(ends, 2 * i + 1);
		}
	}

	private int node(EdgeEnds ends, int end) {
		return ends.isPoint(end) ? ends.point(end) : node(tangentPoints.of(end), Sides.sign(ends.side(end)));
	}

	private int node(int tangentPoint, int sign) {
		return points.size() + Sides.of(tangentPoint, sign);
	}

	/**
	 * Returns how many nodes the graph has. The nodes with the lowest numbers, from 0, are the points passed to {@link
	 * TangentPlanner#graph}, in their order. The tangent points follow, with two nodes each.
	 */
	public int nodes() {
		return points.size() + 2 * tangentPoints.count();
	}

	/** Returns all straight edges that nothing blocks, each followed by its reverse. */
	public List<SurfingEdge> surfing() {
		return new Numbered<>(2 * from.length, this::surfingEdge);
	}

	/**
	 * Returns all edges that are arcs along discs. Each arc leads from a tangent point to the next tangent point on the
	 * same disc, in one direction. Arcs that an obstacle covers, even in part, are left out.
	 */
	public List<HuggingEdge> hugging() {
		return new Numbered<>(2 * free.length, this::huggingEdge);
	}

	private SurfingEdge surfingEdge(int number) {
		int first = from[number / 2];
		int last = to[number / 2];
		return number % 2 == 0 ? surfingEdge(first, last) : surfingEdge(reversed(last), reversed(first));
	}

	private SurfingEdge surfingEdge(int start, int end) {
		return new SurfingEdge(start, end, new Segment(point(start), point(end)));
	}

	/**
	 * Returns the other node of the same point, for paths in the opposite direction round the disc. If the point is not on a
	 * disc, returns its only node.
	 */
	private int reversed(int node) {
		return node < points.size() ? node : points.size() + Sides.reversed(node - points.size());
	}

	private Point point(int node) {
		if (node < points.size()) {
			return points.get(node);
		}
		int tangentPoint = Sides.disc(node - points.size());
		int disc = tangentPoints.disc(tangentPoint);
		double rho = obstacles.rho[disc];
		double angle = tangentPoints.angle(tangentPoint);
		return new Point(obstacles.x[disc] + rho * Math.cos(angle), obstacles.y[disc] + rho * Math.sin(angle));
	}

	private HuggingEdge huggingEdge(int number) {
		int tangentPoint = free[number / 2];
		int next = tangentPoints.next(tangentPoint);
		int disc = tangentPoints.disc(tangentPoint);
		double rho = obstacles.rho[disc];
		double sweep = tangentPoints.sweep(tangentPoint);
		Point centre = new Point(obstacles.x[disc], obstacles.y[disc]);
		return number % 2 == 0
				? new HuggingEdge(node(tangentPoint, 1), node(next, 1),
						new Arc(centre, rho, tangentPoints.angle(tangentPoint), sweep, TurnDirection.CLOCKWISE))
				: new HuggingEdge(node(next, -1), node(tangentPoint, -1),
						new Arc(centre, rho, tangentPoints.angle(next), sweep, TurnDirection.COUNTERCLOCKWISE));
	}

	/** A list that creates its elements from their indices. */
	private static final class Numbered<E> extends AbstractList<E> implements RandomAccess {

		private final int size;
		private final IntFunction<E> element;

		Numbered(int size, IntFunction<E> element) {
			this.size = size;
			this.element = element;
		}

		@Override
		public E get(int index) {
			return element.apply(Objects.checkIndex(index, size));
		}

		@Override
		public int size() {
			return size;
		}
	}
}
