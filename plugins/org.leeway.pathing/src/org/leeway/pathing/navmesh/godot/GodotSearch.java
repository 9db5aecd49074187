package org.leeway.pathing.navmesh.godot;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A search for a path through polygons with the same results as in Godot. Works in single precision, and with the same choice
 * between polygons of equal cost. An object serves one thread and one graph, for any number of queries.
 * <p>
 * The search is A*. A path enters each polygon at a point of the common edge: the point nearest to where it entered the
 * previous polygon. This point is the polygon's entry. The cost is the length of the line through all entries.
 * <p>
 * If the search does not reach the polygon of the goal, the path ends elsewhere. Two polygons are compared: the polygon of
 * the start, and the expanded polygon with the entry nearest to the goal. The path ends in the polygon that comes nearer to
 * the goal. If this is not the polygon of the start, a second search finds the path.
 */
final class GodotSearch {

	private static final int PATIENCE = 256;

	private final GodotGraph graph;
	private final OpenPolygons open;
	/**
	 * Indexed by polygon: the number of the last search that has reached the polygon. The current search has reached a polygon
	 * if this number is {@link #search}.
	 */
	private final long[] reached;
	private final float[] costs;
	private final Spot[] entries;
	/** Indexed by polygon: the polygon before it on the best known path. */
	private final int[] before;
	/** Indexed by polygon: the connection by which the best known path enters it. */
	private final int[] connections;
	private long search;
	private int expanded;
	private int generated;
	private boolean isCut;
	/**
	 * The expanded polygon whose entry is nearest to the goal. The polygon of the start does not count, because the path does
	 * not enter it.
	 */
	private int nearest;

	GodotSearch(GodotGraph graph) {
		this.graph = graph;
		int count = graph.polygonCount();
		this.open = new OpenPolygons(count);
		this.reached = new long[count];
		this.costs = new float[count];
		this.entries = new Spot[count];
		this.before = new int[count];
		this.connections = new int[count];
	}

	/**
	 * Finds the route between two places. The graph has at least one polygon.
	 *
	 * @param most the largest number of polygons that the first search expands, or 0 for any number
	 * @param trace receives a segment for each expanded polygon except the first, from the previous polygon's entry to the
	 * polygon's own entry. Null if not needed
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	GodotRoute find(Spot start, Spot goal, int most, List<Segment> trace, Progress progress) {
		expanded = 0;
		generated = 1;
		isCut = false;
		NearestSpot from = NearestSpot.ofAll(graph, start);
		NearestSpot to = NearestSpot.ofAll(graph, goal);
		if (from.polygon() == to.polygon()) {
			return route(List.of(from.spot(), to.spot()));
		}
		if (search(from, to.polygon(), to.spot(), goal, most, trace, progress)) {
			return route(new FunnelPath(corridor(from.spot(), to.polygon(), to.spot())).pull());
		}
		return toNearest(from, goal, progress);
	}

	private GodotRoute route(List<Spot> places) {
		return new GodotRoute(places, expanded, generated, isCut);
	}

	private GodotRoute toNearest(NearestSpot from, Spot goal, Progress progress) {
		int last = nearest;
		NearestSpot end = new NearestSpot(graph, goal);
		if (last != NavMesh.NONE) {
			end.search(last, true);
		}
		end.search(from.polygon(), true);
		if (end.polygon() == from.polygon()) {
			return route(List.of(from.spot(), end.spot()));
		}
		search(from, last, end.spot(), goal, 0, null, progress);
		return route(new FunnelPath(corridor(from.spot(), last, end.spot())).pull());
	}

	/**
	 * Searches for a path to the polygon {@code to}. Returns whether a path was found.
	 *
	 * @param end the last place of the path, in the polygon {@code to}. Estimates of the remaining length are distances from
	 * this place
	 * @param goal the goal of the query, which may lie outside of all polygons. The expanded polygon with the entry nearest to
	 * this goal becomes {@link #nearest}
	 */
	private boolean search(NearestSpot from, int to, Spot end, Spot goal, int most, List<Segment> trace, Progress progress) {
		search++;
		open.clear();
		nearest = NavMesh.NONE;
		float least = Float.MAX_VALUE;
		int polygon = from.polygon();
		reached[polygon] = search;
		costs[polygon] = 0;
		entries[polygon] = from.spot();
		before[polygon] = NavMesh.NONE;
		while (polygon != to) {
			if (expanded++ % PATIENCE == 0) {
				progress.check();
			}
			expand(polygon, end);
			if (most > 0 && expanded >= most && !open.isEmpty()) {
				isCut = true;
				open.clear();
			}
			if (open.isEmpty()) {
				return false;
			}
			polygon = open.pop();
			if (trace != null) {
				trace.add(new Segment(graph.place(entries[before[polygon]]), graph.place(entries[polygon])));
			}
			float square = entries[polygon].square(goal);
			if (square < least) {
				least = square;
				nearest = polygon;
			}
		}
		return true;
	}

	private void expand(int polygon, Spot end) {
		for (int connection = graph.firstConnection(polygon); connection < graph.firstConnection(polygon + 1); connection++) {
			int next = graph.target(connection);
			Spot entry = entries[polygon].on(graph.from(connection), graph.to(connection));
			float cost = entries[polygon].distance(entry) + costs[polygon];
			if (reached[next] == search && cost >= costs[next]) {
				continue;
			}
			generated += reached[next] == search ? 0 : 1;
			reached[next] = search;
			costs[next] = cost;
			entries[next] = entry;
			before[next] = polygon;
			connections[next] = connection;
			float estimate = entry.distance(end);
			open.push(next, cost + estimate, estimate);
		}
	}

	private GodotCorridor corridor(Spot start, int last, Spot goal) {
		int size = 0;
		for (int polygon = last; polygon != NavMesh.NONE; polygon = before[polygon]) {
			size++;
		}
		Spot[] begins = new Spot[size];
		Spot[] ends = new Spot[size];
		Arrays.fill(begins, start);
		Arrays.fill(ends, start);
		int index = 0;
		for (int polygon = last; before[polygon] != NavMesh.NONE; polygon = before[polygon]) {
			begins[index] = graph.from(connections[polygon]);
			ends[index++] = graph.to(connections[polygon]);
		}
		return new GodotCorridor(start, goal, begins, ends);
	}
}
