package org.leeway.pathing.search;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.components.Connectivity;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * The legal steps of an agent and their costs, in tables for searches that visit the whole map. Anchors have numbers, which
 * count tile by tile of 64 x 64 cells, and row by row within a tile. With these numbers, the data of neighbouring anchors are
 * mostly near in memory. Immutable.
 * <p>
 * Costs are as in the planners: a straight step on the fastest terrain costs 1. Sums are exact up to half a million, see {@link
 * Octile}.
 */
public final class StepGraph {

	/**
	 * The number of directions. Direction numbers below {@link #STRAIGHT} are straight. A set of directions is
	 * a bit set.
	 */
	public static final int DIRECTIONS = Steps.ALL;
	/** The number of straight directions. */
	public static final int STRAIGHT = Steps.STRAIGHT;
	/** The number of cells of a tile. */
	public static final int TILE_CELLS = BitPlane.TILE * BitPlane.TILE;

	private static final int SHIFT = AnchorPlane.SHIFT;
	private static final int LAST = AnchorPlane.LAST;

	private final AgentAnchors anchors;
	private final int columns;
	/** The legal directions from each anchor, as a bit set. Indexed by anchor. */
	private final byte[] steps;
	/** The speed class of each legal anchor, indexed by anchor. Null if the agent has the same speed everywhere. */
	private final byte[] classes;
	/** Indexed by {@code class * DIRECTIONS + direction}. */
	private final double[] costs;
	/**
	 * Indexed by direction: the number of a neighbour minus the number of the anchor, if both anchors are in the same tile.
	 */
	private static final int[] INSIDE = new int[DIRECTIONS];

	/** The tables of {@link StepRule#onward()}, indexed by rule of diagonal steps. */
	private static final byte[][] ONWARD = new byte[Diagonals.values().length][];

	static {
		Arrays.setAll(ONWARD, i -> StepRule.of(Diagonals.values()[i]).onward());
		Arrays.setAll(INSIDE, direction -> (Steps.dy(direction) << SHIFT) + Steps.dx(direction));
	}

	private StepGraph(AgentAnchors anchors, byte[] steps, byte[] classes) {
		this.anchors = anchors;
		this.columns = anchors.plane().columns();
		this.steps = steps;
		this.classes = classes;
		this.costs = new double[anchors.planes().size() * DIRECTIONS];
		Arrays.setAll(costs, i -> anchors.stepCost(i / DIRECTIONS, i % DIRECTIONS));
	}

	/** Creates the tables of an agent. */
	public static StepGraph of(AgentAnchors anchors, Progress progress) {
		BitPlane plane = anchors.plane();
		int size = plane.columns() * plane.rows() * TILE_CELLS;
		StepGraph graph = new StepGraph(anchors, new byte[size], anchors.isUniform() ? null : new byte[size]);
		for (int row = 0; row < plane.rows(); row++) {
			progress.check();
			for (int column = 0; column < plane.columns(); column++) {
				graph.fill(column * BitPlane.TILE, row * BitPlane.TILE, BitPlane.TILE, BitPlane.TILE);
			}
		}
		return graph;
	}

	/**
	 * Creates the tables of the steps within a set of cells, for a unit of one cell that is equally fast on all cells.
	 *
	 * @param diagonals the rule of diagonal steps
	 */
	public static StepGraph of(BitPlane cells, Diagonals diagonals, Progress progress) {
		return of(new AgentAnchors(List.of(cells), new double[] {1}, Connectivity.of(cells, diagonals, progress)), progress);
	}

	/**
	 * Returns the tables after an edit. Returns this object if nothing changed for the agent. The edit must not change the
	 * size of the map or the rule of diagonal steps.
	 */
	public StepGraph with(AgentAnchors edited, Progress progress) {
		if (edited == anchors) {
			return this;
		}
		if (!sameSpeeds(edited)) {
			return of(edited, progress);
		}
		StepGraph graph = new StepGraph(edited, steps.clone(), classes == null ? null : classes.clone());
		for (int i = 0; i < edited.planes().size(); i++) {
			edited.planes().get(i).changedSince(anchors.planes().get(i)).cells(edited.plane().width(), edited.plane().height())
					.forEach(cells -> graph.fill(cells.x() - 1, cells.y() - 1, cells.width() + 2, cells.height() + 2));
		}
		return graph;
	}

	/** Returns the tables for the case that the agent cannot stand on the anchors in {@code closed}. */
	public StepGraph without(BitPlane closed, Progress progress) {
		List<BitPlane> planes = anchors.planes().stream().map(plane -> plane.andNot(closed)).toList();
		double[] speeds = new double[planes.size()];
		Arrays.setAll(speeds, anchors::speed);
		return with(anchors.with(planes, speeds, progress), progress);
	}

	private boolean sameSpeeds(AgentAnchors edited) {
		boolean same = edited.planes().size() == anchors.planes().size();
		for (int i = 0; same && i < anchors.planes().size(); i++) {
			same = edited.speed(i) == anchors.speed(i);
		}
		return same;
	}

	private void fill(int left, int top, int width, int height) {
		AnchorPlane legal = anchors.legal();
		StepRule rule = StepRule.of(anchors.diagonals());
		int right = Math.min(anchors.plane().width(), left + width);
		int bottom = Math.min(anchors.plane().height(), top + height);
		for (int y = Math.max(0, top); y < bottom; y++) {
			for (int x = Math.max(0, left); x < right; x++) {
				int at = index(x, y);
				boolean isLegal = legal.contains(x, y);
				steps[at] = (byte) (isLegal ? rule.legal(legal.around(x, y)) : 0);
				if (classes != null) {
					classes[at] = (byte) (isLegal ? anchors.speedClass(x, y) : 0);
				}
			}
		}
	}

	/** Returns the anchors of the agent. */
	public AgentAnchors anchors() {
		return anchors;
	}

	/**
	 * Returns the number of anchors in the tables. This includes anchors outside the map, because tiles reach beyond it. Such
	 * anchors have no steps.
	 */
	public int size() {
		return steps.length;
	}

	/** Returns the number of an anchor of the map. */
	public int index(int x, int y) {
		return ((y >> SHIFT) * columns + (x >> SHIFT) << 2 * SHIFT) + ((y & LAST) << SHIFT) + (x & LAST);
	}

	/** Returns the anchor of a number. */
	public Cell cell(int anchor) {
		int tile = anchor >> 2 * SHIFT;
		return new Cell((tile % columns << SHIFT) + (anchor & LAST), (tile / columns << SHIFT) + (anchor >> SHIFT & LAST));
	}

	/** Returns whether the agent may stand on an anchor of the map. */
	public boolean isLegal(int x, int y) {
		return anchors.plane().get(x, y);
	}

	/** Returns the legal directions from an anchor, as a bit set. Empty where the agent cannot stand. */
	public int steps(int anchor) {
		return steps[anchor] & 0xFF;
	}

	/** Returns whether the agent has the same speed everywhere. */
	public boolean isUniform() {
		return classes == null;
	}

	/**
	 * Returns the directions in which a search must go on from an anchor, as a bit set. The search may skip the neighbours in the
	 * other directions: each has a path that avoids this anchor and is not longer. Call this only if {@link #isUniform} is
	 * true.
	 *
	 * @param arrivals the directions of the last steps of all shortest paths to the anchor, as a bit set. 0 at a start
	 */
	public int onward(int anchor, int arrivals) {
		return ONWARD[anchors.diagonals().ordinal()][arrivals << DIRECTIONS | steps(anchor)] & 0xFF;
	}

	/** Returns the neighbour of an anchor in a legal direction. */
	public int neighbour(int anchor, int direction) {
		int x = anchor & LAST;
		int y = anchor >> SHIFT & LAST;
		if (x - 1 >>> 1 < LAST / 2 && y - 1 >>> 1 < LAST / 2) {
			return anchor + INSIDE[direction];
		}
		int toX = x + Steps.dx(direction);
		int toY = y + Steps.dy(direction);
		int tile = (anchor >> 2 * SHIFT) + (toX >> SHIFT) + (toY >> SHIFT) * columns;
		return (tile << 2 * SHIFT) + ((toY & LAST) << SHIFT) + (toX & LAST);
	}

	/** Returns the cost of a legal step between two neighbours. The cost is the same in both directions. */
	public double cost(int from, int to, int direction) {
		return costs[classes == null ? direction : Math.max(classes[from], classes[to]) * DIRECTIONS + direction];
	}

	/** Returns the length of a step, rounded like the costs of steps. */
	public static double length(int direction) {
		return Octile.rounded(Steps.length(direction));
	}

	/** Returns the largest cost of a step. The least is 1. */
	public double largestCost() {
		return costs[costs.length - 1];
	}

	/** Returns the opposite direction. */
	public static int opposite(int direction) {
		return direction < STRAIGHT ? direction + 2 & 3 : STRAIGHT + (direction + 2 & 3);
	}

	/**
	 * Returns the numbers of the anchors at which an edit has changed the legal steps or the speed class. The costs of steps
	 * and the size of the map must be the same before and after the edit.
	 *
	 * @param old the step graph before the edit
	 * @throws IllegalArgumentException if the costs or the sizes differ
	 */
	public int[] changedSince(StepGraph old) {
		if (!Arrays.equals(costs, old.costs) || steps.length != old.steps.length) {
			throw new IllegalArgumentException("tables with other costs");
		}
		int[] changed = new int[16];
		int count = 0;
		for (int tile = 0; tile < steps.length; tile += TILE_CELLS) {
			if (isSame(steps, old.steps, tile) && (classes == null || isSame(classes, old.classes, tile))) {
				continue;
			}
			for (int at = tile; at < tile + TILE_CELLS; at++) {
				if (steps[at] != old.steps[at] || classes != null && classes[at] != old.classes[at]) {
					changed = count == changed.length ? Arrays.copyOf(changed, 2 * count) : changed;
					changed[count++] = at;
				}
			}
		}
		return Arrays.copyOf(changed, count);
	}

	private static boolean isSame(byte[] one, byte[] other, int tile) {
		return Arrays.equals(one, tile, tile + TILE_CELLS, other, tile, tile + TILE_CELLS);
	}

	/**
	 * Returns whether {@link #changedSince} accepts some earlier tables. These tables and the earlier tables must have equal
	 * costs of steps, and maps with equally many tiles.
	 */
	public boolean isLike(StepGraph old) {
		return Arrays.equals(costs, old.costs) && steps.length == old.steps.length;
	}
}
