package org.leeway.pathing.clearance;

import java.util.BitSet;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * The connected components of a plane, as an immutable value. A diagonal step needs both straight neighbours, so cells
 * connect by their four sides only. Each tile is labelled by itself, and a union-find forest over the parts of
 * components that lie in tiles joins those that touch across a border. So after an edit only the tiles it touched are
 * labelled again; the forest is grown anew, for it is small beside the plane.
 */
final class Components {

	private final BitPlane plane;
	private final TileComponents[] tiles;
	/** By tile the number of its first part, and after the last tile the number of parts. */
	private final int[] bases;
	/** By part the part that stands for its component. */
	private final int[] roots;

	/** Labels a plane. */
	static Components of(BitPlane plane, Progress progress) {
		TileComponents[] none = new TileComponents[plane.columns() * plane.rows()];
		return new Components(plane, none, TileSet.all(plane.width(), plane.height()), progress);
	}

	/** The same for a plane of the same size. */
	Components with(BitPlane newPlane, Progress progress) {
		return new Components(newPlane, tiles.clone(), newPlane.changedSince(plane), progress);
	}

	private Components(BitPlane plane, TileComponents[] tiles, TileSet changed, Progress progress) {
		this.plane = plane;
		this.tiles = tiles;
		label(changed, progress);
		this.bases = new int[tiles.length + 1];
		for (int tile = 0; tile < tiles.length; tile++) {
			bases[tile + 1] = bases[tile] + tiles[tile].count();
		}
		this.roots = new Forest(this, progress).roots();
	}

	private void label(TileSet changed, Progress progress) {
		TileLabelling labelling = new TileLabelling();
		for (int row = 0; row < changed.rows(); row++) {
			progress.check();
			BitSet columns = changed.columns(row);
			for (int column = columns.nextSetBit(0); column >= 0; column = columns.nextSetBit(column + 1)) {
				long[] words = plane.tile(column, row);
				tiles[row * plane.columns() + column] = words == BitPlane.EMPTY_TILE ? TileComponents.NONE
						: words == BitPlane.FULL_TILE ? TileComponents.WHOLE : labelling.label(words);
			}
		}
	}

	BitPlane plane() {
		return plane;
	}

	/** How many parts there are: components of single tiles. */
	int parts() {
		return roots.length;
	}

	/** How many tiles there are; they are numbered row by row. */
	int tiles() {
		return tiles.length;
	}

	TileComponents tile(int tile) {
		return tiles[tile];
	}

	/** The first part of a tile, or for the number of tiles that of parts; its components' parts follow in their order. */
	int base(int tile) {
		return bases[tile];
	}

	/** The part that stands for the component of a part. */
	int root(int part) {
		return roots[part];
	}

	/** The part that a set cell belongs to. */
	int partAt(int x, int y) {
		int tile = (y / BitPlane.TILE) * plane.columns() + x / BitPlane.TILE;
		return bases[tile] + tiles[tile].of(x % BitPlane.TILE, y % BitPlane.TILE);
	}

	/** The root of the component with the most cells; of equals, that whose first cell comes first, row by row. */
	int largest() {
		int[] cells = new int[roots.length];
		int[] firsts = new int[roots.length];
		for (int tile = 0; tile < tiles.length; tile++) {
			for (int i = 0; i < tiles[tile].count(); i++) {
				int root = roots[bases[tile] + i];
				int first = first(tile, i);
				firsts[root] = cells[root] == 0 ? first : Math.min(firsts[root], first);
				cells[root] += tiles[tile].cells(i);
			}
		}
		int largest = 0;
		for (int root = 1; root < cells.length; root++) {
			boolean more = cells[root] > cells[largest];
			largest = more || cells[root] == cells[largest] && firsts[root] < firsts[largest] ? root : largest;
		}
		return largest;
	}

	/** The first cell of a tile's component as {@code width y + x}. */
	private int first(int tile, int component) {
		int first = tiles[tile].first(component);
		int x = tile % plane.columns() * BitPlane.TILE + first % BitPlane.TILE;
		int y = tile / plane.columns() * BitPlane.TILE + first / BitPlane.TILE;
		return y * plane.width() + x;
	}

	/** The union-find forest over the parts. */
	private static final class Forest implements TileComponents.Seam {

		private final int[] parents;
		private int hereBase;
		private int thereBase;
		private int lastHere = -1;
		private int lastThere = -1;

		Forest(Components components, Progress progress) {
			parents = new int[components.bases[components.tiles.length]];
			for (int part = 0; part < parents.length; part++) {
				parents[part] = part;
			}
			int columns = components.plane.columns();
			for (int tile = 0; tile < components.tiles.length; tile++) {
				if (tile % columns == 0) {
					progress.check();
				}
				hereBase = components.bases[tile];
				if (tile % columns < columns - 1) {
					thereBase = components.bases[tile + 1];
					components.tiles[tile].joinRight(components.tiles[tile + 1], this);
				}
				if (tile + columns < components.tiles.length) {
					thereBase = components.bases[tile + columns];
					components.tiles[tile].joinBelow(components.tiles[tile + columns], this);
				}
			}
		}

		@Override
		public void touch(int here, int there) {
			int partHere = hereBase + here;
			int partThere = thereBase + there;
			// neighbours often touch many times in a row
			if (partHere != lastHere || partThere != lastThere) {
				lastHere = partHere;
				lastThere = partThere;
				unite(root(partHere), root(partThere));
			}
		}

		private void unite(int a, int b) {
			if (a < b) {
				parents[b] = a;
			} else {
				parents[a] = b;
			}
		}

		private int root(int part) {
			int root = part;
			while (parents[root] != root) {
				parents[root] = parents[parents[root]];
				root = parents[root];
			}
			return root;
		}

		/** By part its root. A parent comes before its children, so it has its root already when they look. */
		int[] roots() {
			for (int part = 0; part < parents.length; part++) {
				parents[part] = parents[parents[part]];
			}
			return parents;
		}
	}
}
