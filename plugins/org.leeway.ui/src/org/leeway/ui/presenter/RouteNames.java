package org.leeway.ui.presenter;

import org.leeway.core.analysis.explain.PlaceNames;
import org.leeway.core.level.LevelHeader;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.commands.NewElements;

/**
 * The names of routes for users. A route is named by its probe, or by its start and goal. These names are cached for
 * the latest level.
 */
final class RouteNames {

	private LevelHeader level;
	private PlaceNames places;

	/**
	 * Returns the name of a probe. If the probe has no name, or a name that Leeway generated, returns its start and goal
	 * instead, such as {@code Spawn 1 to Note 'Gold'}.
	 */
	String of(PathProbe probe, LevelHeader now) {
		String name = ElementName.of(probe);
		if (!name.isEmpty() && !NewElements.isNumbered(name)) {
			return name;
		}
		if (level != now) {
			level = now;
			places = new PlaceNames(now);
		}
		return places.route(cells(new ProbeEnd(probe, false)), cells(new ProbeEnd(probe, true)));
	}

	private static CellRect cells(ProbeEnd end) {
		Cell anchor = end.anchor();
		return new CellRect(anchor.x(), anchor.y(), end.size(), end.size());
	}
}
