package org.leeway.core.analysis.rules;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.part.Note;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/** A rule about annotations that have no cell on the map, for example because the designer cut off a part of the map. */
public final class StrayNoteRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "stray-annotation";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Note outside the map", Severity.WARNING,
			Subject.LEVEL,
			"A note has no cell on the map. Move it, or delete it.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		LevelHeader header = level.header();
		return header.notes().stream().filter(note -> isStray(header, note)).map(note -> finding(header, note)).toList();
	}

	/**
	 * Returns the index of the annotation that a finding of this rule is about. If several annotations fit, returns the
	 * first. Empty if there is none.
	 *
	 * @param sample the cell that the finding names as a sample
	 */
	public static OptionalInt find(LevelHeader level, Cell sample) {
		List<Note> notes = level.notes();
		return IntStream.range(0, notes.size()).filter(i -> isStray(level, notes.get(i)))
				.filter(i -> level.nearest(corner(notes.get(i))).equals(sample)).findFirst();
	}

	private static boolean isStray(LevelHeader level, Note note) {
		return !note.isOn(level.width(), level.height());
	}

	private static Cell corner(Note note) {
		return new Cell(note.cells().x(), note.cells().y());
	}

	private static Finding finding(LevelHeader level, Note note) {
		Cell cell = corner(note);
		Cell nearest = level.nearest(cell);
		String name = note.name().isEmpty() ? "a note" : "the note " + note.name();
		return DESCRIPTOR.finding(name + " at " + cell + " lies outside the map",
				new CellRect(nearest.x(), nearest.y(), 1, 1), nearest);
	}
}
