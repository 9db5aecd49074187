package org.leeway.pathing.clearance.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;
import org.leeway.testing.Rounds;
import org.leeway.testing.ShapeMaps;

/**
 * Tests of maps that are cut in parts and joined in any order, by comparison with {@link Reachability} on the whole
 * map.
 */
@Tag("slow")
class PartJoinTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);

	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchesTheWholeMapOnRandomMaps(Diagonals diagonals) {
		for (int seed = 0; seed < 3000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			Cut cut = new Cut(grid, random.number(1, 4), random.number(1, 4), diagonals, new Random(seed));
			int halo = random.number(0, 5);
			GridUnit unit = new GridUnit(random.number(1, halo + 1), random.capability());
			List<Cell> spawns = random.spawns(0, 3, grid.width(), grid.height());
			cut.assertMatches(unit, halo, spawns, random.number(1, 9), "seed " + seed + ", " + unit + ", spawns " + spawns
					+ ", halo " + halo + "\n" + Pictures.picture(grid));
		}
	}

	/**
	 * In sparse noise, a large unit has many routes that meet and separate again. Its footprints on different anchors
	 * overlap, but the join must count each covered cell once.
	 */
	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchesTheWholeMapOnNoiseOfAllDensities(Diagonals diagonals) {
		for (int seed = 0; seed < Rounds.of(250); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(20, 140), random.number(20, 140), 0.01 * random.number(1, 45));
			Cut cut = new Cut(grid, random.number(1, 7), random.number(1, 7), diagonals, new Random(seed));
			List<Cell> spawns = random.spawns(0, random.number(0, 5), grid.width(), grid.height());
			for (int size = 1; size <= 5; size++) {
				cut.assertMatches(new GridUnit(size, GROUND), 4, spawns, 1, "seed " + seed + ", size " + size);
			}
		}
	}

	/** The corridors of spirals and combs cross all parts many times. */
	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchesTheWholeMapOnAwkwardShapes(Diagonals diagonals) {
		ShapeMaps.all().forEach((name, grid) -> {
			for (int parts : new int[] {2, 5, 11}) {
				Cut cut = new Cut(grid, Math.min(parts, grid.width()), Math.min(parts, grid.height()), diagonals, new Random(parts));
				for (int size : new int[] {1, 2, 3, 5}) {
					cut.assertMatches(new GridUnit(size, GROUND), 4, List.of(), 1, name + ", size " + size);
					cut.assertMatches(new GridUnit(size, GROUND), size - 1, List.of(new Cell(0, 0)), 1, name + ", size " + size);
				}
			}
		});
	}

	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchesTheWholeMapOnRealMaps(Diagonals diagonals) {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		for (String name : List.of("arena", "brc202d", "orz103d", "AR0011SR", "Archipelago")) {
			Cut cut = new Cut(RealMaps.map(name), 9, 7, diagonals, new Random(1));
			for (int size = 1; size <= 5; size++) {
				cut.assertMatches(new GridUnit(size, GROUND), 4, List.of(), 1, name + ", size " + size);
			}
		}
	}

	@Test
	void refusesWhatDoesNotFit() {
		MapPart part = new MapPart(9, 9, new CellRect(3, 3, 3, 3), 1);
		assertThrows(IllegalArgumentException.class, () -> new MapPart(5, 9, new CellRect(3, 3, 3, 3), 1));
		assertThrows(IllegalArgumentException.class,
				() -> new PartStream(part, List.of(new GridUnit(3, GROUND)), Diagonals.NEVER, 1, Progress.NONE));
		PartStream stream = new PartStream(part, List.of(new GridUnit(2, GROUND)), Diagonals.NEVER, 1, Progress.NONE);
		assertThrows(IllegalStateException.class, stream::finish);
		for (int y = 0; y < part.cells().height(); y++) {
			stream.accept(new byte[6], null);
		}
		assertThrows(IllegalStateException.class, () -> stream.accept(new byte[6], null));
	}

	/** A map cut along random columns and rows. */
	private static final class Cut {

		private final TerrainGrid grid;
		private final Diagonals diagonals;
		private final Random random;
		private final List<CellRect> parts = new ArrayList<>();

		Cut(TerrainGrid grid, int columns, int rows, Diagonals diagonals, Random random) {
			this.diagonals = diagonals;
			this.grid = grid;
			this.random = random;
			int[] xs = lines(Math.min(columns, grid.width()), grid.width());
			int[] ys = lines(Math.min(rows, grid.height()), grid.height());
			for (int row = 1; row < ys.length; row++) {
				for (int column = 1; column < xs.length; column++) {
					parts.add(new CellRect(xs[column - 1], ys[row - 1], xs[column] - xs[column - 1], ys[row] - ys[row - 1]));
				}
			}
		}

		private int[] lines(int pieces, int length) {
			List<Integer> inner = new ArrayList<>();
			for (int i = 1; i < length; i++) {
				inner.add(i);
			}
			Collections.shuffle(inner, random);
			return Stream.of(Stream.of(0, length), inner.stream().limit(pieces - 1L)).flatMap(each -> each).sorted()
					.mapToInt(Integer::intValue).toArray();
		}

		void assertMatches(GridUnit unit, int halo, List<Cell> spawns, long minArea, String message) {
			List<MapPart> seen = parts.stream().map(own -> new MapPart(grid.width(), grid.height(), own, halo)).toList();
			List<Tree> leaves = new ArrayList<>();
			for (MapPart part : seen) {
				leaves.add(new Tree(part, List.of(), stream(part, unit, spawns, minArea)));
			}
			Tree root = join(leaves);
			ClearancePlanes planes = ClearancePlanes.of(grid, BitPlane.empty(grid.width(), grid.height()), List.of(unit),
					Progress.NONE);
			Reachability whole = Reachability.of(planes.legal(unit), unit.size(), spawns,
					diagonals, Progress.NONE);
			assertEquals(new ReachSummary(whole.legal().count(), whole.reachable().count(), whole.covered().count(),
					planes.traversable(unit.capability()).count() - whole.fitting().count(), whole.misfits(),
					whole.unreachableRegions(minArea), whole.startGaps()), root.reach.summary(spawns, List.of()), message);
			boolean[] open = new boolean[root.reach.open.size()];
			if (root.reach.start >= 0) {
				open[root.reach.start] = true;
			}
			root.assertReached(open, root.reach.reachedSample(), whole, message);
		}

		private PartialReach stream(MapPart part, GridUnit unit, List<Cell> spawns, long minArea) {
			PartStream stream = new PartStream(part, List.of(unit), diagonals, minArea, Progress.NONE);
			CellRect cells = part.cells();
			byte[] row = new byte[cells.width()];
			for (int y = cells.y(); y < cells.bottom(); y++) {
				if (y == part.own().y()) {
					stream.start(0, spawns.stream().filter(spawn -> part.own().contains(spawn.x(), spawn.y())).toList());
				}
				for (int x = 0; x < row.length; x++) {
					row[x] = (byte) grid.terrain(cells.x() + x, y);
				}
				stream.accept(row, null);
			}
			return stream.finish().getFirst();
		}

		/** Joins random parts until a single part remains. The parts of a join may or may not be neighbours. */
		private Tree join(List<Tree> leaves) {
			List<Tree> left = new ArrayList<>(leaves);
			do {
				Collections.shuffle(left, random);
				List<Tree> some = left.subList(0, 1 + random.nextInt(left.size()));
				Tree joined = new Tree(null, List.copyOf(some),
						new PartJoin(some.stream().map(Tree::reach).toList()).whole());
				some.clear();
				left.add(joined);
			} while (left.size() > 1);
			return left.getFirst();
		}
	}

	/** A part of the map, or several joined parts. */
	private record Tree(MapPart part, List<Tree> children, PartialReach reach) {

		/**
		 * Compares the result of the join with the whole map, for each part of this tree. A component of a part must count as
		 * reached if and only if its anchors are reached on the whole map.
		 *
		 * @param open whether each open component of this tree is reached, indexed by component. A component is open if it may
		 * continue outside of the tree's parts
		 * @param whole the reach on the whole map
		 */
		void assertReached(boolean[] open, Cell sample, Reachability whole, String message) {
			if (part != null) {
				for (int i = 0; i < open.length; i++) {
					Region component = reach.open.get(i);
					if (i != reach.start) {
						assertEquals(whole.reachable().get(component.sample().x(), component.sample().y()), open[i], message);
					}
				}
				return;
			}
			List<boolean[]> reached = new PartJoin(children.stream().map(Tree::reach).toList()).reached(open, sample);
			for (int i = 0; i < reached.size(); i++) {
				children.get(i).assertReached(reached.get(i), sample, whole, message);
			}
		}
	}
}
