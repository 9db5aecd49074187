package org.leeway.ui.survey;

import java.util.Comparator;
import java.util.List;

import org.leeway.core.analysis.explain.ChokeList;
import org.leeway.core.text.Counts;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.world.Agent;

/** A row of the view of chokes: a narrow passage (choke) on the paths of an agent. */
record ChokeRow(Agent agent, Choke choke) {

	private static final Comparator<ChokeRow> MOST_BEHIND = Comparator
			.comparingLong((ChokeRow row) -> row.choke().behind()).reversed();

	/** The columns of the table. */
	static final List<RowTable.Column<ChokeRow>> COLUMNS = List.of(
			new RowTable.Column<>("Width", 60, true, row -> Integer.toString(row.choke().width()),
					Comparator.comparingInt(row -> row.choke().width())),
			new RowTable.Column<>("Agent", 110, false, row -> row.agent().name(),
					Comparator.comparing(row -> row.agent().name())),
			new RowTable.Column<>("Cells behind", 130, true,
					row -> Counts.digits(row.choke().behind()), MOST_BEHIND),
			new RowTable.Column<>("Place", 170, false, row -> row.choke().place(),
					Comparator.comparingInt((ChokeRow row) -> row.choke().at().y())
							.thenComparingInt(row -> row.choke().at().x())));

	/**
	 * Returns the rows of all chokes, sorted by how many cells lie on the far side, see {@link Choke#behind()}. The largest
	 * number comes first.
	 */
	static List<ChokeRow> of(ChokeList found) {
		return found.chokes().entrySet().stream()
				.flatMap(each -> each.getValue().stream().map(choke -> new ChokeRow(each.getKey(), choke)))
				.sorted(MOST_BEHIND).toList();
	}
}
