package org.leeway.core.exchange.mesh;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/** A maker of levels from meshes of other programs. */
public final class MeshLevels {

	/**
	 * The terrains of a level that is made from a mesh.
	 *
	 * @param ground the id of the terrain of polygons without a terrain of their own
	 * @param blocked the id of the terrain of cells outside of the mesh
	 */
	public record Terrains(List<TerrainType> all, int ground, int blocked) {
	}

	private MeshLevels() {
	}

	/** Returns the rectangle around a mesh with at least one vertex. */
	public static Envelope bounds(PolygonMesh mesh) {
		double left = Double.POSITIVE_INFINITY;
		double top = Double.POSITIVE_INFINITY;
		double right = Double.NEGATIVE_INFINITY;
		double bottom = Double.NEGATIVE_INFINITY;
		for (int i = 0; i < mesh.vertexCount(); i++) {
			left = Math.min(left, mesh.x(i));
			top = Math.min(top, mesh.y(i));
			right = Math.max(right, mesh.x(i));
			bottom = Math.max(bottom, mesh.y(i));
		}
		return new Envelope(left, top, right, bottom);
	}

	/**
	 * Converts a mesh to coordinates in cells.
	 *
	 * @param left the x coordinate in {@code mesh} that becomes 0
	 * @param top the y coordinate in {@code mesh} that becomes 0
	 * @param cellSide the side of a cell, in the unit of {@code mesh}
	 */
	public static PolygonMesh inCells(PolygonMesh mesh, double left, double top, double cellSide) {
		double[] xy = new double[2 * mesh.vertexCount()];
		for (int i = 0; i < mesh.vertexCount(); i++) {
			xy[2 * i] = (mesh.x(i) - left) / cellSide;
			xy[2 * i + 1] = (mesh.y(i) - top) / cellSide;
		}
		List<int[]> polygons = new ArrayList<>();
		short[] terrains = new short[mesh.polygonCount()];
		for (int i = 0; i < terrains.length; i++) {
			polygons.add(mesh.polygon(i));
			terrains[i] = (short) mesh.terrain(i);
		}
		List<int[]> walls = new ArrayList<>();
		for (int i = 0; i < mesh.wallCount(); i++) {
			walls.add(new int[] {mesh.wallFrom(i), mesh.wallTo(i)});
		}
		return PolygonMesh.of(xy, polygons, terrains, walls);
	}

	/**
	 * Returns a level with a mesh as a layer. {@link CellRaster} draws the grid of the level from the mesh.
	 *
	 * @param walls the navigation mesh made from {@code mesh}. Says which edges are walls
	 * @param mesh the mesh, with lengths in cells
	 * @throws IllegalArgumentException if the size is out of range for a grid
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static Level level(String name, PolygonMesh mesh, NavMesh walls, int width, int height, Terrains terrains,
			Progress progress) {
		TerrainGrid grid = CellRaster.of(mesh, walls, width, height, terrains.ground, terrains.blocked, progress);
		Level level = LevelFactory.eINSTANCE.createLevel();
		level.setName(name);
		level.setTerrain(grid);
		level.getTerrainTypes().addAll(terrains.all);
		NavMeshLayer layer = LevelFactory.eINSTANCE.createNavMeshLayer();
		layer.setName(name);
		layer.setMesh(mesh);
		level.getNavMeshes().add(layer);
		return level;
	}

	/**
	 * Makes the terrains of the level's mesh the terrains that the first agent of the level can cross.
	 */
	public static void serveFirstAgent(Level level) {
		level.getNavMeshes().getFirst().getCapability().addAll(level.getAgentTypes().getFirst().getCapability());
	}

	/**
	 * Returns the terrains for a mesh whose polygons have no terrains. Polygons become ground, and cells outside of the
	 * mesh are out of bounds.
	 */
	public static Terrains usualTerrains() {
		return new Terrains(LevelTemplates.terrainTypes(), LevelTemplates.GROUND, 4);
	}
}
