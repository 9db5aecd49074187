package org.leeway.core.jobs;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.analysis.traffic.CrowdQuestion;
import org.leeway.core.analysis.traffic.CrowdReplay;
import org.leeway.pathing.Progress;

/** A background job that simulates crowds. Only the latest question is answered. Reports how far the simulation is. */
public final class CrowdJob extends LatestRequestJob<CrowdQuestion> {

	private final Consumer<Answer> listener;

	/**
	 * The answer to a question.
	 *
	 * @param replay empty while the simulation goes on, and if it failed
	 * @param seconds the simulated time so far
	 * @param failure a text that says why there is no result. Empty unless the user has cancelled the job, or memory ran out
	 */
	public record Answer(CrowdQuestion question, Optional<CrowdReplay> replay, double seconds, String failure) {
	}

	/**
	 * Creates a job that waits for questions.
	 *
	 * @param name shown to the user while the job works
	 * @param listener gets the answers on the job's thread
	 */
	public CrowdJob(String name, Consumer<Answer> listener) {
		super(name);
		this.listener = listener;
	}

	@Override
	void work(CrowdQuestion question, BooleanSupplier outdated, SubMonitor monitor) {
		monitor.setWorkRemaining((int) Math.ceil(question.order().seconds()));
		Progress progress = new MonitorProgress(monitor, outdated);
		try {
			CrowdReplay replay = CrowdReplay.of(question, seconds -> {
				progress.worked(1);
				listener.accept(new Answer(question, Optional.empty(), seconds, ""));
			}, progress.cancelOnly());
			listener.accept(new Answer(question, Optional.of(replay), 0, ""));
		} catch (CancellationException e) {
			if (monitor.isCanceled()) {
				listener.accept(new Answer(question, Optional.empty(), 0, "Cancelled."));
			}
			throw e;
		}
	}

	@Override
	String outOfMemory(CrowdQuestion question) {
		listener.accept(new Answer(question, Optional.empty(), 0, "Not enough memory. Simulate fewer units, or give Leeway more memory."));
		return "to simulate a crowd on " + question.level().snapshot().grid();
	}
}
