package org.leeway.ui.editor;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.jobs.LatestRequestJob;
import org.leeway.core.markers.FindingPlace;
import org.leeway.core.repair.Repair;
import org.leeway.core.repair.RepairKind;
import org.leeway.pathing.Progress;

/**
 * A background search for one repair. Passes the result to its listener, on the thread of the job. If the search is cancelled,
 * there is no result.
 */
final class RepairJob extends Job {

	private final RepairKind kind;
	private final LevelAnalysis analysis;
	private final FindingPlace place;
	private final Consumer<Optional<Repair>> listener;

	RepairJob(RepairKind kind, LevelAnalysis analysis, FindingPlace place, Consumer<Optional<Repair>> listener) {
		super("Looking for " + kind.sought());
		this.kind = kind;
		this.analysis = analysis;
		this.place = place;
		this.listener = listener;
		setUser(true);
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == LatestRequestJob.FAMILY;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		try {
			listener.accept(kind.find(analysis, place.rule(), place.agent(), place.sample(), progress(monitor)));
			return Status.OK_STATUS;
		} catch (CancellationException e) {
			return Status.CANCEL_STATUS;
		} catch (OutOfMemoryError e) {
			return LatestRequestJob.lackOfMemory("to repair " + analysis.snapshot().grid());
		}
	}

	static Progress progress(IProgressMonitor monitor) {
		return new Progress() {
			@Override
			public void worked(int units) {
				// the total amount of work is not known
			}

			@Override
			public boolean cancelled() {
				return monitor.isCanceled();
			}
		};
	}
}
