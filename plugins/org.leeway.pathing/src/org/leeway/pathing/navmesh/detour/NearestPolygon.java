package org.leeway.pathing.navmesh.detour;

import java.util.Arrays;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.engine.EngineTiles;

/**
 * A search for the polygon nearest to a place, as Detour's {@code findNearestPoly} does it. Only polygons near the place count:
 * their bounds must meet a box around the place, see {@link #EXTENT}. A polygon that contains the place has the distance 0. Of
 * several nearest polygons, the first is found. Thread-safe.
 */
final class NearestPolygon {

	/**
	 * The distance from a place to each side of the box in which the search looks for polygons, in Detour's units of length.
	 * Detour's demo uses the same number. A place where the disc may be is much nearer to a polygon than this, so the box is
	 * large enough.
	 */
	static final float EXTENT = 2;

	private final DetourGraph graph;
	private final EngineTiles layout;
	/**
	 * Indexed by place of a tile, {@code row * columns + column}: the tile's index in {@link DetourMesh#tiles}, which has
	 * only tiles with polygons. {@link NavMesh#NONE} if the tile has no polygons.
	 */
	private final int[] tiles;

	NearestPolygon(DetourGraph graph) {
		this.graph = graph;
		this.layout = graph.mesh().layout();
		this.tiles = new int[layout.count()];
		Arrays.fill(tiles, NavMesh.NONE);
		for (int tile = 0; tile < graph.mesh().tiles().size(); tile++) {
			DetourTile each = graph.mesh().tiles().get(tile);
			tiles[each.row() * layout.columns() + each.column()] = tile;
		}
	}

	/** Returns the nearest polygon, or {@link NavMesh#NONE} if none is near. */
	int find(Point place) {
		float x = graph.scaled(place.x());
		float z = graph.scaled(place.y());
		Nearest nearest = new Nearest(x, z);
		int firstColumn = Math.max(0, index(x - EXTENT, layout.x()));
		int lastColumn = Math.min(layout.columns() - 1, index(x + EXTENT, layout.x()));
		int lastRow = Math.min(layout.rows() - 1, index(z + EXTENT, layout.y()));
		for (int row = Math.max(0, index(z - EXTENT, layout.y())); row <= lastRow; row++) {
			for (int column = firstColumn; column <= lastColumn; column++) {
				int tile = tiles[row * layout.columns() + column];
				if (tile != NavMesh.NONE) {
					nearest.search(tile);
				}
			}
		}
		return nearest.polygon;
	}

	private int index(float place, int begin) {
		return (int) Math.floor((place - graph.scaled(begin)) / graph.scaled(layout.side()));
	}

	/** The search for one place. */
	private final class Nearest {

		private final float x;
		private final float z;
		private int polygon = NavMesh.NONE;
		private float least = Float.MAX_VALUE;

		Nearest(float x, float z) {
			this.x = x;
			this.z = z;
		}

		void search(int number) {
			DetourTile tile = graph.mesh().tiles().get(number);
			int left = first(x, tile.left(), tile.right());
			int top = first(z, tile.top(), tile.bottom());
			int right = last(x, tile.left(), tile.right());
			int bottom = last(z, tile.top(), tile.bottom());
			BoundsTree tree = tile.tree();
			int node = 0;
			while (node < tree.size()) {
				boolean meets = tree.meets(node, left, top, right, bottom);
				if (meets && tree.item(node) >= 0) {
					offer(graph.base(number) + tree.item(node));
				}
				node = tree.next(node, meets);
			}
		}

		private int first(float place, float from, float to) {
			return (int) (steps() * (Math.clamp(place - EXTENT, from, to) - from)) & ~1;
		}

		private int last(float place, float from, float to) {
			return (int) (steps() * (Math.clamp(place + EXTENT, from, to) - from) + 1) | 1;
		}

		/** Returns the number of lattice steps ({@link DetourMesh#STEPS}) in one of Detour's units of length. */
		private float steps() {
			return (float) (DetourMesh.STEPS / graph.mesh().scale());
		}

		private void offer(int other) {
			float square = graph.contains(other, x, z) ? 0 : square(graph.nearestOnOutline(other, x, z));
			if (square < least) {
				least = square;
				polygon = other;
			}
		}

		private float square(float[] at) {
			float dx = x - at[0];
			float dz = z - at[1];
			return dx * dx + dz * dz;
		}
	}
}
