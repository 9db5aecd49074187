package org.leeway.pathing.hierarchy;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * A collector of the entrances of one agent. An entrance is a section of the border of two clusters, where the agent can
 * cross at every place.
 */
final class EntranceCollector {

	private final EdgeAnnotations annotations;
	private final EdgeAnnotation agent;
	private final List<Entrance> entrances = new ArrayList<>();

	EntranceCollector(EdgeAnnotations annotations, EdgeAnnotation agent) {
		this.annotations = annotations;
		this.agent = agent;
	}

	/**
	 * Adds the entrances on a border. Stores with each entrance the transitions of the graph that the agent can use there.
	 *
	 * @param transitions all transitions of the border
	 */
	void add(ClusterBorder border, List<Transition> transitions) {
		Entrances.forEach(border, agent, annotations.diagonals(), (shift, begin, length) -> {
			List<CellRect> usable = transitions.stream()
					.filter(each -> each.shift() == shift && each.place() >= begin && each.place() < begin + length)
					.filter(each -> annotations.admits(each.annotation(), agent.index()))
					.map(each -> border.pair(each.place(), shift)).distinct().toList();
			entrances.add(new Entrance(border.pair(begin, shift).union(border.pair(begin + length - 1, shift)), usable));
		});
	}

	List<Entrance> entrances() {
		return entrances;
	}
}
