package org.leeway.pathing.clearance;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.util.Forest;

/**
 * The connected components of a plane, as an immutable value. A diagonal step needs both straight neighbours, so cells
 * connect by their four sides only. Tiles are labelled separately, joined to bands, and the bands to the plane; each
 * level uses a union-find forest over what touches across a border. After an edit, only the tiles and bands that it
 * touched are labelled again. The last forest is always rebuilt, as it is small beside the plane.
 */
final class Components {

	/** So many bands at a time are the work of a thread. */
	private static final int BATCH = 4;

	private final BitPlane plane;
	/** By row of tiles. */
	private final ComponentBand[] bands;
	/**
	 * By row of tiles the number of its band's first component; after the last row the number of all components of
	 * bands.
	 */
	private final int[] bases;
	/** By row of tiles the pairs of components that touch across the border to the next row. */
	private final int[][] seams;
	/** By component of a band the one that represents its component of the plane. */
	private final int[] roots;

	private Components(BitPlane plane, ComponentBand[] bands, int[][] seams) {
		this.plane = plane;
		this.bands = bands;
		this.seams = seams;
		this.bases = new int[bands.length + 1];
		for (int row = 0; row < bands.length; row++) {
			bases[row + 1] = bases[row] + bands[row].count();
		}
		Forest forest = new Forest(bases[bands.length]);
		for (int row = 0; row < seams.length; row++) {
			for (int i = 0; i < seams[row].length; i += 2) {
				forest.unite(bases[row] + seams[row][i], bases[row + 1] + seams[row][i + 1]);
			}
		}
		this.roots = forest.roots();
	}

	/** Labels a plane, on all cores. */
	static Components of(BitPlane plane, Progress progress) {
		ComponentBand[] bands = new ComponentBand[plane.rows()];
		int[] starts = IntStream.iterate(0, row -> row < bands.length, row -> row + BATCH).toArray();
		Arrays.stream(starts).parallel().forEach(start -> {
			TileLabelling labelling = new TileLabelling();
			for (int row = start; row < Math.min(bands.length, start + BATCH); row++) {
				progress.check();
				bands[row] = ComponentBand.of(plane, row, labelling);
			}
		});
		int[][] seams = new int[bands.length - 1][];
		IntStream.range(0, seams.length).parallel().forEach(row -> seams[row] = bands[row].seam(bands[row + 1]));
		return new Components(plane, bands, seams);
	}

	/** The components of another plane of the same size. */
	Components with(BitPlane newPlane, Progress progress) {
		TileSet changed = newPlane.changedSince(plane);
		TileLabelling labelling = new TileLabelling();
		ComponentBand[] newBands = bands.clone();
		for (int row = 0; row < bands.length; row++) {
			if (!changed.columns(row).isEmpty()) {
				progress.check();
				newBands[row] = bands[row].with(newPlane, row, changed.columns(row), labelling);
			}
		}
		return new Components(newPlane, newBands, seams(newBands));
	}

	private int[][] seams(ComponentBand[] newBands) {
		int[][] newSeams = seams.clone();
		for (int row = 0; row < seams.length; row++) {
			if (newBands[row] != bands[row] || newBands[row + 1] != bands[row + 1]) {
				newSeams[row] = newBands[row].seam(newBands[row + 1]);
			}
		}
		return newSeams;
	}

	BitPlane plane() {
		return plane;
	}

	/** The band of a row of tiles. */
	ComponentBand band(int row) {
		return bands[row];
	}

	/** The number of a band's first component; for the number of bands, the number of all components of bands. */
	int base(int row) {
		return bases[row];
	}

	/** The number of components of bands. They are numbered band by band. */
	int count() {
		return roots.length;
	}

	/** The component of a band that represents the component of the plane to which {@code component} belongs. */
	int root(int component) {
		return roots[component];
	}

	/** The root of the component of a set cell. */
	int rootAt(int x, int y) {
		int row = y / BitPlane.TILE;
		int column = x / BitPlane.TILE;
		int part = bands[row].tile(column).of(x % BitPlane.TILE, y % BitPlane.TILE);
		return roots[bases[row] + bands[row].component(column, part)];
	}

	/** The root of the component with the most cells; of equals, that whose first cell comes first, row by row. */
	int largest() {
		int[] cells = new int[roots.length];
		int[] firsts = new int[roots.length];
		for (int row = 0; row < bands.length; row++) {
			for (int column = 0; column < plane.columns(); column++) {
				TileComponents tile = bands[row].tile(column);
				for (int part = 0; part < tile.count(); part++) {
					int root = roots[bases[row] + bands[row].component(column, part)];
					int first = first(column, row, tile.first(part));
					firsts[root] = cells[root] == 0 ? first : Math.min(firsts[root], first);
					cells[root] += tile.cells(part);
				}
			}
		}
		int largest = 0;
		for (int root = 1; root < cells.length; root++) {
			boolean more = cells[root] > cells[largest];
			largest = more || cells[root] == cells[largest] && firsts[root] < firsts[largest] ? root : largest;
		}
		return largest;
	}

	/** The first cell of a tile's component as {@code width y + x}. */
	private int first(int column, int row, int inTile) {
		int x = column * BitPlane.TILE + inTile % BitPlane.TILE;
		int y = row * BitPlane.TILE + inTile / BitPlane.TILE;
		return y * plane.width() + x;
	}
}
