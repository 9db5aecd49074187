package org.leeway.pathing.hierarchy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the transitions of a border. For each capability, the agents are taken from the largest to the smallest. An
 * entrance of an agent is a maximal run of pairs of anchors that are both legal for it. If no larger agent has a
 * transition there, all pairs are of equal clearance, and the middle one becomes a transition. So each entrance of each
 * agent holds a transition that the agent can use, and which it reaches along the entrance on both sides.
 */
final class Entrances {

	private static final Comparator<Transition> ORDER = Comparator.comparingInt(Transition::place)
			.thenComparingInt(Transition::annotation);

	private final EdgeAnnotations annotations;
	private final ClusterDijkstra dijkstra;

	Entrances(EdgeAnnotations annotations, ClusterDijkstra dijkstra) {
		this.annotations = annotations;
		this.dijkstra = dijkstra;
	}

	/** By place and then by annotation. */
	List<Transition> transitions(ClusterBorder border, boolean merge) {
		List<Transition> found = new ArrayList<>();
		long places = 0;
		EdgeAnnotation before = null;
		for (EdgeAnnotation agent : annotations.all()) {
			places = before != null && agent.hasCapabilityOf(before) ? places : 0;
			places |= addMissing(border, agent, places, found);
			before = agent;
		}
		List<Transition> kept = merge ? new Merging(border).merge(found) : withoutStronglyDominated(found);
		kept.sort(ORDER);
		return List.copyOf(kept);
	}

	/** Adds a transition in each entrance that has none of {@code places}, and returns the places of the new ones. */
	private static long addMissing(ClusterBorder border, EdgeAnnotation agent, long places, List<Transition> found) {
		long added = 0;
		for (long rest = border.crossings(agent); rest != 0;) {
			int begin = Long.numberOfTrailingZeros(rest);
			int length = Long.numberOfTrailingZeros(~(rest >>> begin));
			long entrance = -1L >>> -length << begin;
			if ((entrance & places) == 0) {
				int middle = begin + (length - 1) / 2;
				added |= 1L << middle;
				found.add(new Transition(middle, agent.index(), border.cost(middle, agent)));
			}
			rest &= ~entrance;
		}
		return added;
	}

	/** Removes transitions if another one joins the same anchors, for more agents and at no greater cost. */
	private List<Transition> withoutStronglyDominated(List<Transition> found) {
		List<Transition> kept = new ArrayList<>();
		for (Transition each : found) {
			if (kept.stream().noneMatch(other -> other.place() == each.place() && admits(other, each)
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
	 * Removes weakly dominated transitions: inside both clusters, a path of any length leads to another one that more
	 * agents can use.
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
			return grid.cell(border.x(transition.place(), inFirst), border.y(transition.place(), inFirst));
		}
	}
}
