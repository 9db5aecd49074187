package org.leeway.pathing.navmesh.detour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.FaceSplitter;
import org.leeway.pathing.navmesh.engine.EngineTiles;
import org.leeway.pathing.navmesh.engine.ErodedMesh;

/**
 * The polygons with which an engine with Detour finds paths for a disc of a given radius. The polygons cover the area where the
 * centre of the disc may be, cut into tiles. Coordinates are in single precision. Polygons have at most {@link #CORNERS} corners.
 * Immutable.
 */
public final class DetourMesh {

	/** The largest number of corners that a polygon of Detour can have. */
	public static final int CORNERS = 6;
	/**
	 * The number of lattice steps in the side of a cell. All coordinates are multiples of a step, so that single precision
	 * represents them exactly even in large levels.
	 */
	public static final int STEPS = 256;
	/**
	 * Least width of a strip, in lattice steps. In a passage exactly as wide as the disc, the disc's centre can only be on a
	 * line. The mesh widens this line to a strip. For narrower strips, the mesh would need many more lines to approximate arcs.
	 */
	private static final int LEAST_STRIP = 8;
	/** Least length, in Detour's units, of an edge that is sure to be linked to another tile. Includes a small margin. */
	private static final double LINKED = 0.025;

	/**
	 * Parameters for computing polygons from a mesh.
	 *
	 * @param radius of the disc in cells
	 * @param scale the side of a cell, in Detour's units of length
	 * @param side of a tile in cells
	 */
	public record Shape(double radius, double scale, int side) {

		/**
		 * Returns whether the polygons are exact at gaps: they connect the two sides of a gap if and only if the disc passes
		 * the gap. False if the radius is small in comparison with the width of a {@linkplain #strip strip}, because then
		 * rounding decides.
		 */
		public boolean tellsGaps() {
			return eroded(Optional.empty()).tellsGaps();
		}

		private ErodedMesh.Shape eroded(Optional<EngineTiles> layout) {
			return new ErodedMesh.Shape(radius, STEPS, strip(), true, layout);
		}

		/**
		 * Returns the width of a strip, in lattice steps. A strip widens the line on which the disc's centre can be in a
		 * passage exactly as wide as the disc. The strip must be wide enough for Detour's links between tiles. The width is a
		 * power of two, so that it divides the sides of tiles.
		 */
		private int strip() {
			int strip = LEAST_STRIP;
			while (strip < STEPS && strip * scale < LINKED * STEPS) {
				strip *= 2;
			}
			return strip;
		}
	}

	private final EngineTiles layout;
	private final double scale;
	private final List<DetourTile> tiles;

	private DetourMesh(EngineTiles layout, double scale, List<DetourTile> tiles) {
		this.layout = layout;
		this.scale = scale;
		this.tiles = List.copyOf(tiles);
	}

	/**
	 * Computes the polygons for a disc: erodes a mesh by the radius of the disc, and cuts the result into tiles.
	 *
	 * @param mesh the mesh. If the polygons are to have terrains, each face of the mesh must lie on a single terrain
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static DetourMesh of(NavMesh mesh, Shape shape, Progress progress) {
		EngineTiles layout = EngineTiles.covering(mesh, shape.side);
		return ofFaces(ErodedMesh.of(mesh, shape.eroded(Optional.of(layout)), progress), layout, shape.scale);
	}

	/**
	 * Creates a polygon for each face of a mesh. In contrast to {@link #of}, does not erode the mesh. Splits faces with more
	 * than {@link #CORNERS} corners.
	 *
	 * @param mesh a mesh whose faces do not cross the sides of tiles
	 */
	public static DetourMesh ofFaces(NavMesh mesh, EngineTiles layout, double scale) {
		NavMesh split = FaceSplitter.split(mesh, CORNERS);
		List<List<Integer>> faces = Stream.generate(() -> (List<Integer>) new ArrayList<Integer>()).limit(layout.count()).toList();
		for (int face = 0; face < split.faceCount(); face++) {
			faces.get(layout.tile(split, face)).add(face);
		}
		return new DetourMesh(layout, scale, IntStream.range(0, layout.count()).filter(place -> !faces.get(place).isEmpty())
				.mapToObj(place -> new DetourTile(split, faces.get(place), layout, place, scale)).toList());
	}

	/** Returns the layout of the tiles. */
	public EngineTiles layout() {
		return layout;
	}

	/** Returns the side of a cell, in Detour's units of length. */
	public double scale() {
		return scale;
	}

	/** Returns the tiles that have polygons, row by row. */
	public List<DetourTile> tiles() {
		return tiles;
	}
}
