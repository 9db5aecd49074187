package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.meaning.AssumedAgents;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** A reader of scenes of Godot 4. All layers of tiles of a scene become one level. */
public final class SceneImporter implements Importer {

	/** Creates an importer for the registry of extensions. */
	public SceneImporter() {
	}

	@Override
	public boolean recognises(FileStart start) {
		return start.text().stripLeading().startsWith("[gd_scene");
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(AssumedAgents.CROSSED);
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		ProjectFiles files = ProjectFiles.of(file);
		SceneTree.Nodes nodes = SceneTree.of(files.scene(progress), files);
		String name = ImportNames.line(file.getFileName().toString().replaceFirst("\\.[^.]*$", ""));
		SceneLevel.Made made = SceneLevel.make(nodes, files, name, options, progress);
		return Import.of(new ImportedLevel(name, made.level(), true), made.diagnostics().toArray(Diagnostic[]::new));
	}
}
