package org.leeway.ui.survey;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

import org.leeway.core.analysis.balance.BalanceOutline;
import org.leeway.core.analysis.balance.BalancePair;
import org.leeway.core.analysis.balance.Place;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.map.layers.BalancePicture;

/**
 * A row of the Balance view: a start, and another start or an objective.
 *
 * @param seconds the present travel time. Infinite if there is no way
 * @param pair all numbers of the pair. Empty if they are not known yet
 * @param isFresh whether {@code pair} is about the present state of the level
 */
record BalancePairRow(Agent agent, Place from, Place to, double seconds, Optional<BalancePair> pair, boolean isFresh) {

	private static final String NONE = "-";
	private static final String UNKNOWN = "\u2026";

	static final List<RowTable.Column<BalancePairRow>> COLUMNS = List.of(
			new RowTable.Column<>("From", 110, false, row -> row.from.label(), Comparator.comparing(row -> row.from.label())),
			new RowTable.Column<>("To", 150, false, row -> row.to.label(), Comparator.comparing(row -> row.to.label())),
			new RowTable.Column<>("Agent", 80, false, row -> row.agent.name(), Comparator.comparing(row -> row.agent.name())),
			new RowTable.Column<>("Seconds", 70, true, row -> row.isWay() ? Lengths.format(row.seconds) : NONE,
					Comparator.comparingDouble(BalancePairRow::seconds)),
			column("Length", 70, pair -> number(pair.length(), ""), pair -> pair.length().orElse(Double.POSITIVE_INFINITY)),
			column("Largest", 70, pair -> Integer.toString(pair.largest()), BalancePair::largest),
			column("Narrowest", 95, pair -> Integer.toString(pair.narrowest()), BalancePair::narrowest),
			column("Lanes", 80, BalancePair::laneCount, pair -> pair.lanes().count()),
			// numbers of this column are aligned to the left. The last column reaches to the border of the view, so numbers
			// aligned to the right would be far from the other columns
			column("Second lane", 90, false, pair -> number(pair.second(), "+"), pair -> pair.second().orElse(Double.POSITIVE_INFINITY)));

	private static RowTable.Column<BalancePairRow> column(String title, int width, Function<BalancePair, String> text,
			ToDoubleFunction<BalancePair> number) {
		return column(title, width, true, text, number);
	}

	private static RowTable.Column<BalancePairRow> column(String title, int width, boolean isAtRight, Function<BalancePair, String> text,
			ToDoubleFunction<BalancePair> number) {
		return new RowTable.Column<>(title, width, isAtRight, row -> !row.isWay() ? NONE : row.pair.map(text).orElse(UNKNOWN),
				Comparator.comparingDouble(row -> row.pair.map(number::applyAsDouble).orElse(Double.POSITIVE_INFINITY)));
	}

	private static String number(OptionalDouble number, String before) {
		return number.isEmpty() ? NONE : before + Lengths.format(number.getAsDouble());
	}

	/** Returns the row of a pair whose numbers are all known. */
	static BalancePairRow of(Agent agent, BalancePair pair) {
		return new BalancePairRow(agent, pair.from(), pair.to(), pair.time(), Optional.of(pair), true);
	}

	/**
	 * Returns the row of a pair for which only the new travel time is known. Until the other numbers are computed, they come
	 * from the pair's row in {@code before}, if there is one.
	 *
	 * @param before the rows of an earlier state of the level
	 */
	static BalancePairRow of(Agent agent, BalanceOutline.Way way, List<BalancePairRow> before) {
		Optional<BalancePairRow> same = before.stream()
				.filter(row -> row.agent.equals(agent) && row.from.equals(way.from()) && row.to.equals(way.to())).findFirst();
		return new BalancePairRow(agent, way.from(), way.to(), way.seconds(), same.flatMap(BalancePairRow::pair), false);
	}

	/** Returns the same row, marked as outdated. */
	BalancePairRow outdated() {
		return new BalancePairRow(agent, from, to, seconds, pair, false);
	}

	private boolean isWay() {
		return seconds < Double.POSITIVE_INFINITY;
	}

	/** Returns whether another row is about the same agent and places. */
	boolean isLike(BalancePairRow other) {
		return agent.name().equals(other.agent.name()) && from.equals(other.from) && to.equals(other.to);
	}

	/** Returns the ways and gaps for the map. */
	BalancePicture picture() {
		return pair.map(known -> new BalancePicture(agent.size(), known.lanes().paths().isEmpty() && !known.route().isEmpty()
				? List.of(known.route()) : known.lanes().paths(), known.route(), known.lanes().gaps())).orElse(BalancePicture.NONE);
	}
}
