package org.leeway.core.jobs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;

/**
 * A background job that finds the fastest way of each agent from one cell to another, in steps on the grid. Only the
 * latest request is answered.
 */
public final class TravelJob extends LatestRequestJob<TravelJob.Request> {

	private final Consumer<Answer> listener;
	/**
	 * The data structures that were prepared for the latest level. Null if there are none. Used only by the job's
	 * thread.
	 */
	private Preparation preparation;

	/**
	 * A request for the fastest way of some agents from one cell to another.
	 *
	 * @param agents the agents, each of which gets an answer
	 * @param from a cell of the level
	 * @param to a cell of the level
	 */
	public record Request(LevelSnapshot level, List<Agent> agents, Cell from, Cell to) {

		public Request {
			agents = List.copyOf(agents);
		}
	}

	/**
	 * The answer to a request.
	 *
	 * @param ways the path of each agent, in the order of the request. An agent of odd size moves from the middle of {@code from}
	 * to the middle of {@code to}. The centre of an agent of even size is at corners of cells, so it starts and ends at the nearest
	 * corner
	 */
	public record Answer(Request request, Map<Agent, PlanResult> ways) {
	}

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param name shown to the user while the job works
	 * @param listener gets each answer that is not outdated, on the job's thread
	 */
	public TravelJob(String name, Consumer<Answer> listener) {
		super(name);
		this.listener = listener;
	}

	@Override
	void work(Request request, BooleanSupplier outdated, SubMonitor monitor) {
		Progress progress = new MonitorProgress(monitor, outdated);
		prepare(request);
		Planner planner = Planners.reference(Domain.GRID_STEPS).orElseThrow()
				.prepare(preparation, OptionValues.STANDARD, progress);
		Map<Agent, PlanResult> ways = new LinkedHashMap<>();
		for (Agent agent : request.agents) {
			ways.put(agent, planner.plan(new PlanQuery(agent, middle(request.from), middle(request.to)), progress));
		}
		listener.accept(new Answer(request, ways));
	}

	private void prepare(Request request) {
		var units = request.agents.stream().map(Agent::unit).toList();
		preparation = preparation == null ? Preparation.of(request.level.world(), units)
				: preparation.with(request.level.world(), units);
	}

	private static Pose middle(Cell cell) {
		return Pose.at(new Point(cell.x() + 0.5, cell.y() + 0.5));
	}

	@Override
	String outOfMemory(Request request) {
		preparation = null;
		return "to find ways on " + request.level.grid();
	}
}
