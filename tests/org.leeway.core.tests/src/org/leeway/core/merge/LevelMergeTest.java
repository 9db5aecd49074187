package org.leeway.core.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.RandomLevels;
import org.leeway.core.level.part.Conflict;
import org.leeway.model.Level;
import org.leeway.model.MergeConflict;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.Rounds;

/**
 * Tests of merges of random levels. An oracle that knows the identity of each terrain, agent and object computes the expected
 * results.
 */
class LevelMergeTest {

	private static final int TRIPLES = Rounds.of(400);

	@Test
	void mergesAsTheOracleDoes() throws Exception {
		long seed = System.nanoTime();
		System.out.println("LevelMergeTest seed " + seed);
		int conflicting = 0;
		for (int i = 0; i < TRIPLES; i++) {
			Random random = new Random(seed + i);
			RandomSketches sketches = new RandomSketches(random, true);
			Sketch base = sketches.base();
			List<Sketch> sides = random.nextInt(3) == 0 ? sketches.editedTwice(base) : List.of(sketches.edited(base), sketches.edited(base));
			conflicting += compare(base, sides.get(0), sides.get(1), "seed " + (seed + i)) ? 1 : 0;
		}
		assertTrue(conflicting > TRIPLES / 50 && conflicting < TRIPLES, conflicting + " of " + TRIPLES + " conflict");
	}

	/** Returns whether the merge has a conflict. */
	private static boolean compare(Sketch base, Sketch ours, Sketch theirs, String seed) throws Exception {
		SketchMerge oracle = new SketchMerge(base, ours, theirs);
		if (!oracle.isPossible()) {
			assertThrows(MergeException.class, () -> merge(base.level(), ours.level(), theirs.level()), seed);
			return false;
		}
		oracle.run();
		Level merged = merge(base.level(), ours.level(), theirs.level()).level();
		assertEquals(oracle.merged.left, merged.getOriginX(), seed);
		assertEquals(oracle.merged.top, merged.getOriginY(), seed);
		assertEquals(oracle.merged.things.values().stream().map(oracle.merged::words).sorted().toList(), Sketch.words(merged), seed);
		assertEquals(names(oracle.merged, oracle.merged.cells), cells(merged), seed);
		Map<Cell, String> there = new HashMap<>(cells(merged));
		List<String> things = new ArrayList<>();
		for (MergeConflict conflict : merged.getConflicts()) {
			if (conflict.getCells() == null) {
				things.add(words(conflict.getTarget(), merged) + " -> " + words(Conflict.object(conflict), merged) + " -> "
						+ (conflict.getBase() == null ? "unknown" : words(Conflict.object(conflict.getBase()), merged)));
			} else {
				paint(conflict, conflict.getCells(), merged, there);
				compareBase(conflict, merged, oracle, seed);
			}
		}
		Map<Cell, String> expected = names(oracle.merged, oracle.merged.cells);
		expected.putAll(names(oracle.merged, oracle.cells));
		assertEquals(expected, there, seed);
		assertEquals(oracle.things.stream().sorted().toList(), things.stream().sorted().toList(), seed);
		Level loaded = LevelFiles.load(new ByteArrayInputStream(LevelFiles.toBytes(merged)), seed);
		assertTrue(EcoreUtil.equals(merged, loaded), seed);
		if (merged.getConflicts().isEmpty()) {
			Level swapped = merge(base.level(), theirs.level(), ours.level()).level();
			assertArrayEquals(LevelFiles.toBytes(merged), LevelFiles.toBytes(swapped), seed);
		}
		return !merged.getConflicts().isEmpty();
	}

	private static void compareBase(MergeConflict conflict, Level merged, SketchMerge oracle, String seed) {
		Map<Cell, String> expected = new HashMap<>();
		paint(conflict, conflict.getCells(), merged, expected);
		boolean isKnown = oracle.baseCells.keySet().containsAll(expected.keySet().stream().filter(oracle.cells::containsKey).toList());
		assertEquals(isKnown, conflict.getBase() != null, seed);
		if (isKnown) {
			Map<Cell, String> base = new HashMap<>();
			paint(conflict, conflict.getBase().getCells(), merged, base);
			Map<Cell, String> old = names(oracle.merged, oracle.baseCells);
			expected.keySet().stream().filter(oracle.cells::containsKey).forEach(cell -> expected.put(cell, old.get(cell)));
			assertEquals(expected, base, seed);
		}
	}

	private static String words(EObject object, Level merged) {
		return object == null ? "nothing" : Sketch.words(object, (int) merged.getOriginX(), (int) merged.getOriginY());
	}

	private static Map<Cell, String> names(Sketch sketch, Map<Cell, Integer> cells) {
		Map<Cell, String> names = new HashMap<>();
		cells.forEach((cell, tag) -> names.put(cell, sketch.things.get(tag).text("name")));
		return names;
	}

	private static Map<Cell, String> cells(Level level) {
		Map<Cell, String> cells = new HashMap<>();
		for (int y = 0; y < level.getTerrain().height(); y++) {
			for (int x = 0; x < level.getTerrain().width(); x++) {
				cells.put(new Cell(x + (int) level.getOriginX(), y + (int) level.getOriginY()), name(level.getTerrain().terrain(x, y), level));
			}
		}
		return cells;
	}

	private static String name(int id, Level level) {
		return level.getTerrainTypes().stream().filter(each -> each.getId() == id).map(TerrainType::getName).findFirst().orElseThrow();
	}

	private static void paint(MergeConflict conflict, TerrainGrid side, Level level, Map<Cell, String> cells) {
		for (int y = 0; y < side.height(); y++) {
			for (int x = 0; x < side.width(); x++) {
				cells.put(new Cell(conflict.getX() + x + (int) level.getOriginX(), conflict.getY() + y + (int) level.getOriginY()),
						name(side.terrain(x, y), level));
			}
		}
	}

	/** Merges three branches one after another, in all orders. All orders without a conflict must give the same level. */
	@Test
	void theOrderOfThreeBranchesDoesNotMatter() throws Exception {
		long seed = System.nanoTime();
		System.out.println("LevelMergeTest seed " + seed);
		int compared = 0;
		for (int i = 0; i < TRIPLES; i++) {
			RandomSketches sketches = new RandomSketches(new Random(seed + i), true);
			Sketch base = sketches.base();
			List<Sketch> sides = List.of(sketches.edited(base), sketches.edited(base), sketches.edited(base));
			List<String> results = new ArrayList<>();
			for (int last = 0; last < 3; last++) {
				String result = inOrder(base.level(), sides.get((last + 1) % 3).level(), sides.get((last + 2) % 3).level(),
						sides.get(last).level());
				if (result != null) {
					results.add(result);
				}
			}
			if (results.size() == 3 && !areOpposed(base, sides) && !cropsKeptTerrain(base, sides)) {
				compared++;
				assertEquals(results.get(0), results.get(1), "seed " + (seed + i));
				assertEquals(results.get(0), results.get(2), "seed " + (seed + i));
			}
		}
		assertTrue(compared > TRIPLES / 10, compared + " of " + TRIPLES + " compared");
	}

	/**
	 * Returns whether, at some edge of the map, one branch crops the map and another branch extends it. Then the order of
	 * merges may matter.
	 */
	private static boolean areOpposed(Sketch base, List<Sketch> sides) {
		List<List<Integer>> moves = sides.stream().map(side -> List.of(base.left - side.left, base.top - side.top,
				side.right - base.right, side.bottom - base.bottom)).toList();
		return IntStream.range(0, 4).anyMatch(i -> moves.stream().anyMatch(move -> move.get(i) > 0)
				&& moves.stream().anyMatch(move -> move.get(i) < 0));
	}

	/**
	 * Returns whether one branch removes a terrain, another branch paints a cell with this terrain, and some branch crops the
	 * cell. A merge that still has the cell keeps the terrain, and a later merge that crops the cell leaves the terrain. A merge
	 * without the cell removes the terrain.
	 */
	private static boolean cropsKeptTerrain(Sketch base, List<Sketch> sides) {
		return base.tags("terrain").stream().filter(tag -> sides.stream().anyMatch(side -> !side.things.containsKey(tag)))
				.anyMatch(tag -> sides.stream().flatMap(side -> side.cells.entrySet().stream())
						.filter(cell -> cell.getValue().equals(tag)).map(Map.Entry::getKey).filter(base.cells::containsKey)
						.anyMatch(cell -> sides.stream().anyMatch(side -> !side.contains(cell.x(), cell.y()))));
	}

	private static String inOrder(Level base, Level first, Level second, Level third) {
		try {
			Level both = merge(base, first, second).level();
			Level all = both.getConflicts().isEmpty() ? merge(base, both, third).level() : both;
			return all.getConflicts().isEmpty() ? Sketch.words(all) + " " + new TreeMap<>(byText(cells(all))) : null;
		} catch (MergeException none) {
			return null;
		}
	}

	private static Map<String, String> byText(Map<Cell, String> cells) {
		Map<String, String> byText = new HashMap<>();
		cells.forEach((cell, name) -> byText.put(cell.toString(), name));
		return byText;
	}

	@Test
	void oneSideAloneStaysExactlyAsItIs() throws Exception {
		for (int i = 0; i < Rounds.of(100); i++) {
			Level base = RandomLevels.level(new Random(i));
			Level side = RandomLevels.level(new Random(i + 1_000_000));
			side.setFrame(base.getFrame());
			side.setOriginX(base.getOriginX());
			side.setOriginY(base.getOriginY());
			side.setYUp(base.isYUp());
			side.setCellScale(base.getCellScale());
			String seed = "seed " + i;
			try {
				assertArrayEquals(LevelFiles.toBytes(side), LevelFiles.toBytes(merge(base, base, side).level()), seed);
				assertArrayEquals(LevelFiles.toBytes(side), LevelFiles.toBytes(merge(base, side, base).level()), seed);
				assertArrayEquals(LevelFiles.toBytes(side), LevelFiles.toBytes(merge(base, side, side).level()), seed);
			} catch (MergeException notPlaced) {
				assertTrue(notPlaced.getMessage().contains("equally well"), seed + notPlaced.getMessage());
			}
		}
	}

	@Test
	void oneEditedSideStaysExactlyAsItIs() throws Exception {
		long seed = System.nanoTime();
		System.out.println("LevelMergeTest seed " + seed);
		for (int i = 0; i < Rounds.of(300); i++) {
			RandomSketches sketches = new RandomSketches(new Random(seed + i), true);
			Sketch base = sketches.base();
			Level side = sketches.edited(base).level();
			byte[] expected = LevelFiles.toBytes(side);
			assertArrayEquals(expected, LevelFiles.toBytes(merge(base.level(), base.level(), side).level()), "seed " + (seed + i));
			assertArrayEquals(expected, LevelFiles.toBytes(merge(base.level(), side, base.level()).level()), "seed " + (seed + i));
			assertArrayEquals(expected, LevelFiles.toBytes(merge(base.level(), side, side).level()), "seed " + (seed + i));
		}
	}

	private static MergeResult merge(Level base, Level ours, Level theirs) throws MergeException {
		return LevelMerge.of(base, ours, theirs, Progress.NONE);
	}
}
