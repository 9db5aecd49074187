package org.leeway.pathing.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.Waiting;

/**
 * Tests of the preparation: data about a world, computed once and shared by all planners. The data has parts. If another
 * planner is computing a part, a planner must wait only if it needs this part.
 */
class PreparationTest {

	private static final World WORLD = World.of(TerrainGrid.filled(4, 4, 0), Scene.EMPTY);

	private final Preparation preparation = Preparation.of(WORLD, List.of());
	private final CountDownLatch begun = new CountDownLatch(1);
	private final CountDownLatch end = new CountDownLatch(1);

	/**
	 * A part of a preparation whose value shows how it was computed. A value made from scratch is the name of the part. Each
	 * update adds a plus sign.
	 */
	private record Named(String name, UnaryOperator<String> compute) implements Part<String> {

		@Override
		public String make(Preparation preparation, Progress progress) {
			return compute.apply(name);
		}

		@Override
		public String update(String before, Preparation preparation, Progress progress) {
			return compute.apply(before + "+");
		}
	}

	/** Returns a part whose computation ends only after {@link #end} was counted down. */
	private Named slow() {
		return new Named("slow", name -> {
			begun.countDown();
			Waiting.await(end);
			return name;
		});
	}

	private CompletableFuture<String> begin(Part<String> part) {
		CompletableFuture<String> first = Waiting.begin(() -> preparation.get(part, Progress.NONE));
		Waiting.await(begun);
		return first;
	}

	@Test
	void aPartIsComputedOnceAndUpdatedForAnEditedWorld() {
		Named part = new Named("part", name -> name);
		assertEquals("part", preparation.get(part, Progress.NONE));
		assertEquals("part", preparation.get(part, Progress.NONE));
		Preparation edited = preparation.with(WORLD, List.of());
		assertEquals("part+", edited.get(part, Progress.NONE));
		assertEquals("part+", edited.get(part, Progress.NONE));
		Preparation unasked = edited.with(WORLD, List.of());
		assertEquals("part++", unasked.with(WORLD, List.of()).get(part, Progress.NONE), "nobody asked in between");
		assertEquals("part", preparation.get(part, Progress.NONE), "the first world keeps its value");
	}

	@Test
	void nobodyWaitsForAnotherPart() throws Exception {
		CompletableFuture<String> slow = begin(slow());
		CompletableFuture<String> quick = Waiting
				.begin(() -> preparation.get(new Named("quick", name -> name), Progress.NONE));
		CompletableFuture<Void> ended = quick.thenRun(end::countDown);
		assertEquals("slow", slow.get());
		ended.get();
		assertEquals("quick", quick.get());
	}

	@Test
	void aCancelledPlannerDoesNotWaitForAnother() throws Exception {
		Named part = slow();
		CompletableFuture<String> slow = begin(part);
		CompletableFuture<Void> cancelled = Waiting.begin(() -> assertThrows(CancellationException.class,
				() -> preparation.get(part, Waiting.asked(new CountDownLatch(1), true)))).thenRun(end::countDown);
		assertEquals("slow", slow.get());
		cancelled.get();
	}

	@Test
	void anEditDoesNotWaitForAComputation() throws Exception {
		Named part = slow();
		CompletableFuture<String> slow = begin(part);
		CompletableFuture<Preparation> edited = Waiting.begin(() -> preparation.with(WORLD, List.of()));
		CompletableFuture<Void> ended = edited.thenRun(end::countDown);
		assertEquals("slow", slow.get());
		ended.get();
		assertEquals("slow", edited.get().get(part, Progress.NONE), "nothing was known of it");
	}

	@Test
	void theOneWhoWaitsComputesIfTheOtherIsCancelled() throws Exception {
		AtomicBoolean isSecond = new AtomicBoolean();
		CountDownLatch waiting = new CountDownLatch(1);
		Named part = new Named("part", name -> {
			if (!isSecond.getAndSet(true)) {
				begun.countDown();
				Waiting.await(end);
				throw new CancellationException();
			}
			return name;
		});
		CompletableFuture<String> first = begin(part);
		CompletableFuture<String> second = Waiting.begin(() -> preparation.get(part, Waiting.asked(waiting, false)));
		Waiting.await(waiting);
		end.countDown();
		assertEquals("part", second.get());
		assertThrows(Exception.class, first::get);
	}
}
