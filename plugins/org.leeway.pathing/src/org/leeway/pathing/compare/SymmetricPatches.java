package org.leeway.pathing.compare;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.scan.Patches;
import org.leeway.pathing.paint.CellTransform;

/**
 * The groups of touching cells of a plane, called {@link Patches patches}. The plane is symmetric: mirrored or turned, it
 * has the same cells. So if a patch is mirrored or turned, the result is a patch of the plane, perhaps the same one.
 */
final class SymmetricPatches {

	private final Patches patches;
	private final List<CellTransform> images;

	/**
	 * Finds the patches of a symmetric plane.
	 *
	 * @param images the transformations that map the plane to itself, without the identity
	 */
	SymmetricPatches(BitPlane cells, List<CellTransform> images, Progress progress) {
		this.patches = new Patches(cells, progress);
		this.images = images;
	}

	Patches patches() {
		return patches;
	}

	/**
	 * Returns the lowest index in a group of patches: the patch of a cell, and the mirrored or turned patches. The index
	 * identifies the group, because the result is the same for each patch of the group.
	 *
	 * @param cell a cell of the patch
	 */
	int first(Cell cell) {
		int first = patches.at(cell);
		for (CellTransform image : images) {
			first = Math.min(first, patches.at(image.apply(cell)));
		}
		return first;
	}
}
