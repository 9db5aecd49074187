package org.leeway.core.analysis.rules;

import java.util.List;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelOutline;
import org.leeway.core.level.Note;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/** Finds the annotations that have no cell on the map, such as those of a part that was cut off. */
public final class StrayNoteRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "stray-annotation";

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		LevelOutline outline = level.outline();
		return outline.notes().stream().filter(note -> !note.isOn(outline.width(), outline.height()))
				.map(note -> finding(outline, note)).toList();
	}

	private static Finding finding(LevelOutline level, Note note) {
		Cell cell = new Cell(note.cells().x(), note.cells().y());
		Cell nearest = level.nearest(cell);
		String name = note.name().isEmpty() ? "an annotation" : "the annotation " + note.name();
		return new Finding(ID, Severity.WARNING, "", name + " at " + cell + " lies outside the map", 0,
				new CellRect(nearest.x(), nearest.y(), 1, 1), nearest);
	}
}
