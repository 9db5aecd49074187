package org.leeway.pathing.navmesh.generate;

import java.util.Arrays;

import org.leeway.pathing.navmesh.MeshTile;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A mesher of one tile. Uses the outline of the tile, and the breaks of each side. Breaks are the places on a side
 * where edges or walls of this tile or of its neighbour end.
 */
final class TileMesher {

	private static final short UNKNOWN = -2;

	private final Tile tile;
	private final Outline outline;
	private final boolean keepTerrains;
	/**
	 * Indexed by side: the places on the side where the mesh must have a vertex, without the corners of the tile. A
	 * place is a distance from the left or top end of the side, in lattice steps. Ascending.
	 */
	private final long[][] breaks;
	/** Indexed by side: where the {@link #breaks} of the side begin in {@link #places}. */
	private final int[] firstOnSide = new int[4];
	private final LatticePoints places = new LatticePoints();
	private final int sidePlaces;
	private LatticePoints points;
	private Triangulation mesh;
	private short[] kinds;
	private ConvexMerge merge;

	private TileMesher(Tile tile, Outline outline, long[][] breaks, boolean keepTerrains) {
		this.tile = tile;
		this.outline = outline;
		this.keepTerrains = keepTerrains;
		this.breaks = breaks;
		places.add(0, 0);
		places.add(tile.across(), 0);
		places.add(tile.across(), tile.down());
		places.add(0, tile.down());
		for (Side side : Side.values()) {
			firstOnSide[side.ordinal()] = places.count();
			for (long at : breaks[side.ordinal()]) {
				switch (side) {
				case TOP -> places.add(at, 0);
				case RIGHT -> places.add(tile.across(), at);
				case BOTTOM -> places.add(at, tile.down());
				case LEFT -> places.add(0, at);
				}
			}
		}
		sidePlaces = places.count();
	}

	/**
	 * Computes the mesh of a tile.
	 *
	 * @param breaks indexed by side: the positions on the side that must be vertices, ascending, without the corners of the
	 *            tile. A position is a distance from the left or top end of the side, in lattice steps
	 */
	static MeshTile mesh(Tile tile, Outline outline, long[][] breaks, boolean keepTerrains) {
		boolean blocked = outline.isUniform() && outline.kind() == Outline.BLOCKED;
		return blocked ? MeshTile.EMPTY : new TileMesher(tile, outline, breaks, keepTerrains).mesh();
	}

	private MeshTile mesh() {
		int[] numbers = new int[outline.pointCount()];
		for (int i = 0; i < numbers.length; i++) {
			int onSide = onSide(outline.x(i), outline.y(i));
			numbers[i] = onSide < 0 ? places.add(outline.x(i), outline.y(i)) : onSide;
		}
		points = places.reduced();
		mesh = new Triangulation(points);
		mesh.insert();
		ConstraintInserter constraints = new ConstraintInserter(mesh, points);
		for (int edge = 0; edge < outline.edgeCount(); edge++) {
			constraints.add(numbers[outline.from(edge)], numbers[outline.to(edge)], edge);
		}
		findKinds();
		mergeFaces();
		return tile();
	}

	/**
	 * Returns the index in {@link #places} of a corner of the tile, or of a place of {@link #breaks}. Returns -1 for
	 * all other coordinates.
	 */
	private int onSide(long x, long y) {
		for (Side side : Side.values()) {
			if (tile.isOnSide(side, x, y)) {
				int at = Arrays.binarySearch(breaks[side.ordinal()], side.position(x, y));
				if (at >= 0) {
					return firstOnSide[side.ordinal()] + at;
				}
			}
		}
		for (int corner = 0; corner < 4; corner++) {
			if (places.x(corner) == x && places.y(corner) == y) {
				return corner;
			}
		}
		return -1;
	}

	/**
	 * Finds the {@linkplain Outline kind} of each triangle. Triangles at edges of the outline have the kind that the edge
	 * names. These kinds spread to neighbouring triangles without a kind.
	 */
	private void findKinds() {
		kinds = new short[mesh.edgeCount() / 3];
		Arrays.fill(kinds, outline.isUniform() ? outline.kind() : UNKNOWN);
		int[] stack = new int[kinds.length];
		int depth = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			int label = mesh.label(edge);
			if (label != Triangulation.NONE && kinds[edge / 3] == UNKNOWN) {
				kinds[edge / 3] = label % 2 == 0 ? outline.right(label / 2) : outline.left(label / 2);
				stack[depth++] = edge / 3;
			}
		}
		while (depth > 0) {
			int triangle = stack[--depth];
			for (int edge = 3 * triangle; edge < 3 * triangle + 3; edge++) {
				int twin = mesh.twin(edge);
				if (twin != Triangulation.NONE && kinds[twin / 3] == UNKNOWN) {
					kinds[twin / 3] = kinds[triangle];
					stack[depth++] = twin / 3;
				}
			}
		}
	}

	private void mergeFaces() {
		merge = new ConvexMerge(mesh, points);
		int[] portals = new int[mesh.edgeCount() / 2];
		int count = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.label(edge) == Triangulation.NONE && edge < mesh.twin(edge) && kinds[edge / 3] != Outline.BLOCKED) {
				portals[count++] = edge;
			}
		}
		merge.merge(portals, count);
	}

	private MeshTile tile() {
		int[] numbers = new int[mesh.edgeCount()];
		Arrays.fill(numbers, NavMesh.NONE);
		int[] firstEdges = new int[kinds.length + 1];
		short[] terrains = new short[kinds.length];
		int[] origins = new int[mesh.edgeCount()];
		int faceCount = 0;
		int edgeCount = 0;
		for (int first = 0; first < numbers.length; first++) {
			if (numbers[first] == NavMesh.NONE && kinds[first / 3] != Outline.BLOCKED && !merge.isRemoved(first)) {
				firstEdges[faceCount] = edgeCount;
				terrains[faceCount++] = keepTerrains ? kinds[first / 3] : NavMesh.NONE;
				int edge = first;
				do {
					origins[edgeCount] = mesh.origin(edge);
					numbers[edge] = edgeCount++;
					edge = merge.next(edge);
				} while (edge != first);
			}
		}
		firstEdges[faceCount] = edgeCount;
		int[] twins = new int[edgeCount];
		for (int edge = 0; edge < numbers.length; edge++) {
			if (numbers[edge] != NavMesh.NONE) {
				int label = mesh.label(edge);
				boolean wall = mesh.twin(edge) == Triangulation.NONE || label != Triangulation.NONE && outline.isWall(label / 2);
				twins[numbers[edge]] = wall ? NavMesh.NONE : numbers[mesh.twin(edge)];
			}
		}
		double[] xy = new double[2 * places.count()];
		for (int i = 0; i < places.count(); i++) {
			xy[2 * i] = Lattice.cells(places.x(i), tile.x());
			xy[2 * i + 1] = Lattice.cells(places.y(i), tile.y());
		}
		return MeshTile.of(xy, sidePlaces, Arrays.copyOf(firstEdges, faceCount + 1), Arrays.copyOf(origins, edgeCount),
				twins, Arrays.copyOf(terrains, faceCount), sides(numbers));
	}

	private int[][] sides(int[] numbers) {
		int[][] sides = new int[4][];
		for (Side side : Side.values()) {
			int count = breaks[side.ordinal()].length;
			int[] parts = new int[count + 1];
			// corners are numbered clockwise from the top left, so side i leads from corner i to the next corner. But its
			// sections are listed from left to right or from top to bottom. At the bottom and at the left, this is the opposite
			// direction
			boolean forward = side == Side.TOP || side == Side.RIGHT;
			int corner = side.ordinal();
			int first = forward ? corner : corner + 1 & 3;
			int last = forward ? corner + 1 & 3 : corner;
			for (int i = 0; i <= count; i++) {
				int a = i == 0 ? first : firstOnSide[corner] + i - 1;
				int b = i == count ? last : firstOnSide[corner] + i;
				long from = side.position(places.x(a), places.y(a));
				long to = side.position(places.x(b), places.y(b));
				int edge = mesh.find(a, b);
				parts[i] = outline.isWall(side, from, to) ? NavMesh.NONE : numbers[edge];
			}
			sides[corner] = parts;
		}
		return sides;
	}
}
