package org.leeway.ui.presenter;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.ui.map.layers.SearchPicture.Unit;

/**
 * The state of an animation of an editor's selected route. The state has the place of the unit on the route, and the number of
 * displayed steps of the search.
 */
public final class RouteSteps implements Playable {

	/** The value of {@link #searched} if all steps of the search are shown, however many there are. */
	public static final int ALL = Integer.MAX_VALUE;

	private final Runnable changed;
	private double along;
	private int searched = ALL;

	/** @param changed runs after every change */
	RouteSteps(Runnable changed) {
		this.changed = changed;
	}

	/**
	 * Returns how far the unit is on the route: 0 at the start, 1 at the goal. The number is a fraction of the
	 * route's duration.
	 */
	@Override
	public double along() {
		return along;
	}

	@Override
	public void setAlong(double share) {
		along = Math.clamp(share, 0, 1);
		changed.run();
	}

	/** Returns the number of displayed steps of the search, or {@link #ALL}. */
	public int searched() {
		return searched;
	}

	public void setSearched(int steps) {
		searched = Math.max(0, steps);
		changed.run();
	}

	/** Returns the pose that the unit has on a found route at the present step. */
	public Pose pose(PlanResult route) {
		return route.trajectory().orElseThrow().atTime(seconds(route));
	}

	/** Returns the time, in seconds, that the unit has been on a route that was found. */
	public double seconds(PlanResult route) {
		return along * route.duration();
	}

	/** Returns the speed of the unit, in cells a second, on a route that was found. At the goal the speed is 0. */
	public double speed(PlanResult route) {
		return route.trajectory().orElseThrow().speedAtTime(seconds(route));
	}

	/** Returns whether the unit drives in reverse on a route that was found. */
	public boolean isInReverse(PlanResult route) {
		double rest = seconds(route);
		for (Move move : route.trajectory().orElseThrow().moves()) {
			if (rest < move.duration()) {
				return move instanceof Move.Drive drive && drive.gear() == Gear.REVERSE;
			}
			rest -= move.duration();
		}
		return false;
	}

	/**
	 * Returns the unit to draw on a route, at the current position. Empty if no route was found. Also empty if a square unit is
	 * still at the start, because it would hide the cells there.
	 */
	Optional<Unit> unit(PlanResult route) {
		boolean hidden = !route.isFound() || along == 0 && route.footprint() instanceof Footprint.Square;
		return hidden ? Optional.empty() : Optional.of(new Unit(pose(route), route.footprint()));
	}

	/** Returns the edges that the search for a route has examined in its first {@link #searched()} steps. */
	List<Segment> examined(PlanResult route) {
		return route.trace().map(trace -> trace.segmentsAfter(searched)).orElse(List.of());
	}

	/**
	 * Returns the cells that a search on the grid has explored in its first {@link #searched()} steps. Empty for other
	 * searches.
	 */
	Optional<BitPlane> explored(PlanResult route) {
		return route.trace().filter(trace -> trace.segments().isEmpty()).map(this::explored);
	}

	private BitPlane explored(SearchTrace trace) {
		return trace.exploredAfter(searched);
	}
}
