package org.leeway.pathing.navmesh.detour;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The links between polygons, in the order in which Detour follows them. For each polygon, the links to other tiles come first.
 * They are in the reverse order of their creation. Detour creates these links while it loads the tiles of a file one after
 * another. The links inside of the tile follow, edge by edge. Detour limits the number of links of a tile, so a tile may lack
 * links to other tiles.
 */
final class DetourLinks {

	/** Tolerance, in Detour's units of length, for the test whether edges of two tiles touch. */
	private static final float NEAR = 0.01f;
	/** The largest number of polygons of a neighbouring tile that Detour links to one edge. */
	private static final int MOST = 4;
	/**
	 * The largest position on an edge. Detour gives positions on an edge as whole numbers, from 0 at its beginning to this number
	 * at its end.
	 */
	private static final int WHOLE = 255;
	/** The value of {@link Link#side} for a link between two polygons of the same tile. */
	static final int INSIDE = -1;

	/**
	 * A link from a polygon to a neighbour, through a portal on an edge.
	 *
	 * @param target the number of the neighbour, counted across all tiles
	 * @param edge the number of the edge in its polygon
	 * @param side the side of the tile on which the edge lies, or {@link #INSIDE}
	 * @param min where the portal begins on the edge, from 0 to {@link #WHOLE}
	 * @param max where the portal ends on the edge, from 0 to {@link #WHOLE}
	 */
	record Link(int target, int edge, int side, int min, int max) {

		boolean isWhole() {
			return min == 0 && max == WHOLE;
		}
	}

	/**
	 * An edge of a polygon that lies on a side of its tile. On a vertical side, all points of the edge have the same x. On a
	 * horizontal side, they have the same z.
	 *
	 * @param at the common x or z of its points
	 * @param from where the edge begins, in the other coordinate
	 * @param to where the edge ends, in the other coordinate
	 */
	private record Border(int polygon, int edge, float at, float from, float to) {

		float min() {
			return Math.min(from, to);
		}

		float max() {
			return Math.max(from, to);
		}

		boolean touches(Border other) {
			return Math.abs(at - other.at) <= NEAR
					&& Math.max(min() + NEAR, other.min() + NEAR) <= Math.min(max() - NEAR, other.max() - NEAR);
		}

		Link to(Border other, int side) {
			float one = (Math.max(min(), other.min()) - from) / (to - from);
			float two = (Math.min(max(), other.max()) - from) / (to - from);
			return new Link(other.polygon, edge, side, limit(Math.min(one, two)), limit(Math.max(one, two)));
		}

		private static int limit(float share) {
			return Math.round(Math.clamp(share, 0f, 1f) * WHOLE);
		}
	}

	private final DetourMesh mesh;
	/** Indexed by tile: the number of the tile's first polygon. One more entry at the end holds the number of all polygons. */
	private final int[] bases;
	/** Indexed by tile, then by side: the edges at this side of the tile. The index of a side is half of Detour's number for it. */
	private final List<List<List<Border>>> borders = new ArrayList<>();
	/** Indexed by tile: how many more links to other tiles it can get. */
	private final int[] room;
	/** Indexed by polygon: its links to polygons of other tiles, in the order in which Detour creates them. */
	private final Map<Integer, List<Link>> outer = new HashMap<>();

	/**
	 * Creates the links between all polygons of a mesh.
	 *
	 * @param bases indexed by tile: the number of the tile's first polygon. One more entry at the end holds the number of all
	 * polygons
	 */
	DetourLinks(DetourMesh mesh, int[] bases) {
		this.mesh = mesh;
		this.bases = bases;
		this.room = mesh.tiles().stream().mapToInt(tile -> tile.linkRoom() - tile.innerCount()).toArray();
		Map<Integer, Integer> loaded = new HashMap<>();
		for (int tile = 0; tile < room.length; tile++) {
			borders.add(borders(tile));
			DetourTile added = mesh.tiles().get(tile);
			loaded.put(place(added.column(), added.row()), tile);
			connect(tile, loaded.get(place(added.column() + 1, added.row())), DetourTile.RIGHT);
			connect(tile, loaded.get(place(added.column(), added.row() + 1)), DetourTile.BOTTOM);
			connect(tile, loaded.get(place(added.column() - 1, added.row())), DetourTile.LEFT);
			connect(tile, loaded.get(place(added.column(), added.row() - 1)), DetourTile.TOP);
		}
	}

	/**
	 * Returns a number that identifies a tile by its column and row. The tile may lie one column or row outside of the layout,
	 * because neighbours are looked up by this number.
	 */
	private int place(int column, int row) {
		return (row + 1) * (mesh.layout().columns() + 2) + column + 1;
	}

	private List<List<Border>> borders(int number) {
		DetourTile tile = mesh.tiles().get(number);
		List<List<Border>> sides = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
		for (int polygon = 0; polygon < tile.polygonCount(); polygon++) {
			for (int edge = 0; edge < tile.size(polygon); edge++) {
				if ((tile.neighbour(polygon, edge) & DetourTile.OUTER) != 0) {
					int side = tile.neighbour(polygon, edge) & ~DetourTile.OUTER;
					int a = tile.vertex(polygon, edge);
					int b = tile.vertex(polygon, (edge + 1) % tile.size(polygon));
					boolean isUpright = side == DetourTile.LEFT || side == DetourTile.RIGHT;
					sides.get(side / 2).add(isUpright ? new Border(bases[number] + polygon, edge, tile.x(a), tile.z(a), tile.z(b))
							: new Border(bases[number] + polygon, edge, tile.z(a), tile.x(a), tile.x(b)));
				}
			}
		}
		return sides;
	}

	/**
	 * Links the polygons of two neighbouring tiles along their common side, in both directions.
	 *
	 * @param tile the tile that was loaded last
	 * @param target the tile beyond the side. Null if Detour has not loaded it yet
	 * @param side Detour's number of the side of {@code tile}
	 */
	private void connect(int tile, Integer target, int side) {
		if (target != null) {
			link(tile, target, side);
			link(target, tile, (side + DetourTile.LEFT) % (2 * DetourTile.LEFT));
		}
	}

	private void link(int tile, int target, int side) {
		for (Border border : borders.get(tile).get(side / 2)) {
			int linked = 0;
			int last = INSIDE;
			for (Border other : borders.get(target).get((side / 2 + 2) % 4)) {
				if (linked < MOST && other.polygon != last && border.touches(other)) {
					linked++;
					last = other.polygon;
					if (room[tile] > 0) {
						room[tile]--;
						outer.computeIfAbsent(border.polygon, unknown -> new ArrayList<>()).add(border.to(other, side));
					}
				}
			}
		}
	}

	/**
	 * Returns the links of a polygon in the order in which Detour follows them.
	 *
	 * @param number the number of the tile
	 * @param polygon the number of the polygon in the tile
	 */
	List<Link> of(int number, int polygon) {
		List<Link> links = new ArrayList<>(outer.getOrDefault(bases[number] + polygon, List.of()));
		Collections.reverse(links);
		DetourTile tile = mesh.tiles().get(number);
		for (int edge = 0; edge < tile.size(polygon); edge++) {
			int neighbour = tile.neighbour(polygon, edge);
			if (neighbour != 0 && (neighbour & DetourTile.OUTER) == 0) {
				links.add(new Link(bases[number] + neighbour - 1, edge, INSIDE, 0, WHOLE));
			}
		}
		return links;
	}
}
