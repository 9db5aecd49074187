package org.leeway.ui.map.canvas;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.draw2d.LayeredPane;
import org.leeway.core.colour.OverlayColours;
import org.leeway.ui.map.layers.LabelRoom;
import org.leeway.ui.map.layers.UnscaledLayer;

/** The layers over the terrain of a map, indexed by the content that they show. */
final class LayerStack {

	private final Map<MapContent<?>, List<UnscaledLayer<?>>> layers = new HashMap<>();

	private final LabelRoom labels = new LabelRoom();

	/** Creates layers and adds them to a pane. The last layer of the list becomes the highest. */
	void add(List<MapContent.Layer<?>> wanted, LayeredPane pane) {
		for (MapContent.Layer<?> each : wanted) {
			UnscaledLayer<?> layer = each.maker().get();
			layer.setRoom(labels);
			layers.computeIfAbsent(each.content(), content -> new ArrayList<>()).add(layer);
			pane.add(layer, each.name());
		}
	}

	/**
	 * Returns the layers that show a content. The unchecked cast is safe: {@link MapContent.Layer} pairs each content only with a
	 * layer that paints its type of picture.
	 */
	@SuppressWarnings("unchecked")
	private <P> Stream<UnscaledLayer<P>> of(MapContent<P> content) {
		return layers.get(content).stream().map(layer -> (UnscaledLayer<P>) layer);
	}

	private Stream<UnscaledLayer<?>> all() {
		return layers.values().stream().flatMap(List::stream);
	}

	<P> void show(MapContent<P> content, P picture) {
		of(content).forEach(layer -> layer.setPicture(picture));
	}

	<P> P shown(MapContent<P> content) {
		return of(content).findFirst().orElseThrow().picture();
	}

	/** Returns the layer of a class. The stack must have such a layer. */
	<L extends UnscaledLayer<?>> L get(Class<L> kind) {
		return all().filter(kind::isInstance).map(kind::cast).findFirst().orElseThrow();
	}

	void setZoom(double zoom) {
		all().forEach(layer -> layer.setZoom(zoom));
	}

	/** Returns the object that places the labels of all layers, so that labels do not overlap. */
	LabelRoom labels() {
		return labels;
	}

	/** Moves the texts of the layers into the visible part of the map. Call this when the visible part has changed. */
	void followView() {
		all().forEach(UnscaledLayer::followView);
	}

	/** Sets the opacity of the layers of a content, from 0 to 255. */
	void setOpacity(MapContent<?> content, int alpha) {
		of(content).forEach(layer -> layer.setOpacity(alpha));
	}

	void setColours(MapContent<?> content, OverlayColours colours) {
		of(content).forEach(layer -> layer.setColours(colours));
	}
}
