package org.leeway.core.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class AnalysisJobTest {

	private final List<LevelAnalysis> results = new CopyOnWriteArrayList<>();
	private final CountDownLatch started = new CountDownLatch(1);
	private final CountDownLatch mayGoOn = new CountDownLatch(1);
	private final AnalysisJob job = job(results::add);

	@AfterEach
	void endJobs() throws InterruptedException {
		job.cancel();
		Job.getJobManager().join(AnalysisJob.class, null);
	}

	@Test
	void deliversWhatWasRequested() throws InterruptedException {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1, 2);
		job.request(level);
		job.flush();
		assertEquals(1, results.size());
		assertSame(level, results.get(0).snapshot());
		assertEquals(2, results.get(0).findings().stream().filter(Finding::isProblem).count());
	}

	@Test
	void aThousandRequestsEndInTheLast() throws InterruptedException {
		LevelSnapshot last = null;
		for (int i = 0; i < 1000; i++) {
			last = Pictures.level(Pictures.ISLAND, 1 + i % 3);
			job.request(last);
		}
		job.flush();
		assertSame(last, results.get(results.size() - 1).snapshot());
	}

	@Test
	void aLackOfMemoryIsAnErrorOfTheRequestAndNotOfTheProgram() throws InterruptedException {
		AnalysisJob failing = job(result -> {
			throw new OutOfMemoryError("thrown by the test");
		});
		failing.request(Pictures.level(Pictures.ISLAND, 1));
		failing.join();
		assertEquals(IStatus.ERROR, failing.getResult().getSeverity());
		String message = failing.getResult().getMessage();
		assertTrue(message.startsWith("Not enough memory to analyse") && message.contains("the Java option -Xmx"), message);
		assertNull(failing.getResult().getException(), "the workbench asks whether to quit if there is an error");
	}

	@Test
	void deliversInTheOrderOfTheRequests() throws InterruptedException {
		List<LevelSnapshot> requested = new CopyOnWriteArrayList<>();
		for (int i = 0; i < 200; i++) {
			requested.add(Pictures.level(Pictures.ISLAND, 1));
			job.request(requested.get(i));
			if (i % 10 == 0) {
				job.flush();
			}
		}
		job.flush();
		List<Integer> order = results.stream().map(result -> indexOf(result.snapshot(), requested)).toList();
		assertEquals(order.stream().sorted().distinct().toList(), order);
		assertTrue(order.size() >= 20, "every flush delivers");
		assertEquals(199, order.get(order.size() - 1));
	}

	@Test
	void theSameSnapshotMayBeRequestedAgain() throws InterruptedException {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1);
		job.request(level);
		job.flush();
		job.request(level);
		job.flush();
		assertEquals(2, results.size());
	}

	@Test
	void flushWithoutARequestReturns() throws InterruptedException {
		job.flush();
		assertEquals(List.of(), results);
	}

	@Test
	void aRequestDuringDeliveryIsDeliveredToo() throws InterruptedException {
		LevelSnapshot first = Pictures.level(Pictures.ISLAND, 1);
		LevelSnapshot second = Pictures.level(Pictures.ISLAND, 2);
		AnalysisJob slow = job(this::hold);
		slow.request(first);
		started.await();
		slow.request(second);
		mayGoOn.countDown();
		slow.flush();
		assertEquals(List.of(first, second), results.stream().map(LevelAnalysis::snapshot).toList());
	}

	@Test
	void cancelledWorkIsNotDelivered() throws InterruptedException {
		AnalysisJob slow = job(this::hold);
		slow.request(Pictures.level(Pictures.ISLAND, 1));
		started.await();
		slow.request(Pictures.level(Pictures.ISLAND, 2));
		slow.cancel();
		mayGoOn.countDown();
		slow.flush();
		slow.join();
		assertEquals(1, results.size());
	}

	@Test
	void waitingWorkCanBeCancelled() throws InterruptedException {
		job.schedule(TimeUnit.HOURS.toMillis(1));
		job.request(Pictures.level(Pictures.ISLAND, 1));
		job.cancel();
		job.flush();
		job.request(Pictures.level(Pictures.ISLAND, 2));
		job.flush();
		assertEquals(2, results.get(results.size() - 1).agents().get(0).agent().size());
	}

	@Test
	void aFailingAnalysisDoesNotBlockTheNext() throws InterruptedException {
		LevelSnapshot outside = Pictures.withSpawn(Pictures.level(Pictures.ISLAND, 1), 100, 0);
		job.request(outside);
		job.flush();
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1);
		job.request(level);
		job.flush();
		assertEquals(List.of(level), results.stream().map(LevelAnalysis::snapshot).toList());
	}

	@Test
	void requestsOfManyThreadsEndInOneResult() throws InterruptedException {
		Thread[] threads = new Thread[8];
		for (int i = 0; i < threads.length; i++) {
			threads[i] = new Thread(() -> {
				for (int j = 0; j < 100; j++) {
					job.request(Pictures.level(Pictures.ISLAND, 1));
				}
			});
			threads[i].start();
		}
		for (Thread thread : threads) {
			thread.join();
		}
		LevelSnapshot last = Pictures.level(Pictures.ISLAND, 2);
		job.request(last);
		job.flush();
		assertSame(last, results.get(results.size() - 1).snapshot());
	}

	/**
	 * Returns a job that calls a listener when the findings of an analysis are computed. The job does not call the listener
	 * earlier, when only the reachability is computed.
	 */
	private static AnalysisJob job(Consumer<LevelAnalysis> listener) {
		return new AnalysisJob("Analyse", new AnalysisJob.Listener() {
			@Override
			public void analysed(LevelAnalysis analysis) {
				// the test waits for the findings
			}

			@Override
			public void foundAll(LevelAnalysis analysis) {
				listener.accept(analysis);
			}
		});
	}

	private void hold(LevelAnalysis analysis) {
		started.countDown();
		try {
			mayGoOn.await();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		results.add(analysis);
	}

	private static int indexOf(LevelSnapshot snapshot, List<LevelSnapshot> all) {
		for (int i = 0; i < all.size(); i++) {
			if (all.get(i) == snapshot) {
				return i;
			}
		}
		return -1;
	}
}
