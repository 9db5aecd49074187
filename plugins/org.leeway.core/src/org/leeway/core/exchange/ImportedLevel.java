package org.leeway.core.exchange;

import org.leeway.model.Level;

/**
 * A level that was read from a file.
 *
 * @param name tells it from the others of its file; empty if the file gives none, as null does
 * @param hasOwnAgents whether the file says which agents there are; otherwise the level has those of every new level
 * @param places where the file has the cells
 */
public record ImportedLevel(String name, Level level, boolean hasOwnAgents, SourceCells places) {

	public ImportedLevel {
		name = name == null ? "" : name;
	}

	/** A level of a file that counts its cells as the level does. */
	public ImportedLevel(String name, Level level, boolean hasOwnAgents) {
		this(name, level, hasOwnAgents, SourceCells.SAME);
	}

	/** The same level by another name. */
	ImportedLevel named(String other) {
		return other.equals(name) ? this : new ImportedLevel(other, level, hasOwnAgents, places);
	}
}
