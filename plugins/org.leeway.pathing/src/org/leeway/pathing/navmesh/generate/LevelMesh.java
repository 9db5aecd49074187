package org.leeway.pathing.navmesh.generate;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.MeshTile;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.World;

/** The mesh of the free area of a level. Immutable. */
public final class LevelMesh {

	static int SIDE = Integer.getInteger("leeway.side", 64);

	private final World world;
	private final MeshOptions options;
	private final TileLayout layout;
	private final SceneRings rings;
	/** By tile. */
	private final Outline[] outlines;
	private final MeshTile[] tiles;
	private final NavMesh mesh;

	private LevelMesh(World world, MeshOptions options, TileLayout layout, SceneRings rings, Outline[] outlines,
			MeshTile[] tiles, NavMesh mesh) {
		this.world = world;
		this.options = options;
		this.layout = layout;
		this.rings = rings;
		this.outlines = outlines;
		this.tiles = tiles;
		this.mesh = mesh;
	}

	/**
	 * Makes the mesh of a level. A unit of progress is a tile.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LevelMesh of(World world, MeshOptions options, Progress progress) {
		TileLayout layout = new TileLayout(world.grid().width(), world.grid().height(), SIDE);
		SceneRings rings = SceneRings.of(world.scene(), layout, options.circleTolerance());
		Outline[] outlines = new Outline[layout.count()];
		MeshTile[] tiles = new MeshTile[layout.count()];
		IntStream.range(0, outlines.length).parallel().forEach(tile -> {
			progress.check();
			outlines[tile] = outline(world, options, layout, rings, tile);
		});
		IntStream.range(0, tiles.length).parallel().forEach(tile -> {
			progress.check();
			tiles[tile] = TileMesher.mesh(layout.tile(tile), outlines[tile], breaks(layout, outlines, tile),
					options.keepTerrains());
			progress.worked(1);
		});
		return new LevelMesh(world, options, layout, rings, outlines, tiles,
				NavMesh.joined(tiles, layout.columns(), layout.side()));
	}

	private static Outline outline(World world, MeshOptions options, TileLayout layout, SceneRings rings, int tile) {
		TileCells cells = TileCells.of(world.grid(), options, layout.tile(tile));
		Outline outline = CellOutline.of(cells);
		return rings.of(tile).isEmpty() ? outline : RingOutline.of(cells, outline, rings.of(tile));
	}

	private static long[][] breaks(TileLayout layout, Outline[] outlines, int tile) {
		long[][] breaks = new long[4][];
		for (Side side : Side.values()) {
			int neighbour = layout.neighbour(tile, side);
			long[] own = outlines[tile].breaks(side);
			long[] others = neighbour < 0 ? new long[0] : outlines[neighbour].breaks(side.opposite());
			breaks[side.ordinal()] = Arrays.equals(own, others) ? own
					: LongStream.concat(Arrays.stream(own), Arrays.stream(others)).sorted().distinct().toArray();
		}
		return breaks;
	}

	/**
	 * The mesh of an edited level: equal to one made from scratch, but faster.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public LevelMesh with(World edited, Progress progress) {
		return of(edited, options, progress);
	}

	/** The level. */
	public World world() {
		return world;
	}

	public MeshOptions options() {
		return options;
	}

	/** The same object as before if an edit changed nothing that it depends on. */
	public NavMesh mesh() {
		return mesh;
	}
}
