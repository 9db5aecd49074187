package org.leeway.pathing.tangent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.tangent.ClassifiedBitangent.Verdict;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RandomScenes;
import org.leeway.testing.TangentOracle;

/**
 * Tests of the whole graph of a scene. The tests compare the graph with graphs that were worked out by hand, and with
 * the paths of single queries. They also classify each bitangent.
 */
class TangentGraphTest {

	private static final double SIZE = 20;

	private record Edge(int to, double length) {
	}

	private record Reached(int node, double cost) {
	}

	@Test
	void twoCirclesHaveFourBitangentsEachWay() {
		TangentPlanner planner = new TangentPlanner(
				Scene.of(List.of(new Circle(0, 0, 1), new Circle(5, 0, 1))), 0);
		TangentGraph graph = planner.graph(List.of(), Progress.NONE);
		assertEquals(8, graph.surfing().size());
		assertEquals(4, graph.surfing().stream().filter(each -> Math.abs(each.line().length() - 5) < 1e-12).count());
		double internal = Math.sqrt(21);
		assertEquals(4,
				graph.surfing().stream().filter(each -> Math.abs(each.line().length() - internal) < 1e-12).count());
		assertEquals(16, graph.nodes());
	}

	/**
	 * Returns the length of the shortest path from the first node of a graph to the second node. Uses Dijkstra's algorithm
	 * on all edges.
	 */
	private static double dijkstra(TangentGraph graph) {
		List<List<Edge>> edges = new ArrayList<>();
		for (int i = 0; i < graph.nodes(); i++) {
			edges.add(new ArrayList<>());
		}
		graph.surfing().forEach(each -> edges.get(each.from()).add(new Edge(each.to(), each.line().length())));
		graph.hugging().forEach(each -> edges.get(each.from()).add(new Edge(each.to(), each.arc().length())));
		double[] costs = new double[graph.nodes()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		costs[0] = 0;
		PriorityQueue<Reached> open = new PriorityQueue<>(Comparator.comparingDouble(Reached::cost));
		open.add(new Reached(0, 0));
		while (!open.isEmpty()) {
			Reached first = open.remove();
			for (Edge edge : edges.get(first.node())) {
				double cost = first.cost() + edge.length();
				if (cost < costs[edge.to()]) {
					costs[edge.to()] = cost;
					open.add(new Reached(edge.to(), cost));
				}
			}
		}
		return costs[1];
	}

	private static Scene scene(int seed, RandomScenes random) {
		List<Circle> circles = random.circles(1 + random.number(20), SIZE, random.number(0.05, 0.5));
		List<Polygon> polygons = new ArrayList<>();
		for (int i = random.number(3); i > 0; i--) {
			polygons.add(new RandomMaps(10 * seed + i).star(20, 20));
		}
		return Scene.of(circles, polygons, SIZE, SIZE);
	}

	@Test
	void searchAgreesWithDijkstra() {
		int found = 0;
		for (int seed = 0; seed < 600; seed++) {
			RandomScenes random = new RandomScenes(seed);
			Scene scene = scene(seed, random);
			double radius = random.number(3) / 4.0;
			Point start = random.point(SIZE);
			Point goal = random.point(SIZE);
			TangentPlanner planner = new TangentPlanner(scene, radius);
			TangentPath path = planner.find(start, goal, Progress.NONE);
			if (path.outcome() == Outcome.FOUND || path.outcome() == Outcome.NOT_CONNECTED) {
				double expected = dijkstra(new TangentPlanner(scene, radius).graph(List.of(start, goal), Progress.NONE));
				assertEquals(expected, path.length(), 1e-9, "seed " + seed);
				found += path.segments().size() > 1 ? 1 : 0;
			}
		}
		assertTrue(found > 100, found + " paths go round something");
	}

	@Test
	void edgesAreTheBitangentsThatAreKept() {
		for (int seed = 0; seed < 200; seed++) {
			RandomScenes random = new RandomScenes(seed);
			Scene scene = scene(seed, random);
			TangentPlanner planner = new TangentPlanner(scene, random.number(3) / 4.0);
			List<ObstacleRef> all = new ArrayList<>();
			for (int i = 0; i < scene.circles().size(); i++) {
				all.add(new ObstacleRef(ObstacleRef.Kind.CIRCLE, i));
			}
			for (int i = 0; i < scene.polygons().size(); i++) {
				all.add(new ObstacleRef(ObstacleRef.Kind.POLYGON, i));
			}
			Set<String> kept = new HashSet<>();
			for (ObstacleRef a : all) {
				for (ObstacleRef b : all) {
					for (ClassifiedBitangent each : planner.classify(a, b)) {
						if (each.verdict() == Verdict.KEPT) {
							kept.add(rounded(each.bitangent().line()));
						}
					}
				}
			}
			Set<String> edges = new HashSet<>();
			planner.graph(List.of(), Progress.NONE).surfing().forEach(each -> edges.add(rounded(each.line())));
			Set<String> missing = new HashSet<>(kept);
			missing.removeAll(edges);
			edges.removeAll(kept);
			assertEquals(Set.of(), missing, "missing with seed " + seed);
			assertEquals(Set.of(), edges, "too many with seed " + seed);
		}
	}

	@Test
	void forestsHaveAsManyEdgesAsByThePlainProcedure() {
		for (int seed = 0; seed < 6; seed++) {
			List<Circle> forest = new RandomScenes(seed).forest(150, 120, 0.05 + 0.05 * seed);
			TangentGraph graph = new TangentPlanner(Scene.of(forest), 0).graph(List.of(), Progress.NONE);
			int bitangents = TangentOracle.bitangents(forest);
			assertEquals(2 * bitangents, graph.surfing().size(), "seed " + seed);
			assertEquals(4 * bitangents, graph.nodes(), "seed " + seed);
			assertEquals(4 * bitangents, graph.hugging().size(), "one in each sense after each place, seed " + seed);
		}
	}

	@Test
	void edgesMeetAtTheirNodes() {
		for (int seed = 0; seed < 50; seed++) {
			List<Circle> circles = new RandomScenes(seed).circles(30, SIZE, 0.4);
			TangentGraph graph = new TangentPlanner(Scene.of(circles), 0).graph(List.of(new Point(-SIZE, -SIZE)),
					Progress.NONE);
			Map<Integer, Point> places = new HashMap<>();
			for (SurfingEdge edge : graph.surfing()) {
				meet(places, edge.from(), edge.line().from(), "seed " + seed);
				meet(places, edge.to(), edge.line().to(), "seed " + seed);
			}
			assertEquals(graph.nodes(), places.size(), "each node has an edge, seed " + seed);
			for (HuggingEdge edge : graph.hugging()) {
				meet(places, edge.from(), edge.arc().from(), "seed " + seed);
				meet(places, edge.to(), edge.arc().to(), "seed " + seed);
			}
		}
	}

	private static void meet(Map<Integer, Point> places, int node, Point at, String context) {
		assertEquals(0, places.computeIfAbsent(node, none -> at).distance(at), 1e-9, context + ", node " + node);
	}

	static String rounded(Segment line) {
		return "%.6f %.6f %.6f %.6f".formatted(line.from().x() + 100, line.from().y() + 100, line.to().x() + 100,
				line.to().y() + 100);
	}
}
