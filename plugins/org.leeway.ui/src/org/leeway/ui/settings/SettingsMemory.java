package org.leeway.ui.settings;

import java.util.stream.Stream;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.leeway.core.layer.Anchor;
import org.leeway.core.routes.Comparison;
import org.leeway.core.routing.Planners;

/**
 * A store of the settings that are the user's taste, such as grid lines and brush size. A new editor begins with the
 * values that the user set last in any editor, even in an earlier session. The settings that belong to a level are in
 * {@link LevelView}.
 */
public final class SettingsMemory {

	private static final String WIDTHS = "view.widths";
	private static final String GRID_LINES = "view.gridLines";
	private static final String RULERS = "view.rulers";
	private static final String PATTERNS = "view.patterns";
	private static final String CONTOURS = "view.contours";
	private static final String UNIT_FOOTPRINT = "unit.footprint";
	private static final String BRUSH_SIZE = "brush.size";
	private static final String BRUSH_ROUND = "brush.round";
	private static final String OUTLINE = "paint.outline";
	private static final String CONTIGUOUS = "paint.contiguous";
	private static final String PLANNER = "routes.planner";
	private static final String COMPARISON = "routes.comparison";
	private static final String PLAY_SPEED = "routes.playSpeed";
	private static final String EXPLORED = "routes.explored";
	private static final String CLUSTERS = "routes.clusters";

	private final IEclipsePreferences store = SettingsStore.settings();

	/** Restores the stored settings, and stores every change from now on. */
	public void attach(EditorSettings settings) {
		String widths = store.get(WIDTHS, "");
		Stream.of(Anchor.values()).filter(each -> each.label().equals(widths)).forEach(settings::setWidths);
		settings.setGridLines(store.getBoolean(GRID_LINES, true));
		settings.setRulers(store.getBoolean(RULERS, false));
		settings.setPatterns(store.getBoolean(PATTERNS, true));
		settings.setContours(store.getBoolean(CONTOURS, true));
		settings.unit().setFootprint(store.getBoolean(UNIT_FOOTPRINT, true));
		restore(settings.paint());
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

	private void restore(PaintSettings paint) {
		paint.setBrushSize(store.getInt(BRUSH_SIZE, 1));
		paint.setRound(store.getBoolean(BRUSH_ROUND, false));
		paint.setOutline(store.getBoolean(OUTLINE, false));
		paint.setContiguous(store.getBoolean(CONTIGUOUS, true));
	}

	private void remember(EditorSettings settings) {
		store.put(WIDTHS, settings.widths().label());
		store.putBoolean(GRID_LINES, settings.gridLines());
		store.putBoolean(RULERS, settings.rulers());
		store.putBoolean(PATTERNS, settings.patterns());
		store.putBoolean(CONTOURS, settings.contours());
		store.putBoolean(UNIT_FOOTPRINT, settings.unit().footprint());
		remember(settings.paint());
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
}
