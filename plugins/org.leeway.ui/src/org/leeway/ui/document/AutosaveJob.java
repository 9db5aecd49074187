package org.leeway.ui.document;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** The background job that writes and removes autosaves of all documents, one task after another. */
final class AutosaveJob extends Job {

	private static final AutosaveJob ONLY = new AutosaveJob();

	private final Queue<Runnable> work = new ConcurrentLinkedQueue<>();

	private AutosaveJob() {
		super("Autosaving");
		setSystem(true);
		setPriority(DECORATE);
	}

	/** Runs a task in the background after all earlier tasks. */
	static void later(Runnable task) {
		ONLY.work.add(task);
		ONLY.schedule();
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == AutosaveJob.class;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		for (Runnable task = work.poll(); task != null; task = work.poll()) {
			task.run();
		}
		return Status.OK_STATUS;
	}
}
