package org.leeway.pathing.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.chokes.Chokes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * A search for chokes (narrow passages) of two maps that are the same passage. Two chokes can match if their rectangles
 * {@link Choke#passage} overlap. Each choke has at most one match. The pair whose {@linkplain Choke#across narrowest cells}
 * are nearest to each other is matched first. Ties go to the pair whose far sides, {@link Choke#behind}, differ by the
 * fewest cells.
 */
public final class ChokeMatch {

	private static final int NONE = -1;

	private final List<Choke> before;
	private final List<Choke> after;
	/** Indexed by choke of the first map: the index of the matching choke of the second map, or {@link #NONE}. */
	private final int[] partners;
	/** Indexed by choke of the second map: whether it matches a choke of the first map. */
	private final boolean[] matched;

	/**
	 * A choke of the first map and a choke of the second map that may be the same passage.
	 *
	 * @param before the index of the choke of the first map
	 * @param after the index of the choke of the second map
	 * @param distance the least number of steps between the chokes, as {@link ChokeMatch#distance} returns it
	 * @param difference the difference of {@link Choke#behind} of the two chokes
	 */
	private record Pair(int before, int after, int distance, long difference) implements Comparable<Pair> {

		@Override
		public int compareTo(Pair other) {
			return distance != other.distance ? Integer.compare(distance, other.distance)
					: Long.compare(difference, other.difference);
		}
	}

	private ChokeMatch(List<Choke> before, List<Choke> after, Progress progress) {
		this.before = before;
		this.after = after;
		partners = new int[before.size()];
		Arrays.fill(partners, NONE);
		matched = new boolean[after.size()];
		List<Pair> pairs = pairs(progress);
		pairs.sort(null);
		for (Pair pair : pairs) {
			if (partners[pair.before] == NONE && !matched[pair.after]) {
				partners[pair.before] = pair.after;
				matched[pair.after] = true;
			}
		}
	}

	/**
	 * Returns the passages that have become wider or narrower: matching chokes of different widths, and chokes without a match.
	 * The passage with the most cells on its far side comes first, see {@link ChokeChange#behind}. Ties keep the order of
	 * {@code before} and {@code after}.
	 *
	 * @param before all chokes of a unit on the first map
	 * @param traversableBefore the cells of the first map whose terrain the unit can cross
	 * @param after all chokes of the unit on the second map
	 * @param traversableAfter the cells of the second map whose terrain the unit can cross
	 * @param size of the unit, in cells
	 * @param minBehind leaves out changes with fewer cells on the far side
	 * @param progress asked on several threads whether to stop, but not informed about finished work
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<ChokeChange> changes(Chokes before, BitPlane traversableBefore, Chokes after,
			BitPlane traversableAfter, int size, long minBehind, Progress progress) {
		RelevantChokes relevant = new RelevantChokes(before, after, minBehind, progress);
		List<List<Choke>> both = Stream.<Supplier<List<Choke>>>of(() -> before.measure(relevant::isRelevantBefore, progress),
				() -> after.measure(relevant::isRelevantAfter, progress)).parallel().map(Supplier::get).toList();
		return new ChokeMatch(both.getFirst(), both.getLast(), progress).changes(traversableBefore, traversableAfter, 2 * size, minBehind, progress);
	}

	private List<ChokeChange> changes(BitPlane cellsBefore, BitPlane cellsAfter, int limit, long minBehind, Progress progress) {
		Stream<ChokeChange> changed = IntStream.range(0, partners.length).parallel().mapToObj(i -> {
			progress.check();
			Choke choke = before.get(i);
			Choke partner = partners[i] == NONE ? null : after.get(partners[i]);
			if (Math.max(choke.behind(), partner == null ? 0 : partner.behind()) < minBehind
					|| partner != null && partner.width() == choke.width()) {
				return null;
			}
			return new ChokeChange(choke, partner, choke.width(),
					partner == null ? elsewhere(choke, cellsBefore, cellsAfter, limit) : partner.width());
		});
		Stream<ChokeChange> added = IntStream.range(0, matched.length).parallel()
				.filter(i -> !matched[i] && after.get(i).behind() >= minBehind).mapToObj(i -> {
					progress.check();
					Choke choke = after.get(i);
					return new ChokeChange(null, choke, elsewhere(choke, cellsAfter, cellsBefore, limit), choke.width());
				});
		return Stream.concat(changed.filter(Objects::nonNull), added)
				.sorted(Comparator.comparingLong(ChokeChange::behind).reversed()).toList();
	}

	/**
	 * Returns how wide the passage of a choke is on the other map, where it is no choke. Measures the largest square at the
	 * choke's narrowest cells, on both maps. If the squares are equally large, the passage has not changed, so returns
	 * {@link Choke#width}. This may be less than the side of the squares.
	 *
	 * @param here the cells that the unit can cross on the map of the choke
	 * @param there the cells that the unit can cross on the other map
	 * @param limit the largest width that is measured, in cells
	 */
	private static int elsewhere(Choke choke, BitPlane here, BitPlane there, int limit) {
		int width = PassageWidth.at(choke.across(), there, limit);
		return width == PassageWidth.at(choke.across(), here, limit) ? choke.width() : width;
	}

	private List<Pair> pairs(Progress progress) {
		PassageIndex index = new PassageIndex(after.size(), choke -> after.get(choke).passage());
		List<Pair> pairs = new ArrayList<>();
		for (int i = 0; i < partners.length; i++) {
			progress.check();
			int choke = i;
			index.forEachOverlap(before.get(i).passage(), near -> pairs.add(pair(choke, near)));
		}
		return pairs;
	}

	private Pair pair(int one, int other) {
		return new Pair(one, other, distance(before.get(one), after.get(other)),
				Math.abs(before.get(one).behind() - after.get(other).behind()));
	}

	/**
	 * Returns how many straight or diagonal steps lie between the nearest of the {@linkplain Choke#across narrowest cells}
	 * of two chokes.
	 */
	private static int distance(Choke one, Choke other) {
		List<Cell> cells = one.across();
		List<Cell> others = other.across();
		int nearest = Integer.MAX_VALUE;
		for (int i = 0; i < cells.size() && nearest > 0; i++) {
			Cell cell = cells.get(i);
			for (int j = 0; j < others.size(); j++) {
				Cell next = others.get(j);
				nearest = Math.min(nearest, Math.max(Math.abs(cell.x() - next.x()), Math.abs(cell.y() - next.y())));
			}
		}
		return nearest;
	}
}
