package org.leeway.core.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.Progress;

/**
 * What changed from a level to a later one: what it means for the agents first, then what was edited.
 *
 * @param differences by kind; of a kind those of most cells first
 */
public record LevelDiff(List<Difference> differences) {

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
		differences.addAll(new MeaningDiff(before, after, overlap, minArea, progress).differences());
		differences.addAll(new ObjectDiff(before.snapshot(), after.snapshot()).differences());
		differences.addAll(new TerrainDiff(before.snapshot(), after.snapshot(), overlap).differences(minArea, progress));
		differences.sort(Comparator.comparing(Difference::kind)
				.thenComparing(Comparator.comparingLong(Difference::cells).reversed()));
		return new LevelDiff(differences);
	}
}
