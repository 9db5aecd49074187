package org.leeway.pathing.navmesh.godot;

import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * The polygons of a file, and how Godot connects them. Two polygons are connected if they have the same edge. Edges are the
 * same if their ends lie in the same pixels. If three or more polygons have the same edge, only the first two are
 * connected. Immutable.
 */
final class GodotGraph {

	/** An edge without a direction. As in Godot, its ends are given only by the pixels in which they lie. */
	private record Edge(long one, long other) {

		static Edge between(Spot a, Spot b) {
			long one = cell(a);
			long other = cell(b);
			return one < other ? new Edge(one, other) : new Edge(other, one);
		}

		private static long cell(Spot spot) {
			return (long) Math.floor(spot.x()) << 32 | (long) Math.floor(spot.y()) & 0xffffffffL;
		}
	}

	private final GodotMesh mesh;
	/**
	 * Indexed by polygon: the index of its first corner, counted over all polygons. The last entry is the number of all
	 * corners.
	 */
	private final int[] firstCorner;
	private final float[] xs;
	private final float[] ys;
	/**
	 * Indexed by polygon: the index of its first connection, counted over all polygons. The last entry is the number of all
	 * connections.
	 */
	private final int[] firstConnection;
	/**
	 * Indexed by connection: the edge through which the connection enters the other polygon. The edge is given by the
	 * corner of the other polygon at which it begins.
	 */
	private final int[] targets;
	/** Indexed by corner: its polygon. */
	private final int[] polygons;

	GodotGraph(GodotMesh mesh) {
		this.mesh = mesh;
		int count = mesh.polygonCount();
		this.firstCorner = new int[count + 1];
		for (int polygon = 0; polygon < count; polygon++) {
			firstCorner[polygon + 1] = firstCorner[polygon] + mesh.size(polygon);
		}
		this.xs = new float[firstCorner[count]];
		this.ys = new float[firstCorner[count]];
		this.polygons = new int[firstCorner[count]];
		for (int polygon = 0; polygon < count; polygon++) {
			for (int corner = 0; corner < mesh.size(polygon); corner++) {
				int vertex = mesh.vertex(polygon, corner);
				xs[firstCorner[polygon] + corner] = mesh.x(vertex);
				ys[firstCorner[polygon] + corner] = mesh.y(vertex);
				polygons[firstCorner[polygon] + corner] = polygon;
			}
		}
		this.firstConnection = new int[count + 1];
		this.targets = connect(partners());
	}

	/**
	 * Returns the edges that Godot connects with each other. Indexed by edge: the connected edge of another polygon, or {@link
	 * NavMesh#NONE}. The number of an edge is the index of the corner at which the edge begins.
	 */
	private int[] partners() {
		int[] partners = new int[xs.length];
		Map<Edge, Integer> first = new HashMap<>();
		for (int corner = 0; corner < partners.length; corner++) {
			partners[corner] = NavMesh.NONE;
			Integer other = first.putIfAbsent(Edge.between(at(corner), at(next(corner))), corner);
			if (other != null && partners[other] == NavMesh.NONE) {
				partners[other] = corner;
				partners[corner] = other;
			}
		}
		return partners;
	}

	/**
	 * Returns the connections of all polygons, for {@link #targets}. The connections of each polygon must be in the same order
	 * as in Godot. Godot adds the connections of two polygons in both directions when it comes to the first of the two
	 * polygons. So this method does the same.
	 */
	private int[] connect(int[] partners) {
		for (int corner = 0; corner < partners.length; corner++) {
			firstConnection[polygons[corner] + 1] += partners[corner] == NavMesh.NONE ? 0 : 1;
		}
		for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
			firstConnection[polygon + 1] += firstConnection[polygon];
		}
		int[] connections = new int[firstConnection[mesh.polygonCount()]];
		int[] next = firstConnection.clone();
		for (int corner = 0; corner < partners.length; corner++) {
			if (partners[corner] > corner) {
				connections[next[polygons[corner]]++] = partners[corner];
				connections[next[polygons[partners[corner]]]++] = corner;
			}
		}
		return connections;
	}

	private int next(int corner) {
		int polygon = polygons[corner];
		return corner + 1 == firstCorner[polygon + 1] ? firstCorner[polygon] : corner + 1;
	}

	private Spot at(int corner) {
		return new Spot(xs[corner], ys[corner]);
	}

	GodotMesh mesh() {
		return mesh;
	}

	int polygonCount() {
		return mesh.polygonCount();
	}

	/** Returns the number of corners of a polygon. */
	int size(int polygon) {
		return firstCorner[polygon + 1] - firstCorner[polygon];
	}

	Spot corner(int polygon, int corner) {
		return at(firstCorner[polygon] + corner);
	}

	/**
	 * Returns the index of the first connection of a polygon. The connections of the polygon are at the indices
	 * [firstConnection(polygon), firstConnection(polygon + 1)).
	 */
	int firstConnection(int polygon) {
		return firstConnection[polygon];
	}

	/** Returns the polygon that a connection leads to. */
	int target(int connection) {
		return polygons[targets[connection]];
	}

	/**
	 * Returns the first end of the edge through which a connection leads. On a clockwise walk around the {@link #target}
	 * polygon, the edge begins at this end.
	 */
	Spot from(int connection) {
		return at(targets[connection]);
	}

	/**
	 * Returns the second end of the edge that a connection crosses. On a clockwise walk around the {@link #target} polygon,
	 * the edge ends at this end.
	 */
	Spot to(int connection) {
		return at(next(targets[connection]));
	}

	/** Converts a place from cells to pixels in single precision. */
	Spot spot(Point place) {
		return new Spot((float) (place.x() * mesh.pixels()), (float) (place.y() * mesh.pixels()));
	}

	/** Converts a place from pixels to cells. */
	Point place(Spot spot) {
		return new Point((double) spot.x() / mesh.pixels(), (double) spot.y() / mesh.pixels());
	}
}
