package org.leeway.pathing.navmesh;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.CellRect;

/**
 * The cells in which two meshes cover areas of different size. Differences of less than a quarter of a cell do not count. Areas
 * outside of the map do not count either. Immutable.
 *
 * @param more the cells in which the first mesh covers at least a quarter of a cell more than the second mesh
 * @param less the cells in which the first mesh covers at least a quarter of a cell less than the second mesh
 */
public record MeshComparison(BitPlane more, BitPlane less) {

	/**
	 * Least difference of the covered areas that counts, as a share of a cell. Cells with a smaller difference are neither in
	 * {@code more} nor in {@code less}.
	 */
	private static final double LEAST = 0.25;

	/**
	 * Compares meshes over a map. Measures the covered areas only in those tiles (squares with a side of {@link BitPlane#TILE}
	 * cells) where the meshes have different faces.
	 *
	 * @param width the width of the map, in cells
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static MeshComparison of(NavMesh mesh, NavMesh other, int width, int height, Progress progress) {
		BitPlaneEditor more = BitPlane.empty(width, height).edit();
		BitPlaneEditor less = BitPlane.empty(width, height).edit();
		for (int y = 0; y < height; y += BitPlane.TILE) {
			progress.check();
			for (int x = 0; x < width; x += BitPlane.TILE) {
				CellRect tile = new CellRect(x, y, Math.min(BitPlane.TILE, width - x), Math.min(BitPlane.TILE, height - y));
				if (hash(mesh, tile) != hash(other, tile)) {
					compare(CellCoverage.of(mesh, tile), CellCoverage.of(other, tile), tile, more, less);
				}
			}
		}
		return new MeshComparison(more.build(), less.build());
	}

	private static void compare(double[] areas, double[] others, CellRect tile, BitPlaneEditor more, BitPlaneEditor less) {
		for (int i = 0; i < areas.length; i++) {
			int x = tile.x() + i % tile.width();
			int y = tile.y() + i / tile.width();
			if (areas[i] - others[i] >= LEAST) {
				more.set(x, y);
			} else if (others[i] - areas[i] >= LEAST) {
				less.set(x, y);
			}
		}
	}

	/**
	 * Returns a hash of the faces that touch a tile. If two meshes have equal faces at the tile, the hashes are equal. The hash is
	 * a sum, so the order of the faces does not matter.
	 */
	private static long hash(NavMesh mesh, CellRect tile) {
		long[] sum = {0};
		mesh.index().eachIn(new Envelope(tile.x(), tile.y(), tile.right(), tile.bottom()), face -> {
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				int from = mesh.origin(edge);
				int to = mesh.target(edge);
				sum[0] += mix(mix(mix(bits(mesh.x(from)), bits(mesh.y(from))), bits(mesh.x(to))), bits(mesh.y(to)));
			}
		});
		return sum[0];
	}

	/** Returns the bits of a number for {@link #hash}. Replaces -0.0 by 0.0, because equal places must have equal hashes. */
	private static long bits(double number) {
		return Double.doubleToLongBits(number + 0.0);
	}

	private static long mix(long a, long b) {
		long mixed = (a * 0x9E3779B97F4A7C15L ^ b) * 0xBF58476D1CE4E5B9L;
		return mixed ^ mixed >>> 31;
	}
}
