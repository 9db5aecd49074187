package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.navmesh.NavMesh;

/** The gaps that bound each of the {@link Cells}. */
final class CellGaps {

	private final Gaps gaps;
	private final int[] first;
	private final int[] items;

	CellGaps(Cells cells) {
		this.gaps = cells.gaps();
		this.first = new int[cells.count() + 1];
		for (int gap = 0; gap < gaps.count(); gap++) {
			first[cells.left(gap) + 1]++;
			first[cells.right(gap) + 1]++;
		}
		for (int cell = 0; cell < cells.count(); cell++) {
			first[cell + 1] += first[cell];
		}
		this.items = new int[2 * gaps.count()];
		int[] used = Arrays.copyOf(first, cells.count());
		for (int gap = 0; gap < gaps.count(); gap++) {
			items[used[cells.left(gap)]++] = gap;
			items[used[cells.right(gap)]++] = gap;
		}
	}

	int count(int cell) {
		return first[cell + 1] - first[cell];
	}

	int gap(int cell, int i) {
		return items[first[cell] + i];
	}

	/** Returns the widest gap at the boundary of one of the {@link Cells}, or {@link NavMesh#NONE} if no gap bounds the cell. */
	int widest(int cell) {
		int widest = NavMesh.NONE;
		for (int i = first[cell]; i < first[cell + 1]; i++) {
			widest = widest == NavMesh.NONE || gaps.radius(items[i]) > gaps.radius(widest) ? items[i] : widest;
		}
		return widest;
	}
}
