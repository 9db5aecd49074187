package org.leeway.pathing.steering.repair;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.search.AgentAnchors;
import org.leeway.pathing.search.GridParts;
import org.leeway.pathing.search.SearchMap;

/** A provider of a planner that first finds a route from cell to cell. The path of the unit then follows this route. */
abstract class RouteProvider extends RepairProvider {

	private final int directions;

	/**
	 * Creates a provider of a planner that begins with a route over cells.
	 *
	 * @param directions the number of directions in which a route can step from cell to cell: 4 or 8
	 */
	RouteProvider(String id, String title, String description, int directions) {
		super(id, title, description);
		this.directions = directions;
	}

	@Override
	final Repair repair(Preparation preparation, OptionValues options, Progress progress) {
		SearchMap map = preparation.get(GridParts.WITHOUT_CUT_CORNERS, progress);
		return query -> {
			AgentAnchors anchors = map.anchors(query.agent().unit());
			return Route.Ends.of(query, anchors)
					.map(ends -> way(query, new CellRoutes(query, anchors, directions, ends), options));
		};
	}

	/**
	 * Returns the path of a unit along a route.
	 *
	 * @param routes the search for routes, which finds at least one route
	 */
	abstract PathDraft way(RepairQuery query, CellRoutes routes, OptionValues options);
}
