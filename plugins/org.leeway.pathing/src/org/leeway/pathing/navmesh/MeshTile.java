package org.leeway.pathing.navmesh;

import java.util.Arrays;

/**
 * The mesh of one rectangular tile of a map. {@link NavMesh#joined} joins the meshes of all tiles to the mesh of the map. After an
 * edit, the new mesh shares unchanged tiles and their search data with the old mesh. Immutable.
 */
public final class MeshTile {

	private static final int[] NO_EDGES = {};

	/** A tile without faces. */
	public static final MeshTile EMPTY = new MeshTile(NavMesh.EMPTY, 0, new int[][] {NO_EDGES, NO_EDGES, NO_EDGES, NO_EDGES});

	/**
	 * The mesh of this tile, not joined with other tiles. Its first vertices are inside of the tile, and its last vertices are on
	 * the sides of the tile.
	 */
	private final NavMesh mesh;
	private final int innerVertices;
	/** Indexed by side (0 top, 1 right, 2 bottom, 3 left): the half-edges on this side, as {@link #side} returns them. */
	private final int[][] sides;

	private MeshTile(NavMesh mesh, int innerVertices, int[][] sides) {
		this.mesh = mesh;
		this.innerVertices = innerVertices;
		this.sides = sides;
	}

	/**
	 * Creates a tile from convex faces in clockwise order, which must not overlap. The faces are not checked. The half-edges of a
	 * face have consecutive numbers.
	 *
	 * @param xy the places {@code x0, y0, x1, y1, ...} of vertices, in cells. Faces that meet only at a point may use the same
	 * place
	 * @param sidePlaces how many places lie on the sides of the tile. These places come before the places inside of the tile
	 * @param firstEdges indexed by face: its first half-edge. The last entry is the number of all half-edges
	 * @param origins indexed by half-edge: the place where it begins
	 * @param twins indexed by half-edge: its twin, or {@link NavMesh#NONE} for walls and for half-edges on a side
	 * @param terrains indexed by face: its terrain, or {@link NavMesh#NONE} without terrain
	 * @param sides indexed by side (0 top, 1 right, 2 bottom, 3 left): the half-edges on this side, from left to right or from top
	 * to bottom. {@link NavMesh#NONE} stands for a section that no unit can cross. Both tiles at a side must cut it into the same
	 * sections. The array may be empty if no unit can cross the side anywhere
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

	/** Returns the number of vertices on the sides. */
	int sideVertices() {
		return mesh.vertexCount() - innerVertices;
	}

	/**
	 * Returns the half-edges on a side of the tile, from left to right or from top to bottom. {@link NavMesh#NONE} stands for a
	 * section of the side that no unit can cross.
	 *
	 * @param side 0 for the top, 1 for the right, 2 for the bottom, 3 for the left side
	 */
	int[] side(int side) {
		return sides[side];
	}

	@Override
	public String toString() {
		return mesh.toString();
	}
}
