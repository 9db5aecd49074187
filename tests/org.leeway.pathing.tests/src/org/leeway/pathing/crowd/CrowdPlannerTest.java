package org.leeway.pathing.crowd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;
import org.leeway.testing.Waiting;

class CrowdPlannerTest {

	private static final int LIMIT = 600_000;
	private static final int SIDE = 64;
	private static final int UNITS = 20;

	private static BitPlane free(String... rows) {
		return Pictures.cells(String.join("\n", rows), '.');
	}

	private static BitPlane free(TerrainGrid grid) {
		return free(Pictures.picture(grid));
	}

	private static BitPlane anchors(BitPlane free, int size) {
		return ClearanceAnnotator.annotate(free, Progress.NONE).atLeast(size);
	}

	private static CrowdAnswer plan(List<CrowdMember> members) {
		return CrowdPlanner.plan(members, LIMIT, Progress.NONE);
	}

	/**
	 * Returns up to {@code units} units of random sizes, with random starts and goals. No two units overlap at their starts
	 * or at their goals. Returns fewer units if a thousand tries find no more.
	 */
	private static List<CrowdMember> random(BitPlane free, int units, int mostSize, RandomMaps random) {
		List<CrowdMember> members = new ArrayList<>();
		for (int tries = 0; tries < 1000 && members.size() < units; tries++) {
			int size = random.number(1, mostSize);
			BitPlane anchors = anchors(free, size);
			Cell start = new Cell(random.number(0, free.width() - 1), random.number(0, free.height() - 1));
			Cell goal = new Cell(random.number(0, free.width() - 1), random.number(0, free.height() - 1));
			if (anchors.get(start.x(), start.y()) && anchors.get(goal.x(), goal.y())) {
				CrowdMember member = new CrowdMember(anchors, size, start, goal);
				members.add(member);
				if (!PlanValidator.isFree(members, starts(members), starts(members))
						|| !PlanValidator.isFree(members, goals(members), goals(members))) {
					members.removeLast();
				}
			}
		}
		return members;
	}

	private static List<Cell> starts(List<CrowdMember> members) {
		return members.stream().map(CrowdMember::start).toList();
	}

	private static List<Cell> goals(List<CrowdMember> members) {
		return members.stream().map(CrowdMember::goal).toList();
	}

	/**
	 * Returns whether all units can get to their goals. A breadth-first search decides. A state of the search has the places of
	 * all units.
	 */
	private static boolean isPossible(List<CrowdMember> members) {
		Set<List<Cell>> seen = new HashSet<>(Set.of(starts(members)));
		Deque<List<Cell>> open = new ArrayDeque<>(seen);
		while (!open.isEmpty()) {
			List<Cell> places = open.remove();
			if (places.equals(goals(members))) {
				return true;
			}
			List<List<Cell>> next = new ArrayList<>(List.of(List.of()));
			for (int unit = 0; unit < members.size(); unit++) {
				List<List<Cell>> longer = new ArrayList<>();
				for (List<Cell> begun : next) {
					for (Cell to : steps(members.get(unit).anchors(), places.get(unit))) {
						List<Cell> all = new ArrayList<>(begun);
						all.add(to);
						longer.add(all);
					}
				}
				next = longer;
			}
			next.stream().filter(to -> PlanValidator.isFree(members, places, to)).filter(seen::add).forEach(open::add);
		}
		return false;
	}

	private static List<Cell> steps(BitPlane anchors, Cell at) {
		List<Cell> steps = new ArrayList<>(List.of(at));
		for (int[] step : new int[][] { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } }) {
			int x = at.x() + step[0];
			int y = at.y() + step[1];
			if (x >= 0 && y >= 0 && x < anchors.width() && y < anchors.height() && anchors.get(x, y)) {
				steps.add(new Cell(x, y));
			}
		}
		return steps;
	}

	@Test
	void answersAsAPlainSearchDoes() {
		int possible = 0;
		int impossible = 0;
		for (int seed = 0; seed < Rounds.of(300); seed++) {
			RandomMaps random = new RandomMaps(seed);
			BitPlane free = free(random.noise(random.number(2, 4), random.number(2, 4), 0.15));
			List<CrowdMember> members = random(free, random.number(1, 3), 2, random);
			CrowdAnswer answer = plan(members);
			String message = "seed " + seed;
			if (isPossible(members)) {
				possible++;
				PlanValidator.check(assertInstanceOf(CrowdAnswer.Yes.class, answer, message).plan(), members, free, message);
			} else {
				impossible++;
				assertInstanceOf(CrowdAnswer.No.class, answer, message);
			}
		}
		assertTrue(possible > 10 && impossible > 10, possible + " possible, " + impossible + " impossible");
	}

	@Test
	void findsPlansForTwentyUnitsOfSeveralSizes() {
		int found = 0;
		int undecided = 0;
		int all = Rounds.of(20);
		for (int seed = 0; seed < all; seed++) {
			RandomMaps random = new RandomMaps(seed);
			BitPlane free = free(random.noise(SIDE, SIDE, seed % 2 * 0.08));
			List<CrowdMember> members = random(free, UNITS, 3, random);
			String message = "seed " + seed;
			CrowdAnswer answer = plan(members);
			if (answer instanceof CrowdAnswer.Yes yes) {
				found++;
				PlanValidator.check(yes.plan(), members, free, message);
			}
			undecided += answer instanceof CrowdAnswer.NotFound ? 1 : 0;
			assertEquals(answer, plan(members), message);
		}
		assertTrue(found * 2 > all && undecided * 20 <= all, found + " plans and " + undecided + " undecided of " + all);
	}

	@Test
	void unitsPassEachOtherInABay() {
		BitPlane free = free(
				"@@@.@@@",
				".......");
		BitPlane anchors = anchors(free, 1);
		List<CrowdMember> members = List.of(new CrowdMember(anchors, 1, new Cell(0, 1), new Cell(6, 1)),
				new CrowdMember(anchors, 1, new Cell(6, 1), new Cell(0, 1)));
		PlanValidator.check(assertInstanceOf(CrowdAnswer.Yes.class, plan(members)).plan(), members, free, "bay");
	}

	@Test
	void unitsDoNotPassEachOtherInACorridor() {
		BitPlane anchors = anchors(free("......."), 1);
		assertInstanceOf(CrowdAnswer.No.class, plan(List.of(new CrowdMember(anchors, 1, new Cell(0, 0), new Cell(6, 0)),
				new CrowdMember(anchors, 1, new Cell(6, 0), new Cell(0, 0)))));
	}

	@Test
	void aUnitWithoutAWayIsImpossible() {
		BitPlane anchors = anchors(free(
				"..@..",
				"..@.."), 1);
		assertInstanceOf(CrowdAnswer.No.class, plan(List.of(new CrowdMember(anchors, 1, new Cell(0, 0), new Cell(4, 0)))));
	}

	@Test
	void endsAtTheLimitWithoutAnAnswer() {
		BitPlane anchors = anchors(free("......."), 1);
		List<CrowdMember> members = List.of(new CrowdMember(anchors, 1, new Cell(0, 0), new Cell(6, 0)));
		assertEquals(new CrowdAnswer.NotFound(3), CrowdPlanner.plan(members, 3, Progress.NONE));
	}

	@Test
	void canBeCancelled() {
		BitPlane anchors = anchors(free("......."), 1);
		List<CrowdMember> members = List.of(new CrowdMember(anchors, 1, new Cell(0, 0), new Cell(6, 0)));
		Progress cancelled = Waiting.asked(new CountDownLatch(1), true);
		assertThrows(CancellationException.class, () -> CrowdPlanner.plan(members, LIMIT, cancelled));
	}
}
