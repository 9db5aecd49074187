package org.leeway.pathing.navmesh.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.simplify.TopologyPreservingSimplifier;

/**
 * A simplification of an outline. Leaves out points that are near the line through the remaining points. Some points
 * always stay: points on the sides of the tile, points where more than two areas meet, and ends of walls. If simplified
 * edges would touch each other or lie on a side of the tile, the outline stays unchanged. Method: D. Douglas and T.
 * Peucker, 1973.
 */
final class OutlineSimplifier {

	private static final GeometryFactory FACTORY = new GeometryFactory();

	private final Tile tile;
	private final Outline outline;
	/** Indexed by point: the edges that end at the point. */
	private final List<List<Integer>> edgesAt = new ArrayList<>();
	private final boolean[] taken;

	private OutlineSimplifier(Tile tile, Outline outline) {
		this.tile = tile;
		this.outline = outline;
		this.taken = new boolean[outline.edgeCount()];
		for (int point = 0; point < outline.pointCount(); point++) {
			edgesAt.add(new ArrayList<>(2));
		}
		for (int edge = 0; edge < taken.length; edge++) {
			edgesAt.get(outline.from(edge)).add(edge);
			edgesAt.get(outline.to(edge)).add(edge);
		}
	}

	/**
	 * Returns an outline with fewer vertices if possible. A distance of 0 keeps all vertices.
	 *
	 * @param distance the largest distance of a left-out vertex from the new outline, in cells
	 */
	static Outline simplified(Tile tile, Outline outline, double distance) {
		return distance == 0 || outline.isUniform() ? outline : new OutlineSimplifier(tile, outline).simplify(distance);
	}

	private Outline simplify(double distance) {
		List<LineString> lines = new ArrayList<>();
		List<Integer> firstEdges = new ArrayList<>();
		for (int round = 0; round < 2; round++) {
			// round 0 follows all lines between points that must stay. The remaining edges form closed lines on which no point
			// must stay. Round 1 follows these closed lines
			for (int edge = 0; edge < taken.length; edge++) {
				boolean forward = round == 1 || stays(outline.from(edge));
				if (!taken[edge] && (forward || stays(outline.to(edge)))) {
					lines.add(line(edge, forward));
					firstEdges.add(forward ? edge : -1 - edge);
				}
			}
		}
		Geometry simple = TopologyPreservingSimplifier.simplify(
				FACTORY.createMultiLineString(lines.toArray(LineString[]::new)), distance * Lattice.CELL);
		return build(simple, firstEdges);
	}

	private boolean stays(int point) {
		List<Integer> edges = edgesAt.get(point);
		if (edges.size() != 2 || Arrays.stream(Side.values())
				.anyMatch(side -> tile.isOnSide(side, outline.x(point), outline.y(point)))) {
			return true;
		}
		int a = edges.get(0);
		int b = edges.get(1);
		boolean along = (outline.to(a) == point) == (outline.from(b) == point);
		return outline.isWall(a) != outline.isWall(b) || outline.right(a) != (along ? outline.right(b) : outline.left(b))
				|| outline.left(a) != (along ? outline.left(b) : outline.right(b));
	}

	/**
	 * Follows the outline from a given edge to the first point that must stay. Returns the points on the way as a line.
	 * If no such point exists, the line is closed: it ends where it begins.
	 *
	 * @param first the index of the edge
	 * @param forward true to follow the edge in its direction, false to follow it in the opposite direction
	 */
	private LineString line(int first, boolean forward) {
		List<Coordinate> points = new ArrayList<>();
		int edge = first;
		int start = forward ? outline.from(first) : outline.to(first);
		int at = start;
		points.add(coordinate(at));
		do {
			taken[edge] = true;
			at = outline.from(edge) == at ? outline.to(edge) : outline.from(edge);
			points.add(coordinate(at));
			List<Integer> edges = edgesAt.get(at);
			edge = edges.get(0) == edge ? edges.get(edges.size() - 1) : edges.get(0);
		} while (at != start && !stays(at));
		return FACTORY.createLineString(points.toArray(Coordinate[]::new));
	}

	private Coordinate coordinate(int point) {
		return new Coordinate(outline.x(point), outline.y(point));
	}

	/**
	 * Builds an outline from simplified lines. Returns the original outline if simplified edges would touch each other, or lie
	 * on a side of the tile.
	 *
	 * @param firstEdges indexed by line: the original edge with which the line begins. The entry is {@code n} if the line
	 * follows edge {@code n} in its direction, and {@code -1 - n} if the line follows edge {@code n} backwards
	 */
	private Outline build(Geometry simple, List<Integer> firstEdges) {
		OutlineBuilder builder = new OutlineBuilder(tile);
		LatticePoints all = new LatticePoints();
		Map<Coordinate, Integer> numbers = new HashMap<>();
		List<int[]> edges = new ArrayList<>();
		for (int i = 0; i < firstEdges.size(); i++) {
			boolean forward = firstEdges.get(i) >= 0;
			int edge = forward ? firstEdges.get(i) : -1 - firstEdges.get(i);
			Coordinate[] points = simple.getGeometryN(i).getCoordinates();
			for (int j = 0; j < points.length; j++) {
				numbers.computeIfAbsent(points[j], at -> {
					builder.point((long) at.x, (long) at.y);
					return all.add((long) at.x, (long) at.y);
				});
				if (j > 0) {
					int[] ends = {numbers.get(points[j - 1]), numbers.get(points[j])};
					edges.add(ends);
					builder.edge(ends[0], ends[1], forward ? outline.right(edge) : outline.left(edge),
							forward ? outline.left(edge) : outline.right(edge), outline.isWall(edge));
				}
			}
		}
		for (Side side : Side.values()) {
			outline.copyWalls(side, builder);
		}
		boolean inside = edges.stream().noneMatch(ends -> isOnSide(all, ends));
		return inside && isClean(all.reduced(), edges) ? builder.build((short) 0) : outline;
	}

	private boolean isOnSide(LatticePoints points, int[] ends) {
		return Arrays.stream(Side.values()).anyMatch(side -> Arrays.stream(ends)
				.allMatch(point -> tile.isOnSide(side, points.x(point), points.y(point))));
	}

	/** Returns whether edges meet at common ends only. */
	private static boolean isClean(LatticePoints points, List<int[]> edges) {
		for (int i = 0; i < edges.size(); i++) {
			for (int j = 0; j < i; j++) {
				if (touch(points, edges.get(i), edges.get(j))) {
					return false;
				}
			}
		}
		return true;
	}

	private static boolean touch(LatticePoints points, int[] a, int[] b) {
		if (!overlap(points.x(a[0]), points.x(a[1]), points.x(b[0]), points.x(b[1]))
				|| !overlap(points.y(a[0]), points.y(a[1]), points.y(b[0]), points.y(b[1]))) {
			return false;
		}
		int from = points.side(a[0], a[1], b[0]);
		int to = points.side(a[0], a[1], b[1]);
		int first = points.side(b[0], b[1], a[0]);
		int second = points.side(b[0], b[1], a[1]);
		int common = (a[0] == b[0] || a[0] == b[1] ? 1 : 0) + (a[1] == b[0] || a[1] == b[1] ? 1 : 0);
		boolean inLine = from == 0 && to == 0;
		return common == 2 || common == 1 && inLine && isFolded(points, a, b)
				|| common == 0 && from * to <= 0 && first * second <= 0;
	}

	private static boolean overlap(long a, long b, long c, long d) {
		return Math.min(a, b) <= Math.max(c, d) && Math.min(c, d) <= Math.max(a, b);
	}

	/**
	 * Returns whether two segments with a common end overlap: whether both lead in the same direction from this end. The
	 * segments must lie on one straight line.
	 */
	private static boolean isFolded(LatticePoints points, int[] a, int[] b) {
		int at = a[0] == b[0] || a[0] == b[1] ? a[0] : a[1];
		int one = a[0] == at ? a[1] : a[0];
		int other = b[0] == at ? b[1] : b[0];
		return Long.signum(points.x(one) - points.x(at)) == Long.signum(points.x(other) - points.x(at))
				&& Long.signum(points.y(one) - points.y(at)) == Long.signum(points.y(other) - points.y(at));
	}
}
