package org.leeway.core.exchange.ldtk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.meaning.AssumedAgents;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * An importer of LDtk projects. Imports each level that has a layer of the type IntGrid. Such a layer has a value for
 * each cell. If no level has such a layer, imports all levels with layers.
 */
public final class LdtkImporter implements Importer {

	@Override
	public List<TypedOption<?>> options() {
		return List.of(AssumedAgents.CROSSED);
	}

	@Override
	public boolean recognises(FileStart start) {
		return start.text().stripLeading().startsWith("{") && start.text().contains("\"__header__\"")
				&& start.text().contains("\"LDtk");
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		LdtkProject project = LdtkReader.read(file, progress);
		if (project.levels.stream().allMatch(level -> level.layers.isEmpty())) {
			throw new LevelFormatException(file.toString(), 0, "no level with a layer, expected one or more");
		}
		return new ProjectImport(project, file, options).read(progress);
	}
}
