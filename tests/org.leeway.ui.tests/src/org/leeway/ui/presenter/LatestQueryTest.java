package org.leeway.ui.presenter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.jobs.AnswerJob;
import org.leeway.core.jobs.LatestRequestJob;
import org.leeway.pathing.Progress;
import org.leeway.ui.testing.EventLoop;

class LatestQueryTest {

	private final List<String> shown = new ArrayList<>();
	private final CountDownLatch gate = new CountDownLatch(1);
	private final LatestQuery<String, String> query = new LatestQuery<>(this::job, this::show);

	/** Returns a job that answers each request twice: at once, and again when the test has opened {@link #gate}. */
	private LatestRequestJob<String> job(Consumer<String> answers) {
		return new AnswerJob<>("Answering", (question, progress) -> {
			answers.accept(question + " begun");
			return finished(question, progress);
		}, answers);
	}

	private String finished(String question, Progress progress) {
		try {
			gate.await();
		} catch (InterruptedException e) {
			throw new AssertionError(e);
		}
		progress.check();
		return question + " answered";
	}

	private void show(String answer) {
		assertNotNull(Display.getCurrent(), "on the display's thread");
		shown.add(answer);
	}

	@AfterEach
	void close() {
		gate.countDown();
		query.close();
		EventLoop.awaitJobs();
	}

	@Test
	void ofAnswersThatTheDisplayHasNoTimeForTheLastIsShown() throws InterruptedException {
		assertTrue(query.ask("this"));
		finish();
		EventLoop.drain();
		assertEquals(List.of("this answered"), shown);
	}

	@Test
	void eachAnswerIsShownWhereThereIsTime() {
		query.ask("this");
		EventLoop.waitUntil("the first answer is shown", () -> shown.equals(List.of("this begun")));
		gate.countDown();
		EventLoop.waitUntil("the second answer is shown", () -> shown.equals(List.of("this begun", "this answered")));
	}

	@Test
	void theSameIsNotAskedTwiceInARow() throws InterruptedException {
		query.ask("this");
		assertFalse(query.ask("this"));
		assertTrue(query.ask("that"));
		assertEquals("that", query.asked());
		finish();
		EventLoop.drain();
		assertEquals(List.of("that answered"), shown);
	}

	@Test
	void nothingIsShownOnceNothingIsAsked() throws InterruptedException {
		query.ask("this");
		finish();
		query.forget();
		assertNull(query.asked());
		EventLoop.drain();
		assertEquals(List.of(), shown);
		assertTrue(query.ask("this"), "it can be asked again");
		EventLoop.awaitJobs();
		assertEquals("this answered", shown.getLast());
	}

	@Test
	void nothingIsShownAfterTheEnd() throws InterruptedException {
		query.ask("this");
		finish();
		query.close();
		EventLoop.drain();
		assertEquals(List.of(), shown);
	}

	@Test
	void whoWaitsForLongIsTold() {
		List<String> late = new ArrayList<>();
		query.request("this", () -> late.add("this"));
		query.request("that", () -> late.add("that"));
		EventLoop.waitUntil("the second is late", () -> late.equals(List.of("that")));
	}

	/** Lets the blocked job go on, and waits for its end. Meanwhile, the display handles no events. */
	private void finish() throws InterruptedException {
		gate.countDown();
		Job.getJobManager().join(LatestRequestJob.FAMILY, null);
	}
}
