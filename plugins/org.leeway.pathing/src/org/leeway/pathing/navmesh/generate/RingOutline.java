package org.leeway.pathing.navmesh.generate;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * A computation of the {@link Outline} of a tile with obstacles. A {@linkplain Ring ring} is a closed line around an
 * obstacle or the border. First triangulates the tile, with the rings and the outline of the cells as edges. Then walks
 * from triangle to triangle, and finds out whether each one is blocked, or which terrain it has.
 * <p>
 * The outline consists of all edges between triangles of different kinds. In addition, it has the parts of rings with
 * free area on both sides.
 */
final class RingOutline {

	private final TileCells cells;
	private final Tile tile;
	private final List<Ring> rings;
	private final LatticePoints points = new LatticePoints();
	private final List<NodedEdges.Edge> edges;
	private final LatticePoints reduced;
	private final Triangulation mesh;
	/** Indexed by triangle: its kind, or {@link #UNKNOWN} before the walk reaches it. */
	private final short[] kinds;

	private static final short UNKNOWN = -2;

	private RingOutline(TileCells cells, Outline outline, List<Ring> rings) {
		this.cells = cells;
		this.tile = cells.tile();
		this.rings = rings;
		NodedEdges noded = new NodedEdges(points, tile);
		for (int edge = 0; edge < outline.edgeCount(); edge++) {
			int from = outline.from(edge);
			int to = outline.to(edge);
			noded.addCells(outline.x(from), outline.y(from), outline.x(to), outline.y(to));
		}
		for (int i = 0; i < rings.size(); i++) {
			int ring = i;
			new RingClipper(tile, ends -> noded.addRing(ring, ends)).clip(rings.get(i));
		}
		edges = noded.compute();
		reduced = points.reduced();
		mesh = new Triangulation(reduced);
		mesh.insert();
		kinds = new short[mesh.edgeCount() / 3];
	}

	/**
	 * Returns the outline of a tile with cells and rings. A ring is a closed line around an obstacle or the border.
	 *
	 * @param outline the outline of the cells without the rings
	 */
	static Outline of(TileCells cells, Outline outline, List<Ring> rings) {
		boolean blocked = outline.isUniform() && outline.kind() == Outline.BLOCKED;
		return blocked ? outline : StraightRuns.joined(cells.tile(), new RingOutline(cells, outline, rings).build());
	}

	private Outline build() {
		ConstraintInserter inserter = new ConstraintInserter(mesh, reduced);
		for (int edge = 0; edge < edges.size(); edge++) {
			if (sideOf(edges.get(edge)) == null) {
				inserter.add(edges.get(edge).from(), edges.get(edge).to(), edge);
			}
		}
		Arrays.fill(kinds, UNKNOWN);
		walk(widest());
		OutlineBuilder outline = new OutlineBuilder(tile);
		int[] numbers = new int[points.count()];
		Arrays.fill(numbers, -1);
		for (NodedEdges.Edge edge : edges) {
			Side side = sideOf(edge);
			int half = mesh.find(edge.from(), edge.to());
			if (side != null) {
				if (edge.isOnRing() && kinds[half / 3] != Outline.BLOCKED) {
					long from = side.position(points.x(edge.from()), points.y(edge.from()));
					long to = side.position(points.x(edge.to()), points.y(edge.to()));
					outline.wall(side, Math.min(from, to), Math.max(from, to));
				}
			} else {
				short right = kinds[half / 3];
				short left = kinds[mesh.twin(half) / 3];
				if (right != left || edge.isOnRing() && right != Outline.BLOCKED) {
					outline.edge(number(edge.from(), numbers, outline), number(edge.to(), numbers, outline), right, left,
							edge.isOnRing());
				}
			}
		}
		return outline.build(kinds[0]);
	}

	private int number(int point, int[] numbers, OutlineBuilder outline) {
		if (numbers[point] < 0) {
			numbers[point] = outline.point(points.x(point), points.y(point));
		}
		return numbers[point];
	}

	private Side sideOf(NodedEdges.Edge edge) {
		for (Side side : Side.values()) {
			if (tile.isOnSide(side, points.x(edge.from()), points.y(edge.from()))
					&& tile.isOnSide(side, points.x(edge.to()), points.y(edge.to()))) {
				return side;
			}
		}
		return null;
	}

	/**
	 * Sets the kinds of all triangles, by a depth-first walk from triangle {@code first}. A ring blocks the triangles on its
	 * blocked side. During the walk, keeps a set of the rings that block the current triangle.
	 */
	private void walk(int first) {
		BitSet blocking = new BitSet();
		for (int ring = 0; ring < rings.size(); ring++) {
			blocking.set(ring, rings.get(ring).blocks(middleX(first), middleY(first)));
		}
		// the edges that lead from the first triangle to the current triangle. To go back, the walk crosses these edges
		// again. A crossing of an edge flips the rings of this edge in the set, so the second crossing restores the set
		int[] path = new int[kinds.length + 1];
		int[] tried = new int[kinds.length + 1];
		int depth = 0;
		int triangle = first;
		kinds[triangle] = kind(triangle, blocking);
		while (depth >= 0) {
			if (tried[depth] == 3) {
				depth--;
				if (depth >= 0) {
					cross(path[depth], blocking);
					triangle = path[depth] / 3;
				}
				continue;
			}
			int edge = 3 * triangle + tried[depth]++;
			int twin = mesh.twin(edge);
			if (twin != Triangulation.NONE && kinds[twin / 3] == UNKNOWN) {
				path[depth] = edge;
				cross(edge, blocking);
				triangle = twin / 3;
				kinds[triangle] = kind(triangle, blocking);
				depth++;
				tried[depth] = 0;
			}
		}
	}

	private void cross(int edge, BitSet blocking) {
		int label = mesh.label(edge);
		if (label != Triangulation.NONE) {
			edges.get(label / 2).rings().forEach(blocking::flip);
		}
	}

	private short kind(int triangle, BitSet blocking) {
		return blocking.isEmpty()
				? cells.kind((int) (middleX(triangle) - tile.x()), (int) (middleY(triangle) - tile.y()))
				: Outline.BLOCKED;
	}

	/**
	 * Returns the triangle with the largest height, where the walk begins. The walk first tests which of the original rings
	 * contain the middle of this triangle. Near an edge, the test could be wrong, because {@link NodedEdges} has bent the rings
	 * a little. The middle of this triangle is far from all edges.
	 */
	private int widest() {
		int widest = 0;
		double best = -1;
		for (int triangle = 0; triangle < kinds.length; triangle++) {
			double height = height(triangle);
			if (height > best) {
				best = height;
				widest = triangle;
			}
		}
		return widest;
	}

	private double height(int triangle) {
		double longest = 0;
		for (int edge = 3 * triangle; edge < 3 * triangle + 3; edge++) {
			longest = Math.max(longest, Math.hypot(points.x(mesh.origin(edge)) - points.x(mesh.target(edge)),
					points.y(mesh.origin(edge)) - points.y(mesh.target(edge))));
		}
		int a = mesh.origin(3 * triangle);
		int b = mesh.origin(3 * triangle + 1);
		int c = mesh.origin(3 * triangle + 2);
		double ux = points.x(b) - points.x(a);
		double uy = points.y(b) - points.y(a);
		return (ux * (points.y(c) - points.y(a)) - uy * (points.x(c) - points.x(a))) / longest;
	}

	private double middleX(int triangle) {
		int first = 3 * triangle;
		return Lattice.cells((points.x(mesh.origin(first)) + points.x(mesh.origin(first + 1))
				+ points.x(mesh.origin(first + 2))) / 3, tile.x());
	}

	private double middleY(int triangle) {
		int first = 3 * triangle;
		return Lattice.cells((points.y(mesh.origin(first)) + points.y(mesh.origin(first + 1))
				+ points.y(mesh.origin(first + 2))) / 3, tile.y());
	}
}
