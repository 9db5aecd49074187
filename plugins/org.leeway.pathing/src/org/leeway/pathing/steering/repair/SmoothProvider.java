package org.leeway.pathing.steering.repair;

import org.leeway.pathing.option.OptionValues;

/**
 * A provider of routes over cells that are then smoothed with curves. The curves may overlap obstacles, because the provider
 * does not check them.
 */
public final class SmoothProvider extends RouteProvider {

	public SmoothProvider() {
		super("smooth", "smoothed route",
				"for a unit with a turning radius, a route over cells with curves that ignore what is in the way", 8);
	}

	@Override
	PathDraft way(RepairQuery query, CellRoutes routes, OptionValues options) {
		return new Driver(query, true).drive(routes.find().orElseThrow(),
				(draft, from, to) -> draft.add(ShortestCurves.ahead(draft.end(), to.pose(), query.agent().turningRadius())));
	}
}
