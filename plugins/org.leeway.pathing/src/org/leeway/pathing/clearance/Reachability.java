package org.leeway.pathing.clearance;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * Where a unit of one size and capability can go, as an immutable value. The planes it returns are shared and must not
 * be written to.
 * <p>
 * Legal anchors of one connected component reach each other. A unit starts on every legal anchor whose footprint covers
 * a spawn, and the components it starts in are the reachable ones. On a map without spawns the component with the most
 * anchors is; of equals, the one whose first anchor comes first row by row.
 */
public final class Reachability {

	private final int size;
	private final BitPlane legal;
	private final BitPlane reachable;
	private final BitPlane covered;
	private final BitPlane fitting;
	private final List<Cell> misfits;
	private final UnreachedComponents unreached;

	private Reachability(int size, BitPlane legal, Labelling labelling) {
		this.size = size;
		this.legal = legal;
		this.reachable = labelling.reached();
		this.covered = Footprints.cover(reachable, size);
		this.fitting = Footprints.cover(legal, size);
		this.misfits = labelling.misfits();
		this.unreached = labelling.unreached();
	}

	/**
	 * Finds what is reachable. A unit of progress is a row.
	 *
	 * @param legal the anchors on which a unit of {@code size} stands legally, as from {@link ClearanceMap#atLeast}
	 * @throws IllegalArgumentException if the size is less than 1 or a spawn lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static Reachability of(BitPlane legal, int size, List<Cell> spawns, Progress progress) {
		if (size < 1) {
			throw new IllegalArgumentException("size " + size + ", expected at least 1");
		}
		Spawns.checkInside(spawns, legal.width(), legal.height());
		return new Reachability(size, legal, new Labelling(legal, size, spawns, progress));
	}

	public int size() {
		return size;
	}

	/** The anchors on which the unit stands legally. */
	public BitPlane legal() {
		return legal;
	}

	/** The anchors that the unit can reach. */
	public BitPlane reachable() {
		return reachable;
	}

	/** The cells in the footprint of a reachable anchor. */
	public BitPlane covered() {
		return covered;
	}

	/** The cells in the footprint of any legal anchor. Traversable cells beside them are too narrow for the unit. */
	public BitPlane fitting() {
		return fitting;
	}

	/** The spawns at which the unit has no legal start, in their order. */
	public List<Cell> misfits() {
		return misfits;
	}

	/**
	 * The connected components of legal anchors that are not reachable and cover {@code minArea} cells or more: those
	 * of most cells first, equals by their sample row by row. There may be millions on a noisy map and a small area.
	 */
	public List<Region> unreachableRegions(long minArea) {
		return unreached.regions(minArea);
	}

	/**
	 * The cells that the footprints in an unreachable region cover.
	 *
	 * @throws IllegalArgumentException if the region is not one of this result
	 */
	public BitPlane cells(Region region) {
		BitPlane anchors = new BitPlane(legal.width(), legal.height());
		unreached.draw(region, anchors);
		return Footprints.cover(anchors, size);
	}
}
