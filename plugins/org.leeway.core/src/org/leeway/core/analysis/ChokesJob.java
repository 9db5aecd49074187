package org.leeway.core.analysis;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;

/** Finds the chokes of the latest of some analyses in the background. The listener is told on the job's thread. */
public final class ChokesJob extends LatestRequestJob<LevelAnalysis> {

	private final Consumer<ChokeList> listener;

	/** A job that waits for requests. */
	public ChokesJob(Consumer<ChokeList> listener) {
		super("Looking for chokes");
		this.listener = listener;
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == ChokesJob.class;
	}

	@Override
	void work(LevelAnalysis analysis, BooleanSupplier outdated, SubMonitor monitor) {
		listener.accept(new ChokeList(analysis, analysis.chokes(1, new MonitorProgress(monitor, outdated))));
	}

	@Override
	String outOfMemory(LevelAnalysis analysis) {
		return "Not enough memory to find the chokes of " + analysis.snapshot().grid();
	}
}
