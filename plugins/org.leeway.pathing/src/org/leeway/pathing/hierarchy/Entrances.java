package org.leeway.pathing.hierarchy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.world.Diagonals;

/**
 * A search for the places where agents cross a border of two clusters. An <em>entrance</em> of an agent is a maximal run of
 * neighbouring places where the agent can cross. A <em>transition</em> is a crossing that the graph uses.
 * <p>
 * Each entrance has a transition. Agents that cross the same terrains share transitions. To this end, agents are processed
 * from the largest to the smallest. A smaller agent gets a new transition, in the middle of its entrance, only if no larger
 * agent has a transition there.
 */
final class Entrances {

	private static final Comparator<Transition> ORDER = Comparator.comparingInt(Transition::place)
			.thenComparingInt(Transition::annotation).thenComparingInt(Transition::shift);
	private static final int[] STRAIGHT = {0};
	private static final int[] ALL = {0, 1, -1};

	private final EdgeAnnotations annotations;
	private final ClusterDijkstra dijkstra;

	Entrances(EdgeAnnotations annotations, ClusterDijkstra dijkstra) {
		this.annotations = annotations;
		this.dijkstra = dijkstra;
	}

	/** A receiver of the entrances of an agent on one border. At an entrance, the agent can cross the border. */
	interface Visitor {
		/**
		 * Receives an entrance: a run of cells in the first cluster along the border. From each cell of the run, the agent
		 * can step into the second cluster. A cell is given by its number along the border, called its place, see
		 * {@link ClusterBorder}.
		 *
		 * @param shift the place after the step minus the place before the step: 0 for a straight step, 1 or -1 for a
		 * diagonal step
		 * @param begin the first place of the run
		 * @param length the number of places in the run
		 */
		void entrance(int shift, int begin, int length);
	}

	/**
	 * Finds the entrances of an agent on a border, and passes each to a visitor. At an entrance, the agent can cross the
	 * border.
	 */
	static void forEach(ClusterBorder border, EdgeAnnotation agent, Diagonals diagonals, Visitor visitor) {
		for (int shift : diagonals.joinCorners() ? ALL : STRAIGHT) {
			for (long rest = border.crossings(agent, shift); rest != 0;) {
				int begin = Long.numberOfTrailingZeros(rest);
				int length = Long.numberOfTrailingZeros(~(rest >>> begin));
				visitor.entrance(shift, begin, length);
				rest &= ~(-1L >>> -length << begin);
			}
		}
	}

	/**
	 * Returns the transitions of a border. They are sorted by place, then by annotation, and last by shift.
	 *
	 * @param merge true for {@link AbstractGraph.Quality#LOW}: removes a transition if its agents can use another transition
	 * instead, even by a detour. False for {@link AbstractGraph.Quality#HIGH}: removes a transition only if another transition
	 * joins the same two cells at no higher cost
	 */
	List<Transition> transitions(ClusterBorder border, boolean merge) {
		List<Transition> found = new ArrayList<>();
		long[] places = new long[ALL.length];
		EdgeAnnotation before = null;
		for (EdgeAnnotation agent : annotations.all()) {
			if (before == null || !agent.hasCapabilityOf(before)) {
				Arrays.fill(places, 0);
			}
			addMissing(border, agent, places, found);
			before = agent;
		}
		List<Transition> kept = merge ? new Merging(border).merge(found) : withoutStronglyDominated(found);
		kept.sort(ORDER);
		return List.copyOf(kept);
	}

	/**
	 * Adds the missing transitions of an agent. If a larger agent that crosses the same terrains has a transition in an
	 * entrance, the agent uses this transition. Each other entrance gets a transition in its middle.
	 *
	 * @param places bit sets of the transitions of larger agents that cross the same terrains, indexed by shift + 1. Bit i is
	 * set if a transition with this shift (-1, 0 or 1, see {@link Visitor}) begins at place i of the first cluster. This method
	 * adds the bits of the new transitions
	 */
	private void addMissing(ClusterBorder border, EdgeAnnotation agent, long[] places, List<Transition> found) {
		forEach(border, agent, annotations.diagonals(), (shift, begin, length) -> {
			if ((-1L >>> -length << begin & places[shift + 1]) == 0) {
				int middle = begin + (length - 1) / 2;
				places[shift + 1] |= 1L << middle;
				found.add(new Transition(middle, shift, agent.index(), border.cost(middle, shift, agent)));
			}
		});
	}

	/**
	 * Removes transitions that another transition can always replace, and returns the rest. The other transition joins the
	 * same cells, admits at least the same agents, and costs no more.
	 */
	private List<Transition> withoutStronglyDominated(List<Transition> found) {
		List<Transition> kept = new ArrayList<>();
		for (Transition each : found) {
			if (kept.stream().noneMatch(other -> other.hasSameAnchors(each) && admits(other, each)
					&& other.cost() <= each.cost())) {
				kept.add(each);
			}
		}
		return kept;
	}

	private boolean admits(Transition transition, Transition other) {
		return annotations.admits(transition.annotation(), other.annotation());
	}

	/**
	 * A filter that removes a transition if another transition can replace the removed transition, perhaps with a detour. Both
	 * transitions are on the same border. The other transition must admit all agents of the removed transition. Inside each of
	 * the two clusters, an agent must be able to walk between the two transitions.
	 */
	private final class Merging {

		private final ClusterBorder border;

		Merging(ClusterBorder border) {
			this.border = border;
		}

		List<Transition> merge(List<Transition> found) {
			List<Transition> kept = new ArrayList<>();
			for (Transition each : found) {
				List<Transition> better = kept.stream().filter(other -> admits(other, each)).toList();
				if (better.isEmpty() || !isWithinReach(each, better)) {
					kept.add(each);
				}
			}
			return kept;
		}

		private boolean isWithinReach(Transition from, List<Transition> others) {
			List<Transition> left = withinReach(from, others, true);
			return !left.isEmpty() && !withinReach(from, left, false).isEmpty();
		}

		private List<Transition> withinReach(Transition from, List<Transition> others, boolean inFirst) {
			ClusterGrid grid = new ClusterGrid(annotations.get(from.annotation()),
					inFirst ? border.first() : border.second());
			dijkstra.run(grid, cell(grid, from, inFirst));
			return others.stream().filter(other -> dijkstra.reached(cell(grid, other, inFirst))).toList();
		}

		private int cell(ClusterGrid grid, Transition transition, boolean inFirst) {
			int place = transition.placeIn(inFirst);
			return grid.cell(border.x(place, inFirst), border.y(place, inFirst));
		}
	}
}
