package org.leeway.pathing.navmesh.generate;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.navmesh.MeshTile;
import org.leeway.pathing.world.World;

/** A mesher that makes the outlines and meshes of all tiles of a level, or of the tiles that an edit changed. */
final class LevelMesher {

	private final World world;
	private final MeshOptions options;
	private final TileLayout layout;
	private final SceneRings rings;
	private final Progress progress;
	/**
	 * Indexed by tile: the edges between areas of different kinds in the tile. The mesh of the tile in {@link #tiles} is made
	 * from these edges.
	 */
	private final Outline[] outlines;
	private final MeshTile[] tiles;

	private LevelMesher(World world, MeshOptions options, TileLayout layout, SceneRings rings, Outline[] outlines,
			MeshTile[] tiles, Progress progress) {
		this.world = world;
		this.options = options;
		this.layout = layout;
		this.rings = rings;
		this.outlines = outlines;
		this.tiles = tiles;
		this.progress = progress;
	}

	/** Makes all tiles of a level. */
	static TiledLevel of(World world, MeshOptions options, TileLayout layout, Progress progress) {
		SceneRings rings = SceneRings.of(world.scene(), layout, options.circleTolerance());
		LevelMesher mesher = new LevelMesher(world, options, layout, rings, new Outline[layout.count()],
				new MeshTile[layout.count()], progress);
		mesher.each(tile -> true, mesher::trace);
		mesher.each(tile -> true, mesher::mesh);
		return new TiledLevel(layout, rings, mesher.outlines, mesher.tiles);
	}

	/**
	 * Makes the tiles of a level after an edit that keeps the size of the level. Meshes only the tiles that the edit may
	 * change, and takes the other tiles from {@code known}.
	 *
	 * @param before the level before the edit
	 * @param known the tiles of the level before the edit
	 */
	static TiledLevel with(World world, World before, TiledLevel known, MeshOptions options, Progress progress) {
		TileLayout layout = known.layout();
		SceneRings rings = known.rings().with(world.scene());
		boolean[] edited = new boolean[layout.count()];
		if (world.grid() != before.grid()) {
			world.grid().changedSince(before.grid()).forEach(area -> mark(area, layout, edited));
		}
		for (int tile = 0; tile < edited.length && rings != known.rings(); tile++) {
			edited[tile] |= !rings.of(tile).equals(known.rings().of(tile));
		}
		LevelMesher mesher = new LevelMesher(world, options, layout, rings, known.outlines().clone(), known.tiles().clone(),
				progress);
		mesher.each(tile -> edited[tile], mesher::trace);
		mesher.each(tile -> mesher.isOutdated(tile, known.outlines()), mesher::mesh);
		boolean same = Arrays.equals(mesher.outlines, known.outlines());
		return new TiledLevel(layout, rings, mesher.outlines, same ? known.tiles() : mesher.tiles);
	}

	private static void mark(CellRect area, TileLayout layout, boolean[] tiles) {
		for (int row = layout.row(area.y()); row <= layout.row(area.y() + area.height() - 1); row++) {
			int first = row * layout.columns();
			Arrays.fill(tiles, first + layout.column(area.x()), first + layout.column(area.x() + area.width() - 1) + 1, true);
		}
	}

	private void each(IntPredicate filter, IntConsumer work) {
		int[] some = IntStream.range(0, layout.count()).filter(filter).toArray();
		Arrays.stream(some).parallel().forEach(tile -> {
			progress.check();
			work.accept(tile);
		});
	}

	private void trace(int tile) {
		TileCells cells = TileCells.of(world.grid(), options, layout.tile(tile));
		List<Ring> near = rings.of(tile);
		Outline outline = CellOutline.of(cells);
		outline = near.isEmpty() ? outline : RingOutline.of(cells, outline, near);
		outline = OutlineSimplifier.simplified(layout.tile(tile), outline, options.simplification());
		if (outlines[tile] == null || !outlines[tile].isEqual(outline)) {
			outlines[tile] = outline;
		}
	}

	private void mesh(int tile) {
		long[][] breaks = new long[4][];
		for (Side side : Side.values()) {
			breaks[side.ordinal()] = breaks(tile, side);
		}
		tiles[tile] = TileMesher.mesh(layout.tile(tile), outlines[tile], breaks, options.keepTerrains());
		progress.worked(1);
	}

	/**
	 * Returns the positions on a side of a tile where the mesh needs vertices. Edges or walls end there, in this tile or in its
	 * neighbour. So both tiles get the same vertices. Positions are distances from the left or top end of the side, in lattice
	 * steps. Sorted, without duplicates.
	 */
	private long[] breaks(int tile, Side side) {
		int neighbour = layout.neighbour(tile, side);
		long[] own = outlines[tile].breaks(side);
		if (neighbour < 0 || Arrays.equals(own, outlines[neighbour].breaks(side.opposite()))) {
			return own;
		}
		long[] others = outlines[neighbour].breaks(side.opposite());
		return LongStream.concat(Arrays.stream(own), Arrays.stream(others)).sorted().distinct().toArray();
	}

	/**
	 * Returns whether a tile must be meshed again after an edit, for one of two reasons:
	 * <ul>
	 * <li>The outline in the tile has changed.
	 * <li>The outline in a neighbouring tile now ends at other positions on the common side.
	 * </ul>
	 *
	 * @param before the outlines of all tiles before the edit
	 */
	private boolean isOutdated(int tile, Outline[] before) {
		boolean outdated = outlines[tile] != before[tile];
		for (Side side : Side.values()) {
			int neighbour = layout.neighbour(tile, side);
			outdated |= neighbour >= 0 && outlines[neighbour] != before[neighbour] && !Arrays
					.equals(outlines[neighbour].breaks(side.opposite()), before[neighbour].breaks(side.opposite()));
		}
		return outdated;
	}
}
