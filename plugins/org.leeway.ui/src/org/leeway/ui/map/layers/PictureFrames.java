package org.leeway.ui.map.layers;

import java.util.List;

/** Frames of pictures that cannot be shown, with words about each. Immutable. */
public record PictureFrames(List<Frame> frames) {

	public static final PictureFrames NONE = new PictureFrames(List.of());

	/**
	 * The place of a picture.
	 *
	 * @param x the left edge, in cells
	 * @param y the top edge, in cells
	 * @param width in cells
	 * @param height in cells
	 */
	public record Frame(double x, double y, double width, double height, String words) {
	}
}
