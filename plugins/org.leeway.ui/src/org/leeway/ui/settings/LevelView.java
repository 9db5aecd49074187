package org.leeway.ui.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;

/**
 * A converter of an editor's settings to text and back. Converts only the settings that belong to the level: the
 * overlay, the displayed unit and the layers. Each line of the text has one setting that differs from its default, such
 * as {@code overlay CLEARANCE}. Lines name terrains by id.
 */
public final class LevelView {

	private static final String OVERLAY = "overlay";
	private static final String NO_OVERLAY = "NONE";
	private static final String AGENT = "agent";
	private static final String SIZE = "size";
	private static final String TERRAINS = "terrains";
	private static final String SHOWN = "shown";
	private static final String HIDDEN = "hidden";
	private static final String LOCKED = "locked";
	private static final String OPACITY = "opacity";
	private static final String SEPARATOR = " ";

	private final EditorSettings settings;
	private final Level level;

	/** @param level the level that the settings follow */
	public LevelView(EditorSettings settings, Level level) {
		this.settings = settings;
		this.level = level;
	}

	/** Returns the text of the current settings. */
	public String text() {
		List<String> lines = new ArrayList<>();
		String overlay = settings.overlay().map(LayerDescriptor::storedName).orElse(NO_OVERLAY);
		if (!overlay.equals(EditorSettings.FIRST_OVERLAY.storedName())) {
			lines.add(line(OVERLAY, overlay));
		}
		addUnit(lines);
		Layers.registered().forEach(layer -> addLayer(lines, layer));
		return String.join("\n", lines);
	}

	private void addUnit(List<String> lines) {
		UnitSettings unit = settings.unit();
		if (level.getAgentTypes().indexOf(unit.agent()) > 0) {
			lines.add(line(AGENT, unit.agent().getName()));
		}
		if (unit.chosenSize() > 0) {
			lines.add(line(SIZE, Integer.toString(unit.chosenSize())));
		}
		if (!unit.chosenTerrains().isEmpty()) {
			lines.add(line(TERRAINS, unit.chosenTerrains().stream().map(each -> Integer.toString(each.getId()))
					.collect(Collectors.joining(SEPARATOR))));
		}
	}

	private void addLayer(List<String> lines, LayerDescriptor layer) {
		LayerSettings layers = settings.layers();
		if (layers.isVisible(layer) != layer.isShownAtFirst()) {
			lines.add(line(layers.isVisible(layer) ? SHOWN : HIDDEN, layer.storedName()));
		}
		if (layers.isLocked(layer)) {
			lines.add(line(LOCKED, layer.storedName()));
		}
		if (layers.opacity(layer) != layer.opacity()) {
			lines.add(line(OPACITY, layer.storedName() + SEPARATOR + layers.opacity(layer)));
		}
	}

	private static String line(String key, String value) {
		return key + SEPARATOR + value;
	}

	/** Restores the settings from a text that {@link #text} returned. Skips values that the level or Leeway no longer has. */
	public void show(String text) {
		for (String line : text.split("\n")) {
			String[] parts = line.split(SEPARATOR, 2);
			if (parts.length == 2) {
				show(parts[0], parts[1]);
			}
		}
	}

	private void show(String key, String value) {
		LayerSettings layers = settings.layers();
		switch (key) {
		case OVERLAY -> showOverlay(value);
		case AGENT -> level.getAgentTypes().stream().filter(agent -> value.equals(agent.getName())).findFirst()
				.ifPresent(settings::setAgent);
		case SIZE -> settings.unit().setSize(Integer.parseInt(value));
		case TERRAINS -> showTerrains(Set.of(value.split(SEPARATOR)));
		case SHOWN -> layer(value).ifPresent(layer -> layers.setVisible(layer, true));
		case HIDDEN -> layer(value).ifPresent(layer -> layers.setVisible(layer, false));
		case LOCKED -> layer(value).ifPresent(layer -> layers.setLocked(layer, true));
		case OPACITY -> showOpacity(value.split(SEPARATOR));
		default -> {
			// a later version of Leeway wrote the line
		}
		}
	}

	private void showOverlay(String name) {
		if (name.equals(NO_OVERLAY)) {
			settings.setOverlay(null);
		}
		Layers.overlays().stream().filter(layer -> layer.storedName().equals(name)).findFirst()
				.ifPresent(settings::setOverlay);
	}

	private void showTerrains(Set<String> ids) {
		Set<TerrainType> chosen = level.getTerrainTypes().stream()
				.filter(terrain -> ids.contains(Integer.toString(terrain.getId()))).collect(Collectors.toSet());
		if (chosen.size() == ids.size()) {
			settings.unit().setTerrains(chosen);
		}
	}

	private void showOpacity(String[] nameAndPercent) {
		layer(nameAndPercent[0]).ifPresent(
				layer -> settings.layers().setOpacity(layer, Integer.parseInt(nameAndPercent[1])));
	}

	private static Optional<LayerDescriptor> layer(String name) {
		return Layers.registered().stream().filter(layer -> layer.storedName().equals(name)).findFirst();
	}
}
