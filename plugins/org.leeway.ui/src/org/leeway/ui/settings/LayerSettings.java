package org.leeway.ui.settings;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;

/** Visibility, opacity and locks of the layers of one editor. {@link EditorSettings} has the chosen overlay. */
public final class LayerSettings {

	private static final int OPAQUE = 255;

	private final Listeners listeners;
	private final Set<LayerDescriptor> hidden = new HashSet<>();
	private final Set<LayerDescriptor> locked = new HashSet<>();
	private final Map<LayerDescriptor, Integer> opacities = new HashMap<>();

	LayerSettings(Listeners listeners) {
		this.listeners = listeners;
		Layers.registered().stream().filter(layer -> !layer.isShownAtFirst()).forEach(hidden::add);
	}

	public boolean isVisible(LayerDescriptor layer) {
		return !hidden.contains(layer);
	}

	public void setVisible(LayerDescriptor layer, boolean visible) {
		listeners.changed(visible ? hidden.remove(layer) : hidden.add(layer));
	}

	/** Returns whether the user locked the layer, so its objects cannot be changed or selected on the canvas. */
	public boolean isLocked(LayerDescriptor layer) {
		return locked.contains(layer);
	}

	public void setLocked(LayerDescriptor layer, boolean lock) {
		listeners.changed(lock ? locked.add(layer) : locked.remove(layer));
	}

	/** Returns whether objects of the layer can be changed or selected: it is visible and not locked. */
	public boolean isEditable(LayerDescriptor layer) {
		return isVisible(layer) && !isLocked(layer);
	}

	/** Returns the opacity in per cent. */
	public int opacity(LayerDescriptor layer) {
		return opacities.getOrDefault(layer, layer.opacity());
	}

	/** Sets the opacity in per cent. */
	public void setOpacity(LayerDescriptor layer, int percent) {
		boolean different = opacity(layer) != percent;
		opacities.put(layer, Math.clamp(percent, 0, 100));
		listeners.changed(different);
	}

	/** Returns the alpha value from 0 to 255, or 0 if the layer is hidden. */
	public int alpha(LayerDescriptor layer) {
		return isVisible(layer) ? opacity(layer) * OPAQUE / 100 : 0;
	}
}
