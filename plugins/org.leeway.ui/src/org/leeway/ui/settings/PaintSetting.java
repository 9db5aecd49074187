package org.leeway.ui.settings;

/** Parts of the {@link PaintSettings} that a painting tool may use. */
public enum PaintSetting {
	/** The terrain to paint. */
	TERRAIN,
	/** Size and shape of the brush. */
	BRUSH,
	/** Whether figures are outlines or filled. */
	OUTLINE,
	/** Whether fill and wand take only connected cells, or all cells of a terrain. */
	CONTIGUOUS,
	/** The symmetry under which strokes have images. */
	SYMMETRY
}
