package org.leeway.core.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.merge.CombinedFinding.Cause;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.Rounds;

/**
 * Tests of findings that a merged level has, but neither side alone. The tests compare these findings with brute force, which
 * analyses the base, each side and the merged level. To check the causes of a finding, the tests undo changes of a side.
 */
class CombinedFindingsTest {

	private static final int ROUNDS = Rounds.of(150);
	private static final int WALL = 1;

	@Test
	void bruteForceFindsTheSame() throws MergeException {
		long seed = System.nanoTime();
		System.out.println("CombinedFindingsTest seed " + seed);
		int found = 0;
		for (int i = 0; i < ROUNDS; i++) {
			Random random = new Random(seed + i);
			Level base = level(random, 6 + random.nextInt(5), 5 + random.nextInt(4));
			Level ours = edited(base, random);
			Level theirs = edited(base, random);
			MergeResult merge = LevelMerge.of(base, ours, theirs, Progress.NONE);
			List<CombinedFinding> combined = CombinedFindings.of(merge, Progress.NONE);
			String words = "seed " + (seed + i);
			assertEquals(expected(base, ours, theirs, merge.level()), combined.stream().map(CombinedFinding::finding).toList(), words);
			for (CombinedFinding each : combined) {
				found++;
				checkCauses(each.finding(), each.ours(), merge.level(), base, ours, theirs, words + " ours of " + each.message());
				checkCauses(each.finding(), each.theirs(), merge.level(), base, theirs, ours, words + " theirs of " + each.message());
			}
		}
		assertTrue(found > ROUNDS / 10, found + " findings in " + ROUNDS + " merges");
	}

	private static Level level(Random random, int width, int height) {
		Level level = LevelFactory.eINSTANCE.createLevel();
		level.getTerrainTypes().add(LevelTemplates.terrainType(0, "ground", "#d8cba6", "."));
		level.getTerrainTypes().add(LevelTemplates.terrainType(WALL, "wall", "#33363b", "#"));
		level.getAgentTypes().add(LevelTemplates.agentType("unit", 1 + random.nextInt(2), level.getTerrainTypes().subList(0, 1)));
		TerrainGridEditor grid = TerrainGrid.filled(width, height, 0).edit();
		for (int i = random.nextInt(3); i > 0; i--) {
			grid.set(random.nextInt(width), random.nextInt(height), WALL);
		}
		level.setTerrain(grid.build());
		for (int i = 0; i < 2; i++) {
			Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
			spawn.setName("s" + i);
			spawn.setX(i == 0 ? 0 : width - 1);
			spawn.setY(random.nextInt(height));
			level.getSpawns().add(spawn);
		}
		return level;
	}

	/** Returns a copy of a level with a wall in one random column. The wall has gaps at random cells. */
	private static Level edited(Level base, Random random) {
		Level side = EcoreUtil.copy(base);
		TerrainGridEditor grid = side.getTerrain().edit();
		int column = 1 + random.nextInt(side.getTerrain().width() - 2);
		for (int y = 0; y < side.getTerrain().height(); y++) {
			if (random.nextInt(3) > 0) {
				grid.set(column, y, WALL);
			}
		}
		side.setTerrain(grid.build());
		return side;
	}

	private static List<Finding> expected(Level base, Level ours, Level theirs, Level merged) {
		List<Finding> known = new ArrayList<>();
		for (Level level : List.of(base, ours, theirs)) {
			known.addAll(findings(level));
		}
		return findings(merged).stream().filter(each -> !contains(known, each)).toList();
	}

	private static List<Finding> findings(Level level) {
		return LevelAnalysis.of(LevelSnapshot.of(level), Progress.NONE).findings().stream().filter(Finding::isProblem)
				.filter(each -> !each.rule().equals("merge-conflict")).toList();
	}

	private static boolean contains(List<Finding> findings, Finding wanted) {
		return findings.stream().anyMatch(each -> each.rule().equals(wanted.rule()) && each.agent().equals(wanted.agent())
				&& (each.sample().equals(wanted.sample()) || share(each.bounds(), wanted.bounds()) >= 0.5));
	}

	/** Returns the number of cells in both rectangles, divided by the number of cells in at least one of the rectangles. */
	private static double share(CellRect one, CellRect other) {
		int both = 0;
		int any = 0;
		for (int y = 0; y < 20; y++) {
			for (int x = 0; x < 20; x++) {
				both += one.contains(x, y) && other.contains(x, y) ? 1 : 0;
				any += one.contains(x, y) || other.contains(x, y) ? 1 : 0;
			}
		}
		return both / (double) any;
	}

	/**
	 * Checks the causes of a finding: changes of a side that are needed for the finding. If all causes are undone, the merged
	 * level must not have the finding. If all causes except one are undone, the level must have the finding. One exception: if
	 * the finding stays after all causes are undone, the finding must also stay after all changes of the side are undone.
	 */
	private static void checkCauses(Finding finding, List<Cause> causes, Level merged, Level base, Level side, Level other,
			String words) {
		assertFalse(causes.isEmpty(), words);
		if (contains(findings(without(causes, merged, base, side, other)), finding)) {
			Cause all = new Cause("", Optional.of(merged.getTerrain().bounds()), 0);
			assertTrue(contains(findings(without(List.of(all), merged, base, side, other)), finding), words);
			return;
		}
		for (Cause each : causes) {
			List<Cause> fewer = new ArrayList<>(causes);
			fewer.remove(each);
			if (!fewer.isEmpty()) {
				assertTrue(contains(findings(without(fewer, merged, base, side, other)), finding), words + " needs no " + each.words());
			}
		}
	}

	/**
	 * Returns a copy of the merged level without some changes of a side. In the rectangles of the causes, each cell that
	 * {@code side} has changed gets its terrain from {@code other}.
	 */
	private static Level without(List<Cause> causes, Level merged, Level base, Level side, Level other) {
		Level level = EcoreUtil.copy(merged);
		TerrainGridEditor grid = level.getTerrain().edit();
		for (Cause cause : causes) {
			CellRect cells = cause.cells().orElseThrow();
			for (int y = cells.y(); y < cells.bottom(); y++) {
				for (int x = cells.x(); x < cells.right(); x++) {
					if (side.getTerrain().terrain(x, y) != base.getTerrain().terrain(x, y)) {
						grid.set(x, y, other.getTerrain().terrain(x, y));
					}
				}
			}
		}
		level.setTerrain(grid.build());
		return level;
	}

	@Test
	void anObstacleAndAWallCloseAGateTogether() throws MergeException {
		Level base = level(new Random(1), 9, 5);
		TerrainGridEditor grid = TerrainGrid.filled(9, 5, 0).edit();
		grid.set(4, 0, WALL);
		grid.set(4, 4, WALL);
		base.setTerrain(grid.build());
		base.getAgentTypes().getFirst().setSize(1);
		Level ours = EcoreUtil.copy(base);
		CircularObstacle rock = LevelFactory.eINSTANCE.createCircularObstacle();
		rock.setName("Rock");
		rock.setX(4.5);
		rock.setY(1.5);
		rock.setRadius(0.5);
		ours.getCircles().add(rock);
		Level theirs = EcoreUtil.copy(base);
		theirs.setName("closed");
		TerrainGridEditor wall = theirs.getTerrain().edit();
		wall.set(4, 2, WALL);
		wall.set(4, 3, WALL);
		wall.set(8, 0, WALL);
		theirs.setTerrain(wall.build());

		List<CombinedFinding> combined = CombinedFindings.of(LevelMerge.of(base, ours, theirs, Progress.NONE), Progress.NONE);
		assertEquals(List.of("starts-not-connected"), combined.stream().map(each -> each.finding().rule()).distinct().toList());
		assertEquals(List.of("the circle Rock at 4,1 (1 x 1)"), combined.getFirst().ours().stream().map(Cause::words).toList());
		assertEquals(List.of("2 cells at 4,2 (1 x 2)"), combined.getFirst().theirs().stream().map(Cause::words).toList());
		assertEquals(List.of(), CombinedFindings.of(LevelMerge.of(base, ours, base, Progress.NONE), Progress.NONE));
	}
}
