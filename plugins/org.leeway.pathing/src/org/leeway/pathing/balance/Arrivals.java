package org.leeway.pathing.balance;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.search.StepGraph;

/**
 * The time at which a unit first covers each cell, and the start from which the unit comes. A unit covers all cells of its
 * square. In contrast, {@link TravelAreas} has the times at which the top-left cell of the square is at a cell. After an edit,
 * the new object shares unchanged tiles with the old one. Immutable.
 */
public final class Arrivals {

	private static final int TILE = BitPlane.TILE;

	private final TravelAreas areas;
	private final int size;
	private final int columns;
	private final Tile[] tiles;

	private static final Tile UNREACHED = new Tile(TILE * TILE);

	static {
		Arrays.fill(UNREACHED.costs, Double.POSITIVE_INFINITY);
		Arrays.fill(UNREACHED.owners, (short) TravelAreas.NONE);
	}

	/**
	 * The cheapest arrivals at the cells of a tile. Arrays are indexed by cell, row by row.
	 *
	 * @param costs the least cost at which the unit covers a cell. Infinite if the unit never covers the cell
	 * @param owners the start from which the unit comes at this cost, as in {@link TravelAreas#owner}
	 */
	private record Tile(double[] costs, short[] owners) {

		Tile(int cells) {
			this(new double[cells], new short[cells]);
		}

		/**
		 * Finds the cheapest of {@code count} cells of {@code from}, and copies its cost and its start to a cell of this tile.
		 * If several starts have cells with this cost, the start becomes {@link TravelAreas#CONTESTED}.
		 *
		 * @param to the index of the cell that gets the cost and the start
		 * @param first the index of the first cell of {@code from} to compare
		 * @param step the difference between the indices of successive cells of {@code from}
		 */
		void set(int to, Tile from, int first, int step, int count) {
			double cost = from.costs[first];
			int owner = from.owners[first];
			for (int i = 1, at = first + step; i < count; i++, at += step) {
				double other = from.costs[at];
				boolean isTie = owner != from.owners[at] && TravelAreas.isTie(Math.min(cost, other), Math.max(cost, other));
				owner = isTie ? TravelAreas.CONTESTED : other < cost ? from.owners[at] : owner;
				cost = Math.min(cost, other);
			}
			costs[to] = cost;
			owners[to] = (short) owner;
		}
	}

	private Arrivals(TravelAreas areas, int size, Arrivals before, Progress progress) {
		BitPlane plane = areas.fields().getFirst().graph().anchors().plane();
		this.areas = areas;
		this.size = size;
		this.columns = plane.columns();
		this.tiles = new Tile[columns * plane.rows()];
		boolean[] same = new boolean[tiles.length];
		for (int i = 0; before != null && i < same.length; i++) {
			same[i] = areas.isSame(before.areas, i);
		}
		IntStream.range(0, tiles.length).parallel().forEach(i -> {
			progress.check();
			tiles[i] = isSame(same, i) ? before.tiles[i] : tile(i % columns * TILE, i / columns * TILE, progress);
		});
	}

	/**
	 * Computes the arrivals of a unit.
	 *
	 * @param areas of at least one start
	 * @param size side of the unit's square, in cells
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static Arrivals of(TravelAreas areas, int size, Progress progress) {
		return new Arrivals(areas, size, null, progress);
	}

	/**
	 * Returns the arrivals after an edit. Computes again only the tiles near cells whose travel time has changed.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public Arrivals with(TravelAreas edited, Progress progress) {
		return edited == areas ? this : new Arrivals(edited, size, edited.isLike(areas) ? this : null, progress);
	}

	/**
	 * Returns whether an edit leaves the arrivals of a tile unchanged. An anchor is the top-left cell of the unit. A unit that
	 * covers a cell of the tile has its anchor in the tile, or to the left or above. So the costs must be unchanged in all
	 * tiles with such anchors.
	 *
	 * @param same whether the costs of a tile's anchors are unchanged, indexed by tile
	 */
	private boolean isSame(boolean[] same, int tile) {
		int reach = (size - 1) / TILE + 1;
		for (int row = Math.max(0, tile / columns - reach); row <= tile / columns; row++) {
			for (int column = Math.max(0, tile % columns - reach); column <= tile % columns; column++) {
				if (!same[row * columns + column]) {
					return false;
				}
			}
		}
		return true;
	}

	private Tile tile(int left, int top, Progress progress) {
		BitPlane legal = areas.fields().getFirst().graph().anchors().plane();
		if (size > Math.min(legal.width(), legal.height())) {
			return UNREACHED;
		}
		Tile rows = new Tile(TILE * (TILE + size - 1));
		Tile row = new Tile(TILE + size - 1);
		for (int i = 0; i < TILE + size - 1; i++) {
			progress.check();
			read(left - size + 1, top - size + 1 + i, row);
			for (int x = 0; x < TILE; x++) {
				rows.set(i * TILE + x, row, x, 1, size);
			}
		}
		Tile tile = new Tile(TILE * TILE);
		for (int i = 0; i < TILE * TILE; i++) {
			tile.set(i, rows, i, TILE, size);
		}
		return tile;
	}

	/**
	 * Copies the costs of the anchors of row {@code y}, and the starts from which units come, into {@code row}. The first
	 * anchor is in column {@code left}.
	 */
	private void read(int left, int y, Tile row) {
		Arrays.fill(row.costs, Double.POSITIVE_INFINITY);
		Arrays.fill(row.owners, (short) TravelAreas.NONE);
		StepGraph graph = areas.fields().getFirst().graph();
		BitPlane legal = graph.anchors().plane();
		int right = y < 0 || y >= legal.height() ? 0 : Math.min(legal.width(), left + row.costs.length);
		for (int x = Math.max(0, left); x < right; x++) {
			int anchor = graph.index(x, y);
			row.costs[x - left] = areas.cost(anchor);
			row.owners[x - left] = (short) areas.owner(anchor);
		}
	}

	/**
	 * Returns the least cost of a way from any start to a cell of the map, in the unit of {@link TravelAreas#cost}. Infinite if
	 * no way leads there.
	 */
	public double cost(int x, int y) {
		return tiles[y / TILE * columns + x / TILE].costs[y % TILE * TILE + x % TILE];
	}

	/**
	 * Returns the start from which a cell of the map is reached at the least cost. The start is given by its index, or
	 * the result is a constant, as in {@link TravelAreas#owner}.
	 */
	public int owner(int x, int y) {
		return tiles[y / TILE * columns + x / TILE].owners[y % TILE * TILE + x % TILE];
	}

	/** Returns the largest finite cost. 0 if there is none. */
	public double longest() {
		double longest = 0;
		for (Tile tile : tiles) {
			for (double cost : tile.costs) {
				longest = cost < Double.POSITIVE_INFINITY ? Math.max(longest, cost) : longest;
			}
		}
		return longest;
	}

	/** Returns the tiles that may differ from earlier arrivals of a map of the same size. */
	public TileSet changedSince(Arrivals old) {
		TileSet changed = new TileSet(tiles.length / columns);
		for (int i = 0; i < tiles.length; i++) {
			if (tiles[i] != old.tiles[i]) {
				changed.add(i % columns, i / columns);
			}
		}
		return changed;
	}
}
