package org.leeway.pathing.navmesh.engine;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.navmesh.generate.EdgeMesher;

/**
 * A distribution of the edges of a mesh to rectangular tiles. An edge on the common side of two tiles belongs to both tiles. No
 * edge may cross the side of a tile.
 */
final class TileEdges {

	private final EngineTiles tiles;
	private final int steps;
	private final List<List<EdgeMesher.Edge>> edges = new ArrayList<>();

	private TileEdges(EngineTiles tiles, int steps) {
		this.tiles = tiles;
		this.steps = steps;
		for (int tile = 0; tile < tiles.count(); tile++) {
			edges.add(new ArrayList<>());
		}
	}

	/** Returns the edges of each tile. */
	static List<List<EdgeMesher.Edge>> of(List<EdgeMesher.Edge> all, EngineTiles tiles, int steps) {
		TileEdges dealt = new TileEdges(tiles, steps);
		all.forEach(dealt::add);
		return dealt.edges;
	}

	private void add(EdgeMesher.Edge edge) {
		long side = (long) tiles.side() * steps;
		long left = Math.min(edge.ax(), edge.bx()) - (long) tiles.x() * steps;
		long right = Math.max(edge.ax(), edge.bx()) - (long) tiles.x() * steps;
		long top = Math.min(edge.ay(), edge.by()) - (long) tiles.y() * steps;
		long bottom = Math.max(edge.ay(), edge.by()) - (long) tiles.y() * steps;
		for (int row = first(top, bottom, side); row <= last(top, bottom, side); row++) {
			for (int column = first(left, right, side); column <= last(left, right, side); column++) {
				if (row >= 0 && row < tiles.rows() && column >= 0 && column < tiles.columns()) {
					edges.get(row * tiles.columns() + column).add(edge);
				}
			}
		}
	}

	/**
	 * Returns the first column of tiles that a range of x overlaps, or the first row for a range of y. A tile does not count if
	 * only an end of the range touches the tile. But a range of length 0 on the line between two tiles belongs to both tiles.
	 *
	 * @param from where the range begins, in lattice steps from the first tile
	 * @param to where the range ends, in lattice steps from the first tile
	 * @param side the length of a tile's side, in lattice steps
	 */
	private static int first(long from, long to, long side) {
		return (int) (from == to ? Math.floorDiv(from - 1, side) : Math.floorDiv(from, side));
	}

	private static int last(long from, long to, long side) {
		return (int) (from == to ? Math.floorDiv(to, side) : Math.floorDiv(to - 1, side));
	}
}
