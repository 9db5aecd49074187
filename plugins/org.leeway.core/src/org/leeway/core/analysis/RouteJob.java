package org.leeway.core.analysis;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.level.LevelOutline;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.tangent.ObstacleScene;
import org.leeway.pathing.tangent.TangentPlanner;

/**
 * Finds the routes of the latest request in the background: those of the chosen planner first, then what they are
 * compared with. The listener gets what is known as it grows, on the job's thread.
 * <p>
 * A new request ends all that is not of the chosen planner at once, and a search of that one when it has taken some
 * time. So whoever asks at every step of a brush is answered at every step as long as answers are quick, and never waits
 * for a slow answer that nobody needs. What was prepared for one state of the level serves the next.
 */
public final class RouteJob extends LatestRequestJob<RouteRequest> {

	/** For how long an outdated search of the chosen planner may go on. */
	private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(100);

	private final Consumer<Routes> listener;
	/** The latest that were made on the grid, and for which request; read and written by the job's thread only. */
	private LevelPlanners planners;
	private RouteRequest prepared;
	/** By radius; read and written by the job's thread only. */
	private final Map<Double, TangentPlanner> round = new HashMap<>();

	/**
	 * A job that waits for requests.
	 *
	 * @param name shown to the user while it works
	 * @param listener gets the results
	 */
	public RouteJob(String name, Consumer<Routes> listener) {
		super(name);
		this.listener = listener;
	}

	@Override
	void work(RouteRequest request, BooleanSupplier outdated, SubMonitor monitor) {
		Progress preparing = new MonitorProgress(monitor, () -> false);
		if (request.isEmpty()) {
			forget();
		} else if (request.chosen().isOnGrid()) {
			onGrid(request, preparing).get(request.chosen(), preparing);
		}
		long end = System.nanoTime() + PATIENCE;
		Routes routes = chosen(request,
				new MonitorProgress(monitor, () -> outdated.getAsBoolean() && System.nanoTime() - end > 0));
		listener.accept(routes);
		listener.accept(compared(routes, new MonitorProgress(monitor, outdated)).completed());
	}

	private Routes chosen(RouteRequest request, Progress progress) {
		Routes routes = Routes.none(request);
		for (int i = 0; i < request.queries().size(); i++) {
			routes = routes.with(i, request.chosen(), find(request, i, request.chosen(), progress));
		}
		return routes;
	}

	private Routes compared(Routes chosen, Progress progress) {
		RouteRequest request = chosen.request();
		progress.check();
		Routes routes = chosen;
		if (request.surveyed().isPresent()) {
			routes = routes.with(onGrid(request, progress).graph(progress));
			listener.accept(routes);
		}
		for (Planner planner : Planner.values()) {
			boolean wanted = request.all() || planner == Planner.JUMP_POINTS && !request.chosen().isOptimal();
			for (int i = 0; wanted && planner != request.chosen() && i < request.queries().size(); i++) {
				routes = routes.with(i, planner, find(request, i, planner, progress));
				listener.accept(routes);
			}
		}
		return routes;
	}

	private Route find(RouteRequest request, int query, Planner planner, Progress progress) {
		PathQuery asked = request.queries().get(query);
		return planner.isOnGrid() ? GridRoute.of(onGrid(request, progress).get(planner, progress), asked, progress)
				: RoundRoute.of(round(request.level().outline(), asked.agent()), asked, progress);
	}

	private LevelPlanners onGrid(RouteRequest request, Progress progress) {
		if (prepared != request) {
			planners = planners == null
					? LevelPlanners.of(request.level(), request.agents(), HierarchySettings.USUAL, progress)
					: planners.with(request.level(), request.agents(), progress);
			prepared = request;
		}
		return planners;
	}

	private TangentPlanner round(LevelOutline level, AgentProfile agent) {
		ObstacleScene scene = level.scene();
		double radius = level.radius(agent);
		TangentPlanner known = round.get(radius);
		TangentPlanner now = known == null ? new TangentPlanner(scene, radius)
				: known.scene().equals(scene) ? known : known.with(scene);
		round.put(radius, now);
		return now;
	}

	private void forget() {
		planners = null;
		prepared = null;
		round.clear();
	}

	@Override
	String outOfMemory(RouteRequest request) {
		forget();
		return "Not enough memory to find routes on " + request.level().grid();
	}
}
