package org.leeway.core.compare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Chokes;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.compare.CellChange;
import org.leeway.pathing.compare.CellChanges;
import org.leeway.pathing.compare.ChokeMatch;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;

/**
 * The differences that matter to agents, for the agents that both levels have. There are differences in the connections
 * between spawns, in chokes, in reachability and in fit. The fit of a cell is the size of the largest unit that gets there.
 */
final class MeaningDiff {

	/**
	 * Names of the four classes of cells, indexed by class: blocked, too narrow, cut off and reachable. {@link
	 * Meaning#CUT_OFF} also stands for cells that the level declares as intended to be cut off.
	 */
	private static final List<Meaning> CLASSES = List.of(Meaning.BLOCKED, Meaning.NARROW, Meaning.CUT_OFF,
			Meaning.REACHABLE);
	private static final int REACHABLE = 3;

	private final LevelAnalysis before;
	private final LevelAnalysis after;
	private final Overlap overlap;
	private final long minArea;
	private final Progress progress;
	private final List<Difference> differences = new ArrayList<>();
	private BitPlane allLost;
	private BitPlane allGained;
	private BitPlane allFit;

	/** The analyses of an agent in both levels. */
	private record Pair(AgentAnalysis before, AgentAnalysis after) {
	}

	/** The origins of an agent in both levels. */
	private record Origins(Origin before, Origin after) {
	}

	MeaningDiff(LevelAnalysis before, LevelAnalysis after, Overlap overlap, long minArea, Progress progress) {
		this.before = before;
		this.after = after;
		this.overlap = overlap;
		this.minArea = minArea;
		this.progress = progress;
		this.allLost = BitPlane.empty(overlap.width(), overlap.height());
		this.allGained = allLost;
		this.allFit = allLost;
		Set<Origins> compared = new HashSet<>();
		List<Pair> pairs = after.agents().stream().flatMap(now -> agent(now.agent().name()).map(old -> new Pair(old, now)).stream())
				.toList();
		List<List<Difference>> changes = pairs.parallelStream().map(this::chokesAndReach).toList();
		for (int i = 0; i < pairs.size(); i++) {
			AgentAnalysis old = pairs.get(i).before;
			AgentAnalysis now = pairs.get(i).after;
			StartsDiff.of(before, old.agent(), after, now.agent(), progress).ifPresent(differences::add);
			differences.addAll(changes.get(i));
			addReach(old, now);
			Origins both = new Origins(Origin.of(old.agent(), before.header()), Origin.of(now.agent(), after.header()));
			if (compared.add(both)) {
				compareFit(both);
			}
		}
	}

	private Optional<AgentAnalysis> agent(String name) {
		return before.agents().stream().filter(agent -> agent.agent().name().equals(name)).findFirst();
	}

	/**
	 * Returns how the chokes and the reachable cells of an agent have changed. Matching chokes is partly sequential, so another
	 * core compares the cells meanwhile. Called on any thread.
	 */
	private List<Difference> chokesAndReach(Pair agent) {
		Progress cancelled = progress.cancelOnly();
		if (inBoth(agent, each -> Chokes.mayExist(each.reachability(), minArea, cancelled)).contains(true)) {
			List<Chokes> chokes = inBoth(agent, each -> Chokes.search(each.reachability(), 1, cancelled));
			return Stream.<Supplier<List<Difference>>>of(() -> chokes(agent, chokes), () -> reach(agent)).parallel()
					.map(Supplier::get).flatMap(List::stream).toList();
		}
		return reach(agent);
	}

	private static <T> List<T> inBoth(Pair agent, Function<AgentAnalysis, T> analysis) {
		return Stream.of(agent.before, agent.after).parallel().map(analysis).toList();
	}

	/**
	 * Returns how the chokes (narrow passages) of an agent have changed. Leaves out changes with fewer than {@code minArea}
	 * cells behind the choke.
	 *
	 * @param both the chokes of the agent in the earlier and in the later level
	 */
	private List<Difference> chokes(Pair agent, List<Chokes> both) {
		int size = Math.max(agent.before.reachability().size(), agent.after.reachability().size());
		return ChokeMatch.changes(both.getFirst(), agent.before.traversable(), both.getLast(), agent.after.traversable(), size,
				minArea, progress.cancelOnly()).parallelStream().map(change -> new Difference(Difference.Kind.CHOKE,
						agent.after.agent().name(), width(change.widthBefore(), size, change.before() == null),
						width(change.widthAfter(), size, change.after() == null), around(change.shown().across()),
						change.behind()))
				.toList();
	}

	/**
	 * Returns the width of a passage in one of the two levels as a text, such as {@code 3 (no choke)}.
	 *
	 * @param width the width of the passage in this level, in cells
	 * @param size the agent's size, in cells. If the two levels give the agent different sizes, the larger size
	 * @param isNone whether the passage is no choke in this level
	 */
	private static String width(int width, int size, boolean isNone) {
		String number = Counts.upTo(width, 2 * size);
		return isNone && width >= size && width < 2 * size ? number + " (no choke)" : number;
	}

	private static CellRect around(List<Cell> cells) {
		return cells.stream().map(cell -> new CellRect(cell.x(), cell.y(), 1, 1)).reduce(CellRect::union).orElseThrow();
	}

	private void addReach(AgentAnalysis old, AgentAnalysis now) {
		BitPlane coveredBefore = overlap.of(old.reachability().covered());
		BitPlane coveredAfter = overlap.of(now.reachability().covered());
		allLost = allLost.or(coveredBefore.andNot(coveredAfter));
		allGained = allGained.or(coveredAfter.andNot(coveredBefore));
	}

	/** Returns the groups of cells that an agent has lost and gained. */
	private List<Difference> reach(Pair agent) {
		BitPlane coveredBefore = overlap.of(agent.before.reachability().covered());
		BitPlane coveredAfter = overlap.of(agent.after.reachability().covered());
		List<BitPlane> lost = byClass(coveredBefore.andNot(coveredAfter), agent.after);
		List<BitPlane> gained = byClass(coveredAfter.andNot(coveredBefore), agent.before);
		List<Difference> found = new ArrayList<>();
		for (int other = 0; other < REACHABLE; other++) {
			found.addAll(changes(Difference.Kind.LOST, agent.after.agent(), lost.get(other), REACHABLE, other));
			found.addAll(changes(Difference.Kind.GAINED, agent.after.agent(), gained.get(other), other, REACHABLE));
		}
		return found;
	}

	/**
	 * Divides changed cells into three sets: cells that the agent cannot cross, cells that are too narrow for it, and cells where
	 * it fits.
	 *
	 * @param agent the agent in the level, earlier or later, that determines the sets
	 */
	private List<BitPlane> byClass(BitPlane changed, AgentAnalysis agent) {
		BitPlane traversable = overlap.of(agent.traversable());
		BitPlane fitting = overlap.of(agent.reachability().fitting());
		return List.of(changed.andNot(traversable), changed.and(traversable).andNot(fitting), changed.and(fitting));
	}

	private List<Difference> changes(Difference.Kind kind, Agent agent, BitPlane changed, int classBefore, int classAfter) {
		return CellChanges.of(changed, (x, y) -> classBefore, (x, y) -> classAfter, minArea, progress.cancelOnly()).stream()
				.map(change -> new Difference(kind, agent.name(), CLASSES.get(classBefore).label(), CLASSES.get(classAfter).label(),
						change.bounds(), change.cells()))
				.toList();
	}

	/**
	 * Compares, for each cell, the size of the largest unit that gets there from the spawns. Compares nothing if one of the
	 * levels has no spawns. Leaves out cells that are blocked in one of the levels, because their difference is reported as
	 * terrain.
	 */
	private void compareFit(Origins both) {
		if (before.header().spawns(both.before.agent()).isEmpty()
				|| after.header().spawns(both.after.agent()).isEmpty()) {
			return;
		}
		List<BitPlane> old = before.fits().coveringSizes(both.before, progress).covered().stream().map(overlap::of).toList();
		List<BitPlane> now = after.fits().coveringSizes(both.after, progress).covered().stream().map(overlap::of).toList();
		BitPlane changed = BitPlane.empty(overlap.width(), overlap.height());
		for (int i = 0; i < old.size(); i++) {
			progress.check();
			changed = changed.or(old.get(i).xor(now.get(i)));
		}
		BitPlane passable = overlap.of(before.clearance().traversable(both.before.capability()))
				.and(overlap.of(after.clearance().traversable(both.after.capability())));
		changed = changed.and(passable);
		allFit = allFit.or(changed);
		String subject = both.after.describe(after.header());
		for (CellChange change : CellChanges.of(changed, (x, y) -> size(old, x, y), (x, y) -> size(now, x, y), minArea,
				progress)) {
			differences.add(new Difference(Difference.Kind.FIT, subject, size(change.before()), size(change.after()),
					change.bounds(), change.cells()));
		}
	}

	/**
	 * Returns the largest size of a unit that fits at a cell.
	 *
	 * @param sizes the cells where units of a size fit, indexed by size - 1. The cells of a size are also cells of each smaller
	 * size
	 */
	private static int size(List<BitPlane> sizes, int x, int y) {
		int size = 0;
		while (size < sizes.size() && sizes.get(size).get(x, y)) {
			size++;
		}
		return size;
	}

	private static String size(int size) {
		return Counts.upTo(size, SizeField.PLANES);
	}

	/**
	 * Returns three sets of cells to show on a map:
	 * <ul>
	 * <li>cells that some agent could cover before, but not now,
	 * <li>cells that some agent can cover now, but could not before,
	 * <li>cells where only the fit or the terrain differs.
	 * </ul>
	 * If a cell fits several descriptions, the cell is only in the first fitting set.
	 */
	List<Tint> tints() {
		return List.of(Tint.less("lost", allLost), Tint.more("gained", allGained.andNot(allLost)),
				Tint.other("only fit or terrain differs", allFit.andNot(allLost).andNot(allGained)));
	}

	/**
	 * Returns the differences, agent by agent. A difference in fit is listed only once for agents that cross the same
	 * terrains and start at the same spawns.
	 */
	List<Difference> differences() {
		return differences;
	}
}
