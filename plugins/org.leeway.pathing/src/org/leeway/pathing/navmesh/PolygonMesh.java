package org.leeway.pathing.navmesh;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.util.Decimal;

/**
 * A mesh of polygons over shared vertices, in cells, as files store it and editors change it. Immutable. A polygon has at least
 * three different vertices, in order around it, and may have a terrain. Units cross the edges that two polygons share, except
 * walls. {@link NavMesh#of} tests whether polygons are convex and do not overlap.
 */
public final class PolygonMesh {

	/** A mesh without vertices and polygons. */
	public static final PolygonMesh EMPTY = new PolygonMesh(new double[0], new int[0][], new short[0], new int[0][]);

	private final double[] xy;
	private final int[][] polygons;
	/** Indexed by polygon: its terrain, or {@link NavMesh#NONE}. */
	private final short[] terrains;
	/** Indexed by wall: its two vertices. A wall is an edge that no unit crosses, although two polygons share the edge. */
	private final int[][] walls;

	private PolygonMesh(double[] xy, int[][] polygons, short[] terrains, int[][] walls) {
		this.xy = xy;
		this.polygons = polygons;
		this.terrains = terrains;
		this.walls = walls;
	}

	/** Creates a mesh without terrains and walls. */
	public static PolygonMesh of(double[] xy, List<int[]> polygons) {
		short[] terrains = new short[polygons.size()];
		Arrays.fill(terrains, (short) NavMesh.NONE);
		return of(xy, polygons, terrains, List.of());
	}

	/**
	 * Creates the mesh of the vertices {@code x0, y0, x1, y1, ...} and of polygons given as indices of vertices.
	 *
	 * @param terrains indexed by polygon: 0 to 255, or {@link NavMesh#NONE}
	 * @param walls pairs of vertices: edges that no unit crosses though two polygons share them
	 * @throws IllegalArgumentException if a coordinate is not finite, a terrain is out of range, or a wall is no pair of two
	 *             vertices. Also thrown if a polygon has fewer than three vertices, a vertex twice, or a vertex that does not
	 *             exist
	 */
	public static PolygonMesh of(double[] xy, List<int[]> polygons, short[] terrains, List<int[]> walls) {
		if (xy.length % 2 != 0) {
			throw new IllegalArgumentException(xy.length + " coordinates, expected pairs");
		}
		for (double coordinate : xy) {
			if (!Double.isFinite(coordinate)) {
				throw new IllegalArgumentException("coordinate " + coordinate + " where a finite number was expected");
			}
		}
		int[][] copies = new int[polygons.size()][];
		for (int i = 0; i < copies.length; i++) {
			copies[i] = polygons.get(i).clone();
			checkPolygon(copies[i], xy.length / 2);
		}
		return new PolygonMesh(xy.clone(), copies, checkedTerrains(terrains, copies.length),
				checkedWalls(walls, xy.length / 2));
	}

	private static short[] checkedTerrains(short[] terrains, int polygons) {
		if (terrains.length != polygons) {
			throw new IllegalArgumentException(terrains.length + " terrains of " + polygons + " polygons");
		}
		for (short terrain : terrains) {
			if (terrain < NavMesh.NONE || terrain >= TerrainGrid.TERRAINS) {
				throw new IllegalArgumentException("terrain " + terrain + ", expected 0 to 255");
			}
		}
		return terrains.clone();
	}

	private static int[][] checkedWalls(List<int[]> walls, int vertexCount) {
		int[][] copies = new int[walls.size()][];
		for (int i = 0; i < copies.length; i++) {
			copies[i] = walls.get(i).clone();
			checkWall(copies[i], vertexCount);
		}
		return copies;
	}

	/**
	 * Checks that a wall has two different vertices, and that the mesh has both. Throws an {@link IllegalArgumentException}
	 * otherwise.
	 */
	static void checkWall(int[] wall, int vertexCount) {
		if (wall.length != 2 || wall[0] == wall[1]) {
			throw new IllegalArgumentException("a wall, expected between two different vertices");
		}
		for (int vertex : wall) {
			checkVertex(vertex, vertexCount);
		}
	}

	private static void checkVertex(int vertex, int vertexCount) {
		if (vertex < 0 || vertex >= vertexCount) {
			throw new IllegalArgumentException("vertex " + vertex + ", but " + vertexCount + " vertices exist");
		}
	}

	/**
	 * Checks that a polygon has at least three vertices, each only once, and that the mesh has all of them. Throws an {@link
	 * IllegalArgumentException} otherwise.
	 */
	static void checkPolygon(int[] polygon, int vertexCount) {
		if (polygon.length < 3) {
			throw new IllegalArgumentException("a polygon of " + polygon.length + " vertices, expected at least 3");
		}
		int[] sorted = polygon.clone();
		Arrays.sort(sorted);
		for (int i = 0; i < sorted.length; i++) {
			checkVertex(sorted[i], vertexCount);
			if (i > 0 && sorted[i] == sorted[i - 1]) {
				throw new IllegalArgumentException("vertex " + sorted[i] + " twice in a polygon");
			}
		}
	}

	/**
	 * Reads a mesh from text. Empty lines are ignored. The other lines are:
	 * <ul>
	 * <li>{@code v x y}: a vertex, numbered from 0
	 * <li>{@code p i j k ...}: a polygon, given by its vertices
	 * <li>{@code t n}: the terrain of all polygons that follow
	 * <li>{@code w i j}: a wall between two vertices
	 * </ul>
	 *
	 * @throws IllegalArgumentException if a line has another form, or if its numbers are not valid. The message begins with the
	 * number of the line, counted from 1
	 */
	public static PolygonMesh parse(String text) {
		return new PolygonMeshParser().parse(text);
	}

	/**
	 * Returns the text that {@link #parse} reads: all vertices, all polygons with their terrains, and all walls, each on a
	 * line of its own.
	 */
	public String format() {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < vertexCount(); i++) {
			text.append("v ").append(Decimal.format(x(i))).append(' ').append(Decimal.format(y(i))).append('\n');
		}
		int terrain = NavMesh.NONE;
		for (int i = 0; i < polygons.length; i++) {
			if (terrains[i] != terrain) {
				terrain = terrains[i];
				append(text, 't', terrain);
			}
			append(text, 'p', polygons[i]);
		}
		for (int[] wall : walls) {
			append(text, 'w', wall);
		}
		return text.toString();
	}

	private static void append(StringBuilder text, char key, int... numbers) {
		text.append(key);
		for (int number : numbers) {
			text.append(' ').append(number);
		}
		text.append('\n');
	}

	public int vertexCount() {
		return xy.length / 2;
	}

	public double x(int vertex) {
		return xy[2 * Objects.checkIndex(vertex, vertexCount())];
	}

	public double y(int vertex) {
		return xy[2 * Objects.checkIndex(vertex, vertexCount()) + 1];
	}

	public int polygonCount() {
		return polygons.length;
	}

	/** Returns a copy of the vertices of a polygon, in order around the polygon. */
	public int[] polygon(int polygon) {
		return polygons[polygon].clone();
	}

	/** Returns the number of vertices of a polygon. */
	public int size(int polygon) {
		return polygons[polygon].length;
	}

	/** Returns the {@code i}-th vertex of a polygon, from 0, in order around the polygon. */
	public int vertex(int polygon, int i) {
		return polygons[polygon][i];
	}

	/** Returns the terrain of a polygon, from 0 to 255. Returns {@link NavMesh#NONE} for a polygon without a terrain. */
	public int terrain(int polygon) {
		return terrains[polygon];
	}

	/** Returns the number of walls between polygons. */
	public int wallCount() {
		return walls.length;
	}

	/** Returns the vertex at one end of a wall. */
	public int wallFrom(int wall) {
		return walls[wall][0];
	}

	/** Returns the vertex at which a wall ends. */
	public int wallTo(int wall) {
		return walls[wall][1];
	}

	/**
	 * Returns the mesh moved by an offset in cells.
	 *
	 * @throws IllegalArgumentException if a coordinate would no longer be finite
	 */
	public PolygonMesh translated(double dx, double dy) {
		double[] moved = xy.clone();
		for (int i = 0; i < moved.length; i += 2) {
			moved[i] += dx;
			moved[i + 1] += dy;
		}
		return of(moved, List.of(polygons), terrains, List.of(walls));
	}

	/** Returns the mesh in which all polygons of the terrain {@code terrain} have the terrain {@code other} instead. */
	public PolygonMesh repainted(int terrain, int other) {
		short[] changed = terrains.clone();
		for (int i = 0; i < changed.length; i++) {
			changed[i] = changed[i] == terrain ? (short) other : changed[i];
		}
		return new PolygonMesh(xy, polygons, changed, walls);
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof PolygonMesh other && Arrays.equals(xy, other.xy)
				&& Arrays.deepEquals(polygons, other.polygons) && Arrays.equals(terrains, other.terrains)
				&& Arrays.deepEquals(walls, other.walls);
	}

	@Override
	public int hashCode() {
		return 31 * Arrays.hashCode(xy) + Arrays.deepHashCode(polygons);
	}

	@Override
	public String toString() {
		return vertexCount() + " vertices, " + polygonCount() + " polygons";
	}
}
