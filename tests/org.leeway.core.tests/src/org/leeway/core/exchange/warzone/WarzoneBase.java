package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Import;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.option.OptionValues;

/**
 * The fixture of tests that import maps. The fixture has a folder for maps, and a folder of the game with a few structures and
 * features.
 */
abstract class WarzoneBase {

	static final String STRUCTURES = """
			{"A0CommandCentre": {"width": 2, "breadth": 2, "type": "HQ", "weapons": []},
			"A0CyborgFactory": {"width": 1, "breadth": 2, "type": "CYBORG FACTORY"},
			"A0FacMod1": {"width": 3, "breadth": 3, "type": "FACTORY MODULE"},
			"A0VtolPad": {"width": 1, "breadth": 1, "type": "REARM PAD"},
			"A0TankTrap": {"width": 1, "breadth": 1, "type": "WALL"},
			"A0HardcreteMk1Gate": {"width": 1, "breadth": 1, "type": "GATE"},
			"A0ResourceExtractor": {"width": 1, "breadth": 1, "type": "RESOURCE EXTRACTOR"}}
			""";
	static final String FEATURES = """
			{"Tree1": {"width": 2, "breadth": 2, "type": "TREE"},
			"WreckedTankerV": {"width": 1, "breadth": 2, "type": "VEHICLE"},
			"Boulder1": {"width": 1, "breadth": 1, "type": "BOULDER", "damageable": 0},
			"OilDrum": {"width": 1, "breadth": 1, "type": "OIL DRUM"},
			"OilResource": {"width": 1, "breadth": 1, "type": "OIL RESOURCE", "damageable": 0}}
			""";

	@TempDir
	Path folder;
	Path game;

	@BeforeEach
	void makeGame() throws IOException {
		game = folder.resolve("game");
		Files.createDirectories(game.resolve("mp/stats"));
		Files.createDirectories(game.resolve("base/stats"));
		Files.writeString(game.resolve("mp/stats/structure.json"), STRUCTURES);
		Files.writeString(game.resolve("base/stats/features.json"), FEATURES);
	}

	Import read(Path file, Map<String, String> options) throws IOException {
		WarzoneImporter importer = new WarzoneImporter();
		return importer.read(file, OptionValues.parse(importer.options(), options), Progress.NONE);
	}

	/** Writes a map to {@link #folder}, and imports it with the definitions in {@link #game}. */
	Import read(MapBuilder map) throws IOException {
		return read(map.write(folder.resolve("maps/4c-test")), Map.of("game", game.toString()));
	}

	Level level(MapBuilder map) throws IOException {
		return read(map).levels().getFirst().level();
	}

	/** Returns a line for each obstacle: its name, its corners, and whether units can clear it away. */
	static String obstacles(Level level) {
		return level.getPolygons().stream().map(each -> each.getName() + " " + corner(each.getShape(), 0) + " "
				+ corner(each.getShape(), 2) + (each.isRemovable() ? " removable" : "")).collect(Collectors.joining("\n"));
	}

	private static String corner(Polygon shape, int corner) {
		return (int) shape.x(corner) + "," + (int) shape.y(corner);
	}

	static String starts(Level level) {
		return level.getSpawns().stream().map(each -> each.getPlayer() + " at " + each.getX() + "," + each.getY())
				.collect(Collectors.joining("; "));
	}

	/** Returns a line for each row, with the glyphs of the terrains. */
	static String picture(Level level) {
		StringBuilder picture = new StringBuilder();
		for (int y = 0; y < level.getTerrain().height(); y++) {
			for (int x = 0; x < level.getTerrain().width(); x++) {
				picture.append(level.getTerrainTypes().get(level.getTerrain().terrain(x, y)).getGlyph());
			}
			picture.append('\n');
		}
		return picture.toString();
	}
}
