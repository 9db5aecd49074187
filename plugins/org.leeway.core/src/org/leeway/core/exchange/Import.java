package org.leeway.core.exchange;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The levels that an importer read from a file.
 *
 * @param levels at least one, in the order of the file. If several levels have the same name, ignoring case, the constructor
 * appends numbers to the names of all but the first
 * @param diagnostics messages about content of the file that the levels lack, and about assumptions
 */
public record Import(List<ImportedLevel> levels, List<Diagnostic> diagnostics) {

	public Import {
		levels = named(levels);
		diagnostics = List.copyOf(diagnostics);
		if (levels.isEmpty()) {
			throw new IllegalArgumentException("an import without levels");
		}
	}

	private static List<ImportedLevel> named(List<ImportedLevel> levels) {
		Set<String> taken = new HashSet<>();
		List<ImportedLevel> named = new ArrayList<>();
		for (ImportedLevel level : levels) {
			String name = level.name();
			// case is ignored, because files are named after levels, and some systems ignore the case of file names
			for (int number = 2; !taken.add(name.toLowerCase(Locale.ROOT)); number++) {
				name = level.name() + "-" + number;
			}
			named.add(level.named(name));
		}
		return List.copyOf(named);
	}

	/** Creates an import of one level. */
	public static Import of(ImportedLevel level, Diagnostic... diagnostics) {
		return new Import(List.of(level), List.of(diagnostics));
	}

	/** Returns a copy with one more diagnostic. */
	Import telling(Diagnostic diagnostic) {
		List<Diagnostic> all = new ArrayList<>(diagnostics);
		all.add(diagnostic);
		return new Import(levels, all);
	}
}
