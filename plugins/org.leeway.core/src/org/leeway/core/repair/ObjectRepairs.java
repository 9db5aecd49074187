package org.leeway.core.repair;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.rules.CoveredCircleRule;
import org.leeway.core.analysis.rules.StrayNoteRule;
import org.leeway.core.analysis.rules.UnusedTerrainRule;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/** Repairs of objects that have no effect: covered circles, notes beside the map, unused terrains. */
final class ObjectRepairs {

	private ObjectRepairs() {
	}

	/**
	 * Returns the repair that removes a covered circle, that is, a circle inside another circle. Empty if no finding about
	 * a covered circle has this sample cell.
	 *
	 * @param sample the sample cell of a finding of {@link CoveredCircleRule}
	 */
	static Optional<Repair> uncover(LevelAnalysis analysis, Cell sample) {
		OptionalInt circle = CoveredCircleRule.find(analysis.header(), sample);
		return circle.isEmpty() ? Optional.empty()
				: Optional.of(repair(analysis, sample, "Removes the covered circle at " + sample + ": no cell becomes free",
						new Change.RemoveCircle(circle.getAsInt())));
	}

	/**
	 * Returns the repair that moves a stray note onto the map, by the least distance. A stray note has no cell on the map. A
	 * note that is larger than the map is moved to the first row or column. Empty if no stray note has the given sample cell.
	 *
	 * @param sample the cell of the map that is nearest to the note's top-left cell, from a finding of
	 * {@link StrayNoteRule}
	 */
	static Optional<Repair> moveNote(LevelAnalysis analysis, Cell sample) {
		LevelHeader level = analysis.header();
		OptionalInt note = StrayNoteRule.find(level, sample);
		if (note.isEmpty()) {
			return Optional.empty();
		}
		CellRect cells = level.notes().get(note.getAsInt()).cells();
		Cell to = new Cell(Math.clamp(cells.x(), 0, Math.max(0, level.width() - cells.width())),
				Math.clamp(cells.y(), 0, Math.max(0, level.height() - cells.height())));
		return Optional.of(repair(analysis, to, "Moves the note to " + to,
				new Change.MoveNote(note.getAsInt(), to)));
	}

	/** Returns the repair that removes a stray note. Empty if no stray note has this sample cell. */
	static Optional<Repair> removeNote(LevelAnalysis analysis, Cell sample) {
		OptionalInt note = StrayNoteRule.find(analysis.header(), sample);
		return note.isEmpty() ? Optional.empty()
				: Optional.of(repair(analysis, sample, "Removes the note",
						new Change.RemoveNote(note.getAsInt())));
	}

	/** Returns the repair that removes the unused terrains from the palette. Empty if all terrains are used. */
	static Optional<Repair> removeTerrains(LevelAnalysis analysis) {
		List<Terrain> unused = UnusedTerrainRule.find(analysis.snapshot());
		String names = unused.stream().map(Terrain::name).collect(Collectors.joining(", "));
		return unused.isEmpty() ? Optional.empty()
				: Optional.of(new Repair("Removes " + names + " from the list of terrains",
						new Change.RemoveTerrains(unused.stream().map(Terrain::id).toList()), Planes.empty(analysis)));
	}

	private static Repair repair(LevelAnalysis analysis, Cell cell, String text, Change change) {
		return new Repair(text, change, Planes.of(List.of(cell), analysis));
	}
}
