package org.leeway.ui.presenter;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.swt.widgets.Display;
import org.leeway.core.jobs.LatestRequestJob;

/**
 * A connection with a job: sends requests to the job and shows its answers on the UI thread. A request replaces the request
 * before. If answers come faster than the display can show them, the latest is shown. After {@link #forget} or {@link #close},
 * no answer is shown. Create, use and close an inquiry on the UI thread, except where a method says otherwise.
 *
 * @param <Q> a request
 * @param <A> an answer. May answer an earlier request, and several answers may belong to the same request
 */
public final class Inquiry<Q, A> {

	/** Time after a request at which its {@code late} runs if there was no other request, in ms. */
	private static final int PATIENCE = 250;

	private final Display display = Display.getCurrent();
	private final LatestRequestJob<Q> job;
	private final Consumer<A> shown;
	/** The latest answer that the display does not show yet. */
	private final AtomicReference<A> delivery = new AtomicReference<>();
	private volatile Q asked;
	private boolean closed;

	/**
	 * Creates an inquiry without a request.
	 *
	 * @param job makes the job, which hands its answers to the consumer given
	 * @param shown shows an answer
	 */
	public Inquiry(Function<Consumer<A>, LatestRequestJob<Q>> job, Consumer<A> shown) {
		this.shown = shown;
		this.job = job.apply(this::deliver);
	}

	/** Sends a request unless it equals the last one. Returns whether the request was sent. */
	public boolean ask(Q next) {
		boolean isNew = !next.equals(asked);
		if (isNew) {
			request(next);
		}
		return isNew;
	}

	/** Sends a request, even if it equals the last one. Any thread may call this. */
	public void request(Q next) {
		asked = next;
		job.request(next);
	}

	/** Sends a request, and runs {@code late} if a moment later there was no other request. */
	void request(Q next, Runnable late) {
		request(next);
		display.timerExec(PATIENCE, () -> {
			if (!closed && asked == next) {
				late.run();
			}
		});
	}

	/** Returns the last request, or null. Any thread may call this. */
	public Q asked() {
		return asked;
	}

	/** Drops the request and its answers. */
	public void forget() {
		asked = null;
		job.cancel();
	}

	/** Drops the request and its answers for good, and cancels the job. */
	public void close() {
		closed = true;
		forget();
	}

	/** Hands an answer to the UI thread. Runs on the job's thread. */
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
