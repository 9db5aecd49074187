package org.leeway.pathing.steering.repair;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.search.GridParts;
import org.leeway.pathing.search.SearchMap;

/** Provides routes over cells that are smoothed with curves, whatever they overlap. */
public final class SmoothProvider extends RepairProvider {

	public SmoothProvider() {
		super("smooth", "smoothed route",
				"for a unit with a turning radius, a route over cells with curves that ignore what is in the way");
	}

	@Override
	Repair repair(Preparation preparation, OptionValues options, Progress progress) {
		SearchMap map = preparation.get(GridParts.MAP, progress);
		return task -> {
			var anchors = map.anchors(task.agent().unit());
			return Route.Ends.of(task, anchors).map(ends -> {
				List<Cell> cells = new CellRoutes(task, anchors, 8).find(ends.from(), ends.to());
				return smoothed(Route.of(cells, task), task);
			});
		};
	}

	private static Way smoothed(Route route, Task task) {
		return new Driver(task, true).drive(route,
				(way, from, to) -> way.add(Curves.ahead(way.end(), to.pose(), task.agent().turningRadius())));
	}
}
