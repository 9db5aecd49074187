package org.leeway.ui.presenter;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.swt.widgets.Display;
import org.leeway.core.jobs.LatestRequestJob;

/**
 * Asks a job and hands what it answers to the display's thread, on which it is made, used and closed. A request takes
 * the place of the one before. Of several answers that the display has no time for, the last is shown; none is shown
 * once nothing is asked any more, or after it was closed.
 *
 * @param <Q> a request
 * @param <A> an answer, which may be that of an earlier request, or one of several to the same request
 */
public final class Inquiry<Q, A> {

	/** How long an answer may take before what is shown is dimmed, in milliseconds. */
	private static final int PATIENCE = 250;

	private final Display display = Display.getCurrent();
	private final LatestRequestJob<Q> job;
	private final Consumer<A> shown;
	/** What the job has delivered and the display does not show yet. */
	private final AtomicReference<A> delivery = new AtomicReference<>();
	private volatile Q asked;
	private boolean closed;

	/**
	 * An inquiry that asks nothing yet.
	 *
	 * @param job makes the job, which hands its answers to the consumer given
	 * @param shown shows an answer
	 */
	public Inquiry(Function<Consumer<A>, LatestRequestJob<Q>> job, Consumer<A> shown) {
		this.shown = shown;
		this.job = job.apply(this::deliver);
	}

	/** Asks, unless this was asked last; tells whether it did. */
	public boolean ask(Q next) {
		boolean isNew = !next.equals(asked);
		if (isNew) {
			request(next);
		}
		return isNew;
	}

	/** Asks, even if this was asked last. May be called from any thread. */
	public void request(Q next) {
		asked = next;
		job.request(next);
	}

	/** Asks, and runs something when no other request has been made for longer than a moment. */
	void request(Q next, Runnable late) {
		request(next);
		display.timerExec(PATIENCE, () -> {
			if (!closed && asked == next) {
				late.run();
			}
		});
	}

	/** What was asked last; null if nothing is asked. May be called from any thread. */
	public Q asked() {
		return asked;
	}

	/** Nobody needs an answer any more. */
	public void forget() {
		asked = null;
		job.cancel();
	}

	/** Nobody will ask or need an answer again. */
	public void close() {
		closed = true;
		forget();
	}

	/** Runs on the job's thread. */
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
