package org.leeway.core.jobs;

import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.pathing.Progress;

/**
 * Answers the latest of some questions in the background.
 *
 * @param <Q> a question
 * @param <A> an answer
 */
public final class AnswerJob<Q, A> extends LatestRequestJob<Q> {

	private final BiFunction<Q, Progress, A> work;
	private final Consumer<A> listener;
	private final Object family;
	private Q asked;

	/**
	 * A job that waits for questions.
	 *
	 * @param name shown to the user while it works
	 * @param family what it belongs to
	 * @param work finds an answer, unless it is cancelled
	 * @param listener gets each answer on the job's thread
	 */
	public AnswerJob(String name, Object family, BiFunction<Q, Progress, A> work, Consumer<A> listener) {
		super(name);
		this.family = family;
		this.work = work;
		this.listener = listener;
	}

	/** Looks for an answer; false if this was asked last. For the display's thread, as are the next two. */
	public boolean ask(Q question) {
		if (question.equals(asked)) {
			return false;
		}
		asked = question;
		request(question);
		return true;
	}

	/** Whether this is what was asked last, so that its answer is of use. */
	public boolean awaits(Q question) {
		return question == asked;
	}

	/** Nobody needs an answer any more. */
	public void forget() {
		cancel();
		asked = null;
	}

	@Override
	public boolean belongsTo(Object other) {
		return family.equals(other);
	}

	@Override
	void work(Q question, BooleanSupplier outdated, SubMonitor monitor) {
		listener.accept(work.apply(question, new MonitorProgress(monitor, outdated)));
	}

	@Override
	String outOfMemory(Q question) {
		return getName() + ": not enough memory for this level";
	}
}
