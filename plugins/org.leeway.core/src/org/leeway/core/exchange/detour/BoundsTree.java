package org.leeway.core.exchange.detour;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Comparator;

/**
 * The tree of bounds of the polygons of a tile. Nodes follow in the order of a walk: a leaf has the number of its polygon,
 * another node minus the number of nodes to skip it with all below.
 */
final class BoundsTree {

	/** The length of a node in bytes. */
	static final int NODE = 16;
	/** Steps of bounds in a cell; all of a tile fit in 16 bits. */
	static final int STEPS = 256;

	/** By polygon: the least x and y, the greatest x and y, in steps. */
	private final int[][] bounds;
	private ByteBuffer out;

	BoundsTree(int polygons) {
		bounds = new int[polygons][];
	}

	/** The number of nodes. */
	int size() {
		return Math.max(0, 2 * bounds.length - 1);
	}

	/** Adds a vertex of a polygon, in cells from the corner of the tile. */
	void add(int polygon, double x, double y) {
		int[] vertex = {(int) Math.floor(x * STEPS), (int) Math.floor(y * STEPS), (int) Math.ceil(x * STEPS),
				(int) Math.ceil(y * STEPS)};
		bounds[polygon] = bounds[polygon] == null ? vertex : union(bounds[polygon], vertex);
	}

	private static int[] union(int[] a, int[] b) {
		return new int[] {Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])};
	}

	void write(ByteBuffer target) {
		out = target;
		Integer[] polygons = new Integer[bounds.length];
		Arrays.setAll(polygons, i -> i);
		write(polygons, 0, polygons.length);
	}

	private void write(Integer[] polygons, int from, int to) {
		int[] all = bounds[polygons[from]];
		for (int i = from + 1; i < to; i++) {
			all = union(all, bounds[polygons[i]]);
		}
		boolean isLeaf = to - from == 1;
		out.putShort((short) all[0]).putShort((short) 0).putShort((short) all[1]);
		out.putShort((short) all[2]).putShort((short) 0).putShort((short) all[3]);
		out.putInt(isLeaf ? polygons[from] : -(2 * (to - from) - 1));
		if (!isLeaf) {
			int axis = all[2] - all[0] >= all[3] - all[1] ? 0 : 1;
			Arrays.sort(polygons, from, to, Comparator.comparingInt(polygon -> bounds[polygon][axis] + bounds[polygon][axis + 2]));
			int middle = (from + to) / 2;
			write(polygons, from, middle);
			write(polygons, middle, to);
		}
	}
}
