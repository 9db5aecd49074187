package org.leeway.core.jobs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.AgentBalance;
import org.leeway.core.analysis.balance.BalanceOutline;
import org.leeway.core.analysis.balance.BalanceSheet;
import org.leeway.core.analysis.balance.BaseSize;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;

/**
 * A background job that computes the balance of a level. Only the latest request is answered, in two steps: first the
 * travel times and areas, which are only updated after an edit, then all numbers. A new request cancels only the second
 * step, so that users who paint always see the current times and areas.
 */
public final class BalanceJob extends LatestRequestJob<BalanceJob.Request> {

	private final Consumer<Answer> listener;

	/**
	 * A request for the balance of a level.
	 *
	 * @param agents agents of the level
	 */
	public record Request(LevelAnalysis analysis, List<Agent> agents, BaseSize base) {

		public Request {
			agents = List.copyOf(agents);
		}
	}

	/**
	 * The answer to a request.
	 *
	 * @param outlines the travel times and areas of the requested agents, in their order
	 * @param parts all numbers of the requested agents, in their order. Empty in the first step
	 */
	public record Answer(Request request, List<BalanceOutline> outlines, Optional<List<BalanceSheet.Part>> parts) {

		public Answer {
			outlines = List.copyOf(outlines);
		}
	}

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param name shown to the user while the job works
	 * @param listener gets the answers on the job's thread
	 */
	public BalanceJob(String name, Consumer<Answer> listener) {
		super(name);
		this.listener = listener;
	}

	@Override
	void work(Request request, BooleanSupplier outdated, SubMonitor monitor) {
		Progress first = new MonitorProgress(monitor, () -> false);
		Progress rest = new MonitorProgress(monitor, outdated);
		List<AgentBalance> balances = new ArrayList<>();
		for (Agent agent : request.agents) {
			balances.add(new AgentBalance(request.analysis, agent, first));
		}
		List<BalanceOutline> outlines = balances.stream().map(AgentBalance::outline).toList();
		listener.accept(new Answer(request, outlines, Optional.empty()));
		List<BalanceSheet.Part> parts = new ArrayList<>();
		for (AgentBalance balance : balances) {
			parts.add(BalanceSheet.Part.of(balance, request.base, rest));
		}
		listener.accept(new Answer(request, outlines, Optional.of(parts)));
	}

	@Override
	String outOfMemory(Request request) {
		return "to balance " + request.analysis.snapshot().grid();
	}
}
