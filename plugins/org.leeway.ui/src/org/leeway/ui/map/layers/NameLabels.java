package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.pathing.geom.Envelope;

/**
 * The names of objects as the map shows them. Immutable.
 *
 * @param labels the most important ones first: a label that collides with an earlier one is left out
 * @param titles of notes, which labels leave free
 * @param alpha of all labels, 0 to 255
 */
public record NameLabels(List<Label> labels, List<NoteTitles.Title> titles, int alpha) {

	/** No names. */
	public static final NameLabels NONE = new NameLabels(List.of(), List.of(), 0);

	/**
	 * The name of an object.
	 *
	 * @param object in cells; the label is in its middle if that has room, else below it
	 * @param sign how far a sign of the object reaches below its middle, in pixels; 0 if it has none. No label covers it
	 */
	public record Label(String words, Envelope object, int sign) {
	}
}
