package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Rectangle;

/**
 * The places of the labels on a map, such as the results of measurements. Labels are placed in the order in which the layers
 * paint. A label that would cover an earlier label, or the caption of the map, moves to the nearest free place on the screen.
 * If no place is free, the label stays where its layer wants it.
 */
public final class LabelRoom {

	/** Least distance between two labels, in pixels. Without this distance, the frames of labels would touch. */
	private static final int GAP = 3;

	/** The boxes of the labels that have been placed, indexed by layer. The lowest layer comes first. */
	private final Map<UnscaledLayer<?>, List<Rectangle>> taken = new LinkedHashMap<>();
	private Dimension caption = new Dimension();

	/** Adds a layer above all other layers. */
	void add(UnscaledLayer<?> layer) {
		taken.put(layer, new ArrayList<>());
	}

	/** Sets the size of the caption, in pixels. No label may cover the caption. Returns whether the size has changed. */
	public boolean setCaption(Dimension size) {
		boolean different = !caption.equals(size);
		caption = size;
		return different;
	}

	/** Forgets the labels of a layer and of all layers above. Call this before the layer paints. */
	void begin(UnscaledLayer<?> layer) {
		boolean isBelow = true;
		for (Map.Entry<UnscaledLayer<?>, List<Rectangle>> each : taken.entrySet()) {
			isBelow &= each.getKey() != layer;
			if (!isBelow) {
				each.getValue().clear();
			}
		}
	}

	/**
	 * Reserves a place for a label of a layer. Returns the box of the label at this place.
	 *
	 * @param wanted the box that the label would have without other labels
	 * @param visible the part of the map on the screen
	 */
	Rectangle take(UnscaledLayer<?> layer, Rectangle wanted, Rectangle visible) {
		List<Rectangle> others = new ArrayList<>();
		others.add(new Rectangle(visible.x, visible.bottom() - caption.height, caption.width, caption.height));
		taken.values().forEach(others::addAll);
		others.replaceAll(other -> other.getExpanded(GAP, GAP));
		Rectangle box = nearest(wanted, others, visible);
		taken.get(layer).add(box);
		return box;
	}

	/** Returns the boxes of all labels that were painted last. */
	public List<Rectangle> boxes() {
		return taken.values().stream().flatMap(List::stream).toList();
	}

	/**
	 * Returns the free place nearest to a wanted place: inside the visible area, and without overlap with other boxes. Tries only
	 * the wanted coordinates, and coordinates at which the box touches another box. Returns the wanted place if no place is free.
	 *
	 * @param wanted the box at the wanted place
	 * @param others the boxes that must not be covered
	 * @param visible the visible area
	 */
	private static Rectangle nearest(Rectangle wanted, List<Rectangle> others, Rectangle visible) {
		List<Integer> xs = new ArrayList<>(List.of(wanted.x));
		List<Integer> ys = new ArrayList<>(List.of(wanted.y));
		for (Rectangle other : others) {
			xs.addAll(List.of(other.x - wanted.width, other.right()));
			ys.addAll(List.of(other.y - wanted.height, other.bottom()));
		}
		Stream<Rectangle> places = ys.stream().flatMap(y -> xs.stream().map(x -> new Rectangle(x, y, wanted.width, wanted.height)));
		return places.filter(box -> box.equals(wanted) || visible.getUnion(box).equals(visible))
				.filter(box -> others.stream().noneMatch(box::intersects))
				.min(Comparator.comparingInt(box -> Math.abs(box.x - wanted.x) + Math.abs(box.y - wanted.y))).orElse(wanted);
	}
}
