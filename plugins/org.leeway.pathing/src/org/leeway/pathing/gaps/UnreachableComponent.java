package org.leeway.pathing.gaps;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.CellRect;

/**
 * A region where a unit would fit but does not get to.
 *
 * @param place of the unit's centre in the region; the unit touches something there
 * @param boundary the edge of the region, without the border: arcs and lines of the unit's centre in no order
 */
public record UnreachableComponent(Point place, List<PathSegment> boundary) {

	/** Into so many pieces segments are cut to know where they are. */
	private static final int PIECES = 8;

	public UnreachableComponent {
		boundary = List.copyOf(boundary);
	}

	/**
	 * The cells of a map that the unit covers in the pocket, and a few beside them. Looks at some places of each segment, so
	 * that an arc may bulge out of them by less than a twelfth of its radius.
	 *
	 * @param radius of the unit, in cells
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

	/** The column or row of the map that is nearest to a coordinate. */
	private static int cell(double coordinate, int count) {
		return Math.clamp((int) Math.floor(coordinate), 0, count - 1);
	}
}
