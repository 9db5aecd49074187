package org.leeway.core.exchange.ldtk;

import java.util.List;
import java.util.Map;

import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.ldtk.LdtkProject.Entity;
import org.leeway.core.exchange.ldtk.LdtkProject.Layer;
import org.leeway.core.exchange.ldtk.LdtkProject.WorldLevel;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.meaning.StartWords;
import org.leeway.model.Annotation;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The conversion of a level of an LDtk world into a level of Leeway. The cells of the new level are as large as the
 * smallest cells of all value layers. A value layer is a layer of LDtk's type IntGrid. If the LDtk level has no value
 * layer, the cells are as large as the smallest cells of all layers.
 */
final class LdtkLevelMaker {

	private static final int LONGEST_NOTE = 1000;
	private static final int FARTHEST = 1 << 24;

	private final LdtkProject project;
	private final WorldLevel source;
	private final List<Layer> layers;
	private final int side;
	private final Level level = LevelFactory.eINSTANCE.createLevel();
	/**
	 * The numbers of things that Leeway does not import, for messages. Indexed by a description for the user, such as "Levels
	 * without a layer".
	 */
	private final Map<String, Integer> lost;
	private ValueTerrains terrains;

	LdtkLevelMaker(LdtkProject project, WorldLevel source, Map<String, Integer> lost) {
		this.project = project;
		this.source = source;
		this.lost = lost;
		this.layers = source.layers.stream().filter(Layer::hasValues).toList();
		this.side = (layers.isEmpty() ? source.layers : layers).stream().mapToInt(layer -> layer.side).min().orElse(1);
	}

	/** Returns whether a level has a value layer. A value layer is a layer of LDtk's type IntGrid. */
	static boolean hasValues(WorldLevel source) {
		return source.layers.stream().anyMatch(Layer::hasValues);
	}

	/**
	 * Makes the level.
	 *
	 * @throws IllegalArgumentException if the level is too large or has too many terrains
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	Level make(Marks marks, Progress progress) {
		level.setName(ImportNames.line(source.name));
		level.setCellScale(side);
		int width = Math.ceilDiv(source.width, side);
		int height = Math.ceilDiv(source.height, side);
		TerrainGrid.checkSize(width, height);
		level.setTerrain(terrain(width, height, marks, progress));
		level.getTerrainTypes().addAll(terrains.all());
		source.layers.forEach(this::addEntities);
		source.layers.stream().filter(layer -> !layer.hasValues() && !layer.type.equals("Entities"))
				.forEach(layer -> lose("Layers of tiles"));
		return level;
	}

	private TerrainGrid terrain(int width, int height, Marks marks, Progress progress) {
		try {
			terrains = new ValueTerrains(project, false);
			return new ValueCells(layers, side, terrains).build(width, height, marks, progress);
		} catch (ValueTerrains.TooManyException tooMany) {
			terrains = new ValueTerrains(project, true);
			return new ValueCells(layers, side, terrains).build(width, height, marks, progress);
		}
	}

	/**
	 * Returns whether a terrain of the level blocks agents. A terrain comes from a value of a layer, and blocks if the value or
	 * the layer has a name such as {@code wall}.
	 */
	boolean isBlocking(TerrainType terrain) {
		return terrains.isBlocking(terrain);
	}

	private void addEntities(Layer layer) {
		for (Entity entity : layer.entities) {
			double left = entity.x + layer.left;
			double top = entity.y + layer.top;
			if (StartWords.isStart(entity.name)) {
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

	/** Returns a text without characters that levels cannot hold. Each such character becomes a blank. */
	private static String plain(String text) {
		return text.replaceAll("[\\p{Cc}\\uFFFE\\uFFFF&&[^\\n\\t]]|\\p{Cs}", " ");
	}
}
