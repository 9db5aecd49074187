package org.leeway.pathing.balance;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.search.StepGraph;

/**
 * The map divided among the starts of an agent: each anchor belongs to the start from which the agent gets there first. If
 * several starts are equally near, within a billionth, the anchor is contested. Immutable.
 * <p>
 * The division is a Voronoi diagram by travel time. After an edit, the new division shares unchanged tiles with the old
 * one.
 */
public final class TravelAreas {

	/** The owner of anchors that the agent reaches from no start. */
	public static final int NONE = -1;
	/** The owner of anchors that are equally near from several starts. */
	public static final int CONTESTED = -2;

	/** Tolerance for ties, relative to the longer time: times with a smaller difference count as equal. */
	private static final double TIE = 1e-9;
	private static final short[] UNREACHED = new short[TravelField.TILE_CELLS];

	static {
		Arrays.fill(UNREACHED, (short) NONE);
	}

	private final List<TravelField> fields;
	private final short[][] owners;

	private TravelAreas(List<TravelField> fields, TravelAreas before, Progress progress) {
		this.fields = List.copyOf(fields);
		this.owners = new short[fields.isEmpty() ? 0 : fields.getFirst().graph().size() / TravelField.TILE_CELLS][];
		IntStream.range(0, owners.length).parallel().forEach(tile -> {
			progress.check();
			owners[tile] = before != null && isSame(before, tile) ? before.owners[tile] : owners(tile);
		});
	}

	/**
	 * Divides a map.
	 *
	 * @param fields the field of each start, of one agent
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static TravelAreas of(List<TravelField> fields, Progress progress) {
		return new TravelAreas(fields, null, progress);
	}

	/**
	 * Returns the division after an edit. Computes only the tiles in which a field changed.
	 *
	 * @param edited the field of each start after the edit, on a map of the same size
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public TravelAreas with(List<TravelField> edited, Progress progress) {
		boolean isComparable = edited.size() == fields.size() && !edited.isEmpty()
				&& edited.getFirst().graph().size() == fields.getFirst().graph().size();
		return new TravelAreas(edited, isComparable ? this : null, progress);
	}

	/** Returns whether this division and another one have the same number of starts and the same size of the map. */
	boolean isLike(TravelAreas other) {
		BitPlane own = fields.getFirst().graph().anchors().plane();
		BitPlane others = other.fields.getFirst().graph().anchors().plane();
		return fields.size() == other.fields.size() && own.width() == others.width() && own.height() == others.height();
	}

	/** Returns whether a tile has the same costs as before an edit. */
	boolean isSame(TravelAreas before, int tile) {
		return IntStream.range(0, fields.size()).allMatch(i -> fields.get(i).tile(tile) == before.fields.get(i).tile(tile));
	}

	private short[] owners(int tile) {
		if (fields.stream().allMatch(field -> field.isUnreached(tile))) {
			return UNREACHED;
		}
		double[][] costs = fields.stream().map(field -> field.tile(tile)).toArray(double[][]::new);
		short[] result = new short[TravelField.TILE_CELLS];
		for (int at = 0; at < result.length; at++) {
			result[at] = (short) owner(costs, at);
		}
		return result;
	}

	private static int owner(double[][] costs, int at) {
		int owner = NONE;
		double first = Double.POSITIVE_INFINITY;
		double second = Double.POSITIVE_INFINITY;
		for (int i = 0; i < costs.length; i++) {
			double cost = costs[i][at];
			if (cost < first) {
				second = first;
				first = cost;
				owner = i;
			} else if (cost < second) {
				second = cost;
			}
		}
		return owner >= 0 && isTie(first, second) ? CONTESTED : owner;
	}

	/**
	 * Returns whether two times are equal within the tolerance for ties. The time {@code first} must not be longer than
	 * {@code second}.
	 */
	static boolean isTie(double first, double second) {
		return second < Double.POSITIVE_INFINITY && second - first <= TIE * second;
	}

	/** Returns the field of each start. */
	public List<TravelField> fields() {
		return fields;
	}

	/**
	 * Returns the start that is nearest to an anchor of the map, as an index of {@link #fields}. Returns {@link #CONTESTED}
	 * if several starts are equally near, and {@link #NONE} if the agent gets there from no start.
	 */
	public int owner(int x, int y) {
		return owner(fields.getFirst().graph().index(x, y));
	}

	/** Returns the owner of an anchor as {@link #owner(int, int)} does. The anchor is given by its number in the graph. */
	int owner(int anchor) {
		return owners[anchor / TravelField.TILE_CELLS][anchor % TravelField.TILE_CELLS];
	}

	/** Returns the cost of the cheapest way from any start to an anchor. Infinite if no way leads there. */
	double cost(int anchor) {
		int owner = owner(anchor);
		return owner >= 0 ? fields.get(owner).cost(anchor)
				: owner == NONE ? Double.POSITIVE_INFINITY : fields.stream().mapToDouble(field -> field.cost(anchor)).min().orElseThrow();
	}

	/** Returns the number of anchors of each start, indexed by start. */
	public long[] areas() {
		long[] areas = new long[fields.size()];
		for (short[] tile : owners) {
			for (int at = 0; tile != UNREACHED && at < tile.length; at++) {
				if (tile[at] >= 0) {
					areas[tile[at]]++;
				}
			}
		}
		return areas;
	}

	/** Returns the number of contested anchors. */
	public long contested() {
		return Arrays.stream(owners).filter(tile -> tile != UNREACHED).mapToLong(TravelAreas::contested).sum();
	}

	private static long contested(short[] tile) {
		long count = 0;
		for (short owner : tile) {
			count += owner == CONTESTED ? 1 : 0;
		}
		return count;
	}

	/**
	 * Returns the length of each start's front, the border of the start's area, indexed by start. The length is the number of
	 * straight steps that lead out of the area: to contested anchors, or to anchors of other starts.
	 */
	public long[] fronts() {
		long[] fronts = new long[fields.size()];
		StepGraph graph = fields.isEmpty() ? null : fields.getFirst().graph();
		for (int anchor = 0; graph != null && anchor < graph.size(); anchor++) {
			int owner = owner(anchor);
			for (int direction = 0; owner >= 0 && direction < StepGraph.STRAIGHT; direction++) {
				if ((graph.steps(anchor) >> direction & 1) != 0 && owner(graph.neighbour(anchor, direction)) != owner) {
					fronts[owner]++;
				}
			}
		}
		return fronts;
	}
}
