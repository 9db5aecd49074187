package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** The fixture of tests that read scenes from the folder of a Godot project. */
abstract class SceneBase {

	@TempDir
	Path folder;

	Path write(String name, String text) throws IOException {
		Path file = folder.resolve(name);
		Files.createDirectories(file.getParent());
		return Files.writeString(file, text);
	}

	/** Turns the folder into a Godot project, and reads one of its files as a scene. The first level must be valid. */
	Import read(Path file, Map<String, String> options) throws IOException {
		write("project.godot", "config_version=5\n");
		SceneImporter importer = new SceneImporter();
		Import read = importer.read(file, OptionValues.parse(importer.options(), options), Progress.NONE);
		LevelFiles.toBytes(read.levels().getFirst().level());
		return read;
	}

	Import read(String text) throws IOException {
		return read(write("level.tscn", text), Map.of());
	}

	Level level(String text) throws IOException {
		return read(text).levels().getFirst().level();
	}

	static List<String> messages(Import read) {
		return read.diagnostics().stream().map(Diagnostic::message).toList();
	}

	/** Returns the glyphs of the terrains, row by row. */
	static String picture(Level level) {
		Map<Integer, String> glyphs = level.getTerrainTypes().stream().collect(Collectors.toMap(TerrainType::getId,
				TerrainType::getGlyph));
		return IntStream.range(0, level.getTerrain().height()).mapToObj(y -> IntStream.range(0, level.getTerrain().width())
				.mapToObj(x -> glyphs.get(level.getTerrain().terrain(x, y))).collect(Collectors.joining("", "", "\n")))
				.collect(Collectors.joining());
	}

	static List<String> agents(Level level) {
		return level.getAgentTypes().stream().map(agent -> agent.getName() + " " + agent.getSize() + " "
				+ agent.getObstacleRadius() + " "
				+ agent.getCapability().stream().map(TerrainType::getName).collect(Collectors.joining("+"))).toList();
	}

	static List<String> obstacles(Level level) {
		return IntStream.range(0, level.getCircles().size() + level.getPolygons().size()).mapToObj(i -> {
			int polygon = i - level.getCircles().size();
			return polygon < 0 ? level.getCircles().get(i).getName() + " " + level.getCircles().get(i).getX() + ","
					+ level.getCircles().get(i).getY() + " " + level.getCircles().get(i).getRadius()
					: level.getPolygons().get(polygon).getName() + " " + level.getPolygons().get(polygon).getShape();
		}).toList();
	}

	static List<String> spawns(Level level) {
		return level.getSpawns().stream().map(spawn -> spawn.getName() + " " + spawn.getX() + "," + spawn.getY()
				+ (spawn.isSetPlayer() ? " player " + spawn.getPlayer() : "")
				+ spawn.getAgents().stream().map(agent -> " " + agent.getName()).collect(Collectors.joining())).toList();
	}
}
