package org.leeway.ui.presenter;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.SearchTrace;
import org.leeway.ui.map.layers.SearchPicture.Unit;

/** How far the unit has come on the selected route, and how much of the search for that is shown. Of one editor. */
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

	/** How far the unit has come, as a share of the route's duration, from 0 to 1. */
	public double along() {
		return along;
	}

	public void setAlong(double share) {
		along = Math.clamp(share, 0, 1);
		changed.run();
	}

	/** How many steps of the search are shown, or {@link #ALL}. */
	public int searched() {
		return searched;
	}

	public void setSearched(int steps) {
		searched = Math.max(0, steps);
		changed.run();
	}

	/** Where the unit is on a route that there is. */
	public Pose pose(PlanResult route) {
		return route.trajectory().orElseThrow().atTime(along * route.duration());
	}

	/** The unit on a route. On the grid, whose cells it would hide, it is shown when it has set out. */
	Optional<Unit> unit(PlanResult route) {
		boolean hidden = !route.isFound() || along == 0 && route.footprint() instanceof Footprint.Square;
		return hidden ? Optional.empty() : Optional.of(new Unit(pose(route), route.footprint()));
	}

	/** The edges that the search for a route has examined so far. */
	List<Segment> examined(PlanResult route) {
		return route.trace().map(trace -> trace.segmentsAfter(searched)).orElse(List.of());
	}

	/** The cells that the search for a route has explored so far. */
	Optional<BitPlane> explored(PlanResult route) {
		return route.trace().filter(trace -> trace.segments().isEmpty()).map(this::explored);
	}

	private BitPlane explored(SearchTrace trace) {
		return trace.exploredAfter(searched);
	}
}
