package org.leeway.ui.editor.figures;

import java.util.List;

import org.eclipse.swt.graphics.RGB;

/**
 * What is to be seen of the titles of notes.
 *
 * @param alpha of all of them, 0 to 255
 */
public record NoteTitles(List<Title> titles, int alpha) {

	/** No titles. */
	public static final NoteTitles NONE = new NoteTitles(List.of(), 0);

	/**
	 * The title of a note.
	 *
	 * @param x the column of the note's top left cell
	 * @param y its row
	 */
	public record Title(String words, int x, int y, RGB colour) {

		/** Titles are black on lighter colours than this, else white. */
		private static final int LIGHT = 140;

		boolean isLight() {
			return (colour.red * 3 + colour.green * 6 + colour.blue) / 10 > LIGHT;
		}
	}
}
