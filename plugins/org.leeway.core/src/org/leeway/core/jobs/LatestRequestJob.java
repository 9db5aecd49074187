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

/**
 * Works in the background on the latest of the requests that it gets, so the last work that is done is that of the last
 * request. {@link #cancel} drops what is requested. All public methods may be called from any thread.
 */
public abstract class LatestRequestJob<T> extends Job {

	/**
	 * The family of all jobs that find out what editors and views show. Whoever wants to see what follows from an edit
	 * waits until none of it is left.
	 */
	public static final Object FAMILY = LatestRequestJob.class;

	private final Object lock = new Object();
	private volatile Request<T> requested;
	private Request<T> settled;
	private Request<T> dropped;

	/** What was asked for. Compared by identity: the same may be requested again. */
	private static final class Request<T> {
		final T what;

		Request(T what) {
			this.what = what;
		}
	}

	/** @param name shown to the user while the job works */
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
	 * @throws CancellationException if the work has become worthless
	 */
	abstract void work(T request, BooleanSupplier outdated, SubMonitor monitor);

	/** Forgets what was kept for later requests, as there is not enough memory, and says what failed. */
	abstract String outOfMemory(T request);

	/** Asks for work in place of any that was asked for before. */
	public final void request(T what) {
		requested = new Request<>(what);
		schedule();
	}

	/** Waits until the work of the latest request is done, or has failed, or was cancelled. */
	public final void flush() throws InterruptedException {
		synchronized (lock) {
			while (settled != requested && dropped != requested) {
				lock.wait();
			}
		}
	}

	/** Each belongs to its class too. */
	@Override
	public final boolean belongsTo(Object family) {
		return family == FAMILY || family == getClass();
	}

	/** What has been requested so far is dropped; what is requested from now on is not. */
	@Override
	protected final void canceling() {
		drop();
	}

	/** Works until nothing is requested. Being cancelled is no news to anyone, so that ends in OK too. */
	@Override
	protected final IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor);
		for (Request<T> next = unsettled(); next != null && !monitor.isCanceled(); next = unsettled()) {
			Request<T> request = next;
			try {
				work(request.what, () -> request != requested, progress);
			} catch (CancellationException e) {
				// a later request or the user made this one worthless
			} catch (OutOfMemoryError e) {
				return Status.error(outOfMemory(request.what), e);
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
