package org.leeway.core.exchange.ldtk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.ldtk.LdtkProject.WorldLevel;
import org.leeway.core.exchange.terrain.AssumedAgents;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.files.LevelFormatException;
import org.leeway.core.files.LevelTooLargeException;
import org.leeway.core.files.Words;
import org.leeway.core.level.NameText;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** Reads a project of LDtk: a level for each of its levels that has a layer of values. */
public final class LdtkImporter implements Importer {

	private static final TypedOption<String> CROSSED = new TypedOption.Text("crossed",
			"the terrains that the agents cross, by the names of values", NamedTerrains.EMPTY,
			"names with commas between them", "NAME,NAME");

	@Override
	public List<TypedOption<?>> options() {
		return List.of(CROSSED);
	}

	@Override
	public boolean recognises(FileStart start) {
		return start.text().stripLeading().startsWith("{") && start.text().contains("\"__header__\"")
				&& start.text().contains("\"LDtk");
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		LdtkProject project = LdtkReader.read(file, progress);
		Map<String, Integer> lost = new LinkedHashMap<>();
		List<ImportedLevel> levels = new ArrayList<>();
		List<Diagnostic> diagnostics = new ArrayList<>();
		Set<String> told = new LinkedHashSet<>();
		for (WorldLevel each : project.levels) {
			if (!LdtkLevelMaker.hasValues(each)) {
				lost.merge("Levels without a layer of the type IntGrid", 1, Integer::sum);
				continue;
			}
			Level level = make(project, each, file, lost, progress);
			Diagnostic agents = AssumedAgents.addTo(level, crossed(level, options), "project");
			if (told.add(agents.message())) {
				diagnostics.add(agents);
			}
			levels.add(new ImportedLevel(each.name, level, true));
		}
		if (levels.isEmpty()) {
			throw new LevelFormatException(file.toString(), 0, "no level with a layer of the type IntGrid, expected one or more");
		}
		lost.forEach((what, count) -> diagnostics.addFirst(Diagnostic.lost(what + " (" + count + ") are left out.")));
		diagnostics.addFirst(Diagnostic.lost("Where the levels lie in their world is not read."));
		return new Import(levels, diagnostics);
	}

	private static Level make(LdtkProject project, WorldLevel each, Path file, Map<String, Integer> lost, Progress progress)
			throws LevelFormatException {
		try {
			return LdtkLevelMaker.make(project, each, lost, progress);
		} catch (IllegalArgumentException wrong) {
			String message = "level " + Words.visible(each.name) + ": " + wrong.getMessage();
			throw each.width > 0 && each.height > 0 ? new LevelTooLargeException(file.toString(), 0, message)
					: new LevelFormatException(file.toString(), 0, message);
		}
	}

	/** Those that the option names; without any of them, or without an empty cell, all terrains. */
	private static List<TerrainType> crossed(Level level, OptionValues options) {
		List<String> names = NameText.list(options.get(CROSSED));
		boolean[] found = level.getTerrain().terrains();
		List<TerrainType> crossed = level.getTerrainTypes().stream().filter(terrain -> names.contains(terrain.getName())).toList();
		return crossed.stream().anyMatch(terrain -> found[terrain.getId()]) ? crossed : List.of();
	}
}
