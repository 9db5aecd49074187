package org.leeway.ui.settings;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;

/** Visibility, opacity and locks of the layers of one editor. The choice of the overlay is in {@link EditorSettings}. */
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

	/** Returns whether the user has locked the layer. Objects of a locked layer cannot be changed or selected on the canvas. */
	public boolean isLocked(LayerDescriptor layer) {
		return locked.contains(layer);
	}

	public void setLocked(LayerDescriptor layer, boolean lock) {
		listeners.changed(lock ? locked.add(layer) : locked.remove(layer));
	}

	/** Returns whether the layer is visible and not locked, so that its objects can be changed and selected on the canvas. */
	public boolean isEditable(LayerDescriptor layer) {
		return isVisible(layer) && !isLocked(layer);
	}

	/** Returns the opacity of the layer, in percent. */
	public int opacity(LayerDescriptor layer) {
		return opacities.getOrDefault(layer, layer.opacity());
	}

	/** Sets the opacity of the layer in percent, clamped to [0, 100]. */
	public void setOpacity(LayerDescriptor layer, int percent) {
		int next = Math.clamp(percent, 0, 100);
		boolean different = opacity(layer) != next;
		opacities.put(layer, next);
		listeners.changed(different);
	}

	/** Returns the opacity of the layer as an alpha value from 0 to 255. Returns 0 if the layer is hidden. */
	public int alpha(LayerDescriptor layer) {
		return isVisible(layer) ? opacity(layer) * OPAQUE / 100 : 0;
	}
}
