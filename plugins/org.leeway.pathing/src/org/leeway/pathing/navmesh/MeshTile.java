package org.leeway.pathing.navmesh;

import java.util.Arrays;

/**
 * The mesh of one rectangular tile of a map, to be {@linkplain NavMesh#joined joined} with those of the other tiles.
 * Immutable. Meshes of maps share it, and what it has computed for searches, as long as an edit does not change it.
 */
public final class MeshTile {

	private static final int[] NO_EDGES = {};

	/** A tile without faces. */
	public static final MeshTile EMPTY = new MeshTile(NavMesh.EMPTY, 0, new int[][] {NO_EDGES, NO_EDGES, NO_EDGES, NO_EDGES});

	/** By itself; the vertices inside of the tile come first, then those on its sides. */
	private final NavMesh mesh;
	private final int innerVertices;
	/** By side. */
	private final int[][] sides;

	private MeshTile(NavMesh mesh, int innerVertices, int[][] sides) {
		this.mesh = mesh;
		this.innerVertices = innerVertices;
		this.sides = sides;
	}

	/**
	 * A tile of clockwise convex faces that do not overlap, which is not checked. The half-edges of a face have consecutive
	 * numbers.
	 *
	 * @param xy places {@code x0, y0, x1, y1, ...}, in cells; faces that meet at one only by a point may share it
	 * @param sidePlaces the number of places on the sides of the tile, which come before the others
	 * @param firstEdges by face, and one more that ends the last face
	 * @param origins by half-edge, the place where it begins
	 * @param twins by half-edge; {@link NavMesh#NONE} for walls and for half-edges on a side
	 * @param terrains by face; {@link NavMesh#NONE} without
	 * @param sides for the top, right, bottom and left side of the tile, and for each part of it from left to right or from
	 *            top to bottom: the half-edge there, or {@link NavMesh#NONE} if no unit can leave the tile there. Tiles that
	 *            lie at a side of each other have the same parts, unless one cannot be left there at all and has no parts
	 */
	public static MeshTile of(double[] xy, int sidePlaces, int[] firstEdges, int[] origins, int[] twins, short[] terrains,
			int[][] sides) {
		TileVertices vertices = new TileVertices(xy, sidePlaces, firstEdges, origins, twins);
		NavMesh mesh = new NavMesh(vertices.xy(), firstEdges.clone(), vertices.origins(), twins.clone(), vertices.faces(),
				terrains.clone(), vertices.leaving());
		return new MeshTile(mesh, vertices.innerCount(), Arrays.stream(sides).map(int[]::clone).toArray(int[][]::new));
	}

	NavMesh mesh() {
		return mesh;
	}

	int innerVertices() {
		return innerVertices;
	}

	/** The number of vertices on the sides. */
	int sideVertices() {
		return mesh.vertexCount() - innerVertices;
	}

	/** The half-edges at a side, from left to right or from top to bottom; sides count clockwise from the top. */
	int[] side(int side) {
		return sides[side];
	}

	@Override
	public String toString() {
		return mesh.toString();
	}
}
