package org.leeway.core.analysis;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.leeway.core.level.LevelSnapshot;

/**
 * Analyses the latest snapshot of a level in the background. A new request makes running work worthless: it is
 * cancelled, and its result is not delivered. The listener gets each finished analysis, findings included, on the
 * job's thread; the last one it gets is that of the last request. {@link #cancel} drops what is requested.
 * All methods may be called from any thread.
 */
public final class AnalysisJob extends Job {

	private final Consumer<LevelAnalysis> listener;
	private final Object lock = new Object();
	private volatile Request requested;
	private Request settled;
	private Request dropped;

	/** What was asked for. Compared by identity: the same snapshot may be requested again. */
	private static final class Request {
		final LevelSnapshot snapshot;

		Request(LevelSnapshot snapshot) {
			this.snapshot = snapshot;
		}
	}

	/**
	 * A job that waits for requests.
	 *
	 * @param name shown to the user while it works
	 * @param listener gets the results on the job's thread
	 */
	public AnalysisJob(String name, Consumer<LevelAnalysis> listener) {
		super(name);
		this.listener = listener;
		addJobChangeListener(new JobChangeAdapter() {
			@Override
			public void done(IJobChangeEvent event) {
				if (event.getResult().getSeverity() == IStatus.CANCEL) {
					drop();
				}
			}
		});
	}

	/** Asks for the analysis of a snapshot in place of any that was asked for before. */
	public void request(LevelSnapshot snapshot) {
		requested = new Request(snapshot);
		schedule();
	}

	/** Waits until the latest request has been delivered to the listener, or has failed, or was cancelled. */
	public void flush() throws InterruptedException {
		synchronized (lock) {
			while (settled != requested && dropped != requested) {
				lock.wait();
			}
		}
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == AnalysisJob.class;
	}

	/** Works until nothing is requested. Being cancelled is no news to anyone, so that ends in OK too. */
	@Override
	protected IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor);
		for (Request request = unsettled(); request != null && !monitor.isCanceled(); request = unsettled()) {
			try {
				analyse(request, progress);
			} catch (CancellationException e) {
				// a later request or the user made this one worthless
			} catch (OutOfMemoryError e) {
				return Status.error("Not enough memory to analyse " + request.snapshot.grid(), e);
			} finally {
				settle(request);
			}
		}
		if (monitor.isCanceled()) {
			drop();
		}
		return Status.OK_STATUS;
	}

	private void analyse(Request request, SubMonitor monitor) {
		monitor.setWorkRemaining(LevelAnalysis.steps(request.snapshot) + 1);
		MonitorProgress progress = new MonitorProgress(monitor, () -> request != requested);
		LevelAnalysis analysis = LevelAnalysis.of(request.snapshot, progress);
		analysis.findings();
		progress.check();
		listener.accept(analysis);
	}

	private Request unsettled() {
		synchronized (lock) {
			return requested == settled ? null : requested;
		}
	}

	private void settle(Request request) {
		synchronized (lock) {
			settled = request;
			lock.notifyAll();
		}
	}

	/** What is requested when the job is cancelled may never be settled, but nobody need wait for it. */
	private void drop() {
		synchronized (lock) {
			dropped = requested;
			lock.notifyAll();
		}
	}
}
