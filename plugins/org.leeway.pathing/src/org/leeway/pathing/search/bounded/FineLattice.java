package org.leeway.pathing.search.bounded;

import java.util.BitSet;

import org.leeway.pathing.geom.Point;

/**
 * The lattice of a {@link Slowness} at one level. Each edge of level 0 is divided into 2^level parts, and each face into
 * 4^level faces. The columns and rows of vertices count these parts. Places are in cells. The lattice may be limited to a
 * corridor of faces. Vertices are numbered in tiles of 32 x 32 vertices, so that neighbours mostly share pages of memory.
 */
final class FineLattice {

	/** Number of faces by which the {@link #corridor} extends beyond the {@link #core} on each side. */
	private static final int BESIDE = 2;
	/**
	 * A place that is nearer than this to a column or row of vertices lies on the column or row. In sides of the lattice's
	 * faces.
	 */
	private static final double ROUNDING = 1e-8;
	private static final int SHIFT = 5;
	private static final int LAST = (1 << SHIFT) - 1;
	/** The most vertices of a lattice. A set of faces then needs at most 32 MB. */
	private static final long MOST_VERTICES = 1L << 28;

	private final Slowness field;
	private final int level;
	/**
	 * Faces through which good routes lead, see {@link #corridorBit}. They are faces of this lattice, or of the next coarser
	 * one. Null if good routes may lead through all faces.
	 */
	private final BitSet core;
	/** The faces of the core, and those around them. Null if all faces belong to it. */
	private final BitSet corridor;
	/** The number of levels by which this lattice is finer than the faces of the corridor: 0 or 1. */
	private final int finer;
	private final int columns;
	private final int corridorColumns;

	private FineLattice(Slowness field, int level, BitSet core, BitSet corridor, int finer) {
		this.field = field;
		this.level = level;
		this.core = core;
		this.corridor = corridor;
		this.columns = columns(level);
		this.finer = finer;
		this.corridorColumns = columns(level - finer);
	}

	/** Returns the lattice of level 0. */
	static FineLattice of(Slowness field) {
		return new FineLattice(field, 0, null, null, 0);
	}

	/** Returns how many tiles a row of the lattice of some level has. There is room for the faces left of the map. */
	private static int columns(Slowness field, int level) {
		return (((field.width() - 1 << level) + 2) >> SHIFT) + 1;
	}

	private int columns(int ofLevel) {
		return columns(field, ofLevel);
	}

	/** Returns whether the next finer lattice stays below the limit {@link #MOST_VERTICES}. */
	boolean canBeFiner() {
		long side = 1L << level + 1;
		return (field.width() * side + 64) * (field.height() * side + 64) < MOST_VERTICES;
	}

	/**
	 * Returns the next finer lattice.
	 *
	 * @param faces the faces of this lattice through which good routes lead, indexed by {@link #corridorBit}
	 */
	FineLattice finer(BitSet faces) {
		return new FineLattice(field, level + 1, faces, widened(faces), 1);
	}

	/** Returns the next finer lattice of all faces. */
	FineLattice finer() {
		return new FineLattice(field, level + 1, null, null, 0);
	}

	/** Returns the column or the row of level 0 that contains a column or a row of this lattice. */
	int coarse(int fine) {
		return fine >> level;
	}

	/** Returns the part of this lattice through which good routes lead, see {@link #finer}. */
	FineLattice within(BitSet faces) {
		return new FineLattice(field, level, faces, widened(faces), 0);
	}

	/**
	 * Returns the given faces and all faces at most {@link #BESIDE} faces away. A front bends at the border of the corridor, so
	 * the border must not be near good routes.
	 */
	private BitSet widened(BitSet faces) {
		BitSet wider = new BitSet();
		int right = fine(field.width() - 1);
		int bottom = fine(field.height() - 1);
		for (int face = faces.nextSetBit(0); face >= 0; face = faces.nextSetBit(face + 1)) {
			int x = x(face) - 1;
			int y = y(face) - 1;
			for (int row = Math.max(-1, y - BESIDE); row <= Math.min(bottom, y + BESIDE); row++) {
				for (int column = Math.max(-1, x - BESIDE); column <= Math.min(right, x + BESIDE); column++) {
					wider.set(corridorBit(column, row));
				}
			}
		}
		return wider;
	}

	/** Returns the length of a part of an edge, in cells. */
	double side() {
		return 1.0 / (1 << level);
	}

	/** Returns the x or y of a vertex in this lattice, given the x or y of a vertex at level 0. */
	private int fine(int coarse) {
		return coarse << level;
	}

	/**
	 * Returns a vertex next to a place, on the side away from another place. So the place lies nearly on the straight line
	 * from the vertex to the other place.
	 *
	 * @param to the other place, which is next to the place on the route
	 */
	int vertexBehind(Point place, Point to) {
		double x = column(place);
		double y = row(place);
		int best = -1;
		double least = Double.POSITIVE_INFINITY;
		for (int i = 0; i < 4; i++) {
			int column = (int) (isWhole(x) ? Math.rint(x) : Math.floor(x) + (i & 1));
			int row = (int) (isWhole(y) ? Math.rint(y) : Math.floor(y) + (i >> 1));
			int vertex = vertex(column, row);
			double detour = place(vertex).distance(place) - place(vertex).distance(to);
			if (detour < least) {
				least = detour;
				best = vertex;
			}
		}
		return best;
	}

	private double column(Point place) {
		return (place.x() - field.left()) / side();
	}

	private double row(Point place) {
		return (place.y() - field.top()) / side();
	}

	/** Returns the place of a vertex, in cells. */
	Point place(int vertex) {
		return new Point(field.left() + x(vertex) * side(), field.top() + y(vertex) * side());
	}

	/**
	 * Returns the largest possible difference between the costs at a place and at a vertex next to the place. A cost of 1 is
	 * one cell where the unit is fastest. Infinite if the unit cannot move straight from the place to the vertex.
	 */
	double costToVertex(Point place, int vertex) {
		double distance = place(vertex).distance(place);
		if (distance == 0) {
			return 0;
		}
		double x = column(place);
		double y = row(place);
		int column = (int) Math.floor(x);
		int row = (int) Math.floor(y);
		double slowness = field.face(column, row, level);
		slowness = isWhole(y) ? Math.min(slowness, field.across(column, (int) Math.rint(y), level)) : slowness;
		slowness = isWhole(x) ? Math.min(slowness, field.down((int) Math.rint(x), row, level)) : slowness;
		return distance * slowness;
	}

	/** Returns whether a coordinate is on a column or a row of vertices, except for rounding. */
	private static boolean isWhole(double coordinate) {
		return Math.abs(coordinate - Math.rint(coordinate)) < ROUNDING;
	}

	/** Returns the number of a vertex. */
	int vertex(int x, int y) {
		return tiled(x, y, columns);
	}

	private static int tiled(int x, int y, int columns) {
		return ((y >> SHIFT) * columns + (x >> SHIFT) << 2 * SHIFT) | (y & LAST) << SHIFT | x & LAST;
	}

	/** Returns the x of a vertex. */
	int x(int vertex) {
		return (vertex >> 2 * SHIFT) % columns << SHIFT | vertex & LAST;
	}

	/** Returns the y of a vertex. */
	int y(int vertex) {
		return (vertex >> 2 * SHIFT) / columns << SHIFT | vertex >> SHIFT & LAST;
	}

	/** Returns the number of a face in sets of faces. The face has its top left at (x, y), from (-1, -1) on. */
	int corridorBit(int x, int y) {
		return tiled(x + 1, y + 1, columns);
	}

	private boolean inCorridor(int x, int y) {
		return contains(corridor, x, y);
	}

	/** Returns whether a face may belong to a good route. */
	boolean isInCore(int x, int y) {
		return contains(core, x, y);
	}

	private boolean contains(BitSet faces, int x, int y) {
		return faces == null || faces.get(tiled((x >> finer) + 1, (y >> finer) + 1, corridorColumns));
	}

	/** Returns the slowness of a face, infinite if the unit cannot be there or if the face is not in the corridor. */
	double face(int x, int y) {
		return inCorridor(x, y) ? field.face(x, y, level) : Double.POSITIVE_INFINITY;
	}

	/** Returns the slowness of the edge to the right of a vertex, infinite if it is not legal or not in the corridor. */
	double across(int x, int y) {
		if (!inCorridor(x, y) && !inCorridor(x, y - 1)) {
			return Double.POSITIVE_INFINITY;
		}
		return field.across(x, y, level);
	}

	/** Returns the slowness of the edge below a vertex. Infinite if the edge is not legal or not in the corridor. */
	double down(int x, int y) {
		if (!inCorridor(x, y) && !inCorridor(x - 1, y)) {
			return Double.POSITIVE_INFINITY;
		}
		return field.down(x, y, level);
	}
}
