package org.leeway.pathing.chokes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.components.ReachedPlane;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * The chokes of a map. A choke is the narrowest place between two wide places. The unit can pass there,
 * but not two units next to each other. If several passages connect two wide places, only the widest passage is a
 * choke. Among equally wide passages, the shortest is the choke.
 * <p>
 * The search for chokes works like a flood that begins in the wide places and spreads to narrower and narrower places. Where two
 * wide places meet, they merge, and there is a choke. Only places that the unit reaches count.
 */
public final class Chokes {

	private static final int CHOKES_A_CHECK = 1 << 10;

	private final Passages passages;
	/** Indexed by choke: how many cells lie behind it, see {@link Choke#behind}. */
	private final IntList behind = new IntList();
	private final BitPlane covered;
	private final boolean slipsThroughCorners;

	private Chokes(Passages passages, BitPlane covered, boolean slipsThroughCorners) {
		this.passages = passages;
		this.covered = covered;
		this.slipsThroughCorners = slipsThroughCorners;
	}

	/**
	 * Returns the chokes with at least {@code minBehind} cells {@linkplain Choke#behind behind} them. The choke
	 * with the most cells comes first. Ties go to the upper choke, then to the left choke. The time grows in
	 * proportion to the cells of the map. A unit of progress is a row.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static List<Choke> of(Reachability reachability, long minBehind, Progress progress) {
		return search(reachability, minBehind, progress).measure(choke -> true, progress);
	}

	/**
	 * Finds the chokes with at least {@code minBehind} cells {@linkplain Choke#behind behind} them, in any order. Does not
	 * measure them yet, see {@link #measure}. A unit of progress is a row.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static Chokes search(Reachability reachability, long minBehind, Progress progress) {
		BitPlane reachable = reachability.reachable();
		ClearanceMap clearance = ClearanceAnnotator.annotate(reachable, progress);
		if (clearance.max() < 2) {
			// no reachable anchor is wider than the unit, so there is no basin
			return new Chokes(new Passages(AnchorIndex.ofWidth(0), 0), reachable, false);
		}
		BasinMap map = new BasinMap(reachable, clearance, reachability.size(), reachability.diagonals(), progress);
		Chokes chokes = new Chokes(new Passages(map.anchors(), map.size()), reachability.covered(), map.slipsThroughCorners());
		WatershedMerges merges = new WatershedMerges(map, progress);
		ChokeSides sides = new ChokeSides(merges, new BasinAreas(map, merges.basins(), reachability, progress));
		for (int merge = 0; merge < merges.count(); merge++) {
			if (merge % CHOKES_A_CHECK == 0) {
				progress.check();
			}
			if (sides.cellsBehind(merge) >= minBehind) {
				chokes.passages.add(map, merges.anchor(merge), merges.otherAnchor(merge));
				chokes.behind.add(Math.toIntExact(sides.cellsBehind(merge)));
			}
		}
		return chokes;
	}

	/**
	 * Returns false only if no choke has {@code minBehind} cells behind it. Takes far less time than a search. Most places must
	 * be wide for a useful answer.
	 * <p>
	 * The largest wide place is one basin. A choke divides the basins into two sides, and one side lies outside this place. This
	 * side is connected, so it has no more cells than the largest connected part of the map without the place. No more cells lie
	 * behind the choke, unless all starts lie on this side. So the place must have a start, if there are starts.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static boolean mayExist(Reachability reachability, long minBehind, Progress progress) {
		int size = reachability.size();
		BitPlane reachable = reachability.reachable();
		BitPlane wide = reachability.squares(size + 1, progress);
		if (2 * wide.count() < reachable.count()) {
			return true;
		}
		BitPlane place = ReachedPlane.of(wide, size, List.of(), reachability.diagonals(), progress).anchors();
		if (!reachability.spawns().isEmpty() && reachability.spawns().stream().noneMatch(spawn -> startsIn(place, spawn, size))) {
			return true;
		}
		BitPlane rest = reachable.andNot(place);
		long anchors = ReachedPlane.of(rest, size, List.of(), reachability.diagonals(), progress).anchors().count();
		// the most cells that units on these anchors cover: the first anchor covers a square. Each further anchor is a step
		// away from an earlier anchor, and adds at most 2 size - 1 cells
		return (long) size * size + (anchors - 1) * (2L * size - 1) >= minBehind;
	}

	private static boolean startsIn(BitPlane place, Cell spawn, int size) {
		for (int y = Math.max(0, spawn.y() - size + 1); y <= spawn.y(); y++) {
			if (place.nextSet(Math.max(0, spawn.x() - size + 1), y) <= spawn.x()) {
				return true;
			}
		}
		return false;
	}

	public int count() {
		return behind.size();
	}

	/** Returns how many cells lie behind a choke, see {@link Choke#behind}. */
	public long behind(int choke) {
		return behind.get(choke);
	}

	/** Returns the rectangle around a choke, see {@link Choke#passage}. */
	public CellRect passage(int choke) {
		return passages.bounds(choke);
	}

	/**
	 * Measures chokes. The choke with the most cells behind it comes first. Ties go to the upper choke, then to the left choke.
	 *
	 * @param chosen returns whether a choke is to be measured, by its index from 0 to {@link #count()} - 1
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public List<Choke> measure(IntPredicate chosen, Progress progress) {
		Passage passage = new Passage(passages, covered, slipsThroughCorners);
		List<Choke> chokes = new ArrayList<>();
		for (int choke = 0; choke < count(); choke++) {
			if (choke % CHOKES_A_CHECK == 0) {
				progress.check();
			}
			if (chosen.test(choke)) {
				chokes.add(passage.measure(choke, behind(choke)));
			}
		}
		chokes.sort(Chokes::compare);
		return chokes;
	}

	private static int compare(Choke one, Choke other) {
		return one.behind() != other.behind() ? Long.compare(other.behind(), one.behind())
				: one.at().y() != other.at().y() ? Integer.compare(one.at().y(), other.at().y())
						: Integer.compare(one.at().x(), other.at().x());
	}
}
