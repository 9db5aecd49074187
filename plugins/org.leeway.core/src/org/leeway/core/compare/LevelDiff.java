package org.leeway.core.compare;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;

/**
 * What changed from a level to a later one: what it means for the agents first, then what was edited.
 *
 * @param differences by kind; of a kind those of most cells first
 * @param cells where terrain, reach or fit differ, on the later map
 */
public record LevelDiff(LevelAnalysis before, LevelAnalysis after, List<Difference> differences, BitPlane cells) {

	public LevelDiff {
		differences = List.copyOf(differences);
	}

	/**
	 * Compares two levels. Where their sizes differ, cells that only one of them has are not compared. Agents and
	 * terrains are known by their names.
	 *
	 * @param minArea places of fewer cells are left out, and chokes with fewer cells behind them
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LevelDiff of(LevelAnalysis before, LevelAnalysis after, long minArea, Progress progress) {
		List<Difference> differences = new ArrayList<>();
		String sizeBefore = before.outline().size();
		String sizeAfter = after.outline().size();
		if (!sizeBefore.equals(sizeAfter)) {
			differences.add(new Difference(Difference.Kind.SIZE, "", sizeBefore, sizeAfter, null, 0));
		}
		Overlap overlap = Overlap.of(before.snapshot().grid(), after.snapshot().grid());
		MeaningDiff meaning = new MeaningDiff(before, after, overlap, minArea, progress);
		TerrainDiff terrain = new TerrainDiff(before.snapshot(), after.snapshot(), overlap, minArea, progress);
		differences.addAll(meaning.differences());
		differences.addAll(new ObjectDiff(before.snapshot(), after.snapshot()).differences());
		differences.addAll(terrain.differences());
		differences.sort((a, b) -> a.kind().compareTo(b.kind()));
		return new LevelDiff(before, after, differences, overlap.onLater(meaning.cells().or(terrain.cells())));
	}
}
