package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.rules.SpawnFitRule;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

class RulesTest {

	@Test
	void tellsWhereARegionIsAndHowLarge() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 2);
		Finding expected = new Finding("unreachable-region", Severity.ERROR, "size2",
				"size2 (2x2 on ground+swamp) cannot reach a region of 4 cells at 6,0 (2 x 2)", new CellRect(6, 0, 2, 2),
				new Cell(6, 0));
		assertEquals(List.of(expected), check(new UnreachableRegionRule(), level, 1));
	}

	@Test
	void oneCellIsNotCalledCells() {
		LevelSnapshot level = Pictures.level("..@.\n", 1);
		assertEquals("size1 (1x1 on ground+swamp) cannot reach a region of 1 cell at 3,0 (1 x 1)",
				check(new UnreachableRegionRule(), level, 1).get(0).message());
	}

	@Test
	void largestRegionComesFirst() {
		LevelSnapshot level = Pictures.level(".@..@...\n", 1);
		List<Cell> samples = check(new UnreachableRegionRule(), level, 1).stream().map(Finding::sample).toList();
		assertEquals(List.of(new Cell(2, 0), new Cell(0, 0)), samples);
	}

	@Test
	void ignoresRegionsBelowTheMinimum() {
		LevelSnapshot level = Pictures.level(".@..@...\n", 1);
		assertEquals(1, check(new UnreachableRegionRule(), level, 2).size());
	}

	@Test
	void noLegalAnchorIsNoRegion() {
		assertEquals(List.of(), check(new UnreachableRegionRule(), Pictures.level(Pictures.ISLAND, 3), 1));
	}

	@Test
	void tellsWhichSpawnDoesNotFit() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 2, 3).withSpawns(List.of(new Cell(0, 0), new Cell(7, 1)));
		List<Finding> findings = check(new SpawnFitRule(), level, 1);
		assertEquals(List.of("size3 (3x3 on ground+swamp) does not fit at the spawn at 0,0",
				"size3 (3x3 on ground+swamp) does not fit at the spawn at 7,1"),
				findings.stream().map(Finding::message).toList());
		assertEquals(new CellRect(7, 1, 1, 1), findings.get(1).bounds());
	}

	@Test
	void twoSpawnsInOneCellAreOneFinding() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 3).withSpawns(List.of(new Cell(0, 0), new Cell(0, 0)));
		assertEquals(1, check(new SpawnFitRule(), level, 1).size());
	}

	@Test
	void everySpawnFits() {
		LevelSnapshot level = Pictures.withSpawn(Pictures.level(Pictures.ISLAND, 1, 2), 4, 0);
		assertEquals(List.of(), check(new SpawnFitRule(), level, 1));
	}

	private static List<Finding> check(Rule rule, LevelSnapshot level, long minArea) {
		return rule.check(LevelAnalysis.of(level, Progress.NONE), minArea, Progress.NONE);
	}
}
