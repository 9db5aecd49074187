package org.leeway.core.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.world.Diagonals;

/**
 * The differences between an earlier and a later level. First come the effects on the agents, such as a narrower passage.
 * Then come the changes that the designer made, such as a moved object. Immutable.
 *
 * @param before the earlier level
 * @param after the later level
 * @param differences the differences, sorted by kind. Of each kind, the difference with the most cells comes first
 * @param tints the cells that differ, for tinting them on the later map
 */
public record LevelDiff(LevelAnalysis before, LevelAnalysis after, List<Difference> differences, List<Tint> tints) {

	public LevelDiff {
		differences = List.copyOf(differences);
		tints = List.copyOf(tints);
	}

	/**
	 * Compares two levels. Agents and terrains of the same name count as the same. If the sizes differ, only cells that both
	 * levels have are compared.
	 *
	 * @param minArea the least size of a reported difference, in cells. For a choke, the number of cells behind it counts
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LevelDiff of(LevelAnalysis before, LevelAnalysis after, long minArea, Progress progress) {
		List<Difference> differences = new ArrayList<>();
		String sizeBefore = before.header().size();
		String sizeAfter = after.header().size();
		if (!sizeBefore.equals(sizeAfter)) {
			differences.add(new Difference(Difference.Kind.SIZE, "", sizeBefore, sizeAfter, null, 0));
		}
		Diagonals ruleBefore = before.header().diagonals();
		Diagonals ruleAfter = after.header().diagonals();
		if (ruleBefore != ruleAfter) {
			differences.add(new Difference(Difference.Kind.OBJECT, "diagonals", ruleBefore.id(), ruleAfter.id(), null, 0));
		}
		Symmetry symmetryBefore = before.header().intent().symmetry();
		Symmetry symmetryAfter = after.header().intent().symmetry();
		if (symmetryBefore != symmetryAfter) {
			differences.add(new Difference(Difference.Kind.OBJECT, "symmetry", symmetryBefore.id(), symmetryAfter.id(), null, 0));
		}
		Overlap overlap = Overlap.of(before.snapshot().grid(), after.snapshot().grid());
		MeaningDiff meaning = new MeaningDiff(before, after, overlap, minArea, progress);
		differences.addAll(meaning.differences());
		differences.addAll(new ObjectDiff(before.snapshot(), after.snapshot()).differences());
		differences.addAll(new MeshDiff(before.snapshot(), after.snapshot()).differences());
		TerrainDiff terrain = new TerrainDiff(before.snapshot(), after.snapshot(), overlap);
		BitPlane repainted = terrain.changed(progress);
		differences.addAll(terrain.differences(repainted, minArea, progress));
		differences.sort(Comparator.comparing(Difference::kind)
				.thenComparing(Comparator.comparingLong(Difference::cells).reversed()));
		return new LevelDiff(before, after, differences, tints(meaning, repainted, after));
	}

	/**
	 * Returns the tints for the later map: cells that became worse for units, cells that became better, and other changed cells.
	 * Repainted cells that became neither worse nor better belong to the last tint.
	 */
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
