package org.leeway.ui.presenter;

import java.util.function.BooleanSupplier;

import org.leeway.core.layer.Anchor;
import org.leeway.model.Level;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.Listeners;

/**
 * The presenters of an editor's map. Each presenter computes and shows one kind of content, such as routes, meshes,
 * measured distances, or the unit at the mouse.
 */
public final class LiveMap {

	private final EditorSettings settings;
	private final LevelRootPart root;
	private final UnitAtMouse unit;
	private final Runnable shown;
	private final Listeners routesListeners;
	private LevelPresenter presenter;
	private RoutePresenter routes;
	private LargestUnitPresenter largestUnit;
	private DistancePresenter distance;
	private CutOffPresenter cutOff;
	private TangentPresenter tangents;
	private MeshPresenter meshes;
	private PicturePresenter pictures;
	private ConflictPresenter conflicts;

	/**
	 * @param isToolWithoutFootprint returns true if the active tool draws no footprint at the mouse. In this case, the
	 * footprint of the displayed unit is drawn at the mouse
	 * @param shown runs after the map has changed
	 * @param routesListeners run after the routes on the map have changed
	 */
	public LiveMap(Level level, EditorSettings settings, LevelRootPart root, BooleanSupplier isToolWithoutFootprint,
			Runnable shown, Listeners routesListeners) {
		this.settings = settings;
		this.root = root;
		this.unit = new UnitAtMouse(settings, root, isToolWithoutFootprint);
		this.shown = shown;
		this.routesListeners = routesListeners;
		create(level);
	}

	private void create(Level level) {
		presenter = new LevelPresenter(level, settings, root, this::levelShown);
		routes = new RoutePresenter(level, settings, root, this::routesShown);
		largestUnit = new LargestUnitPresenter(level.getName(), settings, root);
		distance = new DistancePresenter(level.getName(), settings, root);
		cutOff = new CutOffPresenter(level.getName(), settings, root);
		root.onMeasure(this::measure);
		tangents = new TangentPresenter(level, settings, root);
		meshes = new MeshPresenter(level, settings, root, shown);
		pictures = new PicturePresenter(level, settings, root, this::picturesChanged);
		conflicts = new ConflictPresenter(level, root);
		presenter.caption().describe(meshes);
	}

	/** Shows another level. Replaces all presenters except the presenter of the unit at the mouse. */
	public void replace(Level level) {
		dispose();
		create(level);
	}

	/**
	 * Repaints the level, because pictures of its terrains have changed. Does nothing before the level is shown for
	 * the first time.
	 */
	private void picturesChanged() {
		if (presenter.snapshot() != null) {
			presenter.refresh();
		}
	}

	private void levelShown() {
		routes.follow(presenter.snapshot());
		largestUnit.follow(presenter.snapshot());
		distance.follow(presenter.snapshot());
		cutOff.follow(presenter.analysis());
		tangents.follow(presenter.snapshot());
		meshes.follow(presenter.snapshot());
		pictures.follow();
		unit.update(presenter);
		shown.run();
	}

	/**
	 * Measures the largest unit that gets from one cell to another, and shows it on the map. If the map shows why a cell is cut
	 * off, removes this display.
	 *
	 * @param ends the two cells. Null to remove the measurement
	 */
	private void measure(CellPair ends) {
		if (ends != null) {
			cutOff.forget();
		}
		largestUnit.measure(ends);
	}

	private void routesShown() {
		presenter.showExplored(routes.explored());
		routesListeners.changed(true);
	}

	public LevelPresenter presenter() {
		return presenter;
	}

	/**
	 * Returns the cell of a unit's footprint to which overlays and the status line assign the unit's size. With {@link
	 * Anchor#TOP_LEFT}, for example, a cell has the size of the largest unit that fits with its top-left cell there.
	 */
	public Anchor widths() {
		return settings.widths();
	}

	public RoutePresenter routes() {
		return routes;
	}

	public TangentPresenter tangents() {
		return tangents;
	}

	public MeshPresenter meshes() {
		return meshes;
	}

	/** Returns the presenter of the reason why a cell is cut off. */
	public CutOffPresenter cutOff() {
		return cutOff;
	}

	/** Returns the presenter of the pictures of terrains, and of the background pictures that designers trace. */
	public PicturePresenter pictures() {
		return pictures;
	}

	/** Returns the presenter of merge conflicts. */
	public ConflictPresenter conflicts() {
		return conflicts;
	}

	public UnitAtMouse unit() {
		return unit;
	}

	public void dispose() {
		presenter.dispose();
		routes.dispose();
		largestUnit.dispose();
		distance.dispose();
		cutOff.dispose();
		tangents.dispose();
		meshes.dispose();
		pictures.dispose();
		conflicts.dispose();
	}
}
