package org.leeway.core.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;

/**
 * What changed from a level to a later one: what it means for the agents first, then what was edited.
 *
 * @param differences by kind; of a kind those of most cells first
 * @param tints the cells that differ, on the later map
 */
public record LevelDiff(LevelAnalysis before, LevelAnalysis after, List<Difference> differences, List<Tint> tints) {

	public LevelDiff {
		differences = List.copyOf(differences);
		tints = List.copyOf(tints);
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
		String sizeBefore = before.header().size();
		String sizeAfter = after.header().size();
		if (!sizeBefore.equals(sizeAfter)) {
			differences.add(new Difference(Difference.Kind.SIZE, "", sizeBefore, sizeAfter, null, 0));
		}
		Overlap overlap = Overlap.of(before.snapshot().grid(), after.snapshot().grid());
		MeaningDiff meaning = new MeaningDiff(before, after, overlap, minArea, progress);
		differences.addAll(meaning.differences());
		differences.addAll(new ObjectDiff(before.snapshot(), after.snapshot()).differences());
		TerrainDiff terrain = new TerrainDiff(before.snapshot(), after.snapshot(), overlap);
		BitPlane repainted = terrain.changed(progress);
		differences.addAll(terrain.differences(repainted, minArea, progress));
		differences.sort(Comparator.comparing(Difference::kind)
				.thenComparing(Comparator.comparingLong(Difference::cells).reversed()));
		return new LevelDiff(before, after, differences, tints(meaning, repainted, after));
	}

	/** Where what is repainted means something, that counts. */
	private static List<Tint> tints(MeaningDiff meaning, BitPlane repainted, LevelAnalysis after) {
		List<Tint> tints = new ArrayList<>();
		BitPlane rest = repainted;
		for (Tint tint : meaning.tints()) {
			rest = rest.andNot(tint.cells());
			tints.add(tint);
		}
		Tint other = tints.removeLast();
		tints.add(other.of(other.cells().or(rest)));
		Overlap later = new Overlap(after.header().width(), after.header().height());
		return tints.stream().map(tint -> tint.of(later.of(tint.cells()))).toList();
	}
}
