package org.leeway.pathing.navmesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.exact.Predicates;

/**
 * A mesh while it is edited. A polygon is a ring: an array of its vertices in order. Polygons are compared by identity, so two
 * arrays with equal vertices are different polygons. {@link #finish} checks only the polygons near each change.
 */
final class MeshDraft {

	private double[] xy;
	private int vertices;
	private final List<int[]> rings = new ArrayList<>();
	private final Map<int[], Short> terrains = new IdentityHashMap<>();
	/**
	 * Maps each changed polygon to the polygons that replace it. A polygon is mapped to itself if only a wall or the place of
	 * a vertex has changed.
	 */
	private final Map<int[], List<int[]>> replaced = new IdentityHashMap<>();
	/** The walls between two polygons, as pairs of vertices, the lower number first. */
	private final Set<List<Integer>> walls = new LinkedHashSet<>();
	/** Indexed by vertex: whether the vertex belonged to no polygon before the edit. */
	private final boolean[] loose;

	MeshDraft(PolygonMesh mesh) {
		vertices = mesh.vertexCount();
		xy = new double[2 * vertices + 2];
		loose = new boolean[vertices + 1];
		Arrays.fill(loose, 0, vertices, true);
		for (int vertex = 0; vertex < vertices; vertex++) {
			move(vertex, mesh.x(vertex), mesh.y(vertex));
		}
		for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
			int[] ring = mesh.polygon(polygon);
			rings.add(ring);
			terrains.put(ring, (short) mesh.terrain(polygon));
			for (int vertex : ring) {
				loose[vertex] = false;
			}
		}
		for (int wall = 0; wall < mesh.wallCount(); wall++) {
			addWall(mesh.wallFrom(wall), mesh.wallTo(wall));
		}
	}

	void move(int vertex, double x, double y) {
		xy[2 * vertex] = x;
		xy[2 * vertex + 1] = y;
	}

	/** Adds a vertex and returns its number. A draft has room for only one new vertex. */
	int add(double x, double y) {
		move(vertices, x, y);
		return vertices++;
	}

	Point point(int vertex) {
		return new Point(xy[2 * vertex], xy[2 * vertex + 1]);
	}

	Point middle(int a, int b) {
		return new Point((xy[2 * a] + xy[2 * b]) / 2, (xy[2 * a + 1] + xy[2 * b + 1]) / 2);
	}

	/**
	 * Returns the side of the line from a to b on which the vertex c lies. The result is 1 if right, -1 if left, 0 if on the
	 * line, as the map is seen.
	 */
	int side(int a, int b, int c) {
		return Predicates.side(xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1], xy[2 * c], xy[2 * c + 1]);
	}

	int[] ring(int polygon) {
		return rings.get(polygon);
	}

	/** Returns the polygons that have a vertex. */
	List<int[]> around(int vertex) {
		return rings.stream().filter(ring -> Rings.has(ring, vertex)).toList();
	}

	/** Returns the polygons that have an edge between the vertices a and b: two polygons, or one at the outline of the mesh. */
	List<int[]> beside(int a, int b) {
		List<int[]> found = rings.stream().filter(ring -> Rings.hasEdge(ring, a, b)).toList();
		if (found.isEmpty()) {
			throw new IllegalArgumentException("no polygon has an edge from " + a + " to " + b);
		}
		return found;
	}

	void addWall(int a, int b) {
		walls.add(edge(a, b));
	}

	boolean removeWall(int a, int b) {
		return walls.remove(edge(a, b));
	}

	/** Returns whether an edge between two polygons is a wall. */
	boolean isWall(int a, int b) {
		return walls.contains(edge(a, b));
	}

	private static List<Integer> edge(int a, int b) {
		return List.of(Math.min(a, b), Math.max(a, b));
	}

	/**
	 * Throws a {@link MeshException} if the given polygons have different terrains.
	 *
	 * @param joined the polygons, which are to be joined
	 * @param place the place to name in the exception
	 */
	void requireOneTerrain(List<int[]> joined, Point place) {
		if (joined.stream().map(terrains::get).distinct().count() > 1) {
			throw new MeshException("the polygons have different terrains", place);
		}
	}

	/** Checks that a vertex can be removed. Throws a {@link MeshException} if a wall between two polygons ends at the vertex. */
	void requireNoWallAt(int vertex) {
		if (walls.stream().anyMatch(wall -> wall.contains(vertex))) {
			throw new MeshException("a wall between two polygons ends there", point(vertex));
		}
	}

	/** Marks polygons as changed. */
	void touch(List<int[]> changed) {
		changed.forEach(ring -> replaced.put(ring, List.of(ring)));
	}

	/** Replaces a polygon by other polygons, which get the terrain of the replaced polygon. */
	void replace(int[] ring, List<int[]> others) {
		others.forEach(other -> terrains.put(other, terrains.get(ring)));
		replaced.put(ring, others);
	}

	void setTerrain(int[] ring, int terrain) {
		terrains.put(ring, (short) terrain);
	}

	/**
	 * Returns the clockwise outline of the union of polygons. Throws a {@link MeshException} if the outline is not one simple ring.
	 *
	 * @param joined the polygons
	 * @param place the place to name in the exception
	 */
	int[] union(List<int[]> joined, Point place) {
		int[] outline = Rings.union(joined.stream().map(this::clockwise).toList());
		if (outline.length < 3) {
			throw new MeshException("the polygons cannot be joined into one", place);
		}
		return outline;
	}

	/** Returns a ring in clockwise order, so that its inside lies to the right of each edge. Reverses the ring if necessary. */
	int[] clockwise(int[] ring) {
		double area = 0;
		for (int i = 1; i + 1 < ring.length; i++) {
			area += doubledArea(ring[0], ring[i], ring[i + 1]);
		}
		return area >= 0 ? ring : Rings.reversed(ring);
	}

	private double doubledArea(int a, int b, int c) {
		return (xy[2 * b] - xy[2 * a]) * (xy[2 * c + 1] - xy[2 * a + 1])
				- (xy[2 * b + 1] - xy[2 * a + 1]) * (xy[2 * c] - xy[2 * a]);
	}

	/**
	 * Returns the edited mesh after checking the polygons near each change.
	 *
	 * @throws MeshException if a changed polygon is not convex, or polygons near it overlap
	 */
	PolygonMesh finish() {
		List<int[]> all = rings.stream().flatMap(ring -> replaced.getOrDefault(ring, List.of(ring)).stream()).toList();
		Set<int[]> changed = Collections.newSetFromMap(new IdentityHashMap<>());
		replaced.values().forEach(changed::addAll);
		check(all, changed);
		return mesh(all, loose);
	}

	/**
	 * Checks the changed polygons together with all polygons nearby. A polygon is nearby if its bounding box touches the
	 * bounding box of a changed polygon. An edit cannot cause overlaps elsewhere.
	 */
	private void check(List<int[]> all, Set<int[]> changed) {
		List<Envelope> places = changed.stream().map(this::bounds).toList();
		List<int[]> near = all.stream().filter(ring -> places.stream().anyMatch(bounds(ring)::intersects)).toList();
		try {
			NavMesh.of(mesh(near, new boolean[loose.length]));
		} catch (MeshException wrong) {
			throw wrong.ofPart();
		}
	}

	private Envelope bounds(int[] ring) {
		Envelope bounds = null;
		for (int vertex : ring) {
			Point at = point(vertex);
			Envelope place = new Envelope(at.x(), at.y(), at.x(), at.y());
			bounds = bounds == null ? place : bounds.union(place);
		}
		return bounds;
	}

	/**
	 * Creates the mesh of some polygons. Leaves out vertices without a polygon, except the {@code kept} vertices.
	 *
	 * @param kept indexed by vertex: whether to keep the vertex even if it belongs to no polygon
	 */
	private PolygonMesh mesh(List<int[]> polygons, boolean[] kept) {
		boolean[] used = kept.clone();
		polygons.forEach(ring -> Arrays.stream(ring).forEach(vertex -> used[vertex] = true));
		int[] numbers = new int[vertices];
		double[] places = new double[2 * vertices];
		int count = 0;
		for (int vertex = 0; vertex < vertices; vertex++) {
			if (used[vertex]) {
				numbers[vertex] = count;
				System.arraycopy(xy, 2 * vertex, places, 2 * count++, 2);
			}
		}
		short[] ofPolygons = new short[polygons.size()];
		for (int i = 0; i < ofPolygons.length; i++) {
			ofPolygons[i] = terrains.get(polygons.get(i));
		}
		return PolygonMesh.of(Arrays.copyOf(places, 2 * count), polygons.stream()
				.map(ring -> Arrays.stream(ring).map(vertex -> numbers[vertex]).toArray()).toList(), ofPolygons,
				walls(polygons, numbers));
	}

	/**
	 * Returns those walls of the draft that lie between two of the given polygons. A wall is given by the new numbers of its two
	 * vertices.
	 *
	 * @param numbers the new numbers of the vertices, indexed by old number
	 */
	private List<int[]> walls(List<int[]> polygons, int[] numbers) {
		if (walls.isEmpty()) {
			return List.of();
		}
		Set<List<Integer>> seen = new HashSet<>();
		Set<List<Integer>> shared = new HashSet<>();
		polygons.forEach(ring -> Rings.edges(ring).forEach(pair -> {
			List<Integer> edge = edge(pair.getFirst(), pair.getLast());
			if (!seen.add(edge)) {
				shared.add(edge);
			}
		}));
		return walls.stream().filter(shared::contains)
				.map(wall -> new int[] {numbers[wall.getFirst()], numbers[wall.getLast()]}).toList();
	}
}
