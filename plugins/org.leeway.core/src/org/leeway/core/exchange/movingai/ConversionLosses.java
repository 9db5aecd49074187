package org.leeway.core.exchange.movingai;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.model.DiagonalRule;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.MapSymmetry;
import org.leeway.model.TerrainType;

/** The things in a level that a MovingAI map cannot hold, as messages. */
final class ConversionLosses {

	private final List<Diagnostic> losses = new ArrayList<>();

	private ConversionLosses() {
	}

	static Diagnostic[] of(Level level) {
		ConversionLosses losses = new ConversionLosses();
		losses.addAllOf(level);
		return losses.losses.toArray(Diagnostic[]::new);
	}

	private void addAllOf(Level level) {
		level.getTerrainTypes().forEach(this::addTerrain);
		addMissing(level.getAgentTypes(), "agent", "agents");
		addMissing(level.getCircles(), "circle", "circles");
		addMissing(level.getPolygons(), "polygon", "polygons");
		addMissing(level.getSpawns(), "spawn", "spawns");
		addMissing(level.getAnnotations(), "note", "notes");
		addMissing(level.getProbes(), "probe", "probes");
		addMissing(level.getAccepted(), "intended finding", "intended findings");
		addMissing(level.getNavMeshes(), "navigation mesh", "navigation meshes");
		addMissing(level.getUnderlays(), "picture to trace", "pictures to trace");
		if (level.getCellScale() != 1) {
			add("The cell scale " + level.getCellScale() + " is not written: maps have none.");
		}
		if (level.getDiagonals() != DiagonalRule.NEVER) {
			add("The rule of diagonal steps \"" + level.getDiagonals() + "\" is not written: maps have none.");
		}
		if (level.getSymmetry() != MapSymmetry.NONE) {
			add("The symmetry \"" + level.getSymmetry() + "\" is not written: maps have none.");
		}
		if (!level.getScales().isEmpty()) {
			add("The scales \"" + level.getScales() + "\" are not written: maps have none.");
		}
		if (!level.getBalance().isEmpty()) {
			add("The limits of balance \"" + level.getBalance() + "\" are not written: maps have none.");
		}
		if (level.getFrame() != GameFrame.NONE) {
			add("The frame of the game is not written: maps have none.");
		}
	}

	private void addTerrain(TerrainType terrain) {
		if (!MapCharacters.isKnown(terrain.getName())) {
			add("The name of the terrain " + terrain.getName()
					+ " is not written: maps know ground, swamp, water,"
					+ " trees and out.");
		}
		if (terrain.getSpeed() != 1) {
			add("The speed " + terrain.getSpeed() + " of the terrain " + terrain.getName()
					+ " is not written: maps have none.");
		}
		if (terrain.isRemovable()) {
			add("That units can clear away the terrain " + terrain.getName() + " is not written: maps cannot tell.");
		}
	}

	private void add(String loss) {
		losses.add(Diagnostic.lost(loss));
	}

	private void addMissing(List<?> objects, String one, String many) {
		Diagnostic.unwritten(objects.size(), one, many, "maps hold terrain only").ifPresent(losses::add);
	}
}
