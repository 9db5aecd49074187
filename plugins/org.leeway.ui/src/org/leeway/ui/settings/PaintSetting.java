package org.leeway.ui.settings;

/** The settings for painting. A painting tool uses some of them. */
public enum PaintSetting {
	/** The terrain to paint. */
	TERRAIN,
	/** Size and shape of the brush. */
	BRUSH,
	/** Whether the tools draw rectangles and ellipses as outlines, and not filled. */
	OUTLINE,
	/**
	 * Whether fill and wand use only the cells that are connected to the clicked cell, or all cells with the terrain of this cell.
	 */
	CONTIGUOUS,
	/** The symmetry of the level. A stroke also paints its images under this symmetry, such as its mirror image. */
	SYMMETRY,
	/**
	 * Whether edits of a symmetric level change one side only: the painted cells and objects, and not their mirrored or turned
	 * images.
	 */
	ONE_SIDE
}
