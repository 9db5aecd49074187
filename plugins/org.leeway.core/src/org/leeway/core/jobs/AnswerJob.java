package org.leeway.core.jobs;

import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.pathing.Progress;

/**
 * A background job that answers questions. Only the latest question is answered.
 *
 * @param <Q> the type of questions
 * @param <A> the type of answers
 */
public final class AnswerJob<Q, A> extends LatestRequestJob<Q> {

	private final BiFunction<Q, Progress, A> work;
	private final Consumer<A> listener;

	/**
	 * Creates a job that waits for questions.
	 *
	 * @param name shown to the user while the job works
	 * @param work computes an answer, and throws a {@link java.util.concurrent.CancellationException} when cancelled
	 * @param listener gets each answer on the job's thread
	 */
	public AnswerJob(String name, BiFunction<Q, Progress, A> work, Consumer<A> listener) {
		super(name);
		this.work = work;
		this.listener = listener;
	}

	@Override
	void work(Q question, BooleanSupplier outdated, SubMonitor monitor) {
		listener.accept(work.apply(question, new MonitorProgress(monitor, outdated)));
	}

	@Override
	String outOfMemory(Q question) {
		return "for \"" + getName() + "\"";
	}
}
