package org.leeway.pathing.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.scan.Patches;
import org.leeway.pathing.paint.CellTransform;

/**
 * A comparison of a map with its images in one aspect, such as terrain. An image is the map after a symmetry operation,
 * for example mirrored. Finds the cells whose value differs from the value at the same place of an image.
 */
final class AspectDiff {

	private final Aspect aspect;
	private final List<CellTransform> images;
	private final ToIntFunction<Cell> values;
	private final BitPlane less;
	private final BitPlane more;

	/**
	 * Compares a map with its images.
	 *
	 * @param planes the values of the cells as sets of cells. Two cells have the same value if and only if they are in the same
	 * sets. If the values are sizes, there is a set for each size, with all cells of this size and of larger sizes
	 * @param values returns the value of a cell
	 * @param images the transformations that map the map to its images, without the identity
	 * @param counted the cells that may count as different, a symmetric set. Empty if all cells may count
	 */
	AspectDiff(Aspect aspect, List<BitPlane> planes, ToIntFunction<Cell> values, List<CellTransform> images,
			Optional<BitPlane> counted, Progress progress) {
		this.aspect = aspect;
		this.images = images;
		this.values = values;
		BitPlane lacking = BitPlane.empty(planes.getFirst().width(), planes.getFirst().height());
		BitPlane exceeding = lacking;
		for (BitPlane plane : planes) {
			for (CellTransform transform : images) {
				progress.check();
				BitPlane image = PlaneImage.of(plane, transform);
				lacking = lacking.or(image.andNot(plane));
				exceeding = exceeding.or(plane.andNot(image));
			}
		}
		this.less = counted.map(lacking::and).orElse(lacking);
		this.more = counted.map(exceeding::and).orElse(exceeding).andNot(less);
	}

	/**
	 * Returns the cells with a smaller value than the same cell of at least one image. An image is the mirrored or
	 * turned map. For terrains, use {@link #differing}, because terrains have no order.
	 */
	BitPlane less() {
		return less;
	}

	/**
	 * Returns the cells with a larger value than the same cell of at least one image, except the cells of {@link #less}. An image
	 * is the mirrored or turned map. For terrains, use {@link #differing}, because terrains have no order.
	 */
	BitPlane more() {
		return more;
	}

	/**
	 * Returns the cells that differ from the same cell of at least one image. An image is the mirrored or turned map.
	 */
	BitPlane differing() {
		return less.or(more);
	}

	/**
	 * Returns the places where the map is not symmetric, row by row. A place is a group of touching cells of {@link
	 * #differing}. If the symmetry maps several places onto each other, only the first of them is listed.
	 *
	 * @param minCells the least number of cells of a place
	 */
	List<Asymmetry> places(long minCells, Progress progress) {
		SymmetricPatches symmetric = new SymmetricPatches(differing(), images, progress);
		Patches patches = symmetric.patches();
		Worst worst = new Worst(patches.count());
		patches.forEachRun(worst::look);
		long[] cells = patches.cells();
		CellRect[] bounds = patches.bounds();
		List<Asymmetry> places = new ArrayList<>();
		for (int patch = 0; patch < cells.length; patch++) {
			if (cells[patch] >= minCells && symmetric.first(worst.here[patch]) == patch) {
				Cell here = worst.here[patch];
				Cell there = worst.there[patch];
				places.add(new Asymmetry(aspect, bounds[patch], cells[patch], here, values.applyAsInt(here), there,
						values.applyAsInt(there)));
			}
		}
		return places;
	}

	/**
	 * A search for the worst cell of each patch. A patch is a group of touching cells of {@link #differing}. Its worst cell is the
	 * cell that differs most from its mirrored or turned cell.
	 */
	private final class Worst {

		/** Indexed by patch: the difference of the values at the cells {@link #here} and {@link #there}. */
		private final int[] differences;
		/** Indexed by patch: its worst cell. */
		private final Cell[] here;
		/**
		 * Indexed by patch: the mirrored or turned place of the worst cell. If there are several such places, the place whose value
		 * differs most.
		 */
		private final Cell[] there;

		Worst(int patches) {
			differences = new int[patches];
			here = new Cell[patches];
			there = new Cell[patches];
		}

		void look(int patch, int x, int y, int length) {
			for (int i = x; i < x + length; i++) {
				Cell cell = new Cell(i, y);
				int value = values.applyAsInt(cell);
				for (CellTransform image : images) {
					Cell other = image.apply(cell);
					int difference = difference(value, values.applyAsInt(other));
					if (difference > differences[patch]) {
						differences[patch] = difference;
						here[patch] = cell;
						there[patch] = other;
					}
				}
			}
		}

		/** Returns the difference of two values. Terrains differ by 0 or 1. */
		private int difference(int value, int other) {
			return aspect == Aspect.TERRAIN ? (value == other ? 0 : 1) : Math.abs(value - other);
		}
	}
}
