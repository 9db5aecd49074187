package org.leeway.pathing.clearance.stream;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;

/**
 * The reachability of one unit in one part of a map. A component is <em>open</em> if it may continue outside the part,
 * otherwise complete. All components in which the unit starts count as a single open component, the <em>component of all
 * starts</em>. Immutable.
 */
public final class PartialReach implements Serializable {

	private static final long serialVersionUID = 1L;

	/**
	 * Number of places where the unit can stand. A place counts if the cell under the unit's top-left corner belongs to the
	 * part, see {@link MapPart}.
	 */
	final long legal;
	/** Number of traversable cells that the part {@linkplain MapPart owns}. */
	final long traversable;
	/**
	 * Number of cells that the unit can cover while it stands legally. Only cells that the part {@linkplain MapPart owns}
	 * count.
	 */
	final long fitting;
	final long minArea;
	/** Whether the unit has a spawn in the part. */
	final boolean hasSpawns;
	final List<Cell> misfits;
	/** Open components, without cells that other parts own. */
	final List<Region> open;
	/**
	 * The index in {@link #open} of the component that stands for all places reached from spawns in this part. Negative if the unit
	 * starts nowhere in the part. The bounds and the sample of this component are meaningless.
	 */
	final int start;
	final Pieces pieces;
	/**
	 * Sets of open components that cover common cells. If {@link PartJoin} merges two components of a set, it subtracts
	 * their common cells once, because both components have counted them.
	 */
	final List<SharedCells> shared;
	/**
	 * The complete component with the most anchors. A complete component does not continue outside the part. Null if all
	 * components are open.
	 */
	final Region largest;
	/** The components of at least {@link #minArea} cells that do not continue outside the part, except {@link #largest}. */
	final List<Region> complete;

	/**
	 * A set of open components that overlap, and the number of their common cells. Counts the cells that all components of the
	 * set cover, and that no other open component covers.
	 *
	 * @param components the indices of the components in {@link #open}, ascending
	 * @param cells the number of cells
	 */
	record SharedCells(List<Integer> components, long cells) implements Serializable {
	}

	PartialReach(long legal, long traversable, long fitting, long minArea, boolean hasSpawns, List<Cell> misfits,
			List<Region> open, int start, Pieces pieces, List<SharedCells> shared, FinishedComponents finished) {
		this.legal = legal;
		this.traversable = traversable;
		this.fitting = fitting;
		this.minArea = minArea;
		this.hasSpawns = hasSpawns;
		this.misfits = List.copyOf(misfits);
		this.open = List.copyOf(open);
		this.start = start;
		this.pieces = pieces;
		this.shared = List.copyOf(shared);
		this.largest = finished.largest();
		this.complete = List.copyOf(finished.others());
	}

	private PartialReach(PartialReach other, List<Region> complete) {
		this.legal = other.legal;
		this.traversable = other.traversable;
		this.fitting = other.fitting;
		this.minArea = other.minArea;
		this.hasSpawns = other.hasSpawns;
		this.misfits = other.misfits;
		this.open = other.open;
		this.start = other.start;
		this.pieces = other.pieces;
		this.shared = other.shared;
		this.largest = other.largest;
		this.complete = complete;
	}

	/**
	 * Returns the complete components of at least {@link #minArea} cells, except {@link #largest}. The unit has no spawn in
	 * these components. A unit without any spawn may start in {@link #largest}, see {@link #reachedSample}.
	 */
	public List<Region> complete() {
		return complete;
	}

	/** Returns this result without its {@linkplain #complete() complete components}, which need the most memory. */
	public PartialReach withoutComplete() {
		return new PartialReach(this, List.of());
	}

	/** Returns how many components may continue outside of the part. */
	public int openComponents() {
		return open.size();
	}

	/**
	 * Returns the first cell of the largest complete component. In a part that is the whole map, a unit without spawns starts
	 * in this component. By this cell, callers recognise the component in smaller parts. Null if the unit has spawns, or if
	 * there is no complete component.
	 */
	public Cell reachedSample() {
		return hasSpawns || largest == null ? null : largest.sample();
	}

	/**
	 * Returns the first place of each component that the unit reaches, as the cell under the unit's top-left corner. Leaves out
	 * the components in which the unit starts, because callers know the spawns.
	 *
	 * @param openReached whether the unit reaches a component, indexed by open component of this part
	 * @param sample for a unit without spawns: the first cell of the only component that the unit reaches. This cell is
	 * {@link #reachedSample} of the whole map. Null if the unit has spawns, or if no component is complete
	 */
	public List<Cell> seeds(boolean[] openReached, Cell sample) {
		List<Cell> seeds = new ArrayList<>();
		for (int i = 0; i < openReached.length; i++) {
			if (openReached[i] && i != start) {
				seeds.add(open.get(i).sample());
			}
		}
		if (largest != null && largest.sample().equals(sample)) {
			seeds.add(sample);
		}
		return seeds;
	}

	/**
	 * Returns the reach on the whole map. This part must be the whole map.
	 *
	 * @param spawns all spawns of the unit. The result lists spawns in this order
	 * @param complete the {@linkplain #complete() complete components} of smaller parts, which were removed before the parts were
	 * joined. See {@link #withoutComplete}
	 */
	public ReachSummary summary(List<Cell> spawns, List<Region> complete) {
		Region reached = hasSpawns ? start < 0 ? null : open.get(start) : largest;
		List<Region> unreachable = new ArrayList<>(this.complete);
		unreachable.addAll(complete);
		if (hasSpawns && largest != null && largest.cells() >= minArea) {
			unreachable.add(largest);
		}
		unreachable.sort(Comparator.comparingLong(Region::cells).reversed().thenComparing(SampleOrder.FIRST));
		Set<Cell> not = new HashSet<>(misfits);
		return new ReachSummary(legal, reached == null ? 0 : reached.anchors(), reached == null ? 0 : reached.cells(),
				traversable - fitting, spawns.stream().filter(not::contains).toList(), unreachable, pieces.gaps(spawns));
	}
}
