package org.leeway.core.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.ResizedGrid;
import org.leeway.testing.Rounds;

/** Places of maps of different sizes. */
class MergePlacesTest {

	/**
	 * A merge must find where a cropped or extended map without an origin lies on the base's map. The oracle compares all
	 * cells at all places.
	 */
	@Test
	void aMapWithoutAnOriginLiesWhereMostCellsAreEqual() throws MergeException {
		long seed = System.nanoTime();
		System.out.println("MergePlacesTest seed " + seed);
		int placed = 0;
		for (int i = 0; i < Rounds.of(300); i++) {
			Random random = new Random(seed + i);
			Level base = noise(random, 3 + random.nextInt(6), 3 + random.nextInt(6));
			Level side = EcoreUtil.copy(base);
			CellRect window = new CellRect(random.nextInt(5) - 2, random.nextInt(5) - 2, 2 + random.nextInt(8), 2 + random.nextInt(8));
			side.setTerrain(ResizedGrid.of(base.getTerrain(), window, random.nextInt(3)));
			if (side.getTerrain().bounds().equals(base.getTerrain().bounds())) {
				continue;
			}
			int[] best = best(base.getTerrain(), side.getTerrain());
			Level ours = EcoreUtil.copy(base);
			String words = "seed " + (seed + i);
			if (best == null) {
				String message = assertThrows(MergeException.class, () -> merge(base, ours, side), words).getMessage();
				assertTrue(message.contains("equally well at several places, expected originX and originY"), message);
			} else {
				placed++;
				assertEquals(new CellRect(best[0], best[1], side.getTerrain().width(), side.getTerrain().height()),
						LevelMerge.of(base, ours, side, Progress.NONE).trace().frame().theirs().cells(), words);
			}
		}
		assertTrue(placed > 0);
	}

	/**
	 * Returns where the side's map lies on the base's map, by trying all places. The place with the fewest differing cells is
	 * best. (0, 0) is preferred: any other place must have less than a quarter of the differing cells of (0, 0). Null if two
	 * places are equally good.
	 */
	private static int[] best(TerrainGrid base, TerrainGrid side) {
		Map<List<Integer>, Integer> different = new HashMap<>();
		for (int y = Math.min(0, base.height() - side.height()); y <= Math.max(0, base.height() - side.height()); y++) {
			for (int x = Math.min(0, base.width() - side.width()); x <= Math.max(0, base.width() - side.width()); x++) {
				int count = 0;
				for (int row = 0; row < base.height(); row++) {
					for (int column = 0; column < base.width(); column++) {
						count += side.contains(column - x, row - y)
								&& side.terrain(column - x, row - y) != base.terrain(column, row) ? 1 : 0;
					}
				}
				different.put(List.of(x, y), count);
			}
		}
		int corner = different.remove(List.of(0, 0));
		int fewest = different.values().stream().min(Integer::compare).orElse(corner + 1);
		if (4 * fewest >= corner) {
			return fewest == corner ? null : new int[] {0, 0};
		}
		List<List<Integer>> best = different.keySet().stream().filter(place -> different.get(place) == fewest).toList();
		return best.size() > 1 ? null : new int[] {best.getFirst().get(0), best.getFirst().get(1)};
	}

	@Test
	void aMapThatFitsEverywhereIsNotPlaced() {
		Level base = LevelTemplates.level("equal", 8, 6);
		Level theirs = LevelTemplates.level("equal", 10, 6);
		String message = assertThrows(MergeException.class, () -> merge(base, EcoreUtil.copy(base), theirs)).getMessage();
		assertTrue(message.contains("equally well at several places, expected originX and originY"), message);
	}

	/** Resizing on the right stores the origin 0, 0. */
	@Test
	void aMapThatFitsEverywhereIsPlacedByAStoredOrigin() throws Exception {
		Level base = LevelTemplates.level("equal", 8, 6);
		Level theirs = LevelTemplates.level("equal", 10, 6);
		theirs.setOriginX(0);
		theirs.setOriginY(0);
		byte[] file = LevelFiles.toBytes(theirs);
		Level merged = merge(base, EcoreUtil.copy(base), LevelFiles.load(new ByteArrayInputStream(file), "theirs"));
		assertEquals(10, merged.getTerrain().width());
		assertArrayEquals(file, LevelFiles.toBytes(merged));
		assertFalse(merge(base, EcoreUtil.copy(base), EcoreUtil.copy(base)).isSetOriginX());
	}

	@Test
	void aMapThatFitsEverywhereIsPlacedByItsFrame() throws MergeException {
		Level base = LevelTemplates.level("equal", 8, 6);
		base.setFrame(GameFrame.CELLS);
		Level theirs = LevelTemplates.level("equal", 10, 6);
		theirs.setFrame(GameFrame.CELLS);
		assertEquals(10, merge(base, EcoreUtil.copy(base), theirs).getTerrain().width());
	}

	@Test
	void aCorrectedOriginOfAGameMovesNothing() throws MergeException {
		Level base = noise(new Random(1), 8, 6);
		base.setFrame(GameFrame.CELLS);
		Level theirs = EcoreUtil.copy(base);
		theirs.setOriginX(3);
		Level merged = merge(base, EcoreUtil.copy(base), theirs);
		assertEquals(base.getTerrain(), merged.getTerrain());
		assertEquals(3, merged.getOriginX());
	}

	@Test
	void aMapInUnitsOfItsGameIsPlacedByThem() throws MergeException {
		Level base = noise(new Random(2), 8, 6);
		base.setFrame(GameFrame.UNITS);
		base.setCellScale(8);
		base.setYUp(true);
		base.setOriginY(100);
		Level theirs = EcoreUtil.copy(base);
		theirs.setTerrain(ResizedGrid.of(base.getTerrain(), new CellRect(2, 1, 6, 5), 0));
		theirs.setOriginX(16);
		theirs.setOriginY(92);
		Level ours = EcoreUtil.copy(base);
		TerrainGridEditor grid = ours.getTerrain().edit();
		grid.set(3, 2, 4);
		ours.setTerrain(grid.build());
		Level merged = merge(base, ours, theirs);
		assertEquals(4, merged.getTerrain().terrain(1, 1));
		assertEquals(6, merged.getTerrain().width());
		assertEquals(92, merged.getOriginY());
	}

	private static Level merge(Level base, Level ours, Level theirs) throws MergeException {
		return LevelMerge.of(base, ours, theirs, Progress.NONE).level();
	}

	private static Level noise(Random random, int width, int height) {
		Level level = LevelTemplates.level("noise", width, height);
		TerrainGridEditor grid = level.getTerrain().edit();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				grid.set(x, y, random.nextInt(3));
			}
		}
		level.setTerrain(grid.build());
		return level;
	}
}
