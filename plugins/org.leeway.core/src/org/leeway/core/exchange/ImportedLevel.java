package org.leeway.core.exchange;

import org.leeway.model.Level;

/**
 * A level that was read from a file.
 *
 * @param name the name in the file. Empty if the file gives no name. The constructor also accepts null for no name
 * @param hasOwnAgents whether callers must keep the agents of the level. This is so if the file defines agents, or if the
 * importer made agents for the file's terrains or probes. If false, the level has the agents of
 * {@link org.leeway.core.level.preset.LevelTemplates}, and callers may replace these agents
 * @param places converts cells of the level to their columns and rows in the file
 */
public record ImportedLevel(String name, Level level, boolean hasOwnAgents, SourceCells places) {

	public ImportedLevel {
		name = name == null ? "" : name;
	}

	/** Creates an imported level whose cells have the same columns and rows as in the file. */
	public ImportedLevel(String name, Level level, boolean hasOwnAgents) {
		this(name, level, hasOwnAgents, SourceCells.SAME);
	}

	/** Returns a copy with another name. */
	ImportedLevel named(String other) {
		return other.equals(name) ? this : new ImportedLevel(other, level, hasOwnAgents, places);
	}
}
