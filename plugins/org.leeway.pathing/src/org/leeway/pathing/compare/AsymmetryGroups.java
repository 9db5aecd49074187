package org.leeway.pathing.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;

/**
 * A builder of {@link AsymmetryGroup groups} of touching cells where a map is not symmetric. The cells come from several
 * comparisons of the map, for example from one for each kind of unit. One changed terrain often changes the clearance of
 * several kinds of units. So the groups combine the results of all comparisons.
 */
public final class AsymmetryGroups {

	private final SymmetricPatches patches;
	private final int comparisons;
	/** Indexed by patch, that is, by group of touching cells: the highest relevance of its cells. */
	private final Relevance.Degree[] degrees;
	/**
	 * Indexed by group, then by comparison: the places in the group that the comparison found, by descending number of cells. A
	 * group consists of a patch and its mirrored or turned patches. The index of a group is the lowest index of its patches,
	 * see {@link SymmetricPatches#first}.
	 */
	private final Map<Integer, List<List<Asymmetry>>> places = new TreeMap<>();

	private AsymmetryGroups(SymmetricPatches patches, int comparisons) {
		this.patches = patches;
		this.comparisons = comparisons;
		this.degrees = new Relevance.Degree[patches.patches().count()];
		Arrays.fill(degrees, Relevance.Degree.DECORATION);
	}

	/**
	 * Returns the groups of touching cells where the map is not symmetric. The most relevant group comes first. Ties go
	 * to the group with more cells, then to the first group, row by row. If the symmetry maps groups onto each other, only
	 * the first of these groups, row by row, is listed.
	 *
	 * @param diffs comparisons of one map under one symmetry, at least one
	 * @param places indexed by comparison: all places that the comparison found, by descending number of cells
	 * @param minCells the least number of cells of a listed group
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<AsymmetryGroup> of(List<SymmetryDiff> diffs, List<List<Asymmetry>> places, long minCells,
			Progress progress) {
		BitPlane differing = differing(diffs, Relevance.Degree.DECORATION);
		AsymmetryGroups groups = new AsymmetryGroups(
				new SymmetricPatches(differing, diffs.getFirst().images(), progress), diffs.size());
		groups.raise(Relevance.Degree.UNREACHED, differing(diffs, Relevance.Degree.UNREACHED));
		groups.raise(Relevance.Degree.REACHED, differing(diffs, Relevance.Degree.REACHED));
		for (int i = 0; i < diffs.size(); i++) {
			groups.add(i, places.get(i));
		}
		return groups.list(minCells);
	}

	private static BitPlane differing(List<SymmetryDiff> diffs, Relevance.Degree least) {
		return diffs.stream().map(diff -> diff.differing(least)).reduce(BitPlane::or).orElseThrow();
	}

	/**
	 * Sets the relevance of each patch that contains at least one of the given cells. A patch is a connected set of cells that
	 * differ from their mirrored or turned cells.
	 */
	private void raise(Relevance.Degree degree, BitPlane cells) {
		patches.patches().forEachRun((patch, x, y, length) -> {
			if (degrees[patch] != degree && cells.nextSet(x, y) < x + length) {
				degrees[patch] = degree;
			}
		});
	}

	private void add(int comparison, List<Asymmetry> found) {
		for (Asymmetry place : found) {
			places.computeIfAbsent(patches.first(place.here()), first -> lists()).get(comparison).add(place);
		}
	}

	private List<List<Asymmetry>> lists() {
		List<List<Asymmetry>> lists = new ArrayList<>();
		for (int i = 0; i < comparisons; i++) {
			lists.add(new ArrayList<>());
		}
		return lists;
	}

	private List<AsymmetryGroup> list(long minCells) {
		long[] cells = patches.patches().cells();
		CellRect[] bounds = patches.patches().bounds();
		return places.entrySet().stream().filter(group -> cells[group.getKey()] >= minCells)
				.map(group -> new AsymmetryGroup(bounds[group.getKey()], cells[group.getKey()], degrees[group.getKey()],
						group.getValue().stream().map(AsymmetryGroups::largest).toList()))
				.sorted(Comparator.comparing(AsymmetryGroup::degree)
						.thenComparing(Comparator.comparingLong(AsymmetryGroup::cells).reversed()))
				.toList();
	}

	/**
	 * Returns the place with the most cells for each aspect. This is the first place of the aspect in the list.
	 *
	 * @param descending the places of a comparison, by descending number of cells
	 */
	private static List<Asymmetry> largest(List<Asymmetry> descending) {
		Set<Aspect> seen = EnumSet.noneOf(Aspect.class);
		return descending.stream().filter(place -> seen.add(place.aspect()))
				.sorted(Comparator.comparing(Asymmetry::aspect)).toList();
	}
}
