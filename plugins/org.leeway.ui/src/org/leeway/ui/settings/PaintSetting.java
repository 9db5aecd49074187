package org.leeway.ui.settings;

/** What a painting tool may use of the {@link PaintSettings}. */
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
