package org.leeway.ui.survey;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.analysis.balance.BalanceStart;
import org.leeway.core.analysis.balance.Place;
import org.leeway.core.analysis.balance.Territory;
import org.leeway.core.text.Counts;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.map.layers.BalancePicture;

/**
 * A row of the Balance view, about one start.
 *
 * @param territory the area and the objectives of the start, in the present state of the level
 * @param start the base (the room to build) and other figures of the start, perhaps of an earlier state. Empty if not known yet
 * @param isFresh whether {@code start} is about the present state of the level
 */
record BalanceStartRow(Agent agent, Territory territory, Optional<BalanceStart> start, boolean isFresh) {

	private static final String UNKNOWN = "\u2026";

	static final List<RowTable.Column<BalanceStartRow>> COLUMNS = List.of(
			new RowTable.Column<>("Start", 110, false, row -> row.territory.start().label(),
					Comparator.comparing(row -> row.territory.start().label())),
			new RowTable.Column<>("Agent", 80, false, row -> row.agent.name(), Comparator.comparing(row -> row.agent.name())),
			new RowTable.Column<>("Area", 70, true, row -> Counts.digits(row.territory.area()),
					Comparator.comparingLong(row -> row.territory.area())),
			new RowTable.Column<>("Front", 60, true, row -> Counts.digits(row.territory.front()),
					Comparator.comparingLong(row -> row.territory.front())),
			new RowTable.Column<>("Room", 60, true, row -> row.start.map(known -> Counts.digits(known.base().room())).orElse(UNKNOWN),
					Comparator.comparingLong(row -> row.start.map(known -> known.base().room()).orElse(0L))),
			new RowTable.Column<>("Closed by", 150, false, row -> row.start.map(BalanceStart::closedBy).orElse(UNKNOWN),
					Comparator.comparingInt(row -> row.gaps().stream().mapToInt(Gap::width).sum())),
			new RowTable.Column<>("Objectives", 110, false, row -> names(row.territory.objectives()),
					Comparator.comparingInt(row -> row.territory.objectives().size())),
			new RowTable.Column<>("Contested", 90, false, row -> names(row.territory.contested()),
					Comparator.comparingInt(row -> row.territory.contested().size())));

	private static String names(List<Place> places) {
		return places.isEmpty() ? "-" : places.stream().map(Place::label).collect(Collectors.joining("; "));
	}

	/** Returns the row of a start after all figures were computed for the present state of the level. */
	static BalanceStartRow of(Agent agent, BalanceStart start) {
		return new BalanceStartRow(agent, start.territory(), Optional.of(start), true);
	}

	/**
	 * Returns the row of a start whose base, the room to build, is still being computed for the present level. Until then, the
	 * row shows what an earlier row knew about the start.
	 *
	 * @param before the rows of an earlier state of the level
	 */
	static BalanceStartRow of(Agent agent, Territory territory, List<BalanceStartRow> before) {
		return new BalanceStartRow(agent, territory, before.stream().filter(row -> row.agent.equals(agent)
				&& row.territory.start().equals(territory.start())).findFirst().flatMap(BalanceStartRow::start), false);
	}

	/** Returns whether another row is about the same agent and start. */
	boolean isLike(BalanceStartRow other) {
		return agent.name().equals(other.agent.name()) && territory.start().equals(other.territory.start());
	}

	private List<Gap> gaps() {
		return start.flatMap(known -> known.base().closings()).orElse(List.of());
	}

	/** Returns the gaps for the map. */
	BalancePicture picture() {
		return new BalancePicture(agent.size(), List.of(), List.of(), gaps());
	}
}
