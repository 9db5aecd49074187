package org.leeway.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;

/**
 * A slow calculator of shortest paths of a disc on a mesh, for comparison in tests. A shortest path of the disc's centre goes
 * around corners of walls, where the free angle is more than pi. Around each corner lies a circle with the disc's radius.
 * <p>
 * The path consists of straight lines, which touch two of the circles, and of arcs on the circles between these lines.
 * Dijkstra's algorithm finds the shortest path. A line or an arc is legal if its distance from all walls is at least the
 * radius, with the tolerance {@link #NEAR}.
 */
final class MeshTangents {

	/** Tolerance of distances, in cells. */
	static final double NEAR = 1e-9;

	private final MeshWalls walls;
	private final double radius;
	private final List<Point> centres = new ArrayList<>();
	private final List<Node> nodes = new ArrayList<>();
	private final List<List<Edge>> edges = new ArrayList<>();

	/**
	 * An end of a bitangent on a circle around a centre.
	 *
	 * @param sign the direction of a path around the centre: 1 if the angle of its places grows, -1 if it shrinks
	 */
	private record Node(int centre, int sign, double angle, Point at) {
	}

	private record Edge(int to, double length) {
	}

	/** @param radius greater than 0 */
	MeshTangents(MeshWalls walls, double radius) {
		this.walls = walls;
		this.radius = radius;
		for (Point end : walls.ends()) {
			if (walls.sectors(end).stream().anyMatch(MeshWalls.Sector::isReflex)) {
				centres.add(end);
			}
		}
		for (int i = 0; i < centres.size(); i++) {
			for (int j = 0; j < i; j++) {
				connect(i, centres.get(i), radius, j, centres.get(j), radius);
			}
		}
	}

	/** Returns the length of the shortest path between places where the disc fits. Infinite if there is none. */
	double length(Point start, Point goal) {
		int known = nodes.size();
		List<Integer> sizes = edges.stream().map(List::size).toList();
		connect(-2, goal, 0, -1, start, 0);
		for (int i = 0; i < centres.size(); i++) {
			connect(i, centres.get(i), radius, -1, start, 0);
			connect(-2, goal, 0, i, centres.get(i), radius);
		}
		for (int i = 0; i < centres.size(); i++) {
			hug(i, 1);
			hug(i, -1);
		}
		double length = search();
		nodes.subList(known, nodes.size()).clear();
		edges.subList(known, edges.size()).clear();
		for (int i = 0; i < known; i++) {
			edges.get(i).subList(sizes.get(i), edges.get(i).size()).clear();
		}
		return start.equals(goal) ? 0 : length;
	}

	/** Adds the legal bitangents of two circles, in both directions. */
	private void connect(int i, Point a, double radiusA, int j, Point b, double radiusB) {
		double distance = a.distance(b);
		double direction = Math.atan2(b.y() - a.y(), b.x() - a.x());
		for (int signA : radiusA == 0 ? new int[] { 1 } : new int[] { 1, -1 }) {
			for (int signB : radiusB == 0 ? new int[] { 1 } : new int[] { 1, -1 }) {
				double cosine = (signA == signB ? radiusA - radiusB : radiusA + radiusB) / distance;
				if (Math.abs(cosine) > 1 + NEAR || !(distance > 0)) {
					continue;
				}
				double theta = Math.acos(Math.clamp(cosine, -1, 1));
				double angleA = direction - signA * theta;
				double angleB = signA == signB ? angleA : angleA + Math.PI;
				Node from = node(i, signA, a, radiusA, angleA);
				Node to = node(j, signB, b, radiusB, angleB);
				if (MeshDistances.least(walls.all(), new Segment(from.at(), to.at())) >= radius - NEAR) {
					double length = from.at().distance(to.at());
					edges.get(add(from)).add(new Edge(add(to), length));
					int back = add(new Node(j, -signB, angleB, to.at()));
					edges.get(back).add(new Edge(add(new Node(i, -signA, angleA, from.at())), length));
				}
			}
		}
	}

	private static Node node(int centre, int sign, Point at, double radius, double angle) {
		return new Node(centre, sign, angle,
				new Point(at.x() + radius * Math.cos(angle), at.y() + radius * Math.sin(angle)));
	}

	private int add(Node node) {
		nodes.add(node);
		edges.add(new ArrayList<>());
		return nodes.size() - 1;
	}

	/**
	 * Adds the legal arcs along a circle, for paths that go around it in one direction. Each arc leads from a node of this
	 * direction to the next such node.
	 *
	 * @param sign the direction, as in {@link Node}
	 */
	private void hug(int centre, int sign) {
		List<Integer> here = new ArrayList<>();
		for (int i = 0; i < nodes.size(); i++) {
			if (nodes.get(i).centre() == centre && nodes.get(i).sign() == sign) {
				here.add(i);
			}
		}
		here.sort(Comparator.comparingDouble(i -> turn(sign * nodes.get(i).angle())));
		for (int i = 0; i < here.size(); i++) {
			Node from = nodes.get(here.get(i));
			int next = here.get((i + 1) % here.size());
			double sweep = turn(sign * (nodes.get(next).angle() - from.angle()));
			TurnDirection direction = sign > 0 ? TurnDirection.CLOCKWISE : TurnDirection.COUNTERCLOCKWISE;
			Arc arc = new Arc(centres.get(centre), radius, from.angle(), sweep, direction);
			if (MeshDistances.least(walls.all(), arc) >= radius - NEAR) {
				edges.get(here.get(i)).add(new Edge(next, arc.length()));
			}
			if (sweep < NEAR || sweep > 2 * Math.PI - NEAR) {
				// both nodes are at the same place, where rounding decides their order: join them in both directions
				edges.get(here.get(i)).add(new Edge(next, 0));
				edges.get(next).add(new Edge(here.get(i), 0));
			}
		}
	}

	private static double turn(double angle) {
		double turn = angle % (2 * Math.PI);
		return turn < 0 ? turn + 2 * Math.PI : turn;
	}

	private double search() {
		double[] costs = new double[nodes.size()];
		boolean[] done = new boolean[nodes.size()];
		Arrays.setAll(costs, i -> nodes.get(i).centre() == -1 ? 0 : Double.POSITIVE_INFINITY);
		for (int count = 0; count < costs.length; count++) {
			int first = -1;
			for (int i = 0; i < costs.length; i++) {
				first = !done[i] && costs[i] < (first < 0 ? Double.POSITIVE_INFINITY : costs[first]) ? i : first;
			}
			if (first < 0 || nodes.get(first).centre() == -2) {
				return first < 0 ? Double.POSITIVE_INFINITY : costs[first];
			}
			done[first] = true;
			for (Edge edge : edges.get(first)) {
				costs[edge.to()] = Math.min(costs[edge.to()], costs[first] + edge.length());
			}
		}
		return Double.POSITIVE_INFINITY;
	}
}
