package org.leeway.pathing.world;

import java.util.Map;
import java.util.Objects;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * Everything of a level that planners use. One cell is one unit of length. Immutable.
 *
 * @param grid terrain of the cells
 * @param speeds the speed on each terrain, as a factor of an agent's own speed
 * @param scene border and obstacles, in cells
 * @param meshes the meshes that the level stores, indexed by capability, that is, by the terrains that units cross.
 * Planners build all other meshes from the grid and the scene
 * @param cellScale side of a cell in the units of the game, more than 0
 * @param diagonals the rule of diagonal steps on the grid
 */
public record World(TerrainGrid grid, TerrainSpeeds speeds, Scene scene, Map<Capability, PolygonMesh> meshes, double cellScale,
		Diagonals diagonals) {

	/**
	 * Creates a world.
	 *
	 * @throws IllegalArgumentException if the scale is not both positive and finite
	 */
	public World {
		Objects.requireNonNull(grid, "grid");
		Objects.requireNonNull(speeds, "speeds");
		Objects.requireNonNull(scene, "scene");
		Objects.requireNonNull(diagonals, "diagonals");
		meshes = Map.copyOf(meshes);
		if (!(cellScale > 0 && cellScale < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("a cell scale of " + cellScale + ", expected more than 0");
		}
	}

	/** Creates a world of terrain and a scene. All terrains have speed 1, and no unit cuts corners. */
	public static World of(TerrainGrid grid, Scene scene) {
		return new World(grid, TerrainSpeeds.UNIFORM, scene, Map.of(), 1, Diagonals.NEVER);
	}

	/** Returns the same world with another rule of diagonal steps. */
	public World with(Diagonals rule) {
		return new World(grid, speeds, scene, meshes, cellScale, rule);
	}
}
