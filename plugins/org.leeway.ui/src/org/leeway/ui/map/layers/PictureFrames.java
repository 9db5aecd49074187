package org.leeway.ui.map.layers;

import java.util.List;

/** Frames in place of pictures that cannot be shown, with a text in each. Immutable. */
public record PictureFrames(List<Frame> frames) {

	public static final PictureFrames NONE = new PictureFrames(List.of());

	/**
	 * A frame in place of a picture that cannot be shown.
	 *
	 * @param x the left edge, in cells
	 * @param y the top edge, in cells
	 * @param width in cells
	 * @param height in cells
	 * @param words the text in the frame
	 */
	public record Frame(double x, double y, double width, double height, String words) {
	}
}
