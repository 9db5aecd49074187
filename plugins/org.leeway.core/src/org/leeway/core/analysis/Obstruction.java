package org.leeway.core.analysis;

import java.util.List;
import java.util.Optional;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.ObstacleName;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.clearance.BlockedCells;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Scene;

/**
 * The reason why a unit cannot stand on an anchor. Immutable.
 *
 * @param cell the first cell, row by row, that the unit cannot cover
 * @param cause the terrain or obstacle there, in words
 */
public record Obstruction(Cell cell, String cause) {

	/** Why a unit cannot stand on an anchor; empty if it can. Checks only the cells of its footprint. */
	public static Optional<Obstruction> of(LevelAnalysis analysis, Agent unit, Cell anchor) {
		for (int y = anchor.y(); y < anchor.y() + unit.size(); y++) {
			for (int x = anchor.x(); x < anchor.x() + unit.size(); x++) {
				String cause = cause(analysis, unit, new Cell(x, y));
				if (cause != null) {
					return Optional.of(new Obstruction(new Cell(x, y), cause));
				}
			}
		}
		return Optional.empty();
	}

	private static String cause(LevelAnalysis analysis, Agent unit, Cell cell) {
		LevelSnapshot level = analysis.snapshot();
		if (!level.grid().contains(cell.x(), cell.y())) {
			return "the map ends";
		}
		int id = level.grid().terrain(cell.x(), cell.y());
		if (!unit.capability().contains(id)) {
			return level.terrains().stream().filter(terrain -> terrain.id() == id).map(Terrain::name).findFirst()
					.orElse("terrain " + id);
		}
		return analysis.blocked().get(cell.x(), cell.y()) ? obstacle(level.scene(), cell) : null;
	}

	private static String obstacle(Scene obstacles, Cell cell) {
		return obstacles.circles().stream().filter(circle -> blocks(circle, cell)).findFirst()
				.map(ObstacleName::of).orElse("a polygon");
	}

	private static boolean blocks(Circle circle, Cell cell) {
		boolean near = Math.abs(circle.x() - cell.x()) <= circle.radius() + 1
				&& Math.abs(circle.y() - cell.y()) <= circle.radius() + 1;
		return near && BlockedCells.of(Scene.of(List.of(circle), List.of()), new CellRect(cell.x(), cell.y(), 1, 1)).get(0, 0);
	}
}
