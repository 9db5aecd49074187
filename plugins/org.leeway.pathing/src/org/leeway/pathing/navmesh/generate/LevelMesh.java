package org.leeway.pathing.navmesh.generate;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.World;

/** The mesh of the free area of a level. Immutable. */
public final class LevelMesh {

	/** The side of a tile in cells. */
	static final int TILE = 64;

	private final World world;
	private final MeshOptions options;
	private final TiledLevel tiles;
	private final NavMesh mesh;

	private LevelMesh(World world, MeshOptions options, TiledLevel tiles, NavMesh mesh) {
		this.world = world;
		this.options = options;
		this.tiles = tiles;
		this.mesh = mesh;
	}

	/** Returns the number of units of progress that {@link #of} reports: the number of tiles of 64 x 64 cells. */
	public static int steps(TerrainGrid grid) {
		return Math.ceilDiv(grid.width(), TILE) * Math.ceilDiv(grid.height(), TILE);
	}

	/**
	 * Computes the mesh of a level. A unit of progress is a tile of 64 x 64 cells.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LevelMesh of(World world, MeshOptions options, Progress progress) {
		TileLayout layout = new TileLayout(world.grid().width(), world.grid().height(), TILE);
		return of(world, options, LevelMesher.of(world, options, layout, progress));
	}

	private static LevelMesh of(World world, MeshOptions options, TiledLevel tiles) {
		return new LevelMesh(world, options, tiles,
				NavMesh.joined(tiles.tiles(), tiles.layout().columns(), tiles.layout().side()));
	}

	/**
	 * Returns the mesh of an edited level. The result equals a mesh computed from scratch. If the size of the level is the same
	 * as before, only changed tiles are computed.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public LevelMesh with(World edited, Progress progress) {
		if (edited.grid().width() != world.grid().width() || edited.grid().height() != world.grid().height()) {
			return of(edited, options, progress);
		}
		TiledLevel updated = LevelMesher.with(edited, world, tiles, options, progress);
		return updated.tiles() == tiles.tiles() ? new LevelMesh(edited, options, updated, mesh)
				: of(edited, options, updated);
	}

	/** Returns the level. */
	public World world() {
		return world;
	}

	public MeshOptions options() {
		return options;
	}

	/** Returns the mesh. If an edit changed nothing that the mesh depends on, the mesh is the same object as before. */
	public NavMesh mesh() {
		return mesh;
	}

	/** Returns the tiles that make up the mesh. */
	TiledLevel tiles() {
		return tiles;
	}
}
