package org.leeway.ui.survey;

import java.util.Optional;

import org.leeway.core.merge.ConflictText;
import org.leeway.core.merge.Side;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.presenter.ConflictPresenter;

/** A conflict in the view of merge conflicts. Computes its texts when the table needs them. */
final class ConflictRow {

	private final MergeConflict conflict;
	/** Null until a text is needed. */
	private ConflictText text;

	ConflictRow(MergeConflict conflict) {
		this.conflict = conflict;
	}

	MergeConflict conflict() {
		return conflict;
	}

	private ConflictText text() {
		if (text == null) {
			text = ConflictText.of(conflict);
		}
		return text;
	}

	String what() {
		return text().what();
	}

	String base() {
		return text().base();
	}

	String ours() {
		return text().ours();
	}

	String theirs() {
		return text().theirs();
	}

	/** Returns the place on our side. Empty if the conflict has no place. */
	Optional<CellRect> place() {
		return ConflictPresenter.place(conflict, Side.OURS);
	}

	/** Returns a rectangle around the places on both sides. Empty if the conflict has no place. */
	Optional<CellRect> bothPlaces() {
		return place().map(ours -> ConflictPresenter.place(conflict, Side.THEIRS).map(ours::union).orElse(ours));
	}

	/** Returns the place in words, such as {@code 4,2 (3 x 1)}. */
	String placeWords() {
		return place().map(cells -> cells.x() + "," + cells.y() + " (" + cells.width() + " x " + cells.height() + ")").orElse("");
	}
}
