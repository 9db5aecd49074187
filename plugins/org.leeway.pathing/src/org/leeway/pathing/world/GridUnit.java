package org.leeway.pathing.world;

import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;

/**
 * The part of an agent that matters on the grid: its square footprint, and the terrains that it can cross. The top-left
 * cell of the footprint is called its anchor. Immutable.
 * <p> Agents that differ only in name, body or motion have equal grid units. So these agents share cached results.
 *
 * @param size the side of the footprint, in cells, at least 1
 * @param obstacleRadius the least distance, in cells, from the centre of the footprint to an obstacle. The footprint itself may
 * then overlap obstacles: the unit is a square for terrain, but a disc for obstacles, as in some games. If empty, the footprint
 * must not overlap a cell that an obstacle blocks
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
	 * Returns whether the unit can stand on an anchor if and only if the clearance of the anchor is at least {@code size}. The
	 * clearance is the side of the largest free square with this top-left cell.
	 * <p>
	 * False for a unit with an obstacle radius, which may overlap obstacles.
	 */
	public boolean standsByClearance() {
		return obstacleRadius.isEmpty();
	}

	/** Returns the centre of the footprint, in cells, if its top-left cell is {@code anchor}. */
	public Point centre(Cell anchor) {
		return new Point(anchor.x() + size / 2.0, anchor.y() + size / 2.0);
	}

	/**
	 * Returns the anchor of the footprint whose centre is nearest to a point. Ties go to the anchor further right or
	 * down. For the {@linkplain #centre centre} of a footprint, returns the anchor of this footprint.
	 */
	public Cell anchor(Point centre) {
		return new Cell((int) Math.floor(centre.x() - size / 2.0 + 0.5), (int) Math.floor(centre.y() - size / 2.0 + 0.5));
	}

	/**
	 * Limits a size to one more than the shorter side of a map. A footprint of this size fits nowhere on the map, so
	 * larger sizes need no distinction. The limit prevents overflow, and saves memory.
	 *
	 * @param size the side of a footprint, in cells
	 * @param width the width of the map, in cells
	 * @param height the height of the map, in cells
	 */
	public static int sizeOn(int size, int width, int height) {
		return Math.min(size, Math.min(width, height) + 1);
	}

	/**
	 * Returns the centres of all footprints of this unit that cover a cell. Leaves out centres outside the map, which has the
	 * given width and height in cells. The order is by rows from bottom to top, and in each row from right to left.
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
	 * Returns the first column of the anchors whose footprints cover a cell. An anchor is the top-left cell of a footprint.
	 * Leaves out footprints whose centre is to the left of the map. Also works for rows.
	 *
	 * @param place the column of the cell
	 */
	private int firstAnchor(int place) {
		return Math.max(place - size + 1, -(size / 2));
	}

	/**
	 * Returns the last column of the anchors whose footprints cover a cell. An anchor is the top-left cell of a footprint.
	 * Leaves out footprints whose centre is to the right of the map. Also works for rows.
	 *
	 * @param place the column of the cell
	 * @param side the width of the map, in cells
	 */
	private int lastAnchor(int place, int side) {
		return (int) Math.min(place, Math.floor(side - size / 2.0));
	}
}
