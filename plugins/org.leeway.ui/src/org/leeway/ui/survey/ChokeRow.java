package org.leeway.ui.survey;

import java.util.Comparator;
import java.util.Locale;

import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Choke;

/** A row of the table: a choke on the ways of an agent. */
record ChokeRow(AgentProfile agent, Choke choke) {

	/** What a column of the table tells. */
	enum Column {
		WIDTH("Width", 60, Comparator.comparingInt(row -> row.choke().width())),
		AGENT("Agent", 110, Comparator.comparing(row -> row.agent().name())),
		BEHIND("Cells behind", 130, Comparator.comparingLong((ChokeRow row) -> row.choke().behind()).reversed()),
		PLACE("Place", 170, Comparator.comparingInt((ChokeRow row) -> row.choke().at().y())
				.thenComparingInt(row -> row.choke().at().x()));

		private final String title;
		private final int width;
		private final Comparator<ChokeRow> order;

		Column(String title, int width, Comparator<ChokeRow> order) {
			this.title = title;
			this.width = width;
			this.order = order;
		}

		String title() {
			return title;
		}

		/** In pixels, at first. */
		int width() {
			return width;
		}

		boolean isNumber() {
			return this == WIDTH || this == BEHIND;
		}

		/** What comes first when the table is sorted by this column. */
		Comparator<ChokeRow> order() {
			return order;
		}
	}

	String text(Column column) {
		return switch (column) {
		case WIDTH -> Integer.toString(choke.width());
		case AGENT -> agent.name();
		case BEHIND -> String.format(Locale.ROOT, "%,d", choke.behind());
		case PLACE -> choke.place();
		};
	}
}
