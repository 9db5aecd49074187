package org.leeway.core.jobs;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.routes.CheckedRoute;
import org.leeway.core.routes.EndOffer;
import org.leeway.core.routes.EndOffers;
import org.leeway.core.routes.RouteRequest;
import org.leeway.core.routes.Routes;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.Progress;
import org.leeway.pathing.hierarchy.HierarchicalProvider;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Preparation;

/**
 * A background job that finds the routes of the latest request. The listener is called several times on the job's thread,
 * each time with all answers found until then. They are found in this order:
 * <ol>
 * <li>the routes of the chosen planners,
 * <li>places where a unit fits, near starts and goals where the unit does not fit,
 * <li>exact routes, for queries whose chosen planner is not exact,
 * <li>the abstract graph of hierarchical search, if the request asks for it,
 * <li>routes of other planners, to compare.
 * </ol>
 * A new request stops all steps at once, except step 1 in its first 100 ms. So a user who paints sees the answers of fast
 * planners after each stroke, and need not wait for slow planners. The next request reuses prepared data.
 */
public final class RouteJob extends LatestRequestJob<RouteRequest> {

	/**
	 * After this time, in ns, a new request stops the searches of the chosen planners. Measured from the start of the
	 * searches.
	 */
	private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(100);

	private final Consumer<Routes> listener;
	/**
	 * The data structures that planners prepared for the latest level. Null if there are none. Used only by the job's
	 * thread.
	 */
	private Preparation preparation;
	/** The request whose level was prepared last. Null if there is none. Used only by the job's thread. */
	private RouteRequest prepared;

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param name shown to the user while the job works
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
		} else {
			preparation(request);
			request.queries().forEach(query -> query.chosen().prepare(preparation, preparing));
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
			PlannerChoice chosen = request.queries().get(i).chosen();
			routes = routes.with(i, chosen.provider(), find(request, i, chosen, progress));
		}
		return routes;
	}

	private Routes compared(Routes chosen, Progress progress) {
		RouteRequest request = chosen.request();
		progress.check();
		Routes routes = exact(offered(chosen, progress), progress);
		if (request.graphAgent().isPresent()) {
			routes = routes.with(preparation(request).get(HierarchicalProvider.Graph.of(OptionValues.STANDARD), progress));
			listener.accept(routes);
		}
		for (PlannerProvider planner : Planners.registered()) {
			for (int i = 0; i < request.queries().size(); i++) {
				PlannerProvider preferred = request.queries().get(i).chosen().provider();
				if (request.comparison().asks(planner, preferred) && routes.route(i, planner).isEmpty()) {
					routes = routes.with(i, planner, find(request, i, PlannerChoice.of(planner), progress));
					listener.accept(routes);
				}
			}
		}
		return routes;
	}

	/**
	 * Looks for a better start or goal for each query, if the unit does not fit at the start or goal. The better place is the
	 * nearest place where the unit fits. Returns the routes together with these places.
	 */
	private Routes offered(Routes chosen, Progress progress) {
		RouteRequest request = chosen.request();
		Routes routes = chosen;
		for (int i = 0; i < request.queries().size(); i++) {
			PlannerChoice planner = request.queries().get(i).chosen();
			Optional<EndOffer> offer = EndOffers.of(preparation(request), planner,
					chosen.route(i, planner.provider()).orElseThrow(), progress);
			if (offer.isPresent()) {
				routes = routes.with(i, offer.get());
				listener.accept(routes);
			}
		}
		return routes;
	}

	/** Adds an exact answer for each query whose chosen planner is not exact. Returns the routes with these answers. */
	private Routes exact(Routes chosen, Progress progress) {
		RouteRequest request = chosen.request();
		Routes routes = chosen;
		for (int i = 0; i < request.queries().size(); i++) {
			PlannerChoice planner = request.queries().get(i).chosen();
			Optional<PlannerProvider> exact = planner.exact();
			if (exact.isPresent()) {
				routes = routes.with(i, exact.get(), find(request, i, PlannerChoice.of(exact.get()), progress));
				listener.accept(routes);
			}
		}
		return routes;
	}

	private CheckedRoute find(RouteRequest request, int query, PlannerChoice planner, Progress progress) {
		PlanResult route = planner.plan(preparation(request), request.queries().get(query).query().withTrace(), progress);
		return CheckedRoute.of(route, planner.provider(), request.level().grid(), progress);
	}

	private Preparation preparation(RouteRequest request) {
		if (prepared != request) {
			preparation = preparation == null ? Preparation.of(request.level().world(), request.units())
					: preparation.with(request.level().world(), request.units());
			prepared = request;
		}
		return preparation;
	}

	private void forget() {
		preparation = null;
		prepared = null;
	}

	@Override
	String outOfMemory(RouteRequest request) {
		forget();
		return "to find routes on " + request.level().grid();
	}
}
