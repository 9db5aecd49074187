package org.leeway.core.analysis;

import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.leeway.core.level.LevelSnapshot;

/**
 * Analyses the latest snapshot of a level in the background, each time from the analysis before, so that little is
 * computed twice. The listener gets each analysis as soon as it knows what is reachable, and again when all findings are
 * known; both on the job's thread. An analysis under way is finished, for the next one follows from it, but a new request
 * makes its findings worthless: they are not looked for further. The last analysis that the listener gets is that of the
 * last request. {@link #cancel} drops what is requested. All methods may be called from any thread.
 */
public final class AnalysisJob extends Job {

	private final Listener listener;
	private final Object lock = new Object();
	private volatile Request requested;
	private Request settled;
	private Request dropped;
	/** The latest that was finished; read and written by the job's thread only. */
	private LevelAnalysis latest;

	/** Gets the results. */
	public interface Listener {

		/** An analysis that knows what is reachable. */
		void analysed(LevelAnalysis analysis);

		/** The same analysis, which now knows its findings too. */
		void foundAll(LevelAnalysis analysis);
	}

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
	 * @param listener gets the results
	 */
	public AnalysisJob(String name, Listener listener) {
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

	/** What has been requested so far is dropped; what is requested from now on is not. */
	@Override
	protected void canceling() {
		drop();
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
				latest = null;
				return Status.error("Not enough memory to analyse " + request.snapshot.grid(), e);
			} finally {
				settle(request);
			}
		}
		return Status.OK_STATUS;
	}

	private void analyse(Request request, SubMonitor monitor) {
		monitor.setWorkRemaining(LevelAnalysis.steps(request.snapshot) + 1);
		MonitorProgress progress = new MonitorProgress(monitor, () -> false);
		LevelAnalysis analysis = latest == null ? LevelAnalysis.of(request.snapshot, progress)
				: latest.with(request.snapshot, progress);
		latest = analysis;
		listener.analysed(analysis);
		MonitorProgress findingsProgress = new MonitorProgress(monitor, () -> request != requested);
		analysis.findings(findingsProgress);
		findingsProgress.check();
		listener.foundAll(analysis);
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

	/** What is dropped may never be settled, but nobody need wait for it. */
	private void drop() {
		synchronized (lock) {
			dropped = requested;
			lock.notifyAll();
		}
	}
}
