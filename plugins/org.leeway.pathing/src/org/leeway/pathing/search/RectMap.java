package org.leeway.pathing.search;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.TileSet;

/**
 * The map of an agent, divided into {@linkplain RectTile rectangles}. Tiles are divided when a search first comes there.
 * Thread-safe: two threads may divide the same tile, with equal results. Tiles and links have final fields only, so no
 * thread sees them half-built.
 */
final class RectMap {

	private final AgentAnchors anchors;
	/** Indexed by tile: the rectangles of the tile. Null until the tile is divided. */
	private final RectTile[] tiles;
	/** Indexed by tile: the links of the tile. Null until they are computed. */
	private final RectLinks[] links;

	RectMap(AgentAnchors anchors) {
		this.anchors = anchors;
		this.tiles = new RectTile[anchors.legal().length()];
		this.links = new RectLinks[tiles.length];
	}

	/** Takes over what an edit did not change. */
	private RectMap(AgentAnchors anchors, RectMap before) {
		this(anchors);
		TileSet changed = new TileSet(anchors.legal().rows());
		for (int i = 0; i < anchors.speedClasses(); i++) {
			changed.addAll(anchors.planes().get(i).changedSince(before.anchors.planes().get(i)));
		}
		TileSet near = changed.around(-1, 1, anchors.legal().columns());
		for (int i = 0; i < tiles.length; i++) {
			boolean isLinked = !near.columns(row(i)).get(Math.max(0, column(i)));
			if (isLinked || !changed.columns(row(i)).get(Math.max(0, column(i)))) {
				tiles[i] = before.tiles[i];
			}
			links[i] = isLinked ? before.links[i] : null;
		}
	}

	/** Returns the map after an edit. Keeps the tiles and links that the edit did not change. */
	RectMap with(AgentAnchors after) {
		return after == anchors ? this : isLike(after) ? new RectMap(after, this) : new RectMap(after);
	}

	private boolean isLike(AgentAnchors after) {
		return after.diagonals() == anchors.diagonals() && after.speedClasses() == anchors.speedClasses()
				&& after.plane().width() == anchors.plane().width() && after.plane().height() == anchors.plane().height();
	}

	AgentAnchors anchors() {
		return anchors;
	}

	/** Returns the index of the tile of an anchor. The anchor may be up to one tile outside the map. */
	int index(int x, int y) {
		return anchors.legal().index(x >> AnchorPlane.SHIFT, y >> AnchorPlane.SHIFT);
	}

	/** Returns the number of tiles, including a border of empty tiles. */
	int length() {
		return tiles.length;
	}

	/** Returns the leftmost column of cells of a tile. */
	int left(int index) {
		return column(index) << AnchorPlane.SHIFT;
	}

	/** Returns the topmost row of cells of a tile. */
	int top(int index) {
		return row(index) << AnchorPlane.SHIFT;
	}

	private int column(int index) {
		return index % (anchors.legal().columns() + 2) - 1;
	}

	private int row(int index) {
		return index / (anchors.legal().columns() + 2) - 1;
	}

	/** Returns the rectangles of a tile. */
	RectTile tile(int index) {
		RectTile known = tiles[index];
		if (known == null) {
			known = divide(index);
			tiles[index] = known;
		}
		return known;
	}

	/** Returns the links of the rectangles of a tile. */
	RectLinks links(int index) {
		RectLinks known = links[index];
		if (known == null) {
			known = RectLinking.of(this, index);
			links[index] = known;
		}
		return known;
	}

	private RectTile divide(int index) {
		int column = column(index);
		int row = row(index);
		AnchorPlane legal = anchors.legal();
		if (column < 0 || row < 0 || column >= legal.columns() || row >= legal.rows()
				|| legal.tile(column, row) == TileWords.EMPTY) {
			return RectTile.EMPTY;
		}
		long[][] classes = new long[anchors.speedClasses()][TileWords.TILE];
		long[] faster = TileWords.EMPTY;
		for (int i = 0; i < classes.length; i++) {
			long[] all = anchors.plane(i).tile(column, row);
			for (int y = 0; y < all.length; y++) {
				classes[i][y] = all[y] & ~faster[y];
			}
			faster = all;
		}
		return RectDivision.of(classes);
	}
}
