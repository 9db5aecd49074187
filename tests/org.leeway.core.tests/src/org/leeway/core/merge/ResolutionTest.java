package org.leeway.core.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.MapSymmetry;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.Rounds;

/** Decisions about conflicts, one by one. */
class ResolutionTest {

	/**
	 * Conflicts begin with the content of ours. So deciding all conflicts for theirs gives the same level as a merge with ours
	 * and theirs swapped. This holds if both maps have the same size.
	 */
	@Test
	void decidingAllForTheirsIsTheMergeFromTheOtherSide() throws MergeException, IOException {
		long seed = System.nanoTime();
		System.out.println("ResolutionTest seed " + seed);
		int decided = 0;
		for (int i = 0; i < Rounds.of(400); i++) {
			RandomSketches sketches = new RandomSketches(new Random(seed + i), false);
			Sketch base = sketches.base();
			Level ours = sketches.edited(base).level();
			Level theirs = sketches.edited(base).level();
			Level merged = LevelMerge.of(base.level(), ours, theirs, Progress.NONE).level();
			Level other = LevelMerge.of(base.level(), theirs, ours, Progress.NONE).level();
			byte[] before = LevelFiles.toBytes(merged);
			while (!merged.getConflicts().isEmpty()) {
				MergeConflict conflict = merged.getConflicts().getFirst();
				byte[] undecided = LevelFiles.toBytes(merged);
				Runnable undo = Resolution.apply(List.of(conflict), Side.THEIRS);
				undo.run();
				assertArrayEquals(undecided, LevelFiles.toBytes(merged), "seed " + (seed + i));
				assertEquals(List.of(), Resolution.problem(List.of(conflict), Side.THEIRS).stream().toList(), "seed " + (seed + i));
				Resolution.apply(List.of(conflict), Side.THEIRS);
				decided++;
			}
			while (!other.getConflicts().isEmpty()) {
				Resolution.apply(List.of(other.getConflicts().getFirst()), Side.OURS);
			}
			assertEquals(Sketch.words(other), Sketch.words(merged), "seed " + (seed + i));
			assertEquals(other.getTerrain(), merged.getTerrain(), "seed " + (seed + i));
			assertTrue(LevelFiles.problem(merged).isEmpty(), "seed " + (seed + i) + new String(before));
		}
		assertTrue(decided > 0);
	}

	@Test
	void aSymmetricLevelDecidesForPartnersTogether() throws MergeException {
		Level base = LevelTemplates.level("pair", 8, 4);
		base.setSymmetry(MapSymmetry.LEFT_RIGHT);
		Level merged = LevelMerge.of(base, painted(base, 1), painted(base, 2), Progress.NONE).level();
		assertEquals(2, merged.getConflicts().size());
		Runnable undo = Resolution.apply(List.of(merged.getConflicts().getLast()), Side.THEIRS);
		assertEquals(0, merged.getConflicts().size());
		assertEquals(painted(base, 2).getTerrain(), merged.getTerrain());
		undo.run();
		assertEquals(2, merged.getConflicts().size());
		assertEquals(painted(base, 1).getTerrain(), merged.getTerrain());
	}

	@Test
	void decidingForTheBaseTakesBothChangesBack() throws MergeException, IOException {
		long seed = System.nanoTime();
		System.out.println("ResolutionTest seed " + seed);
		int decided = 0;
		for (int i = 0; i < Rounds.of(200); i++) {
			RandomSketches sketches = new RandomSketches(new Random(seed + i), false);
			Sketch base = sketches.base();
			Sketch ours = sketches.edited(base);
			Sketch theirs = sketches.edited(base);
			SketchMerge oracle = new SketchMerge(base, ours, theirs);
			oracle.run();
			Level merged = LevelMerge.of(base.level(), ours.level(), theirs.level(), Progress.NONE).level();
			for (MergeConflict conflict : List.copyOf(merged.getConflicts())) {
				Optional<String> problem = Resolution.problem(List.of(conflict), Side.BASE);
				assertEquals(conflict.getBase() == null, problem.filter(words -> words.contains("what the base had")).isPresent());
				if (problem.isPresent()) {
					continue;
				}
				byte[] undecided = LevelFiles.toBytes(merged);
				Resolution.apply(List.of(conflict), Side.BASE).run();
				assertArrayEquals(undecided, LevelFiles.toBytes(merged), "seed " + (seed + i));
				Resolution.apply(List.of(conflict), Side.BASE);
				decided++;
			}
			if (merged.getConflicts().isEmpty()) {
				assertEquals(oracle.wordsWithBase(), Sketch.words(merged), "seed " + (seed + i));
				Map<Cell, String> expected = new HashMap<>();
				oracle.baseCells.forEach((cell, tag) -> expected.put(cell, oracle.merged.things.get(tag).text("name")));
				Map<Cell, String> found = new HashMap<>();
				oracle.baseCells.keySet().forEach(cell -> found.put(cell, name(merged, cell)));
				assertEquals(expected, found, "seed " + (seed + i));
			}
		}
		assertTrue(decided > 0);
	}

	private static String name(Level level, Cell cell) {
		int id = level.getTerrain().terrain(cell.x() - (int) level.getOriginX(), cell.y() - (int) level.getOriginY());
		return level.getTerrainTypes().stream().filter(each -> each.getId() == id).findFirst().orElseThrow().getName();
	}

	private static Level painted(Level base, int terrain) {
		Level side = EcoreUtil.copy(base);
		TerrainGridEditor grid = side.getTerrain().edit();
		grid.set(1, 2, terrain);
		grid.set(6, 2, terrain);
		side.setTerrain(grid.build());
		return side;
	}

	@Test
	void aDecisionThatIsNotPossibleSaysWhy() throws MergeException {
		Level base = LevelTemplates.level("named", 8, 4);
		Level ours = EcoreUtil.copy(base);
		ours.getAgentTypes().getFirst().setName("ours");
		Level theirs = EcoreUtil.copy(base);
		theirs.getAgentTypes().getFirst().setName("theirs");
		Level merged = LevelMerge.of(base, ours, theirs, Progress.NONE).level();
		merged.getAgentTypes().getLast().setName("theirs");
		assertTrue(Resolution.problem(List.of(merged.getConflicts().getFirst()), Side.THEIRS).orElseThrow().contains("for the second time"));
	}
}
