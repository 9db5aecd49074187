package org.leeway.pathing.navmesh;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import org.leeway.pathing.geom.Decimal;

/**
 * A mesh of convex polygons over shared vertices, in cells. Immutable. Each polygon names at least three different
 * vertices, in order around it. Callers must ensure that polygons are convex and do not overlap. This class does not
 * test it, as nearly straight corners of real meshes would fail by rounding alone.
 */
public final class PolygonMesh {

	/** A mesh without vertices and polygons. */
	public static final PolygonMesh EMPTY = new PolygonMesh(new double[0], new int[0][]);

	private final double[] xy;
	private final int[][] polygons;

	private PolygonMesh(double[] xy, int[][] polygons) {
		this.xy = xy;
		this.polygons = polygons;
	}

	/**
	 * The mesh of the vertices {@code x0, y0, x1, y1, ...} and of polygons given as indices of vertices.
	 *
	 * @throws IllegalArgumentException if a coordinate is not finite, or a polygon has fewer than three vertices, one
	 *             twice, or one that does not exist
	 */
	public static PolygonMesh of(double[] xy, List<int[]> polygons) {
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
		return new PolygonMesh(xy.clone(), copies);
	}

	/** Throws if a polygon does not name at least three different vertices below {@code vertexCount}. */
	static void checkPolygon(int[] polygon, int vertexCount) {
		if (polygon.length < 3) {
			throw new IllegalArgumentException("a polygon of " + polygon.length + " vertices, expected at least 3");
		}
		int[] sorted = polygon.clone();
		Arrays.sort(sorted);
		for (int i = 0; i < sorted.length; i++) {
			if (sorted[i] < 0 || sorted[i] >= vertexCount) {
				throw new IllegalArgumentException("vertex " + sorted[i] + ", but " + vertexCount + " vertices exist");
			}
			if (i > 0 && sorted[i] == sorted[i - 1]) {
				throw new IllegalArgumentException("vertex " + sorted[i] + " twice in a polygon");
			}
		}
	}

	/**
	 * Reads lines {@code v x y} and {@code p i j k ...}: vertices, numbered from 0, and polygons. It ignores empty
	 * lines.
	 *
	 * @throws IllegalArgumentException if a line is neither; the message begins with its number, counted from 1
	 */
	public static PolygonMesh parse(String text) {
		return new PolygonMeshParser().parse(text);
	}

	/** The text that {@link #parse} reads: all vertices, then all polygons, a line each. */
	public String format() {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < vertexCount(); i++) {
			text.append("v ").append(Decimal.format(x(i))).append(' ').append(Decimal.format(y(i))).append('\n');
		}
		for (int[] polygon : polygons) {
			text.append('p');
			for (int vertex : polygon) {
				text.append(' ').append(vertex);
			}
			text.append('\n');
		}
		return text.toString();
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

	/** The vertices of a polygon, in order around it; a copy. */
	public int[] polygon(int polygon) {
		return polygons[polygon].clone();
	}

	/** @throws IllegalArgumentException if a vertex would no longer be finite */
	public PolygonMesh translated(double dx, double dy) {
		double[] moved = xy.clone();
		for (int i = 0; i < moved.length; i += 2) {
			moved[i] += dx;
			moved[i + 1] += dy;
		}
		return of(moved, List.of(polygons));
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof PolygonMesh other && Arrays.equals(xy, other.xy)
				&& Arrays.deepEquals(polygons, other.polygons);
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
