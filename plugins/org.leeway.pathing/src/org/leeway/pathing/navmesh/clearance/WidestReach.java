package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * A search for the largest discs that can move from given places into the {@link Cells} of a mesh, one disc for each cell.
 * Cells are the areas between gaps. Runs Dijkstra's algorithm on the widths of gaps.
 */
final class WidestReach {

	private final Cells cells;
	private final CellGaps cellGaps;
	private final double[] radii;
	private final PriorityQueue<Reached> open = new PriorityQueue<>(Comparator.comparingDouble(Reached::radius).reversed());

	private record Reached(int cell, double radius) {
	}

	WidestReach(Cells cells, CellGaps cellGaps) {
		this.cells = cells;
		this.cellGaps = cellGaps;
		this.radii = new double[cells.count()];
		Arrays.fill(radii, Double.NEGATIVE_INFINITY);
	}

	void begin(int cell, double radius) {
		if (radius > radii[cell]) {
			radii[cell] = radius;
			open.add(new Reached(cell, radius));
		}
	}

	/**
	 * Returns an array indexed by cell: the radius of the largest disc that can move into the cell. The entry is
	 * negative infinity if no disc can.
	 */
	double[] find() {
		while (!open.isEmpty()) {
			Reached first = open.remove();
			for (int i = 0; first.radius() == radii[first.cell()] && i < cellGaps.count(first.cell()); i++) {
				int gap = cellGaps.gap(first.cell(), i);
				int other = cells.left(gap) + cells.right(gap) - first.cell();
				begin(other, Math.min(first.radius(), cells.gaps().radius(gap)));
			}
		}
		return radii;
	}
}
