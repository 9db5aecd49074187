package org.leeway.pathing.steering.repair;

import org.leeway.pathing.option.OptionValues;

/** A provider of routes over cells that are smoothed with curves. Does not check whether the curves overlap anything. */
public final class SmoothProvider extends RouteProvider {

	public SmoothProvider() {
		super("smooth", "smoothed route",
				"for a unit with a turning radius, a route over cells with curves that ignore what is in the way", 8);
	}

	@Override
	PathDraft way(RepairQuery task, CellRoutes routes, OptionValues options) {
		return new Driver(task, true).drive(routes.find().orElseThrow(),
				(way, from, to) -> way.add(Curves.ahead(way.end(), to.pose(), task.agent().turningRadius())));
	}
}
