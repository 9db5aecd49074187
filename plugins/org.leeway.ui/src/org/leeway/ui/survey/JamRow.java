package org.leeway.ui.survey;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

import org.leeway.core.analysis.traffic.Jam;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.grid.Cell;

/** The columns of the table of stuck units. A row is a jam: units that are stuck at the same place. */
final class JamRow {

	static final List<RowTable.Column<Jam>> COLUMNS = List.of(
			new RowTable.Column<>("Stuck", 50, true, jam -> Integer.toString(jam.units()), Comparator.comparingInt(Jam::units)),
			new RowTable.Column<>("For", 65, true, jam -> Lengths.format(jam.seconds()) + " s", Comparator.comparingDouble(Jam::seconds)),
			new RowTable.Column<>("At", 50, false, jam -> jam.at().toString(), byPlace(Jam::at)),
			new RowTable.Column<>("Gap ahead", 85, false, jam -> jam.width() + " at " + jam.place(), byPlace(Jam::place)),
			new RowTable.Column<>("Fix", 85, false, jam -> jam.widen() == 0 ? "-" : "widen by " + jam.widen(),
					Comparator.comparingInt(Jam::widen)));

	private JamRow() {
	}

	private static Comparator<Jam> byPlace(Function<Jam, Cell> place) {
		return Comparator.comparing(place, Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x));
	}
}
