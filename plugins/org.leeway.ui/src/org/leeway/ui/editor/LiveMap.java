package org.leeway.ui.editor;

import java.util.function.BooleanSupplier;

import org.leeway.model.Level;
import org.leeway.ui.editor.parts.LevelRootPart;

/**
 * What the map of an editor shows besides the objects of the level: terrain and overlay, routes, the largest unit, the
 * unit at the mouse.
 */
final class LiveMap {

	private final EditorSettings settings;
	private final LevelRootPart root;
	private final UnitAtMouse unit;
	private final Runnable shown;
	private final Listeners routesListeners;
	private LevelView view;
	private LevelRoutes routes;
	private LargestUnitView largestUnit;
	private TangentView tangents;

	/**
	 * @param isUnitWelcome whether the tool at hand shows no footprint of its own
	 * @param shown is run after the map has shown something new
	 * @param routesListeners are told when routes have been shown
	 */
	LiveMap(Level level, EditorSettings settings, LevelRootPart root, BooleanSupplier isUnitWelcome, Runnable shown,
			Listeners routesListeners) {
		this.settings = settings;
		this.root = root;
		this.unit = new UnitAtMouse(settings, root, isUnitWelcome);
		this.shown = shown;
		this.routesListeners = routesListeners;
		create(level);
	}

	private void create(Level level) {
		view = new LevelView(level, settings, root, this::viewShown);
		routes = new LevelRoutes(level, settings, root, this::routesShown);
		largestUnit = new LargestUnitView(level.getName(), settings, root);
		tangents = new TangentView(level, settings, root);
	}

	/** Goes on with another level. */
	void replace(Level level) {
		dispose();
		create(level);
	}

	private void viewShown() {
		routes.follow(view.snapshot());
		largestUnit.follow(view.snapshot());
		tangents.follow(view.snapshot());
		unit.update(view);
		shown.run();
	}

	private void routesShown() {
		view.showExplored(routes.explored());
		routesListeners.changed(true);
	}

	LevelView view() {
		return view;
	}

	LevelRoutes routes() {
		return routes;
	}

	TangentView tangents() {
		return tangents;
	}

	UnitAtMouse unit() {
		return unit;
	}

	void dispose() {
		view.dispose();
		routes.dispose();
		largestUnit.dispose();
		tangents.dispose();
	}
}
