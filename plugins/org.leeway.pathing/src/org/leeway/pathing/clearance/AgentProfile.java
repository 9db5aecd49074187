package org.leeway.pathing.clearance;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;

/**
 * A kind of unit: a square footprint of {@code size} x {@code size} cells, anchored at its top-left cell, and the
 * terrains it can cross.
 *
 * @param size at least 1
 */
public record AgentProfile(String name, int size, Capability capability) {

	public AgentProfile {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(capability, "capability");
		if (size < 1) {
			throw new IllegalArgumentException("an agent of size " + size + ", expected at least 1");
		}
	}

	/** The middle of the footprint on an anchor. */
	public Point centre(Cell anchor) {
		return new Point(anchor.x() + size / 2.0, anchor.y() + size / 2.0);
	}

	/** The middles of all footprints that cover a cell. */
	public List<Point> centresOver(Cell cell) {
		return IntStream.range(0, size * size)
				.mapToObj(i -> centre(new Cell(cell.x() - i % size, cell.y() - i / size))).toList();
	}
}
