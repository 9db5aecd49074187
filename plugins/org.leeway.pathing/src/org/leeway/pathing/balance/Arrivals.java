package org.leeway.pathing.balance;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.search.StepGraph;

/**
 * The times at which a unit first covers each cell, and the start that the unit comes from. In contrast to {@link TravelAreas}, a cell counts if any cell of the
 * unit's square is there. Immutable. Tiles without a change are shared before and after an edit.
 */
public final class Arrivals {

	private static final int TILE = BitPlane.TILE;

	private final TravelAreas areas;
	private final int size;
	private final int columns;
	private final Tile[] tiles;

	/** The least cost and the start of each cell of a tile, row by row. */
	private record Tile(double[] costs, short[] owners) {
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
			tiles[i] = isSame(same, i) ? before.tiles[i] : tile(i % columns * TILE, i / columns * TILE);
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
	 * Returns the arrivals after an edit. Computes only the tiles near changed times.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public Arrivals with(TravelAreas edited, Progress progress) {
		return edited == areas ? this : new Arrivals(edited, size, edited.isLike(areas) ? this : null, progress);
	}

	/** Returns whether no anchor of the squares that cover a tile has changed. */
	private boolean isSame(boolean[] same, int tile) {
		int reach = (size - 1 + TILE - 1) / TILE;
		for (int row = Math.max(0, tile / columns - reach); row <= tile / columns; row++) {
			for (int column = Math.max(0, tile % columns - reach); column <= tile % columns; column++) {
				if (!same[row * columns + column]) {
					return false;
				}
			}
		}
		return true;
	}

	private Tile tile(int left, int top) {
		int side = TILE + size - 1;
		double[] costs = new double[side * side];
		short[] owners = new short[side * side];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		Arrays.fill(owners, (short) TravelAreas.NONE);
		StepGraph graph = areas.fields().getFirst().graph();
		BitPlane legal = graph.anchors().plane();
		int right = Math.min(legal.width(), left + TILE);
		for (int y = Math.max(0, top - size + 1); y < Math.min(legal.height(), top + TILE); y++) {
			for (int x = legal.nextSet(Math.max(0, left - size + 1), y); x < right; x = legal.nextSet(x + 1, y)) {
				int at = (y - top + size - 1) * side + x - left + size - 1;
				int anchor = graph.index(x, y);
				owners[at] = (short) areas.owner(anchor);
				costs[at] = areas.cost(anchor);
			}
		}
		Tile anchors = new Tile(costs, owners);
		return least(least(anchors, side, side, 1), TILE, TILE, TILE);
	}

	/**
	 * Returns the least of {@code size} neighbours for each place, in rows of {@code TILE} places.
	 *
	 * @param stride the distance between the given rows
	 * @param rows the number of rows that are needed
	 * @param step the distance between neighbours
	 */
	private Tile least(Tile all, int stride, int rows, int step) {
		Tile least = new Tile(new double[TILE * rows], new short[TILE * rows]);
		for (int y = 0; y < rows; y++) {
			for (int x = 0; x < TILE; x++) {
				int from = y * stride + x;
				double cost = all.costs[from];
				int owner = all.owners[from];
				for (int i = 1; i < size; i++) {
					double other = all.costs[from + i * step];
					int otherOwner = all.owners[from + i * step];
					boolean isTie = owner != otherOwner && TravelAreas.isTie(Math.min(cost, other), Math.max(cost, other));
					owner = isTie ? TravelAreas.CONTESTED : other < cost ? otherOwner : owner;
					cost = Math.min(cost, other);
				}
				least.costs[y * TILE + x] = cost;
				least.owners[y * TILE + x] = (short) owner;
			}
		}
		return least;
	}

	/** Returns the cost of the nearest way to a cell of the map, in the unit of the fields. Infinite if no way leads there. */
	public double cost(int x, int y) {
		return tiles[y / TILE * columns + x / TILE].costs[y % TILE * TILE + x % TILE];
	}

	/** Returns the start that is nearest to a cell of the map, like {@link TravelAreas#owner}. */
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
