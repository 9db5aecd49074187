package org.leeway.core.jobs;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.leeway.core.request.OutOfMemoryText;

/**
 * A job that works in the background on the latest request. A new request replaces a request that has not been begun.
 * {@link #cancel} drops the request. Any thread may call the public methods.
 */
public abstract class LatestRequestJob<T> extends Job {

	/**
	 * The family of all jobs that compute the contents of editors and views. All views are up to date if none of these
	 * jobs waits or runs.
	 */
	public static final Object FAMILY = LatestRequestJob.class;

	private final Object lock = new Object();
	private volatile Request<T> requested;
	private Request<T> settled;
	private Request<T> dropped;

	/** A holder of a request, compared by identity: two requests for the same work are different. */
	private static final class Request<T> {
		/** The content of the request. Becomes null when the request is done, to release its memory. */
		private T what;

		Request(T what) {
			this.what = what;
		}
	}

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param name shown to the user while the job works
	 */
	LatestRequestJob(String name) {
		super(name);
		addJobChangeListener(new JobChangeAdapter() {
			@Override
			public void done(IJobChangeEvent event) {
				if (event.getResult().getSeverity() == IStatus.CANCEL) {
					drop();
				}
			}
		});
	}

	/**
	 * Does the work of a request.
	 *
	 * @param outdated whether there is a later request
	 * @throws CancellationException if the request is outdated or cancelled
	 */
	abstract void work(T request, BooleanSupplier outdated, SubMonitor monitor);

	/**
	 * Handles a lack of memory during a request. Releases all data that this job keeps for later requests. Returns a phrase for the
	 * message to the user that says what the memory was needed for, such as "to analyse".
	 */
	abstract String outOfMemory(T request);

	/** Requests work, in place of any earlier request. */
	public final void request(T what) {
		requested = new Request<>(what);
		schedule();
	}

	/** Waits until the latest request is done, has failed, or was cancelled. */
	public final void flush() throws InterruptedException {
		synchronized (lock) {
			while (settled != requested && dropped != requested) {
				lock.wait();
			}
		}
	}

	/** Returns whether a family is {@link #FAMILY} or the class of the job. */
	@Override
	public final boolean belongsTo(Object family) {
		return family == FAMILY || family == getClass();
	}

	/** Drops the current request. Requests after the cancellation are not affected. */
	@Override
	protected final void canceling() {
		drop();
	}

	/**
	 * Returns the status of a job that ran out of memory. The status does not hold the error, because the workbench
	 * would then ask the user whether to quit.
	 *
	 * @param purpose the purpose for which memory was short, such as "to analyse a map"
	 */
	public static IStatus lackOfMemory(String purpose) {
		return Status.error(OutOfMemoryText.inEditor(purpose));
	}

	/** Works until no request remains. Returns OK even after a cancellation, because users need no message about this. */
	@Override
	protected final IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor);
		for (Request<T> next = unsettled(); next != null && !monitor.isCanceled(); next = unsettled()) {
			Request<T> request = next;
			try {
				work(request.what, () -> request != requested, progress);
			} catch (CancellationException e) {
				// a later request has come, or the user has cancelled this request
			} catch (OutOfMemoryError e) {
				return lackOfMemory(outOfMemory(request.what));
			} finally {
				settle(request);
			}
		}
		return Status.OK_STATUS;
	}

	private Request<T> unsettled() {
		synchronized (lock) {
			return requested == settled ? null : requested;
		}
	}

	private void settle(Request<T> request) {
		synchronized (lock) {
			settled = request;
			request.what = null;
			lock.notifyAll();
		}
	}

	/** Drops the request and releases the threads that wait for it. */
	private void drop() {
		synchronized (lock) {
			dropped = requested;
			lock.notifyAll();
		}
	}
}
