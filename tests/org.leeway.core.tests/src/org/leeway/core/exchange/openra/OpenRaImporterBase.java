package org.leeway.core.exchange.openra;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** The fixture of tests that import maps of OpenRA: a folder for a mod and its maps. */
abstract class OpenRaImporterBase {

	@TempDir
	Path folder;

	Import read(MapBuilder map) throws IOException {
		if (!Files.exists(folder.resolve("mods"))) {
			MapBuilder.writeMod(folder);
		}
		return read(map.write(folder.resolve("mods/own/maps/small")), Map.of());
	}

	static Import read(Path file, Map<String, String> options) throws IOException {
		OpenRaImporter importer = new OpenRaImporter();
		return importer.read(file, OptionValues.parse(importer.options(), options), Progress.NONE);
	}

	static Level level(Import read) {
		return read.levels().getFirst().level();
	}

	static List<String> messages(Import read) {
		return read.diagnostics().stream().map(Diagnostic::message).toList();
	}

	static String picture(Level level) {
		StringBuilder text = new StringBuilder();
		for (int y = 0; y < level.getTerrain().height(); y++) {
			for (int x = 0; x < level.getTerrain().width(); x++) {
				int id = level.getTerrain().terrain(x, y);
				text.append(level.getTerrainTypes().stream().filter(terrain -> terrain.getId() == id).map(TerrainType::getGlyph)
						.findFirst().orElseThrow());
			}
			text.append('\n');
		}
		return text.toString();
	}

	/** Returns the name and the outline of each obstacle. A star follows the name of a removable obstacle. */
	static List<String> obstacles(Level level) {
		return level.getPolygons().stream().map(each -> each.getName() + (each.isRemovable() ? "* " : " ") + each.getShape().format())
				.toList();
	}
}
