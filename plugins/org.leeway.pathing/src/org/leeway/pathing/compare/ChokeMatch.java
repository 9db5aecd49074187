package org.leeway.pathing.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Choke;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * Finds the chokes of one map again on another. Two chokes can be the same passage if the rectangles around them, from
 * basin to basin, have a cell in common. Pairs whose cells across are nearest to each other are matched first; among
 * equals, those whose numbers of cells behind are most alike. A choke is in one pair at most. A choke without a partner
 * is measured at its place on the other map.
 */
public final class ChokeMatch {

	/** The side of the squares of an index that finds rectangles near each other, in cells. */
	private static final int BUCKET = 32;

	private final List<Choke> before;
	private final List<Choke> after;
	private final Map<Choke, Choke> partners = new HashMap<>();

	/** Two chokes that can be the same passage. */
	private record Pair(Choke before, Choke after, int distance) {

		long difference() {
			return Math.abs(before.behind() - after.behind());
		}
	}

	private ChokeMatch(List<Choke> before, List<Choke> after, Progress progress) {
		this.before = before;
		this.after = after;
		Set<Choke> taken = new HashSet<>();
		pairs(progress).stream()
				.sorted(Comparator.comparingInt(Pair::distance).thenComparingLong(Pair::difference))
				.forEach(pair -> {
					if (!partners.containsKey(pair.before) && taken.add(pair.after)) {
						partners.put(pair.before, pair.after);
					}
				});
	}

	/**
	 * The changes: matched chokes of different widths, and chokes without a partner; those with most cells behind
	 * first, equals in the order of the lists.
	 *
	 * @param before the chokes of a unit on the first map
	 * @param traversableBefore the cells that the unit's capability crosses there
	 * @param after the chokes of the unit on the second map
	 * @param traversableAfter the cells that the unit's capability crosses there
	 * @param size of the unit, in cells
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<ChokeChange> changes(List<Choke> before, BitPlane traversableBefore, List<Choke> after,
			BitPlane traversableAfter, int size, Progress progress) {
		return new ChokeMatch(before, after, progress).changes(traversableBefore, traversableAfter, 2 * size, progress);
	}

	private List<ChokeChange> changes(BitPlane cellsBefore, BitPlane cellsAfter, int limit, Progress progress) {
		List<ChokeChange> changes = new ArrayList<>();
		for (Choke choke : before) {
			progress.check();
			Choke partner = partners.get(choke);
			if (partner == null) {
				changes.add(new ChokeChange(choke, null, choke.width(), elsewhere(choke, cellsBefore, cellsAfter, limit)));
			} else if (partner.width() != choke.width()) {
				changes.add(new ChokeChange(choke, partner, choke.width(), partner.width()));
			}
		}
		Set<Choke> matched = new HashSet<>(partners.values());
		for (Choke choke : after) {
			progress.check();
			if (!matched.contains(choke)) {
				changes.add(new ChokeChange(null, choke, elsewhere(choke, cellsAfter, cellsBefore, limit), choke.width()));
			}
		}
		changes.sort(Comparator.comparingLong(ChokeChange::behind).reversed());
		return changes;
	}

	/** The width of the passage on the other map; the choke's width if the passage is as wide there. */
	private static int elsewhere(Choke choke, BitPlane here, BitPlane there, int limit) {
		int width = PassageWidth.at(choke.across(), there, limit);
		return width == PassageWidth.at(choke.across(), here, limit) ? choke.width() : width;
	}

	private List<Pair> pairs(Progress progress) {
		Map<Cell, List<Choke>> buckets = new HashMap<>();
		after.forEach(choke -> buckets(choke).forEach(bucket -> buckets.computeIfAbsent(bucket,
				key -> new ArrayList<>()).add(choke)));
		List<Pair> pairs = new ArrayList<>();
		for (Choke choke : before) {
			progress.check();
			Set<Choke> near = new HashSet<>();
			buckets(choke).forEach(bucket -> near.addAll(buckets.getOrDefault(bucket, List.of())));
			near.stream().filter(other -> overlap(choke.passage(), other.passage()))
					.forEach(other -> pairs.add(new Pair(choke, other, distance(choke, other))));
		}
		return pairs;
	}

	private static List<Cell> buckets(Choke choke) {
		CellRect passage = choke.passage();
		List<Cell> buckets = new ArrayList<>();
		for (int y = passage.y() / BUCKET; y <= (passage.bottom() - 1) / BUCKET; y++) {
			for (int x = passage.x() / BUCKET; x <= (passage.right() - 1) / BUCKET; x++) {
				buckets.add(new Cell(x, y));
			}
		}
		return buckets;
	}

	private static boolean overlap(CellRect one, CellRect other) {
		return one.x() < other.right() && other.x() < one.right() && one.y() < other.bottom()
				&& other.y() < one.bottom();
	}

	/** The least number of steps to eight neighbours from a cell across one choke to a cell across the other. */
	private static int distance(Choke one, Choke other) {
		int nearest = Integer.MAX_VALUE;
		for (Cell cell : one.across()) {
			for (Cell next : other.across()) {
				nearest = Math.min(nearest, Math.max(Math.abs(cell.x() - next.x()), Math.abs(cell.y() - next.y())));
			}
		}
		return nearest;
	}
}
