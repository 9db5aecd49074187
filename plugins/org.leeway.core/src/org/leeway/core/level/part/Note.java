package org.leeway.core.level.part;

import org.leeway.core.colour.Colour;
import org.leeway.model.Annotation;
import org.leeway.pathing.grid.CellRect;

/**
 * An annotation of a level. Immutable.
 *
 * @param name a short title, possibly empty
 * @param text the note itself, possibly empty
 * @param cells the region that the note describes, which may reach beyond the map
 * @param rgb the colour, {@code 0xRRGGBB}
 * @param objective what players find in the region
 */
public record Note(String name, String text, CellRect cells, int rgb, Objective objective) {

	/** Creates a plain annotation. */
	public Note(String name, String text, CellRect cells, int rgb) {
		this(name, text, cells, rgb, Objective.NONE);
	}

	/**
	 * Returns an annotation of a level as an immutable object.
	 *
	 * @throws IllegalArgumentException if the colour is not {@code #rrggbb} or the region is empty
	 */
	public static Note of(Annotation note) {
		return new Note(note.getName() == null ? "" : note.getName(), note.getText() == null ? "" : note.getText(),
				new CellRect(note.getX(), note.getY(), note.getWidth(), note.getHeight()),
				Colour.parse(note.getColour()), Objective.of(note));
	}

	/**
	 * Returns whether at least one cell of the annotation lies on the map.
	 *
	 * @param width of the map, in cells
	 * @param height of the map, in cells
	 */
	public boolean isOn(int width, int height) {
		return cells.x() < width && cells.y() < height && (long) cells.x() + cells.width() > 0
				&& (long) cells.y() + cells.height() > 0;
	}
}
