package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * The memory of a search for a path. The nodes of the search are straight edges. A <em>side</em> is a disc with the
 * direction in which a path goes round it, see {@link Sides}. A <em>block</em> holds all edges that leave one side in
 * one sector of directions. The nodes of a block have consecutive numbers. Not thread-safe.
 * <p>
 * Many searches use the same memory, one after another. Each search has a number, its <em>round</em>. Some values are
 * stored together with their round. So old values are recognised, and the arrays need not be cleared.
 */
final class SearchMemory {

	private static final double MORE = 1.25;

	final TangentCache cache;
	final SegmentVisibility visibility;
	final SectorSweep sectorSweep;
	final OpenList open = new OpenList();

	private int round;
	/**
	 * The row of each {@linkplain Sides side} in {@link #blocks} and {@link #entered}, indexed by side. A side gets a
	 * row when it is first used. This saves memory, because most searches meet few sides.
	 */
	private final int[] rows;
	/**
	 * The number of the search in which each {@linkplain Sides side} got its row in {@link #rows}, indexed by side. A
	 * row from an earlier search is invalid.
	 */
	private final int[] rowRounds;
	private int rowCount;
	/**
	 * The number of the block of edges that leave a {@linkplain Sides side} in a sector, or -1 if there is none.
	 * Indexed by the row of the side in {@link #rows}, and by sector.
	 */
	private int[] blocks = new int[64 * Sectors.COUNT];
	/**
	 * The length of the shortest path that goes round a disc until it heads into a sector of directions. Infinite if
	 * there is no such path yet. Indexed by the row of the side in {@link #rows}, and by sector.
	 */
	private double[] entered = new double[64 * Sectors.COUNT];
	private int blockCount;
	private Tangents[] blockTangents = new Tangents[64];
	private int[] blockSides = new int[64];
	private int[] blockStarts = new int[64];

	int nodeCount;
	/** The block of a node, indexed by node. */
	private int[] nodeBlocks = new int[256];
	/** The length of the shortest known path to the start of each node's edge, indexed by node. */
	double[] departures = new double[256];
	/** The predecessor of a node on the path with the least cost, or -1, indexed by node. */
	int[] parents = new int[256];
	/** Whether the search has expanded a node, indexed by node. */
	boolean[] done = new boolean[256];

	/**
	 * The edge to the goal that leaves each {@linkplain Sides side}, as its number in {@link GoalEdges}. A side is a
	 * disc with the direction of a path round it. Indexed by side.
	 */
	private final int[] goalEdges;
	/**
	 * The number of the search in which the edge from each {@linkplain Sides side} to the goal was set, indexed by
	 * side.
	 */
	private final int[] goalRounds;

	SearchMemory(TangentCache cache) {
		this.cache = cache;
		this.visibility = new SegmentVisibility(cache.obstacles, cache.grid);
		this.sectorSweep = new SectorSweep(cache.obstacles, cache.grid, visibility);
		int sides = 2 * cache.obstacles.x.length;
		rows = new int[sides];
		rowRounds = new int[sides];
		goalEdges = new int[sides];
		goalRounds = new int[sides];
	}

	void begin() {
		round++;
		rowCount = 0;
		blockCount = 0;
		nodeCount = 0;
		open.clear();
	}

	/**
	 * Returns the block of edges that leave a disc in the directions of a sector. The block has all edges up to the
	 * length {@code horizon}. If the known block may lack such edges, creates a new block. The nodes of the old block
	 * remain valid.
	 *
	 * @param side the disc with the direction in which the path goes round it, see {@link Sides}
	 */
	int block(int side, int sector, double horizon) {
		int index = index(side, sector);
		int block = blocks[index];
		if (block < 0 || blockTangents[block].horizon() < horizon) {
			// the sweep reaches beyond the horizon, so a later call with a larger horizon seldom needs a new block
			block = add(cache.tangents(side, sector, MORE * horizon, sectorSweep), side);
			blocks[index] = block;
		}
		return block;
	}

	/** Returns the index of a {@linkplain Sides side} and a sector in {@link #blocks} and {@link #entered}. */
	private int index(int side, int sector) {
		if (rowRounds[side] != round) {
			rowRounds[side] = round;
			rows[side] = rowCount;
			addRow();
		}
		return rows[side] * Sectors.COUNT + sector;
	}

	private void addRow() {
		int first = rowCount++ * Sectors.COUNT;
		if (first == blocks.length) {
			blocks = Arrays.copyOf(blocks, 2 * first);
			entered = Arrays.copyOf(entered, 2 * first);
		}
		Arrays.fill(blocks, first, first + Sectors.COUNT, -1);
		Arrays.fill(entered, first, first + Sectors.COUNT, Double.POSITIVE_INFINITY);
	}

	/**
	 * Records that a path goes round a disc until it heads into a sector of directions. Returns false if another path
	 * was as short or shorter.
	 *
	 * @param side the disc with the direction in which the path goes round it, see {@link Sides}
	 * @param cost the length of the path up to the sector, in cells
	 */
	boolean enter(int side, int sector, double cost) {
		int index = index(side, sector);
		if (cost >= entered[index]) {
			return false;
		}
		entered[index] = cost;
		return true;
	}

	/**
	 * Adds a block of edges. Returns the number of the block.
	 *
	 * @param side the disc where the edges start, with the direction of the path round it, see {@link Sides}. -1 for
	 * edges from the start of the search
	 */
	int add(Tangents tangents, int side) {
		if (blockCount == blockSides.length) {
			blockTangents = Arrays.copyOf(blockTangents, 2 * blockCount);
			blockSides = Arrays.copyOf(blockSides, 2 * blockCount);
			blockStarts = Arrays.copyOf(blockStarts, 2 * blockCount);
		}
		blockTangents[blockCount] = tangents;
		blockSides[blockCount] = side;
		blockStarts[blockCount] = nodeCount;
		int end = nodeCount + tangents.count();
		if (end > parents.length) {
			int length = Math.max(end, 2 * parents.length);
			nodeBlocks = Arrays.copyOf(nodeBlocks, length);
			departures = Arrays.copyOf(departures, length);
			parents = Arrays.copyOf(parents, length);
			done = Arrays.copyOf(done, length);
		}
		Arrays.fill(nodeBlocks, nodeCount, end, blockCount);
		Arrays.fill(departures, nodeCount, end, Double.POSITIVE_INFINITY);
		Arrays.fill(done, nodeCount, end, false);
		nodeCount = end;
		return blockCount++;
	}

	int first(int block) {
		return blockStarts[block];
	}

	Tangents tangents(int block) {
		return blockTangents[block];
	}

	/** Returns the edges of a node's block. */
	Tangents tangentsOf(int node) {
		return blockTangents[nodeBlocks[node]];
	}

	/** Returns the index of a node in its block. */
	int indexOf(int node) {
		return node - blockStarts[nodeBlocks[node]];
	}

	/**
	 * Returns the {@linkplain Sides side} where a node's edge starts. A side is a disc with the direction of a path
	 * round it. Returns -1 for an edge from the start of the search.
	 */
	int sideOf(int node) {
		return blockSides[nodeBlocks[node]];
	}

	void setGoalEdge(int side, int edge) {
		goalEdges[side] = edge;
		goalRounds[side] = round;
	}

	/**
	 * Returns the edge that leads from a disc to the goal, as its number in {@link GoalEdges}. -1 if there is no such
	 * edge.
	 *
	 * @param side the disc with the direction in which the path goes round it, see {@link Sides}
	 */
	int goalEdge(int side) {
		return goalRounds[side] == round ? goalEdges[side] : -1;
	}
}
