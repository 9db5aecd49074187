package org.leeway.pathing.navmesh.corridor;

import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;

/** The test whether units fit at places of a mesh. */
public final class MeshPlaces {

	/** Depth to which a unit may be inside a wall because of rounding, in cells. */
	public static final double TOLERANCE = 1e-9;

	private MeshPlaces() {
	}

	/**
	 * Returns {@link Outcome#FOUND} if a disc fits at the start and at the goal of a query. Otherwise, the outcome says
	 * whether the start or the goal is outside of the map, or is too near to a wall.
	 */
	public static Outcome outcome(NavMesh mesh, TerrainGrid grid, PlanQuery query, double radius) {
		Point start = query.start().position();
		Point goal = query.goal().position();
		if (isOutside(grid, start)) {
			return Outcome.START_OUTSIDE;
		}
		if (isOutside(grid, goal)) {
			return Outcome.GOAL_OUTSIDE;
		}
		if (!fits(mesh, start, radius)) {
			return Outcome.START_BLOCKED;
		}
		return fits(mesh, goal, radius) ? Outcome.FOUND : Outcome.GOAL_BLOCKED;
	}

	private static boolean isOutside(TerrainGrid grid, Point place) {
		return place.x() < 0 || place.y() < 0 || place.x() > grid.width() || place.y() > grid.height();
	}

	private static boolean fits(NavMesh mesh, Point place, double radius) {
		return mesh.locate(place.x(), place.y()) != NavMesh.NONE
				&& (radius == 0 || PathClearance.of(mesh, List.of(place), radius) >= radius - TOLERANCE);
	}
}
