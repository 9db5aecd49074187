package org.leeway.pathing.navmesh.generate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.noding.NodedSegmentString;
import org.locationtech.jts.noding.SegmentString;
import org.locationtech.jts.noding.snapround.SnapRoundingNoder;

/**
 * A division of the segments in a tile into edges. Segments belong to {@linkplain Ring rings} around obstacles, or to the
 * outline of the cells. The segments are cut at all points where they meet. If several segments have a part in common, this
 * part becomes one edge. The sides of the tile are segments too. Meeting points are rounded to the lattice, so a segment
 * may bend a little there. Coordinates are lattice steps.
 */
final class NodedEdges {

	/**
	 * The mark of segments that belong to no ring: segments of the outline of the cells, and the sides of the tile. The
	 * mark of any other segment is the index of its ring.
	 */
	private static final Integer CELLS = -1;

	private final LatticePoints points;
	private final Map<Coordinate, Integer> numbers = new HashMap<>();
	private final List<NodedSegmentString> segments = new ArrayList<>();
	private final Map<Long, Integer> byEnds = new HashMap<>();
	private final List<Edge> edges = new ArrayList<>();

	/**
	 * An edge between two points where segments meet. No other meeting point lies between the two points.
	 *
	 * @param from the point at one end
	 * @param to the point at the other end
	 * @param rings the rings that have one side of the edge inside and the other side outside. An odd number of segments of
	 * each of these rings run along the edge
	 * @param onRing whether a segment of any ring runs along the edge. An array of one element, because the value changes
	 * while the edges are computed
	 */
	record Edge(int from, int to, List<Integer> rings, boolean[] onRing) {

		/** Returns whether the edge is a part of some ring. */
		boolean isOnRing() {
			return onRing[0];
		}
	}

	/** @param points receives the points of the edges */
	NodedEdges(LatticePoints points, Tile tile) {
		this.points = points;
		long right = tile.across();
		long bottom = tile.down();
		point(new Coordinate(0, 0));
		point(new Coordinate(right, 0));
		point(new Coordinate(right, bottom));
		point(new Coordinate(0, bottom));
		addCells(0, 0, right, 0);
		addCells(right, 0, right, bottom);
		addCells(right, bottom, 0, bottom);
		addCells(0, bottom, 0, 0);
	}

	void addCells(long ax, long ay, long bx, long by) {
		add(ax, ay, bx, by, CELLS);
	}

	/**
	 * Adds a segment of a ring.
	 *
	 * @param ring the number of the ring
	 * @param ends the coordinates {@code x0, y0, x1, y1} of the segment's ends
	 */
	void addRing(int ring, long[] ends) {
		add(ends[0], ends[1], ends[2], ends[3], ring);
	}

	private void add(long ax, long ay, long bx, long by, Integer ring) {
		segments.add(new NodedSegmentString(new Coordinate[] {new Coordinate(ax, ay), new Coordinate(bx, by)}, ring));
	}

	/** Computes the edges. No more segments can be added afterwards. */
	List<Edge> compute() {
		SnapRoundingNoder noder = new SnapRoundingNoder(new PrecisionModel(1));
		noder.computeNodes(segments);
		for (Object each : (Collection<?>) noder.getNodedSubstrings()) {
			SegmentString part = (SegmentString) each;
			for (int i = 0; i + 1 < part.size(); i++) {
				addPart(point(part.getCoordinate(i)), point(part.getCoordinate(i + 1)), (Integer) part.getData());
			}
		}
		return edges;
	}

	private void addPart(int a, int b, Integer ring) {
		if (a != b) {
			long key = (long) Math.min(a, b) << 32 | Math.max(a, b);
			Integer known = byEnds.putIfAbsent(key, edges.size());
			if (known == null) {
				edges.add(new Edge(a, b, new ArrayList<>(2), new boolean[1]));
			}
			Edge edge = edges.get(known == null ? edges.size() - 1 : known);
			if (!ring.equals(CELLS)) {
				edge.onRing[0] = true;
				if (!edge.rings.remove(ring)) {
					edge.rings.add(ring);
				}
			}
		}
	}

	private int point(Coordinate at) {
		return numbers.computeIfAbsent(new Coordinate(at.x, at.y),
				unknown -> points.add(Math.round(at.x), Math.round(at.y)));
	}
}
