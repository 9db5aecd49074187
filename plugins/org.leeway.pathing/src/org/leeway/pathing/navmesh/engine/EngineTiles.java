package org.leeway.pathing.navmesh.engine;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * Square tiles over a mesh, row by row. Immutable. Lengths are in cells.
 *
 * @param x the left side of the first column
 * @param y the upper side of the first row
 * @param side of a tile
 */
public record EngineTiles(int x, int y, int side, int columns, int rows) {

	/** @throws IllegalArgumentException if there are no tiles */
	public EngineTiles {
		if (side < 1 || columns < 1 || rows < 1) {
			throw new IllegalArgumentException(columns + " x " + rows + " tiles of " + side + " cells");
		}
	}

	/**
	 * Returns the smallest grid of tiles that covers a mesh. The borders between tiles lie at multiples of {@code side}.
	 *
	 * @param side the side length of a tile
	 */
	public static EngineTiles covering(NavMesh mesh, int side) {
		double left = 0;
		double top = 0;
		double right = 1;
		double bottom = 1;
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			left = vertex == 0 ? mesh.x(vertex) : Math.min(left, mesh.x(vertex));
			top = vertex == 0 ? mesh.y(vertex) : Math.min(top, mesh.y(vertex));
			right = vertex == 0 ? mesh.x(vertex) : Math.max(right, mesh.x(vertex));
			bottom = vertex == 0 ? mesh.y(vertex) : Math.max(bottom, mesh.y(vertex));
		}
		int column = (int) Math.floor(left / side);
		int row = (int) Math.floor(top / side);
		return new EngineTiles(column * side, row * side, side, Math.max(1, (int) Math.ceil(right / side) - column),
				Math.max(1, (int) Math.ceil(bottom / side) - row));
	}

	public int count() {
		return columns * rows;
	}

	/**
	 * Returns the x of a column's left side. The index after the last column is valid too, and gives the right side of
	 * the last column.
	 */
	public int left(int column) {
		return x + column * side;
	}

	/**
	 * Returns the y of a row's upper side. The index after the last row is valid too, and gives the lower side of the
	 * last row.
	 */
	public int top(int row) {
		return y + row * side;
	}

	/** Returns the index of the tile in which a face lies. The face must lie in a single tile. */
	public int tile(NavMesh mesh, int face) {
		double sumX = 0;
		double sumY = 0;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			sumX += mesh.x(mesh.origin(edge));
			sumY += mesh.y(mesh.origin(edge));
		}
		int column = (int) Math.floor((sumX / mesh.size(face) - x) / side);
		int row = (int) Math.floor((sumY / mesh.size(face) - y) / side);
		return row * columns + column;
	}
}
