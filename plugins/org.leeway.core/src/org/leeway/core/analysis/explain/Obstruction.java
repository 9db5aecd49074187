package org.leeway.core.analysis.explain;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.value.ObstacleName;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;

/**
 * The reason why a unit cannot stand at a place. Immutable.
 *
 * @param cell the first cell, row by row, that the unit cannot cover
 * @param cause the terrain or obstacle on this cell in words, or a text that says that the map ends
 */
public record Obstruction(Cell cell, String cause) {

	/**
	 * Returns the reason why a unit cannot stand with its top-left cell on {@code anchor}. Empty if the unit can stand
	 * there.
	 */
	public static Optional<Obstruction> of(LevelAnalysis analysis, Agent unit, Cell anchor) {
		int size = GridUnit.sizeOn(unit.size(), analysis.header().width(), analysis.header().height());
		for (int y = anchor.y(); y < anchor.y() + size; y++) {
			for (int x = anchor.x(); x < anchor.x() + size; x++) {
				Optional<Obstruction> there = at(analysis.snapshot(), analysis.clearance().blocked(), unit.capability(), new Cell(x, y));
				if (there.isPresent()) {
					return there;
				}
			}
		}
		return Optional.empty();
	}

	/**
	 * Returns the reason why no unit with a capability can cover a cell. A capability is the set of terrains that a
	 * unit can cross. Empty if a unit of one cell can cover the cell.
	 *
	 * @param blocked the cells that the obstacles of the level block
	 */
	public static Optional<Obstruction> at(LevelSnapshot level, BitPlane blocked, Capability capability, Cell cell) {
		return cause(level, blocked, capability, cell).map(cause -> new Obstruction(cell, cause));
	}

	private static Optional<String> cause(LevelSnapshot level, BitPlane blocked, Capability capability, Cell cell) {
		if (!level.grid().contains(cell.x(), cell.y())) {
			return Optional.of("the map ends");
		}
		int id = level.grid().terrain(cell.x(), cell.y());
		if (!capability.contains(id)) {
			return level.terrains().stream().filter(terrain -> terrain.id() == id).map(Terrain::name).findFirst()
					.or(() -> Optional.of("terrain " + id));
		}
		return blocked.get(cell.x(), cell.y()) ? Optional.of(obstacle(level.scene(), cell)) : Optional.empty();
	}

	private static String obstacle(Scene scene, Cell cell) {
		return scene.circles().stream().filter(circle -> blocks(circle, cell)).findFirst().map(ObstacleName::of)
				.or(() -> scene.polygons().stream().filter(polygon -> blocks(polygon, cell)).findFirst().map(ObstacleName::of))
				.orElse("an obstacle");
	}

	private static boolean blocks(Circle circle, Cell cell) {
		boolean near = Math.abs(circle.x() - cell.x()) <= circle.radius() + 1
				&& Math.abs(circle.y() - cell.y()) <= circle.radius() + 1;
		return near && blocks(Scene.of(List.of(circle)), cell);
	}

	private static boolean blocks(Polygon polygon, Cell cell) {
		Envelope bounds = polygon.bounds();
		boolean near = bounds.left() <= cell.x() + 1 && bounds.right() >= cell.x() && bounds.top() <= cell.y() + 1
				&& bounds.bottom() >= cell.y();
		return near && blocks(Scene.of(List.of(), List.of(polygon)), cell);
	}

	private static boolean blocks(Scene obstacle, Cell cell) {
		return BlockedCells.of(obstacle, new CellRect(cell.x(), cell.y(), 1, 1)).get(0, 0);
	}
}
