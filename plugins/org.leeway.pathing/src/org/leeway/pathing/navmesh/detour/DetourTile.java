package org.leeway.pathing.navmesh.detour;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.engine.EngineTiles;

/**
 * A tile of polygons, stored as in Detour, in single precision. Polygons and vertices are numbered from 0. The corners of a polygon
 * are in counterclockwise order as the map is seen. Edge i of a polygon leads from corner i to the next corner. Immutable.
 */
public final class DetourTile {

	/**
	 * Flag in Detour's code for the neighbour beyond an edge, see {@link #neighbour(int, int)}: the edge lies at a side of the
	 * tile. The lower bits are Detour's number of this side.
	 */
	public static final int OUTER = 0x8000;
	/** Detour's number of the right side of a tile. */
	static final int RIGHT = 0;
	/** Detour's number of the bottom side. */
	static final int BOTTOM = 2;
	/** Detour's number of the left side. */
	static final int LEFT = 4;
	/** Detour's number of the top side. */
	static final int TOP = 6;

	private final EngineTiles layout;
	private final int place;
	private final double scale;
	private final float[] xs;
	private final float[] zs;
	/** Indexed by polygon: the index of its first corner. The last entry is the number of all corners. */
	private final int[] first;
	/** Indexed by corner: its vertex. */
	private final int[] vertices;
	/** Indexed by corner: what lies beyond the edge that begins at the corner, in the code of {@link #neighbour(int, int)}. */
	private final int[] neighbours;
	private final int[] terrains;
	private final BoundsTree tree;

	/**
	 * Creates a tile from faces of a mesh.
	 *
	 * @param faces the faces in the tile, at least one. Each face becomes the polygon with the same index
	 * @param place the index of the tile in the layout, row by row
	 */
	DetourTile(NavMesh mesh, List<Integer> faces, EngineTiles layout, int place, double scale) {
		this.layout = layout;
		this.place = place;
		this.scale = scale;
		this.first = new int[faces.size() + 1];
		Map<Integer, Integer> polygons = new HashMap<>();
		Map<Integer, Integer> numbers = new LinkedHashMap<>();
		for (int face : faces) {
			int polygon = polygons.size();
			polygons.put(face, polygon);
			first[polygon + 1] = first[polygon] + mesh.size(face);
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				numbers.putIfAbsent(mesh.origin(edge), numbers.size());
			}
		}
		this.xs = new float[numbers.size()];
		this.zs = new float[numbers.size()];
		numbers.forEach((vertex, number) -> {
			xs[number] = scaled(mesh.x(vertex));
			zs[number] = scaled(mesh.y(vertex));
		});
		this.vertices = new int[first[faces.size()]];
		this.neighbours = new int[vertices.length];
		polygons.forEach((face, polygon) -> {
			int last = mesh.firstEdge(face + 1) - 1;
			for (int i = 0; i < mesh.size(face); i++) {
				vertices[first[polygon] + i] = numbers.get(mesh.origin(last - i));
				neighbours[first[polygon] + i] = neighbour(mesh, mesh.previous(last - i), polygons);
			}
		});
		this.terrains = faces.stream().mapToInt(mesh::terrain).toArray();
		this.tree = new BoundsTree(faces.stream().map(face -> bounds(mesh, face)).toArray(int[][]::new));
	}

	private int neighbour(NavMesh mesh, int edge, Map<Integer, Integer> polygons) {
		if (mesh.isWall(edge)) {
			return 0;
		}
		Integer beside = polygons.get(mesh.face(mesh.twin(edge)));
		return beside == null ? OUTER | side(mesh, edge) : beside + 1;
	}

	private int side(NavMesh mesh, int edge) {
		int a = mesh.origin(edge);
		if (mesh.x(a) == mesh.x(mesh.target(edge))) {
			return mesh.x(a) == layout.left(column()) ? LEFT : RIGHT;
		}
		return mesh.y(a) == layout.top(row()) ? TOP : BOTTOM;
	}

	private int[] bounds(NavMesh mesh, int face) {
		int[] bounds = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE};
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			double x = (mesh.x(mesh.origin(edge)) - layout.left(column())) * DetourMesh.STEPS;
			double y = (mesh.y(mesh.origin(edge)) - layout.top(row())) * DetourMesh.STEPS;
			bounds[0] = Math.min(bounds[0], (int) Math.floor(x));
			bounds[1] = Math.min(bounds[1], (int) Math.floor(y));
			bounds[2] = Math.max(bounds[2], (int) Math.ceil(x));
			bounds[3] = Math.max(bounds[3], (int) Math.ceil(y));
		}
		return bounds;
	}

	private float scaled(double cells) {
		return (float) (scale * cells);
	}

	public int column() {
		return place % layout.columns();
	}

	public int row() {
		return place / layout.columns();
	}

	/** Returns the least x of the tile, in Detour's units of length. */
	public float left() {
		return scaled(layout.left(column()));
	}

	/** Returns the least z of the tile, in Detour's units of length. */
	public float top() {
		return scaled(layout.top(row()));
	}

	/** Returns the largest x of the tile, in Detour's units of length. */
	public float right() {
		return scaled(layout.left(column() + 1));
	}

	/** Returns the largest z of the tile, in Detour's units of length. */
	public float bottom() {
		return scaled(layout.top(row() + 1));
	}

	public int vertexCount() {
		return xs.length;
	}

	/** Returns the x of a vertex, in Detour's units of length. */
	public float x(int vertex) {
		return xs[vertex];
	}

	/** Returns the z of a vertex, in Detour's units of length. Detour's z is y of the level. */
	public float z(int vertex) {
		return zs[vertex];
	}

	public int polygonCount() {
		return terrains.length;
	}

	/** Returns the number of corners of a polygon. */
	public int size(int polygon) {
		return first[polygon + 1] - first[polygon];
	}

	/** Returns the vertex at a corner of a polygon. */
	public int vertex(int polygon, int corner) {
		return vertices[first[polygon] + corner];
	}

	/**
	 * Returns what lies beyond an edge, as Detour's code:
	 * <ul>
	 * <li>for a polygon of this tile: its number plus 1
	 * <li>for a side of the tile: {@link #OUTER} plus the number of the side
	 * <li>for neither: 0
	 * </ul>
	 */
	public int neighbour(int polygon, int edge) {
		return neighbours[first[polygon] + edge];
	}

	/** Returns the terrain of a polygon, or {@link NavMesh#NONE} if it has none. */
	public int terrain(int polygon) {
		return terrains[polygon];
	}

	/** Returns the number of edges of all polygons. */
	public int edgeCount() {
		return vertices.length;
	}

	/**
	 * Returns the number of links for which this tile needs memory. A link leads from a polygon to a neighbour. Detour needs
	 * one link for each edge. An edge at a side of the tile gets two more links, because several polygons of the next tile can
	 * lie beyond the edge.
	 */
	public int linkRoom() {
		return vertices.length + 2 * (int) Arrays.stream(neighbours).filter(each -> (each & OUTER) != 0).count();
	}

	/**
	 * Returns the number of edges between polygons of this tile. Each such edge counts twice, once for each of its two
	 * polygons.
	 */
	int innerCount() {
		return (int) Arrays.stream(neighbours).filter(each -> each != 0 && (each & OUTER) == 0).count();
	}

	public BoundsTree tree() {
		return tree;
	}
}
