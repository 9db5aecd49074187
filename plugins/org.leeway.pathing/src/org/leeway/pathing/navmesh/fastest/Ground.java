package org.leeway.pathing.navmesh.fastest;

import java.util.Arrays;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.ConvexParts;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * A mesh with speeds, for a disc of one radius, divided into cells of the map. The cells around the mesh are included. Faces of
 * equal speed have the same <em>speed class</em>, a number. Class 0 is the fastest. Thread-safe.
 */
final class Ground {

	/** The speed class of a cell that touches faces with different speeds. */
	static final int MIXED = -1;
	/** The speed class where there is no face. */
	static final int NOWHERE = -2;
	/** The distance, in cells, by which a disc may overlap a wall because of rounding. */
	static final double FIT = 1e-9;
	/** The least distance of routes from walls, in cells. So the route of a point cannot pass between two walls that touch. */
	private static final double LEAST = 1e-7;
	/** The largest slowness. A greater one would round away the costs of fast places. */
	private static final double SLOWEST = 1e6;
	/** The most cells that a search can number. */
	private static final double MOST_CELLS = 1 << 27;

	private final NavMesh mesh;
	private final double radius;
	private final boolean isTooLarge;
	private final int left;
	private final int top;
	private final int columns;
	private final int rows;
	/** Indexed by speed class. */
	private final double[] speeds;
	/** Indexed by speed class. */
	private final double[] slowness;
	/** Indexed by face. */
	private final int[] classes;
	/**
	 * Indexed by row and column of a cell: the surroundings of the cell. Null for cells and rows that no search has asked for
	 * yet.
	 */
	private final Surroundings[][] known;

	/**
	 * @param unstated the speed on faces without a terrain
	 * @param radius in cells, 0 for a point
	 */
	Ground(NavMesh given, TerrainSpeeds terrainSpeeds, double unstated, double radius) {
		this.mesh = ConvexParts.of(given);
		this.radius = radius;
		double[] bySpeed = new double[mesh.faceCount()];
		for (int face = 0; face < bySpeed.length; face++) {
			bySpeed[face] = mesh.terrain(face) == NavMesh.NONE ? unstated : terrainSpeeds.of(mesh.terrain(face));
		}
		double[] ascending = Arrays.stream(bySpeed).distinct().sorted().toArray();
		this.speeds = new double[ascending.length];
		Arrays.setAll(speeds, i -> ascending[ascending.length - 1 - i]);
		this.slowness = Arrays.stream(speeds).map(speed -> Math.min(SLOWEST, speeds[0] / speed)).toArray();
		this.classes = new int[bySpeed.length];
		Arrays.setAll(classes, face -> ascending.length - 1 - Arrays.binarySearch(ascending, bySpeed[face]));
		double[] box = {0, 0, 0, 0};
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			box[0] = Math.min(box[0], mesh.x(vertex));
			box[1] = Math.min(box[1], mesh.y(vertex));
			box[2] = Math.max(box[2], mesh.x(vertex));
			box[3] = Math.max(box[3], mesh.y(vertex));
		}
		this.isTooLarge = (box[2] - box[0] + 4) * (box[3] - box[1] + 4) > MOST_CELLS;
		this.left = isTooLarge ? 0 : (int) Math.floor(box[0]) - 1;
		this.top = isTooLarge ? 0 : (int) Math.floor(box[1]) - 1;
		this.columns = isTooLarge ? 0 : (int) Math.ceil(box[2]) + 1 - left;
		this.rows = isTooLarge ? 0 : (int) Math.ceil(box[3]) + 1 - top;
		this.known = new Surroundings[rows][];
	}

	NavMesh mesh() {
		return mesh;
	}

	double radius() {
		return radius;
	}

	/** Returns the distance that the disc's centre keeps from walls, in cells. At least {@link #LEAST}, even for a point. */
	double distance() {
		return Math.max(radius, LEAST);
	}

	/** Returns whether the mesh is too large for a search on its cells. */
	boolean isTooLarge() {
		return isTooLarge;
	}

	/** Returns whether all faces have the same speed. */
	boolean isUniform() {
		return speeds.length <= 1;
	}

	int left() {
		return left;
	}

	int top() {
		return top;
	}

	int columns() {
		return columns;
	}

	int rows() {
		return rows;
	}

	/** Returns the speed class of a face. */
	int speedClass(int face) {
		return classes[face];
	}

	/** Returns the speed of a speed class, in cells per second for an agent of speed 1. */
	double speed(int speedClass) {
		return speeds[speedClass];
	}

	/** Returns the slowest speed of all faces. */
	double slowest() {
		return speeds[speeds.length - 1];
	}

	/** Returns the slowness of a speed class, 1 for the fastest. Infinite for {@link #NOWHERE}. */
	double slowness(int speedClass) {
		return speedClass == NOWHERE ? Double.POSITIVE_INFINITY : slowness[speedClass];
	}

	/** Returns the surroundings of a cell, by its column and row from the left and the top of the ground. */
	Surroundings at(int column, int row) {
		if (column < 0 || row < 0 || column >= columns || row >= rows) {
			return new Surroundings(new int[0], new double[0], NOWHERE);
		}
		Surroundings[] ofRow = known[row];
		if (ofRow == null) {
			ofRow = new Surroundings[columns];
			known[row] = ofRow;
		}
		Surroundings found = ofRow[column];
		if (found == null) {
			found = find(left + column, top + row);
			ofRow[column] = found;
		}
		return found;
	}

	private Surroundings find(int x, int y) {
		double reach = distance() + FIT;
		Envelope around = new Envelope(x - reach, y - reach, x + 1 + reach, y + 1 + reach);
		int[][] faces = {new int[4]};
		double[][] walls = {new double[16]};
		int[] counts = new int[2];
		mesh.index().eachIn(around, face -> {
			if (touches(face, x, y, x + 1.0, y + 1.0)) {
				faces[0] = counts[0] < faces[0].length ? faces[0] : Arrays.copyOf(faces[0], 2 * counts[0]);
				faces[0][counts[0]++] = face;
			}
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				if (mesh.isWall(edge) && isNear(edge, around)) {
					walls[0] = counts[1] < walls[0].length ? walls[0] : Arrays.copyOf(walls[0], 2 * counts[1]);
					walls[0][counts[1]++] = mesh.x(mesh.origin(edge));
					walls[0][counts[1]++] = mesh.y(mesh.origin(edge));
					walls[0][counts[1]++] = mesh.x(mesh.target(edge));
					walls[0][counts[1]++] = mesh.y(mesh.target(edge));
				}
			}
		});
		int[] all = Arrays.copyOf(faces[0], counts[0]);
		int speedClass = all.length == 0 ? NOWHERE : classes[all[0]];
		for (int face : all) {
			speedClass = classes[face] == speedClass ? speedClass : MIXED;
		}
		return new Surroundings(all, Arrays.copyOf(walls[0], counts[1]), speedClass);
	}

	private boolean isNear(int edge, Envelope around) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		return around.intersects(new Envelope(Math.min(mesh.x(a), mesh.x(b)), Math.min(mesh.y(a), mesh.y(b)),
				Math.max(mesh.x(a), mesh.x(b)), Math.max(mesh.y(a), mesh.y(b))));
	}

	/**
	 * Returns whether a face touches or overlaps a rectangle, which may be flat. Returns false exactly if a line separates
	 * the face from the rectangle, and touches neither of the two. The face and the rectangle are convex, so only lines
	 * parallel to one of their sides are tried.
	 */
	private boolean touches(int face, double x0, double y0, double x1, double y1) {
		return !isApart(face, x0, y0, x1, y1, 0);
	}

	/**
	 * Returns whether a face and a rectangle overlap. Returns false if only their borders touch. A flat rectangle is a line.
	 * For a line, returns whether the face, including its border, may contain more than one point of the line.
	 */
	boolean overlaps(int face, double x0, double y0, double x1, double y1) {
		return !isApart(face, x0, y0, x1, y1, x0 < x1 && y0 < y1 ? 2 : 1);
	}

	/**
	 * Returns whether a line separates a face from a rectangle.
	 *
	 * @param touch what the face and the rectangle may share on the line: nothing (0), one end of a flat rectangle (1), or
	 * any part (2)
	 */
	private boolean isApart(int face, double x0, double y0, double x1, double y1, int touch) {
		double minX = Double.POSITIVE_INFINITY;
		double minY = Double.POSITIVE_INFINITY;
		double maxX = Double.NEGATIVE_INFINITY;
		double maxY = Double.NEGATIVE_INFINITY;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			double x = mesh.x(mesh.origin(edge));
			double y = mesh.y(mesh.origin(edge));
			minX = Math.min(minX, x);
			minY = Math.min(minY, y);
			maxX = Math.max(maxX, x);
			maxY = Math.max(maxY, y);
		}
		return isApart(minX, maxX, x0, x1, touch) || isApart(minY, maxY, y0, y1, touch)
				|| isBehindAnEdge(face, x0, y0, x1, y1, touch);
	}

	private static boolean isApart(double min, double max, double from, double to, int touch) {
		boolean mayTouch = touch == 2 || touch == 1 && from < to;
		return mayTouch ? max <= from || min >= to : max < from || min > to;
	}

	private boolean isBehindAnEdge(int face, double x0, double y0, double x1, double y1, int touch) {
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			double ax = mesh.x(mesh.origin(edge));
			double ay = mesh.y(mesh.origin(edge));
			double bx = mesh.x(mesh.target(edge));
			double by = mesh.y(mesh.target(edge));
			int least = 0;
			int most = -1;
			for (int i = 0; i < 4; i++) {
				int side = Predicates.side(ax, ay, bx, by, (i & 1) == 0 ? x0 : x1, i < 2 ? y0 : y1);
				least = Math.min(least, side);
				most = Math.max(most, side);
			}
			if (most < 0 || most == 0 && (touch == 2 || touch == 1 && least < 0)) {
				return true;
			}
		}
		return false;
	}
}
