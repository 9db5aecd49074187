package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Chokes;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;

class ProgressTest {

	private static final int SIDE = 300;

	/**
	 * A counter of the units of work and of the calls of {@link #cancelled}. The first {@code patience} calls return false,
	 * and later calls return true.
	 */
	private static final class Counting implements Progress {

		private final int patience;
		private int worked;
		private int questions;

		Counting(int patience) {
			this.patience = patience;
		}

		@Override
		public void worked(int units) {
			worked += units;
		}

		@Override
		public boolean cancelled() {
			return ++questions > patience;
		}
	}

	/** A long computation. */
	private interface Work {
		void run(Progress progress);
	}

	static Stream<Named<Work>> works() {
		TerrainGrid grid = TerrainGrid.filled(SIDE, SIDE, 0);
		BitPlane blocked = BitPlane.empty(SIDE, SIDE);
		ClearanceMap clearance = ClearanceAnnotator.annotate(grid, blocked, Capability.of(0), Progress.NONE);
		Reachability whole = Reachability.of(clearance.atLeast(2), 2, List.of(), Diagonals.NEVER, Progress.NONE);
		return Stream.of(
				Named.of("clearance",
						progress -> ClearanceAnnotator.annotate(grid, blocked, Capability.of(0), progress)),
				Named.of("chokes", progress -> Chokes.of(whole, 1, progress)),
				Named.of("fit", progress -> FitMap.of(clearance, List.of(new Cell(9, 9)), Diagonals.NEVER, progress)));
	}

	@ParameterizedTest
	@MethodSource("works")
	void asksAndReportsAllTheWay(Work work) {
		Counting progress = new Counting(Integer.MAX_VALUE);
		work.run(progress);
		assertEquals(SIDE, progress.worked);
		assertCanBeCancelled(work, progress.questions);
	}

	@Test
	void reachabilityAsksAllTheWay() {
		BitPlane legal = ClearanceAnnotator.traversable(TerrainGrid.filled(SIDE, SIDE, 0),
				BitPlane.empty(SIDE, SIDE), Capability.of(0));
		Work work = progress -> Reachability.of(legal, 2, List.of(), Diagonals.NEVER, progress);
		Counting progress = new Counting(Integer.MAX_VALUE);
		work.run(progress);
		assertCanBeCancelled(work, progress.questions);
	}

	private static void assertCanBeCancelled(Work work, int questions) {
		for (int patience : new int[] { 0, 1, questions / 2, questions - 1 }) {
			assertThrows(CancellationException.class, () -> work.run(new Counting(patience)));
		}
	}
}
