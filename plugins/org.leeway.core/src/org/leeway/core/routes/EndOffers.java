package org.leeway.core.routes;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.scan.NearestCell;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.PathClearance;
import org.leeway.pathing.navmesh.generate.LevelMeshes;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.search.GridParts;
import org.leeway.pathing.world.Agent;

/**
 * A search for the nearest place where a unit fits. Used if a planner refuses the start or goal of a query, because the
 * unit does not fit there. The kind of the planner decides which places are tried:
 * <ul>
 * <li>on the grid: all cells where the top-left cell of the unit may be,
 * <li>for turning units: only the place that the planner names in its answer,
 * <li>on meshes: places where the unit's disc overlaps no wall, and that the planner then accepts,
 * <li>for other planners: places near the start or goal that the planner accepts.
 * </ul>
 */
public final class EndOffers {

	/**
	 * Tolerance for rounding errors, in cells: {@link #free} also accepts a place where the disc overlaps a wall by at most this
	 * depth.
	 */
	private static final double TOLERANCE = 1e-6;
	/**
	 * Limit for the distance of the found place from the start or goal, in cells. Applies only to planners of the domain {@link
	 * Domain#DISC}: the search needs a query to the planner for each tried place, which is slow.
	 */
	private static final int REACH = 100;

	private final Preparation preparation;
	private final PlannerChoice planner;
	private final PlanResult refused;
	private final Progress progress;

	private EndOffers(Preparation preparation, PlannerChoice planner, PlanResult refused, Progress progress) {
		this.preparation = preparation;
		this.planner = planner;
		this.refused = refused;
		this.progress = progress;
	}

	/**
	 * Returns the nearest place where the unit fits, if a planner refuses the start or goal because the unit does not
	 * fit. Empty if the planner gave any other answer. Also empty if no such place is found.
	 *
	 * @param planner the planner that gave the answer
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static Optional<EndOffer> of(Preparation preparation, PlannerChoice planner, PlanResult answer,
			Progress progress) {
		EndOffers offers = new EndOffers(preparation, planner, answer, progress);
		return switch (answer.outcome()) {
		case START_OUTSIDE, START_BLOCKED -> offers.find(false, answer.query().start());
		case GOAL_OUTSIDE, GOAL_BLOCKED -> offers.find(true, answer.query().goal());
		case FOUND, NOT_CONNECTED, OTHER_RULE -> Optional.empty();
		};
	}

	private Optional<EndOffer> find(boolean isGoal, Pose end) {
		Agent agent = refused.query().agent();
		Cell wanted = agent.unit().anchor(end.position());
		Domain domain = planner.provider().domain();
		if (domain == Domain.TURNING) {
			return refused.nearest().map(place -> agent.unit().anchor(place))
					.filter(anchor -> accepts(new Pose(agent.centre(anchor), end.heading())))
					.map(anchor -> new EndOffer(isGoal, anchor, distance(anchor, wanted)));
		}
		Predicate<Cell> accepted = cell -> accepts(new Pose(agent.centre(cell), end.heading()));
		Predicate<Cell> fits = domain.isOnGrid() ? legal(agent)
				: domain == Domain.MESH || domain == Domain.MESH_TIME ? free(agent).and(accepted)
						: near(wanted).and(accepted);
		return NearestCell.of(wanted, preparation.world().grid().bounds(), cell -> {
			progress.check();
			return fits.test(cell);
		}).map(anchor -> new EndOffer(isGoal, anchor, distance(anchor, wanted)));
	}

	private Predicate<Cell> legal(Agent agent) {
		BitPlane anchors = preparation.get(GridParts.MAP, progress).anchors(agent.unit()).plane();
		return cell -> anchors.get(cell.x(), cell.y());
	}

	private static Predicate<Cell> near(Cell wanted) {
		return cell -> distance(cell, wanted) <= REACH;
	}

	private static double distance(Cell one, Cell other) {
		return Math.hypot((double) one.x() - other.x(), (double) one.y() - other.y());
	}

	/**
	 * Returns a test of places for planners on meshes, which is quicker than a query to the planner. A place, given by the
	 * unit's top-left cell, passes if it lies on the mesh and the unit's disc overlaps no wall there.
	 */
	private Predicate<Cell> free(Agent agent) {
		double radius = refused.footprint() instanceof Footprint.Disc disc ? disc.radius() : 0;
		NavMesh mesh = preparation.get(LevelMeshes.PART, progress).mesh(MeshOptions.of(agent.capability()), progress);
		return cell -> {
			Point place = agent.centre(cell);
			return mesh.locate(place.x(), place.y()) != NavMesh.NONE
					&& PathClearance.of(mesh, List.of(place), radius) >= radius - TOLERANCE;
		};
	}

	/** Returns whether the planner lets the unit stand at a place. */
	private boolean accepts(Pose place) {
		Outcome outcome = planner.plan(preparation, new PlanQuery(refused.query().agent(), place, place), progress).outcome();
		return outcome == Outcome.FOUND || outcome == Outcome.NOT_CONNECTED;
	}
}
