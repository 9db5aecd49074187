package org.leeway.ui.map.layers;

import java.util.List;

import org.eclipse.swt.graphics.RGB;
import org.leeway.ui.theme.Contrast;

/**
 * The titles of notes as the map draws them.
 *
 * @param alpha of all titles, 0 to 255
 */
public record NoteTitles(List<Title> titles, int alpha) {

	/** The empty picture, which paints no titles. */
	public static final NoteTitles NONE = new NoteTitles(List.of(), 0);

	/**
	 * The title of a note.
	 *
	 * @param x the column of the note's top left cell
	 * @param y the row of the note's top left cell
	 */
	public record Title(String words, int x, int y, RGB colour) {

		/** Returns whether the colour is light. Titles are black on light colours, else white. */
		boolean isLight() {
			return Contrast.isLight(colour);
		}
	}
}
