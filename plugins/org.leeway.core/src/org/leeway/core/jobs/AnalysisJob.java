package org.leeway.core.jobs;

import java.util.function.BooleanSupplier;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;

/**
 * A background job that analyses the latest snapshot of a level. Each analysis reuses results of the previous analysis. The
 * job has two steps, and calls a listener on the job's thread after each step:
 * <ol>
 * <li>The job computes the reachability. A newer snapshot does not stop this step, because the next analysis reuses its results.
 * <li>The job computes the findings. A newer snapshot stops this step, and the listener is not called.
 * </ol>
 */
public final class AnalysisJob extends LatestRequestJob<LevelSnapshot> {

	private final Listener listener;
	/** The analysis that was computed last. Null if there is none. Used only by the job's thread. */
	private LevelAnalysis latest;

	/** A receiver of results. */
	public interface Listener {

		/** Handles an analysis whose reachability is computed. */
		void analysed(LevelAnalysis analysis);

		/** Handles an analysis whose findings are computed. {@link #analysed} was called before with the same analysis. */
		void foundAll(LevelAnalysis analysis);
	}

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param name shown to the user while the job works
	 * @param listener gets the results
	 */
	public AnalysisJob(String name, Listener listener) {
		super(name);
		this.listener = listener;
	}

	@Override
	void work(LevelSnapshot snapshot, BooleanSupplier outdated, SubMonitor monitor) {
		monitor.setWorkRemaining(LevelAnalysis.steps(snapshot) + 1);
		MonitorProgress progress = new MonitorProgress(monitor, () -> false);
		LevelAnalysis analysis = latest == null ? LevelAnalysis.of(snapshot, progress)
				: latest.with(snapshot, progress);
		latest = analysis;
		listener.analysed(analysis);
		MonitorProgress findingsProgress = new MonitorProgress(monitor, outdated);
		analysis.findings(findingsProgress);
		findingsProgress.check();
		listener.foundAll(analysis);
	}

	@Override
	String outOfMemory(LevelSnapshot snapshot) {
		latest = null;
		return "to analyse " + snapshot.grid();
	}
}
