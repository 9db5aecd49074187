package org.leeway.pathing.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.width.CoveringSizes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;
import org.leeway.testing.SymmetryOracle;

class AsymmetryGroupsTest {

	private static final int LIMIT = 3;
	private static final List<Capability> UNITS = List.of(Capability.of(Pictures.GROUND),
			Capability.of(Pictures.GROUND, Pictures.SWAMP));

	private TerrainGrid grid;
	private List<Cell> spawns;
	private Symmetry symmetry;
	private Optional<BitPlane> reached;
	private final Map<Capability, Map<Aspect, int[][]>> values = new HashMap<>();

	/**
	 * The properties of a group that the tests compare.
	 *
	 * @param aspects indexed by unit: the aspects, such as terrain or clearance, in which the group is not symmetric for the
	 * unit
	 */
	private record Group(long cells, CellRect bounds, Relevance.Degree degree, List<Set<Aspect>> aspects) {

		static Group of(AsymmetryGroup group) {
			return new Group(group.cells(), group.bounds(), group.degree(),
					group.places().stream().map(places -> aspects(places.stream().map(Asymmetry::aspect).toList())).toList());
		}

		private static Set<Aspect> aspects(List<Aspect> aspects) {
			return new TreeSet<>(aspects);
		}
	}

	@Test
	void groupsAreThoseThatAFloodOverNeighboursAndImagesFinds() {
		for (int seed = 0; seed < Rounds.of(150); seed++) {
			RandomMaps random = new RandomMaps(seed);
			for (Symmetry each : Symmetry.values()) {
				if (each != Symmetry.NONE) {
					symmetry = each;
					make(random);
					String message = "seed " + seed + ", " + symmetry + ", reached " + reached.map(Pictures::picture) + "\n"
							+ Pictures.picture(grid);
					int least = random.number(1, 4);
					assertEquals(expected(least), found(least), message);
				}
			}
		}
	}

	private void make(RandomMaps random) {
		int width = random.number(1, 12);
		int height = symmetry.keeps(1, 2) ? random.number(1, 12) : width;
		grid = random.noise(width, height, random.number(0, 10) / 20.0);
		spawns = random.spawns(1, 2, width, height);
		reached = random.number(0, 3) == 0 ? Optional.empty() : Optional.of(plane(random));
		UNITS.forEach(unit -> values.put(unit, values(unit)));
	}

	private Map<Aspect, int[][]> values(Capability unit) {
		boolean[][] cells = ClearanceOracle.traversable(grid, BitPlane.empty(grid.width(), grid.height()), unit);
		return Map.of(Aspect.TERRAIN, SymmetryOracle.terrain(grid), Aspect.CLEARANCE,
				SymmetryOracle.coveringSizes(cells, LIMIT), Aspect.FIT, SymmetryOracle.reach(cells, spawns, LIMIT));
	}

	private BitPlane plane(RandomMaps random) {
		BitPlaneEditor cells = BitPlane.empty(grid.width(), grid.height()).edit();
		for (int i = random.number(0, 40); i > 0; i--) {
			cells.set(random.number(0, grid.width() - 1), random.number(0, grid.height() - 1));
		}
		return cells.build();
	}

	private List<Group> found(int least) {
		List<SymmetryDiff> diffs = UNITS.stream().map(unit -> SymmetryDiff.of(grid, CoveringSizes.of(traversable(unit), spawns,
				LIMIT, Diagonals.NEVER, Progress.NONE), spawns, symmetry, new Relevance(reached, AsymmetryGroupsTest::kind),
				EnumSet.allOf(Aspect.class), Progress.NONE)).toList();
		return AsymmetryGroups.of(diffs, diffs.stream().map(diff -> diff.places(1, Progress.NONE)).toList(), least,
				Progress.NONE).stream().map(Group::of).toList();
	}

	private BitPlane traversable(Capability unit) {
		return ClearanceAnnotator.traversable(grid, BitPlane.empty(grid.width(), grid.height()), unit);
	}

	private List<Group> expected(int least) {
		Set<Cell> open = new HashSet<>();
		List<Group> groups = new ArrayList<>();
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				Cell cell = new Cell(x, y);
				if (differs(cell, UNITS, EnumSet.allOf(Aspect.class)) && !open.contains(cell)) {
					Set<Cell> touching = flood(cell, List.of());
					Set<Cell> all = flood(cell, images());
					open.addAll(all);
					groups.add(new Group(touching.size(), bounds(touching), degree(all), UNITS.stream().map(unit -> aspects(all, unit)).toList()));
				}
			}
		}
		groups.removeIf(group -> group.cells() < least);
		groups.sort(Comparator.comparing(Group::degree).thenComparing(Comparator.comparingLong(Group::cells).reversed()));
		return groups;
	}

	/** Returns the id of the terrain. Returns -1 for all terrains that no unit crosses. */
	private static int kind(int terrain) {
		return terrain == Pictures.GROUND || terrain == Pictures.SWAMP ? terrain : -1;
	}

	private Relevance.Degree degree(Set<Cell> group) {
		return group.stream().map(this::degree).min(Comparator.naturalOrder()).orElseThrow();
	}

	private Relevance.Degree degree(Cell cell) {
		boolean matters = differs(cell, UNITS, EnumSet.complementOf(EnumSet.of(Aspect.TERRAIN)))
				|| images().stream().map(image -> image.apply(cell)).anyMatch(other -> kind(grid.terrain(cell.x(), cell.y())) != kind(grid
						.terrain(other.x(), other.y())));
		return !matters ? Relevance.Degree.DECORATION : counts(cell) ? Relevance.Degree.REACHED : Relevance.Degree.UNREACHED;
	}

	private Set<Cell> flood(Cell first, List<CellTransform> jumps) {
		Set<Cell> seen = new HashSet<>(Set.of(first));
		Deque<Cell> open = new ArrayDeque<>(seen);
		while (!open.isEmpty()) {
			Cell cell = open.remove();
			List<Cell> next = new ArrayList<>(jumps.stream().map(jump -> jump.apply(cell)).toList());
			for (int i = 0; i < 9; i++) {
				next.add(new Cell(cell.x() + i % 3 - 1, cell.y() + i / 3 - 1));
			}
			for (Cell other : next) {
				if (differs(other, UNITS, EnumSet.allOf(Aspect.class)) && seen.add(other)) {
					open.add(other);
				}
			}
		}
		return seen;
	}

	private Set<Aspect> aspects(Set<Cell> cells, Capability unit) {
		Set<Aspect> aspects = new TreeSet<>(Arrays.asList(Aspect.values()));
		aspects.removeIf(aspect -> cells.stream().noneMatch(cell -> differs(cell, List.of(unit), Set.of(aspect))));
		return aspects;
	}

	private boolean differs(Cell cell, List<Capability> units, Set<Aspect> aspects) {
		if (cell.x() < 0 || cell.y() < 0 || cell.x() >= grid.width() || cell.y() >= grid.height()) {
			return false;
		}
		return units.stream().anyMatch(unit -> aspects.stream().filter(aspect -> aspect == Aspect.TERRAIN || counts(cell)).anyMatch(aspect -> {
			int[][] compared = values.get(unit).get(aspect);
			return images().stream().map(image -> image.apply(cell))
					.anyMatch(other -> compared[other.y()][other.x()] != compared[cell.y()][cell.x()]);
		}));
	}

	private boolean counts(Cell cell) {
		return reached.isEmpty() || reached.get().get(cell.x(), cell.y()) || images().stream().map(image -> image.apply(cell))
				.anyMatch(other -> reached.get().get(other.x(), other.y()));
	}

	private List<CellTransform> images() {
		return symmetry.images(grid.width(), grid.height());
	}

	private static CellRect bounds(Set<Cell> cells) {
		return cells.stream().map(cell -> new CellRect(cell.x(), cell.y(), 1, 1)).reduce(CellRect::union).orElseThrow();
	}
}
