package org.leeway.core.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.leeway.testing.Waiting;

/**
 * Tests of the handling of requests that come while the job works. The tests check which requests the job answers, and
 * which threads wait for an answer.
 */
class LatestRequestJobTest {

	private final List<String> begun = new CopyOnWriteArrayList<>();
	private final List<String> done = new CopyOnWriteArrayList<>();
	private final CountDownLatch working = new CountDownLatch(1);
	private final CountDownLatch end = new CountDownLatch(1);
	private final Recorder job = new Recorder();

	/** Records requests. The request "slow" lasts until {@link #end}. */
	private final class Recorder extends LatestRequestJob<String> {

		private volatile BooleanSupplier outdated;

		Recorder() {
			super("Record");
		}

		@Override
		void work(String request, BooleanSupplier isOutdated, SubMonitor monitor) {
			begun.add(request);
			switch (request) {
			case "slow" -> {
				outdated = isOutdated;
				working.countDown();
				Waiting.await(end);
				if (isOutdated.getAsBoolean()) {
					throw new CancellationException();
				}
			}
			case "huge" -> throw new OutOfMemoryError("thrown by the test");
			default -> {
				// each step ends at once
			}
			}
			done.add(request);
		}

		@Override
		String outOfMemory(String request) {
			return "to record";
		}
	}

	@AfterEach
	void endJob() throws InterruptedException {
		end.countDown();
		job.cancel();
		Job.getJobManager().join(Recorder.class, null);
	}

	private void beginSlow() {
		job.request("slow");
		Waiting.await(working);
	}

	@Test
	void onlyTheLatestOfTheRequestsThatCameMeanwhileIsWorkedOn() throws InterruptedException {
		beginSlow();
		assertFalse(job.outdated.getAsBoolean());
		job.request("skipped");
		assertTrue(job.outdated.getAsBoolean());
		job.request("last");
		end.countDown();
		job.flush();
		assertEquals(List.of("slow", "last"), begun);
		assertEquals(List.of("last"), done);
	}

	@Test
	void anEqualRequestIsAnotherOne() throws InterruptedException {
		job.request("same");
		job.flush();
		job.request("same");
		job.flush();
		assertEquals(List.of("same", "same"), done);
	}

	@Test
	void whoWaitsIsReleasedWhenTheRequestIsCancelled() throws Exception {
		beginSlow();
		CompletableFuture<String> waiting = Waiting.begin(() -> {
			try {
				job.flush();
				return "released";
			} catch (InterruptedException e) {
				throw new AssertionError(e);
			}
		});
		job.cancel();
		assertEquals("released", waiting.get());
		assertEquals(List.of(), done, "the work has not ended, nobody waits for it");
	}

	@Test
	void aRequestAfterACancelledOneIsWorkedOn() throws Exception {
		beginSlow();
		job.cancel();
		job.request("next");
		end.countDown();
		job.flush();
		assertEquals("next", done.getLast());
	}

	@Test
	void whoWaitsIsReleasedWhenMemoryRunsOut() throws InterruptedException {
		job.request("huge");
		job.flush();
		job.join();
		assertEquals(IStatus.ERROR, job.getResult().getSeverity());
		assertEquals(List.of(), done);
		job.request("next");
		job.flush();
		assertEquals(List.of("next"), done);
	}
}
