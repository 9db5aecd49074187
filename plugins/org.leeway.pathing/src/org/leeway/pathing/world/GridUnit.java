package org.leeway.pathing.world;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;

/**
 * The part of an agent that matters on the grid: a square footprint of {@code size} x {@code size} cells, anchored at
 * its top-left cell, and the terrains that it can cross. Grid units are the keys of all caches of grids, so agents that
 * differ only in other things share the caches. Immutable.
 *
 * @param size side of the footprint in cells, at least 1
 */
public record GridUnit(int size, Capability capability) {

	/** @throws IllegalArgumentException if the size is less than 1 */
	public GridUnit {
		Objects.requireNonNull(capability, "capability");
		if (size < 1) {
			throw new IllegalArgumentException("an agent of size " + size + ", expected at least 1");
		}
	}

	/** The middle of the footprint on an anchor, in cells. */
	public Point centre(Cell anchor) {
		return new Point(anchor.x() + size / 2.0, anchor.y() + size / 2.0);
	}

	/**
	 * The anchor of the footprint whose middle is nearest to a point; of two that are equally near, the one that is
	 * further right or down. Inverse of {@link #centre}.
	 */
	public Cell anchor(Point centre) {
		return new Cell((int) Math.floor(centre.x() - size / 2.0 + 0.5), (int) Math.floor(centre.y() - size / 2.0 + 0.5));
	}

	/** The middles of all footprints that cover a cell. */
	public List<Point> centresOver(Cell cell) {
		return IntStream.range(0, size * size)
				.mapToObj(i -> centre(new Cell(cell.x() - i % size, cell.y() - i / size))).toList();
	}
}
