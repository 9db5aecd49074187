package org.leeway.pathing.world;

import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;

/**
 * The part of an agent that matters on the grid: a square footprint of {@code size} x {@code size} cells, and the
 * terrains that it can cross. The anchor of the footprint is its top-left cell. Grid units are the keys of all caches
 * of grids, so agents that differ only in name, body or motion share the caches. Immutable.
 *
 * @param size side of the footprint in cells, at least 1
 * @param obstacleRadius the least distance of the middle of the footprint from obstacles, in cells. The footprint may then
 * overlap obstacles, as in games that give a unit a square for terrain and a disc for obstacles. Empty for a unit whose
 * footprint overlaps no cell that an obstacle blocks
 */
public record GridUnit(int size, Capability capability, OptionalDouble obstacleRadius) {

	/**
	 * Creates a grid unit.
	 *
	 * @throws IllegalArgumentException if the size is less than 1, or the radius is not both positive and finite
	 */
	public GridUnit {
		Objects.requireNonNull(capability, "capability");
		if (size < 1) {
			throw new IllegalArgumentException("an agent of size " + size + ", expected at least 1");
		}
		double radius = obstacleRadius.orElse(1);
		if (!(radius > 0 && radius < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("an obstacle radius of " + radius + ", expected more than 0");
		}
	}

	/** Creates a grid unit whose footprint overlaps no cell that an obstacle blocks. */
	public GridUnit(int size, Capability capability) {
		this(size, capability, OptionalDouble.empty());
	}

	/** Returns the same unit with other terrains. */
	public GridUnit crossing(Capability other) {
		return new GridUnit(size, other, obstacleRadius);
	}

	/**
	 * Returns whether clearance decides where the unit stands legally: the clearance of the unit's capability. False for
	 * a unit with an obstacle radius, because clearance counts the cells that obstacles block.
	 */
	public boolean standsByClearance() {
		return obstacleRadius.isEmpty();
	}

	/** Returns the middle of the footprint on an anchor, in cells. */
	public Point centre(Cell anchor) {
		return new Point(anchor.x() + size / 2.0, anchor.y() + size / 2.0);
	}

	/**
	 * Returns the anchor of the footprint whose middle is nearest to a point. Ties go to the anchor further right or down.
	 * Inverse of {@link #centre}.
	 */
	public Cell anchor(Point centre) {
		return new Cell((int) Math.floor(centre.x() - size / 2.0 + 0.5), (int) Math.floor(centre.y() - size / 2.0 + 0.5));
	}

	/**
	 * Returns a size, limited to one more than the shorter side of a map. A footprint that exceeds the map stands nowhere,
	 * so all such sizes are equivalent. With this limit, no computation overflows or allocates memory for cells beyond the
	 * map.
	 */
	public static int sizeOn(int size, int width, int height) {
		return Math.min(size, Math.min(width, height) + 1);
	}

	/**
	 * Returns the middles of all footprints that cover a cell. Leaves out middles outside a map of this width and height.
	 * The middles come row by row from the last row, and from right to left in each row.
	 */
	public Stream<Point> centresOver(Cell cell, int width, int height) {
		int right = lastAnchor(cell.x(), width);
		int bottom = lastAnchor(cell.y(), height);
		int columns = right - firstAnchor(cell.x()) + 1;
		int rows = bottom - firstAnchor(cell.y()) + 1;
		return columns <= 0 ? Stream.empty() : LongStream.range(0, (long) columns * Math.max(0, rows))
				.mapToObj(i -> centre(new Cell(right - (int) (i % columns), bottom - (int) (i / columns))));
	}

	/**
	 * Returns the least column or row of the anchors whose footprints cover a cell. Leaves out footprints with a middle
	 * to the left of the map or above the map.
	 *
	 * @param place the column or the row of the cell
	 */
	private int firstAnchor(int place) {
		return Math.max(place - size + 1, -(size / 2));
	}

	/**
	 * Returns the largest column or row of the anchors whose footprints cover a cell. Leaves out footprints with a
	 * middle to the right of the map or below the map.
	 *
	 * @param place the column or the row of the cell
	 * @param side the width or the height of the map
	 */
	private int lastAnchor(int place, int side) {
		return (int) Math.min(place, Math.floor(side - size / 2.0));
	}
}
