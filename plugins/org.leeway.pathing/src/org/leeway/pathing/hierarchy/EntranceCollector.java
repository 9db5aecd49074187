package org.leeway.pathing.hierarchy;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.grid.CellRect;

/** Collects the entrances of one agent from borders of clusters. */
final class EntranceCollector {

	private final EdgeAnnotations annotations;
	private final EdgeAnnotation agent;
	private final List<Entrance> entrances = new ArrayList<>();

	EntranceCollector(EdgeAnnotations annotations, EdgeAnnotation agent) {
		this.annotations = annotations;
		this.agent = agent;
	}

	/** @param transitions all of the border's */
	void add(ClusterBorder border, List<Transition> transitions) {
		for (long rest = border.crossings(agent); rest != 0;) {
			int begin = Long.numberOfTrailingZeros(rest);
			int length = Long.numberOfTrailingZeros(~(rest >>> begin));
			entrances.add(entrance(border, begin, length, transitions));
			rest &= ~(-1L >>> -length << begin);
		}
	}

	private Entrance entrance(ClusterBorder border, int begin, int length, List<Transition> transitions) {
		List<CellRect> usable = transitions.stream()
				.filter(each -> each.place() >= begin && each.place() < begin + length)
				.filter(each -> annotations.admits(each.annotation(), agent.index()))
				.map(each -> pairs(border, each.place(), 1)).distinct().toList();
		return new Entrance(pairs(border, begin, length), usable);
	}

	private static CellRect pairs(ClusterBorder border, int place, int length) {
		return new CellRect(border.x(place, true), border.y(place, true), border.isVertical() ? 2 : length,
				border.isVertical() ? length : 2);
	}

	List<Entrance> entrances() {
		return entrances;
	}
}
