package org.leeway.ui.presenter;

import java.util.List;

import org.leeway.core.analysis.RoundRoute;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Line;
import org.leeway.pathing.geom.Point;

/** How far a round unit has come on its route, and how much of the search for that is shown. Of one editor. */
public final class RouteSteps {

	/** As many steps of a search as there are. */
	public static final int ALL = Integer.MAX_VALUE;

	private final Runnable changed;
	private double along;
	private int searched = ALL;

	/** @param changed is run when something has changed */
	RouteSteps(Runnable changed) {
		this.changed = changed;
	}

	/** How far the unit has come, as a share of the route, from 0 to 1. */
	public double along() {
		return along;
	}

	public void setAlong(double share) {
		along = Math.clamp(share, 0, 1);
		changed.run();
	}

	/** How many edges that the search has looked at are shown, or {@link #ALL}. */
	public int searched() {
		return searched;
	}

	public void setSearched(int edges) {
		searched = Math.max(0, edges);
		changed.run();
	}

	/** The unit on a route that there is. */
	Circle unit(RoundRoute route) {
		Point at = route.path().at(along * route.path().length());
		return new Circle(at.x(), at.y(), route.path().radius());
	}

	/** The edges that the search for a route has looked at so far. */
	List<Line> explored(RoundRoute route) {
		return route.explored().subList(0, Math.min(searched, route.explored().size()));
	}
}
