package org.leeway.ui.settings;

/** Parts of the {@link PaintSettings} that a painting tool may use. */
public enum PaintSetting {
	/** The terrain to paint. */
	TERRAIN,
	/** Size and shape of the brush. */
	BRUSH,
	/** Outlines or filled figures. */
	OUTLINE,
	/** Connected cells or all that are alike. */
	CONTIGUOUS,
	/** The images of strokes. */
	SYMMETRY
}
