package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The {@linkplain MeshGap gaps} of a mesh, stored in arrays. Each gap begins at a corner, and ends at a vertex of a wall or inside
 * a wall. An end inside a wall is the foot of the perpendicular from the corner to the wall.
 */
final class Gaps {

	private int count;
	private int[] from = new int[64];
	private int[] to = new int[64];
	private int[] walls = new int[64];
	private double[] ends = new double[128];
	private double[] radii = new double[64];

	/**
	 * Adds a gap.
	 *
	 * @param vertex at which the gap ends, or {@link NavMesh#NONE} if the gap ends inside a wall
	 * @param wall inside which the gap ends, or {@link NavMesh#NONE} if the gap ends at a vertex
	 */
	void add(int corner, int vertex, int wall, double endX, double endY, double radius) {
		if (count == from.length) {
			from = Arrays.copyOf(from, 2 * count);
			to = Arrays.copyOf(to, 2 * count);
			walls = Arrays.copyOf(walls, 2 * count);
			ends = Arrays.copyOf(ends, 4 * count);
			radii = Arrays.copyOf(radii, 2 * count);
		}
		from[count] = corner;
		to[count] = vertex;
		walls[count] = wall;
		ends[2 * count] = endX;
		ends[2 * count + 1] = endY;
		radii[count++] = radius;
	}

	int count() {
		return count;
	}

	/** Returns the corner at which a gap begins. */
	int from(int gap) {
		return from[gap];
	}

	/** Returns the vertex at which a gap ends, or {@link NavMesh#NONE} if it ends inside a wall. */
	int to(int gap) {
		return to[gap];
	}

	/** Returns the wall inside which a gap ends, or {@link NavMesh#NONE} if the gap ends at a vertex. */
	int wall(int gap) {
		return walls[gap];
	}

	double endX(int gap) {
		return ends[2 * gap];
	}

	double endY(int gap) {
		return ends[2 * gap + 1];
	}

	/** Returns the radius of the largest disc that passes a gap, in cells. This is half of the length of the gap. */
	double radius(int gap) {
		return radii[gap];
	}

	/** Returns the gaps without duplicates. A gap between two corners is found twice, once from each corner. */
	Gaps withoutReversed() {
		Set<Long> known = new HashSet<>();
		boolean[] again = new boolean[count];
		for (int gap = 0; gap < count; gap++) {
			again[gap] = to[gap] != NavMesh.NONE
					&& !known.add((long) Math.min(from[gap], to[gap]) << 32 | Math.max(from[gap], to[gap]));
		}
		return without(again);
	}

	/**
	 * Returns the gaps that are not dropped.
	 *
	 * @param dropped indexed by gap: whether to leave out the gap
	 */
	Gaps without(boolean[] dropped) {
		Gaps rest = new Gaps();
		for (int gap = 0; gap < count; gap++) {
			if (!dropped[gap]) {
				rest.add(from[gap], to[gap], walls[gap], endX(gap), endY(gap), radii[gap]);
			}
		}
		return rest;
	}
}
