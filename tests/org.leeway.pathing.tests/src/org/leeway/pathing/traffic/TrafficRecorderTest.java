package org.leeway.pathing.traffic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

/** Tests of recorded crowds. The oracle is plain: it compares all pairs of units, and each unit with each cell. */
class TrafficRecorderTest {

	private static final double TINY = 1e-9;
	private static final int WIDTH = 16;
	private static final int HEIGHT = 12;

	/** A crowd with what was recorded of it. */
	private record Run(BitPlane free, List<TrafficGroup> groups, TrafficResult result, TrafficRecording recording) {

		int size(SeenUnit unit) {
			return groups.get(unit.group()).unit().size();
		}
	}

	/** @param size the size of all units. 0 for groups of different sizes */
	private static Run random(int seed, int size, double seconds, int most) {
		RandomMaps random = new RandomMaps(seed);
		BitPlane free = ClearanceAnnotator.traversable(random.noise(WIDTH, HEIGHT, 0.1), BitPlane.empty(WIDTH, HEIGHT),
				Capability.of(Pictures.GROUND));
		List<TrafficGroup> groups = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			List<Cell> starts = IntStream.range(0, 6).mapToObj(j -> cell(random)).toList();
			groups.add(group(free, new MovingUnit(size == 0 ? 1 + i % 2 : size, random.number(1, 4)), starts, cell(random)));
		}
		return run(free, groups, seconds, most);
	}

	private static TrafficGroup group(BitPlane free, MovingUnit unit, List<Cell> starts, Cell goal) {
		BitPlane anchors = ClearanceAnnotator.annotate(free, Progress.NONE).atLeast(unit.size());
		StepGraph graph = StepGraph.of(anchors, Diagonals.NEVER, Progress.NONE);
		return new TrafficGroup(unit, TravelField.of(graph, List.of(goal), Progress.NONE), starts, 20, Double.POSITIVE_INFINITY);
	}

	private static Run run(BitPlane free, List<TrafficGroup> groups, double seconds, int most) {
		TrafficRecorder recorder = new TrafficRecorder(free.width(), free.height(), groups.stream().map(group -> group.unit().size()).toList(),
				most);
		TrafficResult result = new TrafficSimulation(new TrafficGround(free, null), groups, Progress.NONE).run(seconds, recorder,
				Progress.NONE);
		return new Run(free, groups, result, recorder.recording());
	}

	private static Cell cell(RandomMaps random) {
		return new Cell(random.number(0, WIDTH - 1), random.number(0, HEIGHT - 1));
	}

	@Test
	void recordedUnitsOverlapNeitherUnitsNorWalls() {
		int seen = 0;
		for (int seed = 1; seed <= Rounds.of(8); seed++) {
			Run run = random(seed, 0, 20, TrafficRecorder.MOST);
			assertEquals(1, run.recording.stride());
			for (double time = 0; time <= run.recording.seconds() + 0.1; time += 0.0137) {
				List<SeenUnit> units = run.recording.at(time);
				String message = "seed " + seed + ", " + time + " s: ";
				for (SeenUnit unit : units) {
					seen++;
					assertTrue(isOnGround(run, unit), () -> message + unit + " is in a wall");
					units.stream().filter(other -> other.id() > unit.id()).forEach(other -> assertTrue(
							Math.max(unit.x(), other.x()) >= Math.min(unit.x() + run.size(unit), other.x() + run.size(other)) - TINY
									|| Math.max(unit.y(), other.y()) >= Math.min(unit.y() + run.size(unit), other.y() + run.size(other)) - TINY,
							() -> message + unit + " overlaps " + other));
				}
			}
		}
		assertTrue(seen > 0);
	}

	private static boolean isOnGround(Run run, SeenUnit unit) {
		boolean isFree = true;
		for (int y = (int) Math.floor(unit.y() + TINY); y < unit.y() + run.size(unit) - TINY; y++) {
			for (int x = (int) Math.floor(unit.x() + TINY); x < unit.x() + run.size(unit) - TINY; x++) {
				isFree &= x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT && run.free.get(x, y);
			}
		}
		return isFree;
	}

	@Test
	void theLastStateIsTheResult() {
		for (int seed = 1; seed <= Rounds.of(8); seed++) {
			checkLastState(random(seed, 0, 25, TrafficRecorder.MOST), "seed " + seed);
		}
		// the units at the back of the queue wait longer than ten seconds
		BitPlane door = Pictures.cells(("....#....\n".repeat(2) + ".........\n" + "....#....\n".repeat(2)), '.');
		List<Cell> room = IntStream.range(0, 20).mapToObj(i -> new Cell(i % 4, i / 4)).toList();
		Run blocked = run(door, List.of(group(door, new MovingUnit(1, 1), room, new Cell(8, 2))), 15, TrafficRecorder.MOST);
		assertTrue(!blocked.result.stuck().isEmpty(), "no unit is stuck");
		checkLastState(blocked, "door");
	}

	private static void checkLastState(Run run, String message) {
		double end = run.result.seconds();
		assertEquals(end, run.recording.seconds(), message);
		List<SeenUnit> last = run.recording.at(end);
		long arrivedLast = run.result.arrivals().stream().flatMapToDouble(Arrays::stream).filter(time -> time == end).count();
		assertEquals(run.result.onWay(), last.size() - arrivedLast, message);
		// a moving unit is between two anchors, so only groups are compared
		assertEquals(run.result.stuck().stream().map(StuckUnit::group).sorted().toList(),
				last.stream().filter(SeenUnit::isStuck).map(SeenUnit::group).sorted().toList(), message);
	}

	@Test
	void unitsVanishWhenTheyArrive() {
		for (int seed = 1; seed <= Rounds.of(8); seed++) {
			Run run = random(seed, 0, 20, TrafficRecorder.MOST);
			for (int i = 0; i < run.groups.size(); i++) {
				int group = i;
				double[] times = run.result.arrivals().get(group);
				for (double time : times) {
					// the unit is there when it arrives, and gone afterwards
					Set<Integer> gone = ids(run, time, group);
					gone.removeAll(ids(run, time + 1e-6, group));
					long arrived = Arrays.stream(times).filter(each -> each == time).count();
					assertEquals(time == run.recording.seconds() ? 0 : arrived, gone.size(), "seed " + seed + ", " + time);
				}
			}
		}
	}

	private static Set<Integer> ids(Run run, double time, int group) {
		Set<Integer> ids = new HashSet<>();
		run.recording.at(time).stream().filter(unit -> unit.group() == group).forEach(unit -> ids.add(unit.id()));
		return ids;
	}

	@Test
	void timeIsLostOnAllCellsOfAUnit() {
		for (int size = 1; size <= 3; size++) {
			for (int seed = 1; seed <= Rounds.of(4); seed++) {
				Run run = random(seed, size, 15, TrafficRecorder.MOST);
				double[] expected = new double[WIDTH * HEIGHT];
				for (int anchor = 0; anchor < expected.length; anchor++) {
					for (int cell = 0; run.result.lost()[anchor] > 0 && cell < size * size; cell++) {
						expected[anchor + cell / size * WIDTH + cell % size] += run.result.lost()[anchor];
					}
				}
				assertArrayEquals(expected, run.recording.lost(), 1e-6, "size " + size + ", seed " + seed);
			}
		}
	}

	@Test
	void aLongRecordingIsThinned() {
		int thinnedRuns = 0;
		for (int seed = 1; seed <= Rounds.of(6); seed++) {
			Run whole = random(seed, 0, 20, TrafficRecorder.MOST);
			Run thinned = random(seed, 0, 20, 1000);
			int stride = thinned.recording.stride();
			// the first state is the first one with a unit
			assertTrue(IntStream.rangeClosed(1, stride).anyMatch(first -> hasEqualStates(whole, thinned, first, stride)), "seed " + seed);
			assertEquals(whole.recording.at(whole.result.seconds()), thinned.recording.at(whole.result.seconds()));
			assertArrayEquals(whole.recording.lost(), thinned.recording.lost());
			thinnedRuns += stride > 1 ? 1 : 0;
		}
		assertTrue(thinnedRuns > 0);
	}

	private static boolean hasEqualStates(Run whole, Run thinned, int first, int stride) {
		double step = stepSeconds(whole);
		boolean areEqual = true;
		for (int i = first; i * step < whole.result.seconds(); i += stride) {
			areEqual &= whole.recording.at(i * step).equals(thinned.recording.at(i * step));
		}
		return areEqual;
	}

	/** Returns the time of a step: the fastest unit moves by a cell in 12 steps. */
	private static double stepSeconds(Run run) {
		return 1 / (12 * run.groups.stream().mapToDouble(group -> group.unit().speed()).max().orElseThrow());
	}

	@Test
	void anEmptyRecordingHasNoUnits() {
		TrafficRecording empty = new TrafficRecorder(3, 2, List.of(1)).recording();
		assertEquals(List.of(), empty.at(1));
		assertEquals(0, empty.seconds());
		assertArrayEquals(new double[6], empty.lost());
	}
}
