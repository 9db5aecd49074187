package org.leeway.ui.editor;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.markers.FindingPlace;
import org.leeway.core.repair.RepairKind;

/** A background job that tries all repairs of a finding. */
final class RepairTrial extends Job {

	private final LevelAnalysis analysis;
	private final FindingPlace place;
	private final CompletableFuture<List<RepairKind>> answer = new CompletableFuture<>();

	RepairTrial(LevelAnalysis analysis, FindingPlace place) {
		super("Trying the fixes of a finding");
		this.analysis = analysis;
		this.place = place;
		setSystem(true);
		setPriority(SHORT);
	}

	/**
	 * Returns a future with the kinds of repairs that are possible for the finding. If the job is cancelled, the future never
	 * completes.
	 */
	CompletableFuture<List<RepairKind>> answer() {
		return answer;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		try {
			answer.complete(RepairKind.of(analysis, place.rule(), place.agent(), place.sample(), RepairJob.progress(monitor)));
			return Status.OK_STATUS;
		} catch (CancellationException e) {
			return Status.CANCEL_STATUS;
		} catch (OutOfMemoryError e) {
			// without an answer, the menu offers the kinds that are often possible. If the user chooses a kind, the search for the
			// repair runs out of memory too, and reports this
			answer.completeExceptionally(e);
			return Status.OK_STATUS;
		}
	}
}
