package org.leeway.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;

/**
 * An oracle of shortest paths among circles, without the refinements of the planner. A bitangent is a line that touches two
 * circles. The nodes of a graph are the ends of bitangents. The edges are bitangents that no circle blocks, and arcs between
 * two nodes on the same circle. Dijkstra's algorithm finds the path. All formulas use rounded numbers.
 */
public final class TangentOracle {

	private static final double NEAR = 1e-9;

	private final List<Circle> circles = new ArrayList<>();
	private final List<Node> nodes = new ArrayList<>();
	private final List<List<Edge>> edges = new ArrayList<>();

	/**
	 * An end of a bitangent on a circle.
	 *
	 * @param sign the direction in which a path goes round the circle: 1 if the angle grows, -1 if it shrinks
	 * @param angle the angle of the end, seen from the centre of the circle, in radians
	 */
	private record Node(int circle, int sign, double angle, double x, double y) {
	}

	private record Edge(int to, double length) {
	}

	private record Reached(int node, double cost) {
	}

	private void add(List<Circle> all, double radius) {
		all.stream().distinct().forEach(each -> circles.add(new Circle(each.x(), each.y(), each.radius() + radius)));
	}

	/**
	 * Returns the length of the shortest path. Infinite if there is no path, or if the start or the goal is in a circle.
	 */
	public static double length(List<Circle> circles, double radius, Point start, Point goal) {
		TangentOracle oracle = new TangentOracle();
		oracle.circles.add(new Circle(start.x(), start.y(), 0));
		oracle.circles.add(new Circle(goal.x(), goal.y(), 0));
		oracle.add(circles, radius);
		for (Circle circle : oracle.circles) {
			if (Math.min(Math.hypot(circle.x() - start.x(), circle.y() - start.y()),
					Math.hypot(circle.x() - goal.x(), circle.y() - goal.y())) < circle.radius() - NEAR) {
				return Double.POSITIVE_INFINITY;
			}
		}
		return oracle.search();
	}

	/** Returns the number of bitangents that no circle blocks. The two directions of a bitangent count as one. */
	public static int bitangents(List<Circle> circles) {
		TangentOracle oracle = new TangentOracle();
		oracle.add(circles, 0);
		oracle.surf();
		return oracle.nodes.size() / 4;
	}

	private double search() {
		surf();
		hug();
		double[] costs = new double[nodes.size()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		PriorityQueue<Reached> open = new PriorityQueue<>(Comparator.comparingDouble(Reached::cost));
		for (int i = 0; i < nodes.size(); i++) {
			if (nodes.get(i).circle() == 0) {
				costs[i] = 0;
				open.add(new Reached(i, 0));
			}
		}
		while (!open.isEmpty()) {
			Reached first = open.remove();
			if (nodes.get(first.node()).circle() == 1) {
				return first.cost();
			}
			if (first.cost() > costs[first.node()]) {
				continue;
			}
			for (Edge edge : edges.get(first.node())) {
				double cost = first.cost() + edge.length();
				if (cost < costs[edge.to()]) {
					costs[edge.to()] = cost;
					open.add(new Reached(edge.to(), cost));
				}
			}
		}
		return Double.POSITIVE_INFINITY;
	}

	private void surf() {
		for (int i = 0; i < circles.size(); i++) {
			for (int j = 0; j < i; j++) {
				surf(i, j);
			}
		}
	}

	private void surf(int i, int j) {
		Circle a = circles.get(i);
		Circle b = circles.get(j);
		double distance = Math.hypot(b.x() - a.x(), b.y() - a.y());
		double direction = Math.atan2(b.y() - a.y(), b.x() - a.x());
		for (int signA : new int[] { 1, -1 }) {
			for (int signB : new int[] { 1, -1 }) {
				double cosine = (signA == signB ? a.radius() - b.radius() : a.radius() + b.radius()) / distance;
				if (Math.abs(cosine) > 1 + NEAR || !(distance > 0)) {
					continue;
				}
				double theta = Math.acos(Math.max(-1, Math.min(1, cosine)));
				double angleA = direction - signA * theta;
				double angleB = signA == signB ? angleA : angleA + Math.PI;
				Node from = node(i, signA, angleA);
				Node to = node(j, signB, angleB);
				if (isVisible(from, to)) {
					double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
					int p = add(from);
					int q = add(to);
					edges.get(p).add(new Edge(q, length));
					int back = add(new Node(j, -signB, angleB, to.x(), to.y()));
					edges.get(back).add(new Edge(add(new Node(i, -signA, angleA, from.x(), from.y())), length));
				}
			}
		}
	}

	private Node node(int circle, int sign, double angle) {
		Circle c = circles.get(circle);
		return new Node(circle, sign, angle, c.x() + c.radius() * Math.cos(angle), c.y() + c.radius() * Math.sin(angle));
	}

	private int add(Node node) {
		nodes.add(node);
		edges.add(new ArrayList<>());
		return nodes.size() - 1;
	}

	private boolean isVisible(Node from, Node to) {
		double dx = to.x() - from.x();
		double dy = to.y() - from.y();
		double squared = dx * dx + dy * dy;
		for (int k = 0; k < circles.size(); k++) {
			Circle c = circles.get(k);
			if (k == from.circle() || k == to.circle()) {
				continue;
			}
			double u = squared == 0 ? 0 : ((c.x() - from.x()) * dx + (c.y() - from.y()) * dy) / squared;
			double clamped = Math.max(0, Math.min(1, u));
			if (Math.hypot(from.x() + clamped * dx - c.x(), from.y() + clamped * dy - c.y()) < c.radius() - NEAR) {
				return false;
			}
		}
		return true;
	}

	private void hug() {
		for (int circle = 2; circle < circles.size(); circle++) {
			List<Integer> here = new ArrayList<>();
			for (int i = 0; i < nodes.size(); i++) {
				if (nodes.get(i).circle() == circle) {
					here.add(i);
				}
			}
			List<Double> crossings = crossings(circle);
			for (int i : here) {
				for (int j : here) {
					hug(i, j, circles.get(circle).radius(), crossings);
				}
			}
		}
	}

	private void hug(int i, int j, double radius, List<Double> crossings) {
		Node from = nodes.get(i);
		if (i == j || nodes.get(j).sign() != from.sign()) {
			return;
		}
		double sweep = turn(from, nodes.get(j).angle());
		sweep = sweep > 2 * Math.PI - 1e-7 ? 0 : sweep;
		for (double crossing : crossings) {
			double at = turn(from, crossing);
			if (at > NEAR && at < sweep - NEAR) {
				return;
			}
		}
		edges.get(i).add(new Edge(j, radius * sweep));
	}

	private static double turn(Node from, double angle) {
		double turn = from.sign() * (angle - from.angle()) % (2 * Math.PI);
		return turn < 0 ? turn + 2 * Math.PI : turn;
	}

	/** Returns the angles, in radians, of the places where other circles cross a circle. */
	private List<Double> crossings(int circle) {
		Circle a = circles.get(circle);
		List<Double> crossings = new ArrayList<>();
		for (Circle b : circles) {
			double d = Math.hypot(b.x() - a.x(), b.y() - a.y());
			boolean meets = d < a.radius() + b.radius() - NEAR && d > a.radius() - b.radius() + NEAR
					&& d > b.radius() - a.radius();
			if (meets) {
				double along = (a.radius() * a.radius() - b.radius() * b.radius() + d * d) / (2 * d);
				double theta = Math.acos(Math.max(-1, Math.min(1, along / a.radius())));
				double direction = Math.atan2(b.y() - a.y(), b.x() - a.x());
				crossings.add(direction + theta);
				crossings.add(direction - theta);
			}
		}
		return crossings;
	}
}
