package org.leeway.pathing.compare;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.scan.Patches;
import org.leeway.pathing.paint.CellTransform;

/**
 * The groups of touching cells of a plane, which the symmetries map onto itself. Each group is a patch ({@link Patches}). The image
 * of a patch is a patch too.
 */
final class SymmetricPatches {

	private final Patches patches;
	private final List<CellTransform> images;

	/**
	 * Finds the patches of a symmetric plane.
	 *
	 * @param images a group of symmetries without the identity
	 */
	SymmetricPatches(BitPlane cells, List<CellTransform> images, Progress progress) {
		this.patches = new Patches(cells, progress);
		this.images = images;
	}

	Patches patches() {
		return patches;
	}

	/**
	 * Returns the lowest index among some patches: the patch that contains a cell, and all images of this patch.
	 *
	 * @param cell a set cell of the plane
	 */
	int first(Cell cell) {
		int first = patches.at(cell);
		for (CellTransform image : images) {
			first = Math.min(first, patches.at(image.apply(cell)));
		}
		return first;
	}
}
