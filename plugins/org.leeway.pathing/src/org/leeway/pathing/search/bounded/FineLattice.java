package org.leeway.pathing.search.bounded;

import java.util.BitSet;

/**
 * The lattice of anchors, with each edge divided into 2^level parts and each face into 4^level faces. The unit of length is the
 * side of such a part. The lattice may be limited to a corridor of faces. Vertices have numbers in tiles of 32 x 32, so that
 * neighbours mostly share pages of memory.
 */
final class FineLattice {

	/** The number of faces by which the corridor is wider than the core, on each side. */
	private static final int BESIDE = 2;
	private static final int SHIFT = 5;
	private static final int LAST = (1 << SHIFT) - 1;
	/** The most vertices of a lattice. A set of faces then needs at most 32 MB. */
	private static final long MOST_VERTICES = 1L << 28;

	private final SpeedField field;
	private final int level;
	/**
	 * Faces through which good routes lead, see {@link #corridorBit}. They are faces of this lattice, or of the next coarser one.
	 * Null if all faces may be such.
	 */
	private final BitSet core;
	/** The faces of the core, and those around them. Null if all faces belong to it. */
	private final BitSet corridor;
	/** The number of levels by which this lattice is finer than the faces of the corridor: 0 or 1. */
	private final int finer;
	private final int columns;
	private final int corridorColumns;

	private FineLattice(SpeedField field, int level, BitSet core, BitSet corridor, int finer) {
		this.field = field;
		this.level = level;
		this.core = core;
		this.corridor = corridor;
		this.columns = columns(level);
		this.finer = finer;
		this.corridorColumns = columns(level - finer);
	}

	/** Returns the lattice of all anchors. */
	static FineLattice of(SpeedField field) {
		return new FineLattice(field, 0, null, null, 0);
	}

	/** Returns how many tiles a row of the lattice of some level has. There is room for the faces left of the map. */
	private static int columns(SpeedField field, int level) {
		return (((field.width() - 1 << level) + 2) >> SHIFT) + 1;
	}

	private int columns(int ofLevel) {
		return columns(field, ofLevel);
	}

	/** Returns whether the next finer lattice is small enough. */
	boolean canBeFiner() {
		long side = 1L << level + 1;
		return (field.width() * side + 64) * (field.height() * side + 64) < MOST_VERTICES;
	}

	/**
	 * Returns the next finer lattice.
	 *
	 * @param faces the faces of this lattice through which good routes lead, by {@link #corridorBit}
	 */
	FineLattice finer(BitSet faces) {
		return new FineLattice(field, level + 1, faces, widened(faces), 1);
	}

	/** Returns the part of this lattice through which good routes lead, see {@link #finer}. */
	FineLattice within(BitSet faces) {
		return new FineLattice(field, level, faces, widened(faces), 0);
	}

	/** Adds the faces around some faces. A front at the border of the corridor bends, which should not happen near good routes. */
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

	/** Returns the x or y of a vertex in this lattice, given the x or y of an anchor. */
	int fine(int anchor) {
		return anchor << level;
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
		return inCorridor(x, y) ? field.face(x >> level, y >> level) : Double.POSITIVE_INFINITY;
	}

	/** Returns the slowness of the edge to the right of a vertex, infinite if it is not legal or not in the corridor. */
	double across(int x, int y) {
		if (!inCorridor(x, y) && !inCorridor(x, y - 1)) {
			return Double.POSITIVE_INFINITY;
		}
		int column = x >> level;
		int row = y >> level;
		return row << level == y ? field.across(column, row) : field.face(column, row);
	}

	/** Returns the slowness of the edge below a vertex, infinite if it is not legal or not in the corridor. */
	double down(int x, int y) {
		if (!inCorridor(x, y) && !inCorridor(x - 1, y)) {
			return Double.POSITIVE_INFINITY;
		}
		int column = x >> level;
		int row = y >> level;
		return column << level == x ? field.down(column, row) : field.face(column, row);
	}
}
