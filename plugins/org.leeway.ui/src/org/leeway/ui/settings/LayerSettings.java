package org.leeway.ui.settings;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Which layers of one editor are shown, how strongly, and which can be edited. Overlays are shown by choosing one. */
public final class LayerSettings {

	private static final int OPAQUE = 255;

	private final Listeners listeners;
	private final Set<MapLayer> hidden = EnumSet.noneOf(MapLayer.class);
	private final Set<MapLayer> locked = EnumSet.noneOf(MapLayer.class);
	private final Map<MapLayer, Integer> opacities = new EnumMap<>(MapLayer.class);

	LayerSettings(Listeners listeners) {
		this.listeners = listeners;
		Arrays.stream(MapLayer.values()).filter(layer -> !layer.isShownAtFirst()).forEach(hidden::add);
	}

	public boolean isVisible(MapLayer layer) {
		return !hidden.contains(layer);
	}

	public void setVisible(MapLayer layer, boolean visible) {
		listeners.changed(visible ? hidden.remove(layer) : hidden.add(layer));
	}

	/** Whether nothing on the layer can be changed or selected on the canvas. */
	public boolean isLocked(MapLayer layer) {
		return locked.contains(layer);
	}

	public void setLocked(MapLayer layer, boolean lock) {
		listeners.changed(lock ? locked.add(layer) : locked.remove(layer));
	}

	/** Whether something on the layer can be changed or selected: it can be seen and is not locked. */
	public boolean isEditable(MapLayer layer) {
		return isVisible(layer) && !isLocked(layer);
	}

	/** In per cent. */
	public int opacity(MapLayer layer) {
		return opacities.getOrDefault(layer, layer.defaultOpacity());
	}

	/** Sets the opacity in per cent. */
	public void setOpacity(MapLayer layer, int percent) {
		boolean different = opacity(layer) != percent;
		opacities.put(layer, Math.clamp(percent, 0, 100));
		listeners.changed(different);
	}

	/** From 0 to 255, with 0 for a layer that is hidden. */
	public int alpha(MapLayer layer) {
		return isVisible(layer) ? opacity(layer) * OPAQUE / 100 : 0;
	}
}
