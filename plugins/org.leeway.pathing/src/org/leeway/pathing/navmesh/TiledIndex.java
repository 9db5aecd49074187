package org.leeway.pathing.navmesh;

import java.util.function.IntConsumer;

import org.leeway.pathing.geom.Envelope;

/**
 * A face index of a mesh that is joined from tiles. Uses the {@link FaceIndex} of each tile, which is created lazily. After an
 * edit, the old and the new mesh share the face indices of all unchanged tiles.
 */
final class TiledIndex extends FaceIndex {

	private final MeshTile[] tiles;
	private final int columns;
	private final double side;
	/** The number that the first face of each tile has in the joined mesh. Indexed by tile. */
	private final int[] firstFaces;

	TiledIndex(MeshTile[] tiles, int columns, double side, int[] firstFaces) {
		this.tiles = tiles;
		this.columns = columns;
		this.side = side;
		this.firstFaces = firstFaces;
	}

	private int column(double x) {
		return (int) Math.clamp(Math.floor(x / side), 0, columns - 1);
	}

	private int row(double y) {
		return (int) Math.clamp(Math.floor(y / side), 0, tiles.length / columns - 1);
	}

	@Override
	int locate(double px, double py) {
		// a place on the common side of two tiles belongs to both tiles
		for (int row = row(Math.nextDown(py)); row <= row(py); row++) {
			for (int column = column(Math.nextDown(px)); column <= column(px); column++) {
				int tile = row * columns + column;
				int face = tiles[tile].mesh().locate(px, py);
				if (face != NavMesh.NONE) {
					return firstFaces[tile] + face;
				}
			}
		}
		return NavMesh.NONE;
	}

	@Override
	public void eachIn(Envelope area, IntConsumer consumer) {
		int right = column(area.right());
		int bottom = row(area.bottom());
		for (int row = row(Math.nextDown(area.top())); row <= bottom; row++) {
			for (int column = column(Math.nextDown(area.left())); column <= right; column++) {
				int tile = row * columns + column;
				tiles[tile].mesh().index().eachIn(area, face -> consumer.accept(firstFaces[tile] + face));
			}
		}
	}
}
