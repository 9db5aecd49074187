package org.leeway.pathing.search.bounded;

/**
 * The slowness of a unit on lattices that get finer. At level 0, the vertices have whole numbers. At level n, each edge is
 * divided into 2^n parts. Slowness is time per length, and 1 where the unit is fastest.
 * <p>
 * The value of a face may be smaller than the slowness at some places in the face. Then lower bounds of costs are less tight,
 * but still valid.
 */
public interface Slowness {

	/** Returns the x coordinate of the first column of vertices, in cells. */
	int left();

	/** Returns the y coordinate of the first row of vertices, in cells. */
	int top();

	/** Returns the number of columns at level 0. */
	int width();

	/** Returns the number of rows at level 0. */
	int height();

	/**
	 * Returns a lower bound of the slowness inside the face below and right of a vertex. Infinite if the unit cannot be there.
	 *
	 * @param x column of the vertex at this level, also outside of the lattice
	 * @param y row of the vertex at this level, also outside of the lattice
	 */
	double face(int x, int y, int level);

	/** Returns a lower bound of the slowness on the edge to the right of a vertex. Infinite if the unit cannot be there. */
	double across(int x, int y, int level);

	/** Returns a lower bound of the slowness on the edge below a vertex. Infinite if the unit cannot be there. */
	double down(int x, int y, int level);
}
