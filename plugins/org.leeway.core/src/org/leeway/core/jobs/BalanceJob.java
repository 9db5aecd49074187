package org.leeway.core.jobs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
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
 * A background job that computes the balance of a level: how fair it is to the players. Only the latest request is answered.
 * <p>
 * A level of usual size gets two answers. The first answer has travel times and areas, which are quick to update after an edit.
 * The second answer has all numbers. A new request cancels only the computation of the second answer. So the first answer
 * follows the user's brush strokes.
 * <p>
 * A large level gets its progress in percent, and then all numbers in one answer.
 */
public final class BalanceJob extends LatestRequestJob<BalanceJob.Request> {

	/**
	 * Number of cells above which a level counts as large: 2048 x 2048. The limit bounds the memory, because each start of an
	 * agent needs eight bytes for each cell.
	 */
	private static final long MOST_CELLS = 1 << 22;

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

		/**
		 * Returns whether the level is large. All numbers of a large level come in the last answer. Earlier answers only
		 * have the progress.
		 */
		public boolean isLarge() {
			return analysis.snapshot().grid().bounds().cells() > MOST_CELLS;
		}
	}

	/**
	 * The answer to a request.
	 *
	 * @param outlines of the requested agents, in their order. Empty for a large level
	 * @param parts all numbers of the requested agents, in their order. Empty before the last step
	 * @param percent the progress of a large level
	 * @param failure a text that says why there are no numbers. Empty unless the user has cancelled the job, or memory ran out
	 */
	public record Answer(Request request, List<BalanceOutline> outlines, Optional<List<BalanceSheet.Part>> parts, int percent,
			String failure) {

		public Answer {
			outlines = List.copyOf(outlines);
		}

		static Answer failed(Request request, String failure) {
			return new Answer(request, List.of(), Optional.empty(), 0, failure);
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
		long steps = BalanceSheet.steps(request.analysis.header(), request.agents);
		monitor.setWorkRemaining((int) Math.min(Integer.MAX_VALUE, steps));
		try {
			if (request.isLarge()) {
				workOnce(request, steps, outdated, monitor);
			} else {
				workInSteps(request, outdated, monitor);
			}
		} catch (CancellationException e) {
			if (monitor.isCanceled()) {
				listener.accept(Answer.failed(request, "Cancelled."));
			}
			throw e;
		}
	}

	private void workInSteps(Request request, BooleanSupplier outdated, SubMonitor monitor) {
		Progress first = new MonitorProgress(monitor, () -> false);
		Progress rest = new MonitorProgress(monitor, outdated);
		List<AgentBalance> balances = new ArrayList<>();
		for (Agent agent : request.agents) {
			balances.add(new AgentBalance(request.analysis, agent, first));
		}
		List<BalanceOutline> outlines = balances.stream().map(AgentBalance::outline).toList();
		listener.accept(new Answer(request, outlines, Optional.empty(), 0, ""));
		List<BalanceSheet.Part> parts = new ArrayList<>();
		for (AgentBalance balance : balances) {
			parts.add(BalanceSheet.Part.of(balance, request.base, rest));
		}
		listener.accept(new Answer(request, outlines, Optional.of(parts), 100, ""));
	}

	/** Computes all numbers agent by agent, because the travel times of all agents together could need too much memory. */
	private void workOnce(Request request, long steps, BooleanSupplier outdated, SubMonitor monitor) {
		Progress progress = new PercentProgress(new MonitorProgress(monitor, outdated), steps,
				percent -> listener.accept(new Answer(request, List.of(), Optional.empty(), percent, "")));
		List<BalanceSheet.Part> parts = new ArrayList<>();
		for (Agent agent : request.agents) {
			parts.add(BalanceSheet.Part.of(new AgentBalance(request.analysis, agent, progress), request.base, progress));
		}
		listener.accept(new Answer(request, List.of(), Optional.of(parts), 100, ""));
	}

	@Override
	String outOfMemory(Request request) {
		listener.accept(Answer.failed(request, "Not enough memory. Choose one agent, or give Leeway more memory."));
		return "to balance " + request.analysis.snapshot().grid();
	}
}
