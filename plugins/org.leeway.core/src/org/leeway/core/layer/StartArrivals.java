package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.balance.Place;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.Arrivals;
import org.leeway.pathing.balance.TravelMaps;
import org.leeway.pathing.world.Agent;

/**
 * The starts of an agent, and the least cost at which the agent gets to each cell from any of them. Immutable.
 *
 * @param speed the cost of one second of travel. The travel time is a cost divided by this number
 */
record StartArrivals(List<Place> starts, Arrivals arrivals, double speed) {

	/**
	 * Returns the starts of a query's agent, and the costs from these starts. Empty if the agent has no start.
	 *
	 * @param isFromOne whether to use only the start that the query chooses. If false, or if the query chooses no start of the
	 * agent, all starts of the agent are used
	 */
	static Optional<StartArrivals> of(LayerQuery query, boolean isFromOne, Progress progress) {
		Agent agent = query.agent().orElseThrow();
		LevelHeader level = query.analysis().header();
		List<Place> all = Place.starts(level, agent.name());
		List<Place> chosen = all.stream().filter(start -> isFromOne && query.start().filter(start.cell()::equals).isPresent()).toList();
		List<Place> starts = chosen.isEmpty() ? all : chosen;
		if (starts.isEmpty()) {
			return Optional.empty();
		}
		TravelMaps travel = query.analysis().travel(progress);
		Arrivals arrivals = travel.arrivals(agent.unit(), starts.stream()
				.map(start -> start.anchors(agent.size(), level.width(), level.height()).toList()).toList(), progress);
		return Optional.of(new StartArrivals(starts, arrivals, travel.graph(agent.unit(), progress).anchors().speed(0) * agent.speed()));
	}
}
