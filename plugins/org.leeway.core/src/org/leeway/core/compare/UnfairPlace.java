package org.leeway.core.compare;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.core.analysis.explain.PlaceNames;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.compare.Aspect;
import org.leeway.pathing.compare.Asymmetry;
import org.leeway.pathing.compare.AsymmetryGroup;
import org.leeway.pathing.compare.AsymmetryGroups;
import org.leeway.pathing.compare.Relevance.Degree;

/**
 * A place on the map that breaks a symmetry: a group of touching cells that differ from their mirrored or rotated cells.
 *
 * @param name the name of the place, from {@link PlaceNames}
 * @param group the cells, with the differences that each comparison found in them
 * @param compared the comparisons of the level with its mirrored or rotated level. The differences that comparison i found are in
 * {@code group.places().get(i)}
 */
public record UnfairPlace(String name, AsymmetryGroup group, List<Fairness> compared) {

	/**
	 * Returns the places where a level is not symmetric. Places that agents reach come first, then larger places.
	 * Leaves out places of fewer than {@code minArea} cells.
	 *
	 * @param compared comparisons of one level under one symmetry, at least one. {@link Fairness#diff} of each
	 * comparison must be present
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<UnfairPlace> of(List<Fairness> compared, long minArea, Progress progress) {
		PlaceNames names = new PlaceNames(compared.getFirst().question().analysis().header());
		return AsymmetryGroups.of(compared.stream().map(each -> each.diff().orElseThrow()).toList(),
				compared.stream().map(Fairness::places).toList(), minArea, progress).stream()
				.map(group -> new UnfairPlace(names.of(group.bounds()), group, compared)).toList();
	}

	/**
	 * Returns whether the difference may be unfair. Both conditions must hold: some agent reaches the cells or their mirrored or
	 * rotated cells, and the difference matters to some agent.
	 */
	public boolean isReached() {
		return group.degree() == Degree.REACHED;
	}

	/** Returns the aspects that differ at the place, each once, in the order of the enum. */
	public List<Aspect> aspects() {
		return group.places().stream().flatMap(List::stream).map(Asymmetry::aspect).distinct().sorted().toList();
	}

	/** Returns one sentence with the place and the differences there. */
	public String describe() {
		return name + ": " + Counts.cells(group.cells()) + " at " + Places.of(group.bounds())
				+ (isReached() ? "" : ", " + group.degree().label()) + ": "
				+ IntStream.range(0, compared.size()).boxed()
						.flatMap(i -> group.places().get(i).stream().map(place -> Map.entry(place, compared.get(i))))
						.sorted(Comparator.comparing(each -> each.getKey().aspect()))
						.map(each -> each.getValue().describe(each.getKey())).collect(Collectors.joining("; "));
	}
}
