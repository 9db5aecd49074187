package org.leeway.pathing.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;

/**
 * A search for the regions of a grid. First, a flood fill labels the regions. Then the search walks along the outline
 * of each region, and along the outlines of its holes. The sides of a cell are numbered clockwise, from 0 for the upper
 * side.
 */
final class RegionTracer {

	/** The change of the column in a step along a side of a cell. Steps go clockwise around the cell. Indexed by side. */
	private static final int[] DX = {1, 0, -1, 0};
	/** Indexed by side of a cell: the change of the row in a clockwise step along this side. */
	private static final int[] DY = {0, 1, 0, -1};
	private static final int PATIENCE = 1 << 16;

	/** Indexed by cell: its value. */
	private final int[] values;
	private final int width;
	private final int height;
	/** Indexed by cell: the number of its region. -1 before the flood fill reaches the cell. */
	private final int[] labels;
	/** Indexed by cell: whether the search has walked along the upper side of the cell, as a part of an outline. */
	private final boolean[] walked;
	private final List<Integer> firsts = new ArrayList<>();
	private final List<Long> counts = new ArrayList<>();
	private int[] stack = new int[64];

	RegionTracer(int[] values, int width) {
		this.values = values;
		this.width = width;
		this.height = values.length / width;
		this.labels = new int[values.length];
		this.walked = new boolean[values.length];
		Arrays.fill(labels, -1);
	}

	List<CellRegion> regions(Progress progress) {
		List<List<Polygon>> rings = new ArrayList<>();
		for (int cell = 0; cell < values.length; cell++) {
			if (cell % PATIENCE == 0) {
				progress.check();
			}
			if (labels[cell] < 0) {
				fill(cell);
				rings.add(new ArrayList<>());
			}
		}
		for (int cell = 0; cell < values.length; cell++) {
			if (!walked[cell] && label(cell % width, cell / width - 1) != labels[cell]) {
				// the first outline found for a region is its outer outline, because it contains the upper side of the
				// first cell. The others belong to holes
				rings.get(labels[cell]).add(walk(cell));
			}
		}
		List<CellRegion> regions = new ArrayList<>();
		for (int label = 0; label < rings.size(); label++) {
			List<Polygon> all = rings.get(label);
			regions.add(new CellRegion(values[firsts.get(label)], counts.get(label),
					new Area(all.getFirst(), all.subList(1, all.size()))));
		}
		return regions;
	}

	private void fill(int first) {
		int label = firsts.size();
		long count = 0;
		int depth = 0;
		labels[first] = label;
		stack[depth++] = first;
		while (depth > 0) {
			int cell = stack[--depth];
			count++;
			for (int side = 0; side < 4; side++) {
				int x = cell % width + DX[side];
				int y = cell / width + DY[side];
				int next = y * width + x;
				if (x >= 0 && x < width && y >= 0 && y < height && labels[next] < 0 && values[next] == values[first]) {
					labels[next] = label;
					stack = depth == stack.length ? Arrays.copyOf(stack, 2 * depth) : stack;
					stack[depth++] = next;
				}
			}
		}
		firsts.add(first);
		counts.add(count);
	}

	private int label(int x, int y) {
		return x < 0 || x >= width || y < 0 || y >= height ? -1 : labels[y * width + x];
	}

	private Polygon walk(int start) {
		int label = labels[start];
		double[] corners = new double[16];
		int count = 0;
		int x = start % width;
		int y = start / width;
		int side = 0;
		do {
			if (side == 0) {
				walked[y * width + x] = true;
			}
			int left = side + 3 & 3;
			int cornerX = x + (side == 0 || side == 1 ? 1 : 0);
			int cornerY = y + (side == 1 || side == 2 ? 1 : 0);
			int turn;
			if (label(x + DX[side] + DX[left], y + DY[side] + DY[left]) == label) {
				x += DX[side] + DX[left];
				y += DY[side] + DY[left];
				turn = 3;
			} else if (label(x + DX[side], y + DY[side]) == label) {
				x += DX[side];
				y += DY[side];
				turn = 0;
			} else {
				turn = 1;
			}
			side = side + turn & 3;
			if (turn != 0) {
				corners = count == corners.length ? Arrays.copyOf(corners, 2 * count) : corners;
				corners[count++] = cornerX;
				corners[count++] = cornerY;
			}
		} while (side != 0 || y * width + x != start);
		return Polygon.of(Arrays.copyOf(corners, count));
	}
}
