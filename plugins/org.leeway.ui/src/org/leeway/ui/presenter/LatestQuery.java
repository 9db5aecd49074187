package org.leeway.ui.presenter;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.swt.widgets.Display;
import org.leeway.core.jobs.LatestRequestJob;

/**
 * A connection with a background job. Sends requests to the job, and shows its answers on the UI thread.
 * <ul>
 * <li>A new request replaces the previous request.
 * <li>If several answers arrive before the display shows them, only the latest answer is shown.
 * <li>An answer is <em>late</em> if it does not arrive within {@link #PATIENCE} of its request.
 * <li>After {@link #forget} or {@link #close}, no answer is shown.
 * </ul>
 * Only for the UI thread, except where a method says otherwise.
 *
 * @param <Q> a request
 * @param <A> an answer. A request may get several answers. An answer to an earlier request may arrive after a new request
 */
public final class LatestQuery<Q, A> {

	/** Time limit for an answer, in ms. After this time the answer is late. */
	private static final int PATIENCE = 250;

	private final Display display = Display.getCurrent();
	private final LatestRequestJob<Q> job;
	private final Consumer<A> shown;
	/** The latest answer that has not been shown yet. Null if all have been shown. */
	private final AtomicReference<A> delivery = new AtomicReference<>();
	private volatile Q asked;
	private boolean closed;

	/**
	 * @param job creates the background job. Gets the consumer to which the job must pass its answers
	 * @param shown shows an answer
	 */
	public LatestQuery(Function<Consumer<A>, LatestRequestJob<Q>> job, Consumer<A> shown) {
		this.shown = shown;
		this.job = job.apply(this::deliver);
	}

	/** Sends a request unless it equals the last request. Returns whether the request was sent. */
	public boolean ask(Q next) {
		boolean isNew = !next.equals(asked);
		if (isNew) {
			request(next);
		}
		return isNew;
	}

	/** Sends a request, even if it equals the last request. Any thread may call this. */
	public void request(Q next) {
		asked = next;
		job.request(next);
	}

	/**
	 * Sends a request. {@link #PATIENCE} ms later, calls {@code late}, even if the job has already answered. Does not call
	 * {@code late} if another request was sent in the meantime.
	 */
	void request(Q next, Runnable late) {
		request(next);
		display.timerExec(PATIENCE, () -> {
			if (!closed && asked == next) {
				late.run();
			}
		});
	}

	/** Returns the last request. Null if there is none. Any thread may call this. */
	public Q asked() {
		return asked;
	}

	/** Drops the request and its answers, and cancels the job. A later request starts the job again. */
	public void forget() {
		asked = null;
		job.cancel();
	}

	/** Closes the connection. Drops the request as {@link #forget} does. From now on, no answers are shown. */
	public void close() {
		closed = true;
		forget();
	}

	/** Passes an answer to the UI thread. Runs on the job's thread. */
	private void deliver(A answer) {
		if (!display.isDisposed() && delivery.getAndSet(answer) == null) {
			display.asyncExec(() -> {
				A last = delivery.getAndSet(null);
				if (!closed && asked != null) {
					shown.accept(last);
				}
			});
		}
	}
}
