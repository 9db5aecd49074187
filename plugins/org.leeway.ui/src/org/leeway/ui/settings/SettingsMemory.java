package org.leeway.ui.settings;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;
import org.leeway.core.level.value.NameText;
import org.leeway.core.routes.Comparison;
import org.leeway.core.routing.Planners;
import org.leeway.model.TerrainType;

/**
 * The storage of editor settings. A new editor begins with the settings that the user changed last in any editor, even
 * in an earlier session.
 */
public final class SettingsMemory {

	private static final String OVERLAY = "view.overlay";
	private static final String NO_OVERLAY = "NONE";
	private static final String WIDTHS = "view.widths";
	private static final String GRID_LINES = "view.gridLines";
	private static final String RULERS = "view.rulers";
	private static final String PATTERNS = "view.patterns";
	private static final String CONTOURS = "view.contours";
	private static final String UNIT_SIZE = "unit.size";
	private static final String UNIT_TERRAINS = "unit.terrains";
	private static final String UNIT_FOOTPRINT = "unit.footprint";
	private static final String BRUSH_SIZE = "brush.size";
	private static final String BRUSH_ROUND = "brush.round";
	private static final String OUTLINE = "paint.outline";
	private static final String CONTIGUOUS = "paint.contiguous";
	private static final String SEPARATOR = ",";
	private static final String LAYER = "layer.";
	private static final String HIDDEN = ".hidden";
	private static final String LOCKED = ".locked";
	private static final String OPACITY = ".opacity";
	private static final String PLANNER = "routes.planner";
	private static final String COMPARISON = "routes.comparison";
	private static final String PLAY_SPEED = "routes.playSpeed";
	private static final String EXPLORED = "routes.explored";
	private static final String CLUSTERS = "routes.clusters";

	private final IEclipsePreferences store = SettingsStore.settings();

	/**
	 * Restores the stored settings, and stores every change from now on.
	 *
	 * @param terrains the terrains of the level. Stored terrains are found by their names
	 */
	public void attach(EditorSettings settings, List<TerrainType> terrains) {
		String overlay = store.get(OVERLAY, EditorSettings.FIRST_OVERLAY.storedName());
		Layers.overlays().stream().filter(layer -> layer.storedName().equals(overlay)).findFirst()
				.ifPresent(settings::setOverlay);
		if (overlay.equals(NO_OVERLAY)) {
			settings.setOverlay(null);
		}
		String widths = store.get(WIDTHS, "");
		Stream.of(Anchor.values()).filter(each -> each.label().equals(widths)).forEach(settings::setWidths);
		settings.setGridLines(store.getBoolean(GRID_LINES, true));
		settings.setRulers(store.getBoolean(RULERS, false));
		settings.setPatterns(store.getBoolean(PATTERNS, true));
		settings.setContours(store.getBoolean(CONTOURS, true));
		restore(settings.unit(), terrains);
		restore(settings.paint());
		restore(settings.layers());
		restoreRoutes(settings);
		settings.addListener(() -> remember(settings));
	}

	private void restoreRoutes(EditorSettings settings) {
		Planners.find(store.get(PLANNER, "")).ifPresent(settings::setPlanner);
		String comparison = store.get(COMPARISON, "");
		Stream.of(Comparison.values()).filter(each -> each.name().equals(comparison)).forEach(settings::setComparison);
		settings.setPlaySpeed(Math.max(1, store.getInt(PLAY_SPEED, 1)));
		settings.setExplored(store.getBoolean(EXPLORED, false));
		settings.setClusters(store.getBoolean(CLUSTERS, false));
	}

	private void restore(UnitSettings unit, List<TerrainType> terrains) {
		int size = store.getInt(UNIT_SIZE, 0);
		if (size > 0) {
			unit.setSize(size);
		}
		Set<String> names = Set.copyOf(NameText.list(store.get(UNIT_TERRAINS, "")));
		Set<TerrainType> chosen = terrains.stream().filter(terrain -> names.contains(terrain.getName()))
				.collect(Collectors.toSet());
		if (!names.isEmpty() && chosen.size() == names.size()) {
			unit.setTerrains(chosen);
		}
		unit.setFootprint(store.getBoolean(UNIT_FOOTPRINT, true));
	}

	private void restore(PaintSettings paint) {
		paint.setBrushSize(store.getInt(BRUSH_SIZE, 1));
		paint.setRound(store.getBoolean(BRUSH_ROUND, false));
		paint.setOutline(store.getBoolean(OUTLINE, false));
		paint.setContiguous(store.getBoolean(CONTIGUOUS, true));
	}

	private void restore(LayerSettings layers) {
		for (LayerDescriptor layer : Layers.registered()) {
			layers.setVisible(layer, !store.getBoolean(LAYER + layer.storedName() + HIDDEN, !layer.isShownAtFirst()));
			layers.setLocked(layer, store.getBoolean(LAYER + layer.storedName() + LOCKED, false));
			layers.setOpacity(layer, store.getInt(LAYER + layer.storedName() + OPACITY, layer.opacity()));
		}
	}

	private void remember(EditorSettings settings) {
		store.put(OVERLAY, settings.overlay().map(LayerDescriptor::storedName).orElse(NO_OVERLAY));
		store.put(WIDTHS, settings.widths().label());
		store.putBoolean(GRID_LINES, settings.gridLines());
		store.putBoolean(RULERS, settings.rulers());
		store.putBoolean(PATTERNS, settings.patterns());
		store.putBoolean(CONTOURS, settings.contours());
		store.putInt(UNIT_SIZE, settings.unit().chosenSize());
		store.put(UNIT_TERRAINS, settings.unit().chosenTerrains().stream()
				.map(each -> NameText.write(each.getName(), SEPARATOR)).collect(Collectors.joining(SEPARATOR)));
		store.putBoolean(UNIT_FOOTPRINT, settings.unit().footprint());
		remember(settings.paint());
		remember(settings.layers());
		store.put(PLANNER, settings.planner().id());
		store.put(COMPARISON, settings.comparison().name());
		store.putInt(PLAY_SPEED, settings.playSpeed());
		store.putBoolean(EXPLORED, settings.explored());
		store.putBoolean(CLUSTERS, settings.clusters());
	}

	private void remember(PaintSettings paint) {
		store.putInt(BRUSH_SIZE, paint.brush().size());
		store.putBoolean(BRUSH_ROUND, paint.brush().round());
		store.putBoolean(OUTLINE, paint.outline());
		store.putBoolean(CONTIGUOUS, paint.contiguous());
	}

	private void remember(LayerSettings layers) {
		for (LayerDescriptor layer : Layers.registered()) {
			store.putBoolean(LAYER + layer.storedName() + HIDDEN, !layers.isVisible(layer));
			store.putBoolean(LAYER + layer.storedName() + LOCKED, layers.isLocked(layer));
			store.putInt(LAYER + layer.storedName() + OPACITY, layers.opacity(layer));
		}
	}
}
