package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * The working memory of a search for a path. The nodes of the search are straight edges. All edges that leave one disc in one
 * sector of directions form a block, and their nodes have consecutive numbers. Discs are circles and corners of polygons,
 * inflated by the unit's radius. Not thread-safe.
 * <p>
 * Many searches use the same memory, one after another. Values are stored with the number of their search, so that arrays need
 * not be cleared.
 */
final class SearchMemory {

	private static final double MORE = 1.25;

	final TangentCache cache;
	final SegmentVisibility visibility;
	final SectorSweep sectorSweep;
	final OpenList open = new OpenList();

	private int round;
	/**
	 * Indexed by {@linkplain Sides side}: the row of {@link #blocks} and {@link #entered} that belongs to the side. Most
	 * searches use few sides, so a side gets a row only when the search first uses it.
	 */
	private final int[] rows;
	/**
	 * Indexed by {@linkplain Sides side}: the number of the search that has set the entry of {@link #rows}. In a search with
	 * another number, the entry of {@link #rows} is invalid.
	 */
	private final int[] rowRounds;
	private int rowCount;
	/**
	 * Indexed by {@code row * Sectors.COUNT + sector}, where {@link #rows} gives the row of a side. An entry is the block of
	 * the edges that leave the side's disc in this sector. -1 if no block is known.
	 */
	private int[] blocks = new int[64 * Sectors.COUNT];
	/**
	 * Indexed like {@link #blocks}: the length of the shortest known path round the side's disc. The length counts up
	 * to the point where the path heads into the sector. Infinite if no such path is known.
	 */
	private double[] entered = new double[64 * Sectors.COUNT];
	private int blockCount;
	private Tangents[] blockTangents = new Tangents[64];
	private int[] blockSides = new int[64];
	private int[] blockStarts = new int[64];

	int nodeCount;
	/** The block of a node, indexed by node. */
	private int[] nodeBlocks = new int[256];
	/** Indexed by node: the length of the shortest known path to the start of the node's edge. */
	double[] departures = new double[256];
	/** Indexed by node: the previous node on the shortest known path. -1 if there is none. */
	int[] parents = new int[256];
	/** Indexed by node: whether the search has expanded it. */
	boolean[] done = new boolean[256];

	/**
	 * Indexed by {@linkplain Sides side}: the index in {@link GoalEdges} of the straight edge from the side's disc to the goal.
	 */
	private final int[] goalEdges;
	/**
	 * Indexed by {@linkplain Sides side}: the number of the search that has set the entry of {@link #goalEdges}. In a search
	 * with another number, the entry is invalid.
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
	 * Returns the block of the edges that leave a disc in one sector of directions. The block has all edges up to the length
	 * {@code horizon}. Creates a new block if no block is known, or if the known block is for a smaller length.
	 *
	 * @param side the disc and the direction in which the path goes round it, as a number from {@link Sides}
	 */
	int block(int side, int sector, double horizon) {
		int index = index(side, sector);
		int block = blocks[index];
		if (block < 0 || blockTangents[block].horizon() < horizon) {
			// the new block gets all edges up to MORE times the requested length. So the block also suffices for a later
			// call with a slightly larger horizon
			block = add(cache.tangents(side, sector, MORE * horizon, sectorSweep), side);
			blocks[index] = block;
		}
		return block;
	}

	/** Returns an index into {@link #blocks} and {@link #entered}. */
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
	 * Records a path that goes round a disc until the path heads into a sector of directions. Returns false if a known path
	 * round this disc into this sector is not longer.
	 *
	 * @param cost the length of the path up to the point where the path heads into the sector, in cells
	 * @param side the disc and the direction in which the path goes round it, as a number from {@link Sides}
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
	 * Adds a block of edges. Returns the index of the block.
	 *
	 * @param side the disc where the edges start and the direction of the path round it, as a number from {@link Sides}.
	 * For edges from the start of the search, the number is -1
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
	 * Returns which disc a node's edge leaves, and in which direction the path goes round this disc, as a number from {@link
	 * Sides}. Returns -1 if the edge leaves the start of the search.
	 */
	int sideOf(int node) {
		return blockSides[nodeBlocks[node]];
	}

	void setGoalEdge(int side, int edge) {
		goalEdges[side] = edge;
		goalRounds[side] = round;
	}

	/**
	 * Returns the index in {@link GoalEdges} of the straight edge from a disc to the goal. Returns -1 if there is no such edge.
	 *
	 * @param side the disc and the direction in which the path goes round it, as a number from {@link Sides}
	 */
	int goalEdge(int side) {
		return goalRounds[side] == round ? goalEdges[side] : -1;
	}
}
