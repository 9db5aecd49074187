package org.leeway.core.exchange.ldtk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.ldtk.LdtkProject.Entity;
import org.leeway.core.exchange.ldtk.LdtkProject.Layer;
import org.leeway.core.exchange.ldtk.LdtkProject.LayerKind;
import org.leeway.core.exchange.ldtk.LdtkProject.Value;
import org.leeway.core.exchange.ldtk.LdtkProject.WorldLevel;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.model.Annotation;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.WholeGrid;

/** Makes a level of a level of the world. The finest of its layers of values sets the size of a cell. */
final class LdtkLevelMaker {

	private static final Pattern SPAWN = Pattern.compile("(?i).*(spawn|start|player).*");
	private static final int LONGEST_NOTE = 1000;
	private static final int FARTHEST = 1 << 24;

	private final LdtkProject project;
	private final WorldLevel source;
	private final List<Layer> layers;
	private final int side;
	private final NamedTerrains terrains = new NamedTerrains();
	private final Map<Layer, Map<Integer, Byte>> ids = new HashMap<>();
	private final Level level = LevelFactory.eINSTANCE.createLevel();
	/** What was left out, and how often. */
	private final Map<String, Integer> lost;

	private LdtkLevelMaker(LdtkProject project, WorldLevel source, Map<String, Integer> lost) {
		this.project = project;
		this.source = source;
		this.lost = lost;
		this.layers = source.layers.stream().filter(Layer::hasValues).toList();
		this.side = layers.stream().mapToInt(layer -> layer.side).min().orElse(1);
	}

	/** Whether a level has a layer of values. */
	static boolean hasValues(WorldLevel source) {
		return source.layers.stream().anyMatch(Layer::hasValues);
	}

	/**
	 * Makes a level.
	 *
	 * @param lost counts what is left out
	 * @throws IllegalArgumentException if it is too large or has too many terrains
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	static Level make(LdtkProject project, WorldLevel source, Map<String, Integer> lost, Progress progress) {
		return new LdtkLevelMaker(project, source, lost).make(progress);
	}

	private Level make(Progress progress) {
		level.setName(ImportNames.line(source.name));
		level.setCellScale(side);
		int width = Math.ceilDiv(source.width, side);
		int height = Math.ceilDiv(source.height, side);
		TerrainGrid.checkSize(width, height);
		layers.forEach(this::addTerrains);
		byte empty = id(NamedTerrains.EMPTY, Optional.of(NamedTerrains.EMPTY_RGB));
		WholeGrid grid = new WholeGrid();
		grid.begin(width, height);
		byte[] row = new byte[width];
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				row[x] = terrain((long) x * side + side / 2, (long) y * side + side / 2, empty);
			}
			grid.row(row);
			progress.check();
		}
		level.setTerrain(grid.build());
		level.getTerrainTypes().addAll(terrains.all());
		source.layers.forEach(this::addEntities);
		source.layers.stream().filter(layer -> !layer.hasValues() && !layer.type.equals("Entities"))
				.forEach(layer -> lose("Layers of tiles"));
		return level;
	}

	/** All values that a layer may have, so that those that no cell has can be painted. */
	private void addTerrains(Layer layer) {
		LayerKind kind = project.kinds.get(layer.kind);
		Map<Integer, Byte> byValue = new LinkedHashMap<>();
		ids.put(layer, byValue);
		if (kind != null) {
			kind.values.values().forEach(value -> byValue.put(value.value, id(name(layer, value), value.rgb())));
		}
	}

	private static String name(Layer layer, Value value) {
		return NamedTerrains.toName(value.name.isBlank() ? layer.name + "-" + value.value : value.name);
	}

	private byte id(String name, Optional<Integer> rgb) {
		TerrainType terrain = terrains.get(name, rgb).orElseThrow(() -> new IllegalArgumentException("level "
				+ source.name + " has more than " + TerrainGrid.TERRAINS + " values, expected at most that many"));
		return (byte) terrain.getId();
	}

	private byte terrain(long x, long y, byte empty) {
		for (Layer layer : layers) {
			int value = layer.at(x, y);
			if (value != 0) {
				Byte known = ids.get(layer).get(value);
				if (known == null) {
					known = id(NamedTerrains.toName(layer.name + "-" + value), Optional.empty());
					ids.get(layer).put(value, known);
				}
				return known;
			}
		}
		return empty;
	}

	private void addEntities(Layer layer) {
		for (Entity entity : layer.entities) {
			double left = entity.x + layer.left;
			double top = entity.y + layer.top;
			if (SPAWN.matcher(entity.name).matches()) {
				addSpawn(entity, left, top);
			} else {
				addNote(entity, left - entity.pivotX * entity.width, top - entity.pivotY * entity.height);
			}
		}
	}

	private void addSpawn(Entity entity, double x, double y) {
		int column = cell(x + entity.width * (0.5 - entity.pivotX));
		int row = cell(y + entity.height * (0.5 - entity.pivotY));
		if (!level.getTerrain().contains(column, row)) {
			lose("Entities outside of their level");
			return;
		}
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setName(ImportNames.line(entity.name));
		spawn.setX(column);
		spawn.setY(row);
		level.getSpawns().add(spawn);
	}

	private void addNote(Entity entity, double left, double top) {
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setName(ImportNames.line(entity.name));
		String text = String.join("\n", entity.fields);
		note.setText(text.isEmpty() ? null : plain(text.substring(0, Math.min(LONGEST_NOTE, text.length()))));
		note.setX(cell(left));
		note.setY(cell(top));
		note.setWidth(Math.max(1, cell(Math.ceil((left + entity.width) / side) * side) - note.getX()));
		note.setHeight(Math.max(1, cell(Math.ceil((top + entity.height) / side) * side) - note.getY()));
		level.getAnnotations().add(note);
	}

	private int cell(double pixels) {
		return (int) Math.clamp(Math.floor(pixels / side), -FARTHEST, FARTHEST);
	}

	private void lose(String what) {
		lost.merge(what, 1, Integer::sum);
	}

	/** A text as levels can hold it. */
	private static String plain(String text) {
		return text.replaceAll("[\\p{Cc}\\uFFFE\\uFFFF&&[^\\n\\t]]|\\p{Cs}", " ");
	}
}
