package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.ui.map.kinds.LabelPlace;

/**
 * The names of objects as the map shows them. Immutable.
 *
 * @param labels the labels, the most important first. A label that would cover a more important label is left out
 * @param titles of notes, which labels must not cover
 * @param alpha of all labels, 0 to 255
 */
public record NameLabels(List<Label> labels, List<NoteTitles.Title> titles, int alpha) {

	/** The empty picture, which paints no names. */
	public static final NameLabels NONE = new NameLabels(List.of(), List.of(), 0);

	/**
	 * A label with the name of an object. On the map, the label covers neither the sign of the object, such as a pin,
	 * nor another label.
	 */
	public record Label(String words, LabelPlace place) {
	}
}
