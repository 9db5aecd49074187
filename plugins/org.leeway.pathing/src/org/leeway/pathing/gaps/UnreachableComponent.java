package org.leeway.pathing.gaps;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.CellRect;

/**
 * A connected region where a disc fits, but which the disc cannot reach. Immutable.
 *
 * @param place a place of the disc's centre in the region, where the disc touches an obstacle or the border
 * @param boundary the lines and arcs around the region, in no particular order. When the disc's centre is on such a line or
 * arc, the disc touches an obstacle. Leaves out lines along the border of the map
 */
public record UnreachableComponent(Point place, List<PathSegment> boundary) {

	/** Number of equal pieces of a boundary segment: {@link #cells} looks at the ends of the pieces only. */
	private static final int PIECES = 8;

	public UnreachableComponent {
		boundary = List.copyOf(boundary);
	}

	/**
	 * Returns a rectangle, clipped to the map, around the cells that the disc covers while its centre moves along the boundary.
	 * The method looks at only nine places of each line or arc. Between these places, the disc may reach beyond the rectangle, but
	 * by less than a twelfth of the arc's radius.
	 *
	 * @param radius of the disc, in cells
	 * @param width of the map, in cells
	 * @param height of the map, in cells
	 */
	public CellRect cells(double radius, int width, int height) {
		return boundary.stream().flatMap(UnreachableComponent::places).map(at -> cells(at, radius, width, height))
				.reduce(CellRect::union).orElseThrow();
	}

	private static Stream<Point> places(PathSegment segment) {
		return IntStream.rangeClosed(0, PIECES).mapToObj(i -> segment.at(segment.length() * i / PIECES));
	}

	private static CellRect cells(Point at, double radius, int width, int height) {
		int left = cell(at.x() - radius, width);
		int top = cell(at.y() - radius, height);
		return new CellRect(left, top, cell(at.x() + radius, width) - left + 1,
				cell(at.y() + radius, height) - top + 1);
	}

	/** Returns the column or row of the map that is nearest to a coordinate. */
	private static int cell(double coordinate, int count) {
		return Math.clamp((int) Math.floor(coordinate), 0, count - 1);
	}
}
