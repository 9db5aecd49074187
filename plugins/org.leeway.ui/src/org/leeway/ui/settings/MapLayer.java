package org.leeway.ui.settings;

import java.util.Arrays;
import java.util.Optional;

import org.leeway.ui.settings.EditorSettings.Overlay;

/** What lies over each other on the canvas, from the top down. */
public enum MapLayer {
	GAPS("Gaps between obstacles", 100), TANGENTS("Tangent graph", 78), GROWN("Obstacles grown by the unit", 100),
	PROBES("Probes and routes", 100, null), ANNOTATIONS("Annotations", 100, null), SPAWNS("Spawns", 100, null),
	OBSTACLES("Obstacles", 100, null), NAV_MESHES("Navigation meshes", 100, null),
	CLEARANCE("Clearance", 84, Overlay.CLEARANCE), REACHABILITY("Reachability", 55, Overlay.REACHABILITY),
	FIT("Largest unit that fits", 84, Overlay.FIT), BRUSHFIRE("Brushfire distance", 84, Overlay.BRUSHFIRE),
	BRUSHFIRE_LOSS("Lost by Brushfire", 55, Overlay.BRUSHFIRE_LOSS), RANGE("From here", 55, Overlay.RANGE),
	TERRAIN("Terrain", 100, null);

	private final String label;
	private final int opacity;
	private final Overlay overlay;
	private final boolean computed;

	/** What is worked out for round units. */
	MapLayer(String label, int opacity) {
		this(label, opacity, null, true);
	}

	MapLayer(String label, int opacity, Overlay overlay) {
		this(label, opacity, overlay, overlay != null);
	}

	MapLayer(String label, int opacity, Overlay overlay, boolean computed) {
		this.label = label;
		this.opacity = opacity;
		this.overlay = overlay;
		this.computed = computed;
	}

	/** Whether it is worked out from the level, so that nobody edits it. */
	public boolean isComputed() {
		return computed;
	}

	/** Whether it is shown at first; overlays are shown by choosing one. */
	boolean isShownAtFirst() {
		return !computed || overlay != null;
	}

	public String label() {
		return label;
	}

	/** The opacity at first, in per cent. */
	public int defaultOpacity() {
		return opacity;
	}

	/** The overlay that the layer is; empty for all else. One overlay is shown at a time. */
	public Optional<Overlay> overlay() {
		return Optional.ofNullable(overlay);
	}

	/** The layer of an overlay; empty for none. */
	public static Optional<MapLayer> of(Overlay overlay) {
		return Arrays.stream(values()).filter(layer -> layer.overlay == overlay && overlay != Overlay.NONE).findFirst();
	}
}
