package org.leeway.core.level.preset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.util.EcoreUtil.Copier;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * Templates for new levels. A template is a level of one cell, with the terrains and the agents of a kind of game. One
 * template has the terrains of {@link LevelTemplates}, which imported maps get.
 */
public final class StandardTemplates {

	/** The name of the template with the terrains that Leeway uses for imported maps without terrains of their own. */
	public static final String IMPORTED_MAPS = "Imported maps";

	private static final List<String> FILES = List.of("strategy", "role-playing", "shooter", "ships");

	private StandardTemplates() {
	}

	/** Creates the templates, indexed by name, in the order in which users see them. */
	public static Map<String, Level> all() {
		Map<String, Level> all = new LinkedHashMap<>();
		FILES.stream().map(StandardTemplates::load).forEach(template -> all.put(template.getName(), template));
		all.put(IMPORTED_MAPS, LevelTemplates.level(IMPORTED_MAPS, 1, 1));
		return all;
	}

	private static Level load(String name) {
		String file = "templates/" + name + "." + LevelFiles.EXTENSION;
		try (InputStream in = StandardTemplates.class.getResourceAsStream(file)) {
			return LevelFiles.load(in, file);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Returns a template with the terrains, the agents and other properties of a level. The level must have a terrain. */
	public static Level of(Level level, String name) {
		TerrainType first = level.getTerrainTypes().getFirst();
		return level(level, name, TerrainGrid.filled(1, 1, first.getId()));
	}

	/** Makes a level from a template. Takes over its terrains, agents, cell scale, symmetry and rule of diagonal steps. */
	public static Level level(Level template, String name, TerrainGrid grid) {
		Level level = LevelFactory.eINSTANCE.createLevel();
		level.setName(name);
		level.setCellScale(template.getCellScale());
		level.setDiagonals(template.getDiagonals());
		level.setSymmetry(template.getSymmetry());
		level.setTerrain(grid);
		Copier copier = new Copier();
		level.getTerrainTypes().addAll(copier.copyAll(template.getTerrainTypes()));
		level.getAgentTypes().addAll(copier.copyAll(template.getAgentTypes()));
		copier.copyReferences();
		return level;
	}
}
