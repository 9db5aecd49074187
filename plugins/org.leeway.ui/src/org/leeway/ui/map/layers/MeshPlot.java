package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.ui.map.layers.MeshShapes.Face;
import org.leeway.ui.map.layers.MeshShapes.Portal;
import org.leeway.ui.map.layers.MeshShapes.Wall;

/**
 * A mesh prepared for drawing at any zoom. The map is divided into squares. Each square stores its own walls, portals and
 * faces. After an edit, the new plot reuses the squares of the old plot in which no face has changed. A background job makes
 * the plot. Immutable.
 */
public final class MeshPlot {

	/** The plot of a mesh without faces. */
	public static final MeshPlot EMPTY = new MeshPlot(NavMesh.EMPTY, null);

	/**
	 * Limit for the number of columns of squares, and for the number of rows. Without this limit, a single face far outside the
	 * map would need very many squares. Faces in columns or rows beyond the limit belong to the last column or row.
	 */
	private static final int MOST_SQUARES = 1 << 10;

	private final NavMesh mesh;
	/**
	 * Number of columns of squares between the left edge of the map and the first square of the plot. A square has the side
	 * {@link SizedShapes#SIDE}. Negative if the first square lies left of the map.
	 */
	private final int left;
	/**
	 * The row of squares in which the plot begins. Row 0 begins at the top edge of the map. Negative if the plot begins above the
	 * map.
	 */
	private final int top;
	private final int columns;
	private final int rows;
	/** The squares in row-major order. Null for a square without faces. */
	private final MeshSquare[] squares;

	private MeshPlot(NavMesh mesh, MeshPlot before) {
		this.mesh = mesh;
		double[] middles = middles(mesh);
		this.left = square(IntStream.range(0, mesh.faceCount()).mapToDouble(face -> middles[2 * face]).min().orElse(0));
		this.top = square(IntStream.range(0, mesh.faceCount()).mapToDouble(face -> middles[2 * face + 1]).min().orElse(0));
		this.columns = 1 + IntStream.range(0, mesh.faceCount()).map(face -> column(middles, face)).max().orElse(0);
		this.rows = 1 + IntStream.range(0, mesh.faceCount()).map(face -> row(middles, face)).max().orElse(0);
		this.squares = new MeshSquare[columns * rows];
		fill(middles, before);
	}

	/**
	 * Prepares a mesh for drawing. Slow for a large mesh.
	 *
	 * @param before the plot of a similar mesh, or {@link #EMPTY}
	 */
	public static MeshPlot of(NavMesh mesh, MeshPlot before) {
		return mesh == before.mesh ? before : mesh.faceCount() == 0 ? EMPTY : new MeshPlot(mesh, before);
	}

	/** Returns the mean of each face's corners, in cells: x of face i at index 2 i, y at 2 i + 1. */
	private static double[] middles(NavMesh mesh) {
		double[] middles = new double[2 * mesh.faceCount()];
		for (int face = 0; face < mesh.faceCount(); face++) {
			int size = mesh.size(face);
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				middles[2 * face] += mesh.x(mesh.origin(edge)) / size;
				middles[2 * face + 1] += mesh.y(mesh.origin(edge)) / size;
			}
		}
		return middles;
	}

	private static int square(double cells) {
		return (int) Math.floor(cells / SizedShapes.SIDE);
	}

	private int column(double[] middles, int face) {
		return Math.min(square(middles[2 * face]) - left, MOST_SQUARES);
	}

	private int row(double[] middles, int face) {
		return Math.min(square(middles[2 * face + 1]) - top, MOST_SQUARES);
	}

	private void fill(double[] middles, MeshPlot before) {
		int[] first = new int[squares.length + 1];
		long[] keys = new long[squares.length];
		int[] squareOf = new int[mesh.faceCount()];
		for (int face = 0; face < squareOf.length; face++) {
			squareOf[face] = row(middles, face) * columns + column(middles, face);
			first[squareOf[face] + 1]++;
			keys[squareOf[face]] += MeshSquare.key(mesh, face);
		}
		for (int i = 0; i < squares.length; i++) {
			first[i + 1] += first[i];
		}
		int[] faces = new int[squareOf.length];
		int[] used = first.clone();
		for (int face = 0; face < squareOf.length; face++) {
			faces[used[squareOf[face]]++] = face;
		}
		for (int i = 0; i < squares.length; i++) {
			if (first[i] < first[i + 1]) {
				int column = left + i % columns;
				int row = top + i / columns;
				MeshSquare known = before == null ? null : before.at(column, row);
				squares[i] = known != null && known.key() == keys[i] ? known
						: MeshSquare.of(mesh, IntStream.range(first[i], first[i + 1]).map(each -> faces[each]), keys[i],
								(double) column * SizedShapes.SIDE, (double) row * SizedShapes.SIDE);
			}
		}
	}

	/**
	 * Returns the square at a place on the map. Null if the plot has no square there.
	 *
	 * @param column how many squares lie between the left edge of the map and this square
	 * @param row how many squares lie between the top edge of the map and this square
	 */
	private MeshSquare at(int column, int row) {
		return column < left || row < top || column >= left + columns || row >= top + rows ? null
				: squares[(row - top) * columns + column - left];
	}

	public NavMesh mesh() {
		return mesh;
	}

	/** Returns rectangles, in cells, around all parts that look different in another plot. */
	List<Envelope> changedSince(MeshPlot other) {
		List<Envelope> changed = new ArrayList<>();
		for (int row = Math.min(top, other.top); row < Math.max(top + rows, other.top + other.rows); row++) {
			for (int column = Math.min(left, other.left); column < Math.max(left + columns,
					other.left + other.columns); column++) {
				MeshSquare now = at(column, row);
				MeshSquare then = other.at(column, row);
				if (now != then) {
					(now == null ? then : now).addChanges(now == null ? null : then, changed);
				}
			}
		}
		return changed;
	}

	/**
	 * Calls a consumer for each wall to draw. See {@link SizedShapes#each} for the parameters. Walls shorter than
	 * {@code least} are left out.
	 */
	void eachWall(Envelope visible, double scale, double least, Consumer<Wall> consumer) {
		eachSquare(visible, square -> square.walls().each(visible, scale, least, 1, consumer));
	}

	/**
	 * Calls a consumer for each portal to draw. See {@link SizedShapes#each} for the parameters. Portals shorter than
	 * {@code least} are left out.
	 */
	void eachPortal(Envelope visible, double scale, double least, double share, Consumer<Portal> consumer) {
		eachSquare(visible, square -> square.portals().each(visible, scale, least, share, consumer));
	}

	/**
	 * Calls a consumer for each face to draw. See {@link SizedShapes#each} for the parameters. Faces smaller than
	 * {@code least} are left out.
	 */
	void eachFace(Envelope visible, double scale, double least, Consumer<Face> consumer) {
		eachSquare(visible, square -> square.faces().each(visible, scale, least, 1, consumer));
	}

	private void eachSquare(Envelope visible, Consumer<MeshSquare> consumer) {
		for (MeshSquare square : squares) {
			if (square != null && square.bounds().intersects(visible)) {
				consumer.accept(square);
			}
		}
	}
}
