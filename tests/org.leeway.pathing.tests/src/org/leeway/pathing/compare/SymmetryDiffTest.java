package org.leeway.pathing.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.width.CoveringSizes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;
import org.leeway.testing.SymmetryOracle;

class SymmetryDiffTest {

	private static final int LIMIT = 5;
	private static final Set<Aspect> ALL = EnumSet.allOf(Aspect.class);
	private static final Capability GROUND = Capability.of(Pictures.GROUND);

	@Test
	void symmetricMapsHaveNoDifference() {
		for (int seed = 0; seed < 400; seed++) {
			RandomMaps random = new RandomMaps(seed);
			for (Symmetry symmetry : symmetries()) {
				TerrainGrid grid = symmetric(sized(random, symmetry), symmetry);
				List<Cell> spawns = symmetric(random.spawns(1, 2, grid.width(), grid.height()), grid, symmetry);
				SymmetryDiff diff = diff(grid, spawns, symmetry);
				String message = "seed " + seed + ", " + symmetry + "\n" + Pictures.picture(grid);
				assertEquals(List.of(), diff.places(1, Progress.NONE), message);
				assertEquals(List.of(), diff.loneSpawns(), message);
			}
		}
	}

	@Test
	void aChangedCellMakesTheDifferencesThatALookAtEveryCellFinds() {
		for (int seed = 0; seed < 400; seed++) {
			RandomMaps random = new RandomMaps(seed);
			for (Symmetry symmetry : symmetries()) {
				TerrainGrid even = symmetric(sized(random, symmetry), symmetry);
				TerrainGridEditor edit = even.edit();
				edit.set(random.number(0, even.width() - 1), random.number(0, even.height() - 1), random.terrain());
				List<Cell> spawns = random.spawns(1, 2, even.width(), even.height());
				assertMatches(edit.build(), spawns, symmetry, "seed " + seed + ", " + symmetry);
			}
		}
	}

	@Test
	void anyMapHasTheDifferencesThatALookAtEveryCellFinds() {
		for (int seed = 0; seed < 200; seed++) {
			RandomMaps random = new RandomMaps(seed);
			for (Symmetry symmetry : symmetries()) {
				TerrainGrid grid = sized(random, symmetry);
				assertMatches(grid, random.spawns(1, 3, grid.width(), grid.height()), symmetry,
						"seed " + seed + ", " + symmetry);
			}
		}
	}

	private static void assertMatches(TerrainGrid grid, List<Cell> spawns, Symmetry symmetry, String message) {
		SymmetryDiff diff = diff(grid, spawns, symmetry);
		List<CellTransform> transforms = symmetry.images(grid.width(), grid.height());
		List<SymmetryOracle.Image> images = new ArrayList<>();
		transforms.forEach(transform -> images.add((x, y) -> transform.apply(new Cell(x, y))));
		boolean[][] traversable = ClearanceOracle.traversable(grid, BitPlane.empty(grid.width(), grid.height()), GROUND);
		for (Aspect aspect : Aspect.values()) {
			int[][] values = switch (aspect) {
			case TERRAIN -> SymmetryOracle.terrain(grid);
			case CLEARANCE -> SymmetryOracle.coveringSizes(traversable, LIMIT);
			case FIT -> SymmetryOracle.reach(traversable, spawns, LIMIT);
			};
			int[][] sides = SymmetryOracle.sides(values, images);
			String about = message + ", " + aspect + "\n" + Pictures.picture(grid);
			assertEquals(picture(sides, aspect == Aspect.TERRAIN), picture(diff, aspect), about);
			for (Asymmetry place : diff.places(1, Progress.NONE)) {
				if (place.aspect() == aspect) {
					assertEquals(values[place.here().y()][place.here().x()], place.value(), about);
					assertEquals(values[place.there().y()][place.there().x()], place.otherValue(), about);
				}
			}
		}
	}

	private static String picture(int[][] sides, boolean anyOrder) {
		return Pictures.draw(sides[0].length, sides.length,
				(x, y) -> sides[y][x] == 0 ? '.' : sides[y][x] < 0 || anyOrder ? '-' : '+');
	}

	private static String picture(SymmetryDiff diff, Aspect aspect) {
		BitPlane less = diff.less(aspect).orElseThrow();
		Optional<BitPlane> more = diff.more(aspect);
		return Pictures.draw(less.width(), less.height(), (x, y) -> less.get(x, y) ? '-'
				: more.isPresent() && more.get().get(x, y) ? '+' : '.');
	}

	/**
	 * Returns a random map. Bit planes store 64 cells in a word. So one map in four is about 64 cells wide, and some of its
	 * rows need two words.
	 */
	private static TerrainGrid sized(RandomMaps random, Symmetry symmetry) {
		int width = random.number(0, 3) == 0 ? random.number(62, 66) : random.number(1, 14);
		boolean square = !symmetry.keeps(1, 2);
		int height = square ? Math.min(width, 14) : random.number(1, 14);
		width = square ? height : width;
		return random.number(0, 1) == 0 ? random.noise(width, height, random.number(0, 10) / 20.0)
				: random.rectangles(width, height);
	}

	private static List<Symmetry> symmetries() {
		return Arrays.stream(Symmetry.values()).filter(symmetry -> symmetry != Symmetry.NONE).toList();
	}

	/** Returns a symmetric map: a cell and all its images have the terrain of the first of these cells in row-major order. */
	private static TerrainGrid symmetric(TerrainGrid grid, Symmetry symmetry) {
		TerrainGridEditor edit = grid.edit();
		for (int y = grid.height() - 1; y >= 0; y--) {
			for (int x = grid.width() - 1; x >= 0; x--) {
				for (CellTransform image : symmetry.images(grid.width(), grid.height())) {
					Cell other = image.apply(new Cell(x, y));
					edit.set(other.x(), other.y(), grid.terrain(x, y));
				}
				edit.set(x, y, grid.terrain(x, y));
			}
		}
		return edit.build();
	}

	private static List<Cell> symmetric(List<Cell> spawns, TerrainGrid grid, Symmetry symmetry) {
		Set<Cell> all = new LinkedHashSet<>(spawns);
		spawns.forEach(spawn -> symmetry.images(grid.width(), grid.height())
				.forEach(image -> all.add(image.apply(spawn))));
		return List.copyOf(all);
	}

	private static SymmetryDiff diff(TerrainGrid grid, List<Cell> spawns, Symmetry symmetry) {
		return SymmetryDiff.of(grid, coveringSizes(grid, spawns), spawns, symmetry, Relevance.ALL, ALL, Progress.NONE);
	}

	private static CoveringSizes coveringSizes(TerrainGrid grid, List<Cell> spawns) {
		return CoveringSizes.of(ClearanceAnnotator.traversable(grid, BitPlane.empty(grid.width(), grid.height()), GROUND),
				spawns, LIMIT, Diagonals.NEVER, Progress.NONE);
	}

	@Test
	void aPlaceIsListedOnceWithItsWorstCellAndItsImage() {
		TerrainGrid grid = Pictures.grid("""
				......
				......
				@.....
				""");
		SymmetryDiff diff = diff(grid, List.of(new Cell(1, 0), new Cell(2, 1), new Cell(4, 0)), Symmetry.LEFT_RIGHT);
		assertEquals("""
				-....+
				-....+
				-....+
				""", picture(diff, Aspect.CLEARANCE));
		assertEquals(List.of(
				new Asymmetry(Aspect.CLEARANCE, new CellRect(0, 0, 1, 3), 3, new Cell(0, 2), 0, new Cell(5, 2), 3),
				new Asymmetry(Aspect.FIT, new CellRect(0, 0, 1, 3), 3, new Cell(0, 2), 0, new Cell(5, 2), 3),
				new Asymmetry(Aspect.TERRAIN, new CellRect(0, 2, 1, 1), 1, new Cell(0, 2), Pictures.SOLID, new Cell(5, 2),
						Pictures.GROUND)),
				diff.places(1, Progress.NONE));
		assertEquals(2, diff.places(2, Progress.NONE).size());
		assertEquals(List.of(new Cell(2, 1)), diff.loneSpawns());
	}

	@Test
	void withoutSpawnsFitIsNotCompared() {
		TerrainGrid grid = TerrainGrid.filled(4, 3, Pictures.GROUND);
		SymmetryDiff diff = diff(grid, List.of(), Symmetry.HALF_TURN);
		assertEquals(EnumSet.of(Aspect.TERRAIN, Aspect.CLEARANCE), diff.aspects());
		assertEquals(Optional.empty(), diff.less(Aspect.FIT));
		assertThrows(IllegalArgumentException.class, () -> diff(grid, List.of(), Symmetry.QUARTER_TURNS));
	}

	@Test
	void anEditedMapHasTheRoomOfANewOne() {
		for (int seed = 0; seed < 200; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			List<Cell> spawns = random.spawns(1, 2, grid.width(), grid.height());
			TerrainGridEditor edit = grid.edit();
			edit.set(random.number(0, grid.width() - 1), random.number(0, grid.height() - 1), random.terrain());
			TerrainGrid edited = edit.build();
			CoveringSizes expected = coveringSizes(edited, spawns);
			BitPlane traversable = ClearanceAnnotator.traversable(edited, BitPlane.empty(grid.width(), grid.height()),
					GROUND);
			CoveringSizes followed = coveringSizes(grid, spawns).with(traversable, spawns, Progress.NONE);
			assertEquals(expected.fitting(), followed.fitting(), "seed " + seed);
			assertEquals(expected.covered(), followed.covered(), "seed " + seed);
		}
	}

	@Test
	void realMapsAreFairWhereTheyAreMirrored() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		for (String name : RealMaps.SCENARIO_MAPS) {
			TerrainGrid grid = RealMaps.map(name);
			for (Symmetry symmetry : List.of(Symmetry.LEFT_RIGHT, Symmetry.HALF_TURN)) {
				TerrainGrid mirrored = symmetric(grid, symmetry);
				assertEquals(List.of(), diff(mirrored, List.of(), symmetry).places(1, Progress.NONE), name);
				TerrainGridEditor edit = mirrored.edit();
				edit.set(0, 0, (mirrored.terrain(0, 0) + 1) % TerrainGrid.TERRAINS);
				assertEquals(1, diff(edit.build(), List.of(), symmetry).places(1, Progress.NONE).stream()
						.filter(place -> place.aspect() == Aspect.TERRAIN).count(), name);
			}
		}
	}
}
