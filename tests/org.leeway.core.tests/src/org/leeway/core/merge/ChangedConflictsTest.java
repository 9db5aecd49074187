package org.leeway.core.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.MapSymmetry;
import org.leeway.model.MergeConflict;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.testing.Rounds;

/**
 * Tests that the conflicts of a merged level stay right while the level is edited. The merge has two sides, "ours" and
 * "theirs". The map of the level is our map. The conflicts of the level store the cells in which their map differs from ours.
 * <p>
 * The oracle keeps both maps, and makes each edit in both, cell by cell. After an edit, the test puts the cells of the
 * conflicts into a copy of the level's map. The result must be equal to their map in the oracle.
 */
class ChangedConflictsTest {

	private static final int ROUNDS = 400;

	private Random random;
	private String seed;

	private void seed(long number) {
		random = new Random(number);
		seed = "seed " + number;
	}

	private static long start(String name) {
		long start = System.nanoTime();
		System.out.println("ChangedConflictsTest." + name + " seed " + start);
		return start;
	}

	/** Returns a level with disjoint conflicts about cells, some of which reach beyond the map. */
	private Level level(int width, int height) {
		Level level = LevelTemplates.level("conflicts", width, height);
		level.setTerrain(grid(width, height));
		List<CellRect> regions = new ArrayList<>();
		for (int i = random.nextInt(5); i > 0; i--) {
			CellRect region = new CellRect(random.nextInt(width + 2) - 1, random.nextInt(height + 2) - 1, 1 + random.nextInt(4),
					1 + random.nextInt(4));
			if (regions.stream().noneMatch(region::intersects)) {
				regions.add(region);
				MergeConflict conflict = LevelFactory.eINSTANCE.createMergeConflict();
				conflict.setX(region.x());
				conflict.setY(region.y());
				conflict.setCells(grid(region.width(), region.height()));
				if (random.nextInt(4) > 0) {
					conflict.setBase(LevelFactory.eINSTANCE.createMergeConflict());
					conflict.getBase().setCells(grid(region.width(), region.height()));
				}
				level.getConflicts().add(conflict);
			}
		}
		return level;
	}

	private TerrainGrid grid(int width, int height) {
		TerrainGridEditor grid = TerrainGrid.filled(width, height, 0).edit();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				grid.set(x, y, random.nextInt(3));
			}
		}
		return grid.build();
	}

	private static Map<Cell, Integer> ours(Level level) {
		Map<Cell, Integer> cells = new HashMap<>();
		for (int y = 0; y < level.getTerrain().height(); y++) {
			for (int x = 0; x < level.getTerrain().width(); x++) {
				cells.put(new Cell(x, y), level.getTerrain().terrain(x, y));
			}
		}
		return cells;
	}

	private static Map<Cell, Integer> theirs(Level level) {
		Map<Cell, Integer> cells = ours(level);
		level.getConflicts().stream().filter(each -> each.getCells() != null).forEach(each -> paint(each.getCells(), each, cells));
		return cells;
	}

	/** Returns the cells of our map. Where a conflict has cells of the base (the common ancestor), these replace our cells. */
	private static Map<Cell, Integer> bases(Level level) {
		Map<Cell, Integer> cells = ours(level);
		level.getConflicts().stream().filter(each -> each.getCells() != null && each.getBase() != null)
				.forEach(each -> paint(each.getBase().getCells(), each, cells));
		return cells;
	}

	private static void paint(TerrainGrid side, MergeConflict conflict, Map<Cell, Integer> cells) {
		for (int y = 0; y < side.height(); y++) {
			for (int x = 0; x < side.width(); x++) {
				cells.replace(new Cell(conflict.getX() + x, conflict.getY() + y), side.terrain(x, y));
			}
		}
	}

	/**
	 * Compares the cells of the base, which the conflicts of a level store, with the base of the oracle. Cells without a
	 * conflict are not compared.
	 */
	private void compareBases(Map<Cell, Integer> expected, Level level) {
		Map<Cell, Integer> bases = bases(level);
		level.getConflicts().stream().filter(each -> each.getCells() != null && each.getBase() != null)
				.flatMap(each -> ConflictCells.cells(each, level.getTerrain()).stream())
				.forEach(cell -> assertEquals(expected.get(cell), bases.get(cell), seed));
	}

	private static void setTerrain(Map<Cell, Integer> cells, int width, int height, Level level) {
		TerrainGridEditor grid = TerrainGrid.filled(width, height, 0).edit();
		cells.forEach((cell, terrain) -> grid.set(cell.x(), cell.y(), terrain));
		level.setTerrain(grid.build());
	}

	@Test
	void theirMapIsResizedAsOurs() throws IOException {
		long start = start("theirMapIsResizedAsOurs");
		for (int i = 0; i < Rounds.of(ROUNDS); i++) {
			seed(start + i);
			Level level = level(4 + random.nextInt(6), 4 + random.nextInt(6));
			addSpawn(level);
			addCircle(level);
			byte[] before = LevelFiles.toBytes(level);
			TerrainGrid terrain = level.getTerrain();
			CellRect window = new CellRect(random.nextInt(7) - 3, random.nextInt(7) - 3, 3 + random.nextInt(9), 3 + random.nextInt(9));
			Map<Cell, Integer> expected = resized(theirs(level), window);
			Map<Cell, Integer> bases = resized(bases(level), window);
			Spawn spawn = theirSpawn(level);
			boolean staysSpawn = window.contains(spawn.getX(), spawn.getY());
			int toX = spawn.getX() - window.x();

			MovedConflicts.resize(level, window);
			Map<Cell, Integer> ours = resized(ours(level), window);
			setTerrain(ours, window.width(), window.height(), level);

			assertEquals(expected, theirs(level), seed);
			compareBases(bases, level);
			assertTrue(level.getConflicts().stream().allMatch(each -> each.getCells() == null || new CellRect(0, 0, window.width(),
					window.height()).intersects(ConflictCells.region(each))), seed);
			assertEquals(staysSpawn, theirSpawn(level) != null, seed);
			assertEquals(staysSpawn ? toX : 0, staysSpawn ? theirSpawn(level).getX() : 0, seed);
			assertEquals(7 - window.x(), theirCircle(level).getX(), seed);
			assertEquals(2 - window.y(), theirCircle(level).getY(), seed);
			CircularObstacle base = (CircularObstacle) theirCircle(level).eContainer().eContents().getFirst().eContents().getFirst();
			assertEquals(9 - window.x(), base.getX(), seed);
			level.getSpawns().clear();
			level.getConflicts().removeIf(each -> each.getTarget() instanceof Spawn);
			assertTrue(LevelFiles.problem(level).isEmpty(), seed);

			Level again = LevelFiles.load(new ByteArrayInputStream(before), "before.leeway");
			MovedConflicts.resize(again, window).run();
			assertArrayEquals(before, LevelFiles.toBytes(again), seed);
			assertEquals(terrain, again.getTerrain(), seed);
		}
	}

	private static Map<Cell, Integer> resized(Map<Cell, Integer> cells, CellRect window) {
		Map<Cell, Integer> resized = new HashMap<>();
		for (int y = 0; y < window.height(); y++) {
			for (int x = 0; x < window.width(); x++) {
				resized.put(new Cell(x, y), cells.getOrDefault(new Cell(x + window.x(), y + window.y()), 1));
			}
		}
		return resized;
	}

	private void addSpawn(Level level) {
		Spawn ours = LevelFactory.eINSTANCE.createSpawn();
		level.getSpawns().add(ours);
		Spawn theirs = LevelFactory.eINSTANCE.createSpawn();
		theirs.setX(random.nextInt(level.getTerrain().width()));
		theirs.setY(random.nextInt(level.getTerrain().height()));
		MergeConflict conflict = LevelFactory.eINSTANCE.createMergeConflict();
		conflict.setTarget(ours);
		conflict.setSpawn(theirs);
		level.getConflicts().add(conflict);
	}

	private static void addCircle(Level level) {
		CircularObstacle theirs = LevelFactory.eINSTANCE.createCircularObstacle();
		theirs.setX(7);
		theirs.setY(2);
		theirs.setRadius(1);
		MergeConflict conflict = LevelFactory.eINSTANCE.createMergeConflict();
		conflict.setCircle(theirs);
		CircularObstacle base = EcoreUtil.copy(theirs);
		base.setX(9);
		conflict.setBase(LevelFactory.eINSTANCE.createMergeConflict());
		conflict.getBase().setCircle(base);
		level.getConflicts().add(conflict);
	}

	private static Spawn theirSpawn(Level level) {
		return level.getConflicts().stream().filter(each -> each.getTarget() instanceof Spawn).findFirst().orElseThrow().getSpawn();
	}

	private static CircularObstacle theirCircle(Level level) {
		return level.getConflicts().stream().filter(each -> each.getCircle() != null).findFirst().orElseThrow().getCircle();
	}

	@Test
	void theirMapIsMirroredAsOurs() throws IOException {
		long start = start("theirMapIsMirroredAsOurs");
		for (int i = 0; i < Rounds.of(ROUNDS); i++) {
			seed(start + i);
			int side = 4 + random.nextInt(5);
			Level level = level(side, side);
			byte[] before = LevelFiles.toBytes(level);
			Symmetry symmetry = Symmetry.values()[1 + random.nextInt(Symmetry.values().length - 1)];
			BitPlane part = random.nextBoolean() ? plane(side) : half(side);
			Map<Cell, Integer> expected = mirrored(theirs(level), part, symmetry);
			Map<Cell, Integer> bases = mirrored(bases(level), part, symmetry);
			Map<Cell, Integer> ours = mirrored(ours(level), part, symmetry);

			Runnable undo = MirroredConflicts.copy(level, part, symmetry);
			TerrainGrid terrain = level.getTerrain();
			setTerrain(ours, side, side, level);
			assertEquals(expected, theirs(level), seed);
			compareBases(bases, level);
			assertTrue(LevelFiles.problem(level).isEmpty(), seed);
			level.setTerrain(terrain);
			undo.run();
			assertArrayEquals(before, LevelFiles.toBytes(level), seed);
		}
	}

	private BitPlane plane(int side) {
		BitPlaneEditor plane = BitPlane.empty(side, side).edit();
		for (int i = random.nextInt(side * side); i > 0; i--) {
			plane.set(random.nextInt(side), random.nextInt(side));
		}
		return plane.build();
	}

	private static BitPlane half(int side) {
		BitPlaneEditor plane = BitPlane.empty(side, side).edit();
		for (int y = 0; y < side; y++) {
			for (int x = 0; x < side / 2; x++) {
				plane.set(x, y);
			}
		}
		return plane.build();
	}

	/**
	 * Returns the cells of the map after a part is copied to its images under the symmetry. If several cells are copied to the
	 * same place, the first of them, row by row, wins.
	 */
	private static Map<Cell, Integer> mirrored(Map<Cell, Integer> cells, BitPlane part, Symmetry symmetry) {
		Map<Cell, Integer> mirrored = new HashMap<>(cells);
		for (int y = part.height() - 1; y >= 0; y--) {
			for (int x = part.width() - 1; x >= 0; x--) {
				Cell from = new Cell(x, y);
				if (part.get(x, y)) {
					mirrored.put(from, cells.get(from));
					symmetry.images(part.width(), part.height()).forEach(image -> mirrored.put(image.apply(from), cells.get(from)));
				}
			}
		}
		return mirrored;
	}

	@Test
	void aRegionIsDecidedCellByCell() throws IOException {
		long start = start("aRegionIsDecidedCellByCell");
		for (int i = 0; i < Rounds.of(ROUNDS); i++) {
			seed(start + i);
			int side = 4 + random.nextInt(5);
			Level level = level(side, side);
			level.setSymmetry(random.nextBoolean() ? MapSymmetry.NONE : MapSymmetry.HALF_TURN);
			byte[] before = LevelFiles.toBytes(level);
			BitPlane region = plane(side);
			Side decision = random.nextBoolean() ? Side.OURS : Side.THEIRS;
			boolean turns = level.getSymmetry() != MapSymmetry.NONE;
			Map<Cell, Integer> theirs = theirs(level);
			Map<Cell, Integer> ours = ours(level);
			Map<Cell, Integer> expectedTheirs = new HashMap<>();
			Map<Cell, Integer> bases = bases(level);
			Map<Cell, Integer> expectedOurs = new HashMap<>();
			for (Cell cell : ours.keySet()) {
				boolean isIn = region.get(cell.x(), cell.y()) || turns && region.get(side - 1 - cell.x(), side - 1 - cell.y());
				expectedOurs.put(cell, (isIn && decision == Side.THEIRS ? theirs : ours).get(cell));
				expectedTheirs.put(cell, (isIn && decision == Side.OURS ? ours : theirs).get(cell));
				if (isIn && !ours.get(cell).equals(theirs.get(cell))) {
					bases.put(cell, expectedOurs.get(cell));
				}
			}
			long decided = RegionResolution.count(level, region);
			Runnable undo = RegionResolution.apply(level, region, decision);
			assertEquals(expectedOurs, ours(level), seed);
			assertEquals(expectedTheirs, theirs(level), seed);
			compareBases(bases, level);
			assertEquals(decided > 0, !theirs.equals(expectedTheirs) || !ours.equals(expectedOurs), seed);
			assertTrue(LevelFiles.problem(level).isEmpty(), seed);
			undo.run();
			assertArrayEquals(before, LevelFiles.toBytes(level), seed);
		}
	}
}
