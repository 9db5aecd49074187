package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;

class LevelAnalysisTest {

	@Test
	void countsWhatEachSizeReaches() {
		LevelAnalysis analysis = analyse(Pictures.level(Pictures.ISLAND, 1, 2, 3));
		assertCounts(analysis.agents().get(0), 32, 28, 28, 0);
		assertCounts(analysis.agents().get(1), 14, 13, 28, 0);
		assertCounts(analysis.agents().get(2), 0, 0, 0, 32);
	}

	@Test
	void listsTheIslandAsUnreachable() {
		LevelAnalysis analysis = analyse(Pictures.level(Pictures.ISLAND, 1, 2));
		CellRect bounds = new CellRect(6, 0, 2, 2);
		assertEquals(List.of(new Region(4, 4, bounds, new Cell(6, 0))), regions(analysis, 0, 1));
		assertEquals(List.of(new Region(1, 4, bounds, new Cell(6, 0))), regions(analysis, 1, 4));
		assertEquals(List.of(), regions(analysis, 1, 5));
	}

	@Test
	void startsAtTheSpawnWhereThereIsOne() {
		LevelAnalysis analysis = analyse(Pictures.withSpawn(Pictures.level(Pictures.ISLAND, 1), 7, 1));
		assertCounts(analysis.agents().get(0), 32, 4, 4, 0);
	}

	@Test
	void doesNotFailForASizeBeyondTheMap() {
		AgentAnalysis analysis = analyse(Pictures.level(Pictures.ISLAND, Integer.MAX_VALUE)).agents().get(0);
		assertCounts(analysis, 0, 0, 0, 32);
	}

	@Test
	void obstaclesBlockCells() {
		LevelSnapshot open = Pictures.level("...\n...\n...\n", 1);
		Scene circle = Scene.of(List.of(new Circle(1.5, 1.5, 0.5)), List.of());
		LevelAnalysis analysis = analyse(new LevelSnapshot("", open.grid(), open.terrains(), open.agents(), circle,
				List.of()));
		assertTrue(analysis.clearance().blocked().get(1, 1));
		assertEquals(8, analysis.agents().get(0).legalAnchors());
	}

	@Test
	void computesTheClearanceOfACapabilityOnce() {
		LevelAnalysis analysis = analyse(Pictures.level(Pictures.ISLAND, 1, 2));
		assertSame(analysis.clearance().map(Pictures.LAND), analysis.clearance().map(Pictures.LAND));
		assertNotSame(analysis.clearance().map(Pictures.LAND), analysis.clearance().map(Pictures.GROUND));
		assertSame(analysis.agents().get(0).traversable(), analysis.agents().get(1).traversable());
	}

	@Test
	void keepsTheClearancesThatAreInUseAndForgetsOthers() {
		LevelAnalysis analysis = analyse(Pictures.level(Pictures.ISLAND, 1, 2));
		ClearanceMap used = analysis.clearance().map(Pictures.LAND);
		ClearanceMap first = analysis.clearance().map(Capability.of(100));
		for (int terrain = 101; terrain < 120; terrain++) {
			assertSame(analysis.clearance().map(Capability.of(terrain)), analysis.clearance().map(Capability.of(terrain)));
			assertSame(used, analysis.clearance().map(Pictures.LAND));
		}
		assertNotSame(first, analysis.clearance().map(Capability.of(100)));
	}

	@Test
	void manyThreadsGetTheSameClearance() {
		LevelAnalysis analysis = analyse(Pictures.level(Pictures.ISLAND));
		List<ClearanceMap> maps = IntStream.range(0, 100).parallel()
				.mapToObj(i -> analysis.clearance().map(Pictures.GROUND)).distinct().toList();
		assertEquals(1, maps.size());
	}

	@Test
	void analysesAnAgentThatIsNotOfTheLevel() {
		LevelAnalysis analysis = analyse(Pictures.level(Pictures.ISLAND));
		assertEquals(13, analysis.agent(Pictures.agent(2)).reachableAnchors());
		assertEquals(List.of(), analysis.agents());
	}

	@Test
	void fitNeedsASpawn() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND);
		assertTrue(analyse(level).fits().map(Origin.of(Pictures.LAND)).isEmpty());
		assertEquals(2, analyse(Pictures.withSpawn(level, 0, 0)).fits().map(Origin.of(Pictures.LAND)).get().get(0, 3));
	}

	@Test
	void refusesASpawnOutside() {
		LevelSnapshot level = Pictures.withSpawn(Pictures.level(Pictures.ISLAND, 1), 8, 0);
		assertThrows(IllegalArgumentException.class, () -> analyse(level));
	}

	@Test
	void reportsTheStepsItPromised() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1, 2, 3);
		AtomicInteger worked = new AtomicInteger();
		LevelAnalysis.of(level, new Progress() {
			@Override
			public void worked(int units) {
				worked.addAndGet(units);
			}

			@Override
			public boolean cancelled() {
				return false;
			}
		});
		assertEquals(LevelAnalysis.steps(level), worked.get());
	}

	@Test
	void canBeCancelled() {
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// not counted here
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1);
		assertThrows(CancellationException.class, () -> LevelAnalysis.of(level, cancelled));
	}

	@Test
	void findingsComeAgentByAgent() {
		LevelSnapshot level = Pictures.withSpawn(Pictures.level(Pictures.ISLAND, 2, 3, 1), 6, 0);
		List<Finding> findings = analyse(level).findings();
		assertEquals(List.of("size2", "size3", "size1", ""), findings.stream().map(Finding::agent).toList());
		assertSame(Severity.ERROR, findings.get(0).severity());
	}

	@Test
	void smallRegionsCanBeIgnored() {
		LevelAnalysis analysis = analyse(Pictures.level(Pictures.ISLAND, 1));
		assertEquals(List.of("unreachable-region", "unused-terrain"), rules(analysis.findings(4, Progress.NONE)));
		assertEquals(List.of("unused-terrain"), rules(analysis.findings(5, Progress.NONE)));
		assertEquals(List.of("unreachable-region", "unused-terrain"), rules(analysis.findings()));
	}

	private static List<String> rules(List<Finding> findings) {
		return findings.stream().map(Finding::rule).toList();
	}

	private static List<Region> regions(LevelAnalysis analysis, int agent, long minArea) {
		return analysis.agents().get(agent).unreachableRegions(minArea, Progress.NONE);
	}

	private static void assertCounts(AgentAnalysis analysis, long legal, long reachable, long covered, long narrow) {
		assertEquals(legal, analysis.legalAnchors(), "legal anchors");
		assertEquals(reachable, analysis.reachableAnchors(), "reachable anchors");
		assertEquals(covered, analysis.coveredCells(), "covered cells");
		assertEquals(narrow, analysis.tooNarrowCells(), "too narrow cells");
	}

	private static LevelAnalysis analyse(LevelSnapshot level) {
		return LevelAnalysis.of(level, Progress.NONE);
	}
}
