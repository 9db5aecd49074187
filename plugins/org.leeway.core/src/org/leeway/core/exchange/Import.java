package org.leeway.core.exchange;

import java.util.ArrayList;
import java.util.List;

/**
 * What an importer found in a file.
 *
 * @param levels at least one, in the order of the file
 * @param diagnostics what the levels do not have, and what had to be assumed
 */
public record Import(List<ImportedLevel> levels, List<Diagnostic> diagnostics) {

	public Import {
		levels = List.copyOf(levels);
		diagnostics = List.copyOf(diagnostics);
		if (levels.isEmpty()) {
			throw new IllegalArgumentException("an import without levels");
		}
	}

	/** One level, with all that its file says. */
	public static Import of(ImportedLevel level, Diagnostic... diagnostics) {
		return new Import(List.of(level), List.of(diagnostics));
	}

	/** The same levels with something more to tell. */
	Import telling(Diagnostic diagnostic) {
		List<Diagnostic> all = new ArrayList<>(diagnostics);
		all.add(diagnostic);
		return new Import(levels, all);
	}
}
