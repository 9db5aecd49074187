package org.leeway.pathing.navmesh.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * A mesh of convex polygons for the areas between edges. Each {@link Edge} names the kinds of the areas on its two sides: a
 * terrain, or {@link NavMesh#NONE} for no mesh. If the edges around an area name different kinds, the area gets the kind whose
 * edges are longest in total. Edges need not form closed outlines. The area around all edges is not part of the mesh.
 */
public final class EdgeMesher {

	/** The largest absolute value of a coordinate, in lattice steps. */
	public static final long MOST = 1L << 38;

	/**
	 * An edge from a to b, between two areas, in lattice steps. Right and left are as on the way from a to b, if y points down.
	 *
	 * @param right the kind of area to the right: a terrain, or {@link NavMesh#NONE}, where there is no mesh
	 * @param left the kind of area to the left
	 * @param isWall whether the edge stops units even if there is a mesh on both of its sides
	 */
	public record Edge(long ax, long ay, long bx, long by, int right, int left, boolean isWall) {

		private Edge between(int kindRight, int kindLeft) {
			return new Edge(ax, ay, bx, by, kindRight, kindLeft, isWall);
		}
	}

	private record Place(long x, long y) {
	}

	private final List<Edge> edges;
	private final LatticePoints places = new LatticePoints();
	private final Map<Place, Integer> numbers = new HashMap<>();
	private final List<int[]> ends = new ArrayList<>();
	private final List<Edge> conflicts = new ArrayList<>();
	private LatticePoints points;
	private Triangulation mesh;
	/** Indexed by triangle: the index of the triangle's area. */
	private int[] areas;
	/** Indexed by area: its kind, a terrain or {@link NavMesh#NONE}. */
	private int[] kinds;
	private ConvexMerge merge;
	private long left;
	private long top;

	private EdgeMesher(List<Edge> edges) {
		this.edges = edges;
	}

	/**
	 * Computes the mesh of the areas between edges. No two edges may be equal, and edges may meet at their ends only.
	 *
	 * @throws IllegalArgumentException if the absolute value of a coordinate is larger than {@link #MOST}
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static EdgeMesher of(List<Edge> edges, Progress progress) {
		EdgeMesher mesher = new EdgeMesher(List.copyOf(edges));
		if (!edges.isEmpty()) {
			mesher.addPoints();
			progress.check();
			mesher.triangulate(progress);
			mesher.findAreas();
			mesher.findKinds();
			mesher.mergeFaces();
		}
		return mesher;
	}

	/**
	 * Returns the edges that name a wrong kind for the area on one side. The kind is wrong if the area has another kind in the
	 * mesh, see {@link EdgeMesher}. An edge that is wrong on both sides is in the list twice.
	 */
	public List<Edge> conflicts() {
		return List.copyOf(conflicts);
	}

	/**
	 * Returns all edges, where wrong kinds are corrected: each edge names the kinds that the areas on its two sides have in
	 * the mesh.
	 */
	public List<Edge> found() {
		int[] right = new int[edges.size()];
		int[] left = new int[edges.size()];
		for (int side = 0; mesh != null && side < mesh.edgeCount(); side++) {
			if (mesh.label(side) != Triangulation.NONE) {
				(mesh.label(side) % 2 == 0 ? right : left)[mesh.label(side) / 2] = kind(side);
			}
		}
		return IntStream.range(0, right.length).mapToObj(i -> edges.get(i).between(right[i], left[i])).toList();
	}

	/**
	 * Adds the points of the triangulation: the corners of a rectangle, and then the ends of all edges. The rectangle is one
	 * step larger on each side than the bounds of all edges. So the space around the edges becomes one connected area.
	 */
	private void addPoints() {
		left = Long.MAX_VALUE;
		top = Long.MAX_VALUE;
		long right = Long.MIN_VALUE;
		long bottom = Long.MIN_VALUE;
		for (Edge edge : edges) {
			left = Math.min(left, Math.min(edge.ax, edge.bx) - 1);
			top = Math.min(top, Math.min(edge.ay, edge.by) - 1);
			right = Math.max(right, Math.max(edge.ax, edge.bx) + 1);
			bottom = Math.max(bottom, Math.max(edge.ay, edge.by) + 1);
		}
		if (Math.max(Math.max(-left, right), Math.max(-top, bottom)) > MOST) {
			throw new IllegalArgumentException("an edge beyond " + MOST + " lattice steps");
		}
		places.add(0, 0);
		places.add(right - left, 0);
		places.add(right - left, bottom - top);
		places.add(0, bottom - top);
		edges.forEach(edge -> ends.add(new int[] {point(edge.ax, edge.ay), point(edge.bx, edge.by)}));
	}

	private int point(long x, long y) {
		return numbers.computeIfAbsent(new Place(x, y), unknown -> places.add(x - left, y - top));
	}

	private void triangulate(Progress progress) {
		points = places.reduced();
		mesh = new Triangulation(points);
		mesh.insert();
		ConstraintInserter constraints = new ConstraintInserter(mesh, points);
		for (int i = 0; i < edges.size(); i++) {
			progress.check();
			constraints.add(ends.get(i)[0], ends.get(i)[1], i);
		}
	}

	/** Finds the areas that edges separate: triangles that share a side without an edge belong to the same area. */
	private void findAreas() {
		areas = new int[mesh.edgeCount() / 3];
		Arrays.fill(areas, NavMesh.NONE);
		int[] stack = new int[areas.length];
		int count = 0;
		for (int first = 0; first < areas.length; first++) {
			int depth = 0;
			if (areas[first] == NavMesh.NONE) {
				areas[first] = count++;
				stack[depth++] = first;
			}
			while (depth > 0) {
				int triangle = stack[--depth];
				for (int side = 3 * triangle; side < 3 * triangle + 3; side++) {
					int twin = mesh.twin(side);
					if (twin != Triangulation.NONE && mesh.label(side) == Triangulation.NONE
							&& areas[twin / 3] == NavMesh.NONE) {
						areas[twin / 3] = areas[triangle];
						stack[depth++] = twin / 3;
					}
				}
			}
		}
		kinds = new int[count];
	}

	private void findKinds() {
		List<Map<Integer, Double>> lengths = new ArrayList<>();
		for (int area = 0; area < kinds.length; area++) {
			lengths.add(new HashMap<>());
		}
		int outside = NavMesh.NONE;
		for (int side = 0; side < mesh.edgeCount(); side++) {
			if (mesh.label(side) != Triangulation.NONE) {
				lengths.get(areas[side / 3]).merge(named(side), length(side), Double::sum);
			} else if (mesh.twin(side) == Triangulation.NONE) {
				outside = areas[side / 3];
			}
		}
		for (int area = 0; area < kinds.length; area++) {
			kinds[area] = area == outside ? NavMesh.NONE
					: lengths.get(area).entrySet().stream().max(Map.Entry.<Integer, Double>comparingByValue()
							.thenComparing(Map.Entry.comparingByKey())).map(Map.Entry::getKey).orElse(NavMesh.NONE);
		}
		for (int side = 0; side < mesh.edgeCount(); side++) {
			if (mesh.label(side) != Triangulation.NONE && named(side) != kinds[areas[side / 3]]) {
				conflicts.add(edges.get(mesh.label(side) / 2));
			}
		}
	}

	/**
	 * Returns the kind that an edge names for the area on one of its sides.
	 *
	 * @param side the half-edge of the edge on this side, which belongs to a triangle of the area
	 */
	private int named(int side) {
		Edge edge = edges.get(mesh.label(side) / 2);
		return mesh.label(side) % 2 == 0 ? edge.right : edge.left;
	}

	private double length(int side) {
		return Math.hypot(places.x(mesh.target(side)) - places.x(mesh.origin(side)),
				places.y(mesh.target(side)) - places.y(mesh.origin(side)));
	}

	private int kind(int side) {
		return kinds[areas[side / 3]];
	}

	private boolean isWall(int side) {
		return mesh.label(side) != Triangulation.NONE && edges.get(mesh.label(side) / 2).isWall;
	}

	private void mergeFaces() {
		merge = new ConvexMerge(mesh, points);
		int[] portals = new int[mesh.edgeCount() / 2];
		int count = 0;
		for (int side = 0; side < mesh.edgeCount(); side++) {
			int twin = mesh.twin(side);
			if (side < twin && kind(side) != NavMesh.NONE && kind(side) == kind(twin) && !isWall(side)) {
				portals[count++] = side;
			}
		}
		merge.merge(portals, count);
	}

	/**
	 * Returns the mesh. The mesh has convex polygons, and the walls between polygons. The terrain of a polygon is the kind of
	 * the area that contains the polygon.
	 *
	 * @param steps lattice steps per cell
	 */
	public PolygonMesh mesh(double steps) {
		List<int[]> polygons = new ArrayList<>();
		List<Integer> terrains = new ArrayList<>();
		List<int[]> walls = new ArrayList<>();
		int[] vertices = new int[places.count()];
		Arrays.fill(vertices, NavMesh.NONE);
		double[] xy = new double[2 * vertices.length];
		int vertexCount = 0;
		boolean[] seen = new boolean[mesh == null ? 0 : mesh.edgeCount()];
		for (int first = 0; first < seen.length; first++) {
			if (seen[first] || kind(first) == NavMesh.NONE || merge.isRemoved(first)) {
				continue;
			}
			List<Integer> polygon = new ArrayList<>();
			for (int side = first; !seen[side]; side = merge.next(side)) {
				seen[side] = true;
				int at = mesh.origin(side);
				if (vertices[at] == NavMesh.NONE) {
					xy[2 * vertexCount] = (places.x(at) + left) / steps;
					xy[2 * vertexCount + 1] = (places.y(at) + top) / steps;
					vertices[at] = vertexCount++;
				}
				polygon.add(vertices[at]);
			}
			polygons.add(polygon.stream().mapToInt(Integer::intValue).toArray());
			terrains.add(kind(first));
		}
		for (int side = 0; side < seen.length; side++) {
			int twin = mesh.twin(side);
			if (side < twin && isWall(side) && kind(side) != NavMesh.NONE && kind(twin) != NavMesh.NONE) {
				walls.add(new int[] {vertices[mesh.origin(side)], vertices[mesh.target(side)]});
			}
		}
		short[] ofPolygons = new short[terrains.size()];
		for (int i = 0; i < ofPolygons.length; i++) {
			ofPolygons[i] = terrains.get(i).shortValue();
		}
		return PolygonMesh.of(Arrays.copyOf(xy, 2 * vertexCount), polygons, ofPolygons, walls);
	}
}
