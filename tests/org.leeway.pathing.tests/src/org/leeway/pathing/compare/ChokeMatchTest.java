package org.leeway.pathing.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.chokes.Chokes;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;

class ChokeMatchTest {

	private static final String CORRIDOR = """
			.....@@@@@@@@.....
			.....@@@@@@@@.....
			..................
			..................
			..................
			.....@@@@@@@@.....
			.....@@@@@@@@.....
			""";

	@Test
	void aCorridorThatIsNarrowedAtOneEndIsTheSameOne() {
		String narrowed = CORRIDOR.replaceFirst("\\n\\.{18}\\n", "\n.....@............\n");
		assertEquals(List.of("3 -> 2 from 5,3 to 5,4"), changes(CORRIDOR, narrowed, 2));
		assertEquals(List.of("2 -> 3 from 7,2 to 7,4"), changes(narrowed, CORRIDOR, 2));
	}

	@Test
	void aCorridorThatIsWidenedOrClosedIsMeasuredWhereItWas() {
		String widened = CORRIDOR.replace(".....@@@@@@@@.....", "..................");
		assertEquals(List.of("3 -> 4, gone, from 7,2 to 7,4"), changes(CORRIDOR, widened, 2));
		assertEquals(List.of("4 -> 3, new, from 7,2 to 7,4"), changes(widened, CORRIDOR, 2));
		String closed = CORRIDOR.replace("..................", ".....@@@@@@@@.....")
				.replaceFirst("\\.{5}@{8}\\.{5}\\n$", "..................\n");
		assertEquals(List.of("3 -> 0, gone, from 7,2 to 7,4"), changes(CORRIDOR, closed, 2));
	}

	@Test
	void aPassageThatIsAsWideAsBeforeKeepsItsWidth() {
		String wall = ".....@@@@@@@@.....\n";
		String open = "..................\n";
		assertEquals(List.of("3 -> 3, gone, from 7,2 to 7,4"),
				changes(CORRIDOR + wall.repeat(4), CORRIDOR + open.repeat(4), 2));
	}

	@Test
	void theSameMapHasNoChanges() {
		for (int seed = 0; seed < 300; seed++) {
			RandomMaps random = new RandomMaps(seed);
			String map = Pictures.picture(random.noise(random.number(10, 24), random.number(10, 24), 0.1));
			assertEquals(List.of(), changes(map, map, random.number(1, 3)), "seed " + seed);
		}
	}

	@Test
	void smallChangesAreLeftOut() {
		for (int seed = 0; seed < 100; seed++) {
			RandomMaps random = new RandomMaps(seed);
			int side = random.number(20, 70);
			String before = Pictures.picture(random.noise(side, side, 0.1));
			String after = Pictures.picture(random.noise(side, side, 0.1));
			int size = random.number(1, 3);
			long limit = random.number(2, 60);
			assertEquals(changes(before, after, size, 1).stream().filter(change -> change.behind() >= limit).toList(),
					changes(before, after, size, limit), "seed " + seed);
		}
	}

	@Test
	void overlapsAreThoseOfAPlainComparison() {
		for (int seed = 0; seed < 200; seed++) {
			RandomMaps random = new RandomMaps(seed);
			List<Choke> chokes = IntStream.range(0, random.number(0, 60)).mapToObj(i -> choke(random)).toList();
			PassageIndex index = new PassageIndex(chokes.size(), i -> chokes.get(i).passage());
			for (int i = 0; i < 20; i++) {
				CellRect asked = choke(random).passage();
				List<Integer> found = new ArrayList<>();
				index.forEachOverlap(asked, found::add);
				assertEquals(IntStream.range(0, chokes.size()).boxed().filter(each -> chokes.get(each).passage().intersects(asked))
						.toList(), found.stream().sorted().toList(), "seed " + seed);
			}
		}
	}

	private static Choke choke(RandomMaps random) {
		Cell at = new Cell(random.number(0, 150), random.number(0, 150));
		return new Choke(1, at, List.of(at), 1, new CellRect(at.x(), at.y(), random.number(1, 40), random.number(1, 40)));
	}

	private static List<String> changes(String before, String after, int size) {
		return changes(before, after, size, 1).stream().map(ChokeMatchTest::words).toList();
	}

	private static List<ChokeChange> changes(String before, String after, int size, long minBehind) {
		return ChokeMatch.changes(chokes(before, size), Pictures.cells(before, '.'), chokes(after, size),
				Pictures.cells(after, '.'), size, minBehind, Progress.NONE);
	}

	private static String words(ChokeChange change) {
		return change.widthBefore() + " -> " + change.widthAfter()
				+ (change.after() == null ? ", gone, " : change.before() == null ? ", new, " : " ")
				+ change.shown().place();
	}

	private static Chokes chokes(String picture, int size) {
		BitPlane legal = ClearanceAnnotator.annotate(Pictures.cells(picture, '.'), Progress.NONE).atLeast(size);
		return Chokes.search(Reachability.of(legal, size, List.of(new Cell(0, 3)), Diagonals.NEVER, Progress.NONE), 1, Progress.NONE);
	}
}
