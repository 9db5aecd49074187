package org.leeway.core.jobs;

import java.util.function.BooleanSupplier;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;

/**
 * Analyses the latest snapshot of a level in the background, each time from the analysis before, so that little is
 * computed twice. The listener gets each analysis as soon as it knows what is reachable, and again when all findings are
 * known; both on the job's thread. An analysis under way is finished, for the next one follows from it, but a new request
 * makes its findings worthless: they are not looked for further. The last analysis that the listener gets is that of the
 * last request.
 */
public final class AnalysisJob extends LatestRequestJob<LevelSnapshot> {

	private final Listener listener;
	/** The latest that was finished; read and written by the job's thread only. */
	private LevelAnalysis latest;

	/** Gets the results. */
	public interface Listener {

		/** An analysis that knows what is reachable. */
		void analysed(LevelAnalysis analysis);

		/** The same analysis, which now knows its findings too. */
		void foundAll(LevelAnalysis analysis);
	}

	/**
	 * A job that waits for requests.
	 *
	 * @param name shown to the user while it works
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
		return "Not enough memory to analyse " + snapshot.grid();
	}
}
