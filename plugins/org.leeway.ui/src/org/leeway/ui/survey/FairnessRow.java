package org.leeway.ui.survey;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.analysis.explain.PlaceNames;
import org.leeway.core.compare.Fairness;
import org.leeway.core.compare.UnfairPlace;
import org.leeway.core.text.Counts;
import org.leeway.pathing.compare.Asymmetry;
import org.leeway.pathing.compare.Relevance.Degree;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.CellTransform;

/**
 * A row of the Fairness view. Most rows are about a place that differs from its image, which is where the symmetry flips or
 * turns the place. The other rows are about a spawn without another spawn at its image.
 *
 * @param name the name of the place
 * @param degree how much the difference matters to agents, for example whether agents get to the place
 * @param what the aspects that differ, such as the terrain, as text
 * @param here the values of these aspects at the place, as text
 * @param image the values of these aspects at the image, as text
 * @param cells how many cells the place has
 * @param bounds a rectangle around the place
 * @param at the cell that differs most from its image
 * @param imageAt the image of {@code at}. Empty for a spawn without another spawn there
 */
record FairnessRow(String name, Degree degree, String what, String here, String image, long cells, CellRect bounds, Cell at,
		Optional<Cell> imageAt) {

	static final List<RowTable.Column<FairnessRow>> COLUMNS = List.of(
			new RowTable.Column<>("Place", 170, false, row -> row.name + ", near " + row.at, Comparator.comparing(FairnessRow::name)
					.thenComparingInt(row -> row.at.y()).thenComparingInt(row -> row.at.x())),
			new RowTable.Column<>("Cells", 60, true, row -> Counts.digits(row.cells),
					Comparator.comparingLong(FairnessRow::cells).reversed()),
			new RowTable.Column<>("Differs", 140, false, FairnessRow::what, Comparator.comparing(FairnessRow::what)),
			new RowTable.Column<>("Here", 100, false, FairnessRow::here, Comparator.comparing(FairnessRow::here)),
			new RowTable.Column<>("Mirrored", 110, false, FairnessRow::image, Comparator.comparing(FairnessRow::image)),
			new RowTable.Column<>("Mirrored place", 120, false, FairnessRow::mirrored, Comparator.comparing(FairnessRow::mirrored)),
			new RowTable.Column<>("Relevance", 90, false, row -> row.degree.label(), Comparator.comparing(FairnessRow::degree)));

	/**
	 * Returns the rows of the view: first the spawns without a partner, then the unfair places in the given order. A spawn
	 * has no partner if no spawn is at its image.
	 */
	static List<FairnessRow> of(Fairness fairness, List<UnfairPlace> places) {
		PlaceNames names = new PlaceNames(fairness.question().analysis().header());
		Stream<Cell> spawns = fairness.diff().stream().flatMap(diff -> diff.loneSpawns().stream());
		return Stream.concat(spawns.map(spawn -> of(spawn, names)), places.stream().map(place -> of(place, fairness)))
				.toList();
	}

	private static FairnessRow of(Cell spawn, PlaceNames names) {
		CellRect cell = new CellRect(spawn.x(), spawn.y(), 1, 1);
		return new FairnessRow(names.of(cell), Degree.REACHED, "spawn", "spawn", "none", 1, cell, spawn, Optional.empty());
	}

	/**
	 * Returns the row of a place. A place may differ from its mirrored or turned image in several aspects, such as terrain and
	 * clearance. The columns list the aspects and their values in the same order. The field {@link #at} is the cell that
	 * differs most in the first aspect.
	 */
	private static FairnessRow of(UnfairPlace place, Fairness fairness) {
		List<Asymmetry> aspects = place.group().places().getFirst();
		Asymmetry first = aspects.getFirst();
		return new FairnessRow(place.name(), place.group().degree(), list(aspects, each -> each.aspect().label()),
				list(aspects, each -> fairness.describe(each.aspect(), each.value())),
				list(aspects, each -> fairness.describe(each.aspect(), each.otherValue())), place.group().cells(),
				place.group().bounds(), first.here(), Optional.of(first.there()));
	}

	/**
	 * Returns whether the difference is relevant to agents: agents get to the place, and the difference changes something for an
	 * agent.
	 */
	boolean isReached() {
		return degree == Degree.REACHED;
	}

	private String mirrored() {
		return imageAt.map(Cell::toString).orElse("");
	}

	/**
	 * Returns a rectangle around the image of this place. A symmetry may have several flips and turns. Uses the first of them
	 * that maps {@code at} to {@code imageAt}. If {@code imageAt} is empty, uses the first that moves {@code at}.
	 *
	 * @param images the flips and turns of the symmetry
	 */
	CellRect mirroredBounds(List<CellTransform> images) {
		return images.stream().filter(image -> imageAt.map(image.apply(at)::equals).orElse(!image.apply(at).equals(at)))
				.findFirst().orElse(CellTransform.IDENTITY).apply(bounds);
	}

	private static String list(List<Asymmetry> aspects, Function<Asymmetry, String> text) {
		return aspects.stream().map(text).collect(Collectors.joining(", "));
	}
}
