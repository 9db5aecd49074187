package org.leeway.pathing.balance;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;

/**
 * The cost of a cheapest way of an agent from its start to each anchor, by the steps and costs of the planners. An anchor is
 * the top-left cell of the agent's square. Costs are exact sums, so mirrored ways have equal costs. Immutable.
 * <p>
 * Costs are stored in tiles of 64 x 64 cells. After an edit, the new field shares unchanged tiles with the old one.
 */
public final class TravelField {

	static final int TILE_CELLS = StepGraph.TILE_CELLS;
	private static final double[] UNREACHED = new double[TILE_CELLS];

	static {
		Arrays.fill(UNREACHED, Double.POSITIVE_INFINITY);
	}

	private final StepGraph graph;
	/** The anchors at which the agent starts, ascending. */
	private final int[] starts;
	private final double[][] tiles;

	private TravelField(StepGraph graph, int[] starts, double[][] tiles) {
		this.graph = graph;
		this.starts = starts;
		this.tiles = tiles;
	}

	/**
	 * Computes a field from scratch.
	 *
	 * @param starts anchors at which the agent may start. Anchors where the agent cannot stand are left out
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static TravelField of(StepGraph graph, List<Cell> starts, Progress progress) {
		int[] legal = legal(graph, starts);
		double[] costs = FieldSearch.costs(graph, legal, progress);
		double[][] tiles = new double[costs.length / TILE_CELLS][];
		for (int i = 0; i < tiles.length; i++) {
			int first = i * TILE_CELLS;
			boolean isUnreached = Arrays.equals(costs, first, first + TILE_CELLS, UNREACHED, 0, TILE_CELLS);
			tiles[i] = isUnreached ? UNREACHED : Arrays.copyOfRange(costs, first, first + TILE_CELLS);
		}
		return new TravelField(graph, legal, tiles);
	}

	/**
	 * Returns the field after an edit. Computes only what the edit changed, unless the agent's speeds changed too.
	 *
	 * @param edited the steps after the edit, on a map of the same size
	 * @param changed the anchors that {@link StepGraph#changedSince} returns for the steps of this field. Null to find them
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public TravelField with(StepGraph edited, List<Cell> newStarts, int[] changed, Progress progress) {
		int[] legal = legal(edited, newStarts);
		boolean sameStarts = Arrays.equals(legal, starts);
		if (edited == graph && sameStarts) {
			return this;
		}
		if (!edited.isLike(graph) || edited.largestCost() > FieldSearch.MOST_BUCKETS) {
			return of(edited, newStarts, progress);
		}
		FieldRepair repair = new FieldRepair(edited, tiles, progress);
		repair.run(changed == null ? edited.changedSince(graph) : changed, sameStarts ? new int[0] : starts, legal);
		return new TravelField(edited, legal, repair.tiles());
	}

	private static int[] legal(StepGraph graph, List<Cell> starts) {
		return starts.stream().filter(cell -> graph.isLegal(cell.x(), cell.y()))
				.mapToInt(cell -> graph.index(cell.x(), cell.y())).sorted().distinct().toArray();
	}

	/** Returns the steps that the field follows. */
	public StepGraph graph() {
		return graph;
	}

	/** Returns the cost of the cheapest way from the start to an anchor of the map. Infinite if there is no way. */
	public double cost(int x, int y) {
		return cost(graph.index(x, y));
	}

	/**
	 * Returns the cost of the cheapest way from the start to an anchor. Infinite if there is no way.
	 *
	 * @param anchor the number of the anchor in the {@link #graph}
	 */
	public double cost(int anchor) {
		return tiles[anchor / TILE_CELLS][anchor % TILE_CELLS];
	}

	/**
	 * Returns the next anchor on a cheapest way to a start, as a number of the {@link #graph}. Ties go to diagonal steps. Returns
	 * the anchor itself if no step leads on.
	 */
	public int next(int anchor) {
		int next = anchor;
		double least = Double.POSITIVE_INFINITY;
		for (int rest = graph.steps(anchor); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int other = graph.neighbour(anchor, direction);
			double cost = cost(other) + graph.cost(anchor, other, direction);
			if (cost <= least) {
				least = cost;
				next = other;
			}
		}
		return next;
	}

	/**
	 * Returns the costs of a tile. Callers must not change the array. If two fields share the tile, they return the same
	 * array.
	 */
	double[] tile(int tile) {
		return tiles[tile];
	}

	/** Returns whether the agent reaches no anchor of a tile. */
	boolean isUnreached(int tile) {
		return tiles[tile] == UNREACHED;
	}

	/** Returns the anchors at which the agent starts. */
	public List<Cell> startAnchors() {
		return Arrays.stream(starts).mapToObj(graph::cell).toList();
	}

	/** Returns the numbers of the anchors at which the agent starts, ascending. The array is a copy. */
	int[] starts() {
		return starts.clone();
	}
}
