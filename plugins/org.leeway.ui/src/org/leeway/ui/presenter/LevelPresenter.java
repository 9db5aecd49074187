package org.leeway.ui.presenter;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.swt.widgets.Display;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.jobs.AnalysisJob;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.Objective;
import org.leeway.core.markers.FindingPlace;
import org.leeway.model.Level;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.LargestUnitPicture;
import org.leeway.ui.map.layers.MapPicture;
import org.leeway.ui.map.layers.NoteTitles;
import org.leeway.ui.pictures.CellPicture;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.theme.Colours;

/**
 * The presenter of a level on the canvas. Shows the terrain at once, also during a stroke. Shows the overlay after a background
 * job has analysed the level. Until then, the map keeps the last overlay, and dims it after the time limit of {@link
 * LatestQuery}.
 */
public final class LevelPresenter {

	private final Level level;
	private final EditorSettings settings;
	private final LevelRootPart root;
	private final Runnable shown;
	private final Display display = Display.getCurrent();
	private final LatestQuery<LevelSnapshot, Delivery> query;
	/** The terrain on the canvas: the level's terrain, or the terrain of an unfinished stroke. */
	private TerrainGrid terrain;
	private LevelSnapshot snapshot;
	/**
	 * The level on the canvas. Always includes the obstacles and terrains that units can clear away, even if {@link #snapshot}
	 * leaves them out.
	 */
	private LevelSnapshot whole;
	private LevelAnalysis analysis;
	/** Whether {@link #analysis} has the findings of all rules for {@link #snapshot}. */
	private boolean foundAll;
	private final OverlayPresenter overlays;
	private final MapCaption caption;
	private final TerrainLooks looks = new TerrainLooks();
	private BitPlane highlight;
	private BitPlane explored;
	private boolean dimmed;
	private boolean updateDue;
	/** Whether the snapshot has obstacles that the user is dragging. */
	private boolean previewsObstacles;
	private boolean disposed;
	/** Whether the level is analysed as if units had cleared away all removable obstacles and terrains. */
	private boolean withoutRemovable;

	private record Delivery(LevelAnalysis analysis, boolean foundAll) {
	}

	/** @param shown runs on the UI thread after the map has changed */
	LevelPresenter(Level level, EditorSettings settings, LevelRootPart root, Runnable shown) {
		this.level = level;
		this.settings = settings;
		this.root = root;
		this.shown = shown;
		this.terrain = level.getTerrain();
		this.overlays = new OverlayPresenter(level.getName(), settings, root.viewport()::visibleCells,
				this::overlayShown);
		this.caption = new MapCaption(this, settings, root);
		this.withoutRemovable = settings.withoutRemovable();
		settings.addListener(this::settingsChanged);
		root.onPreview(this::preview);
		root.obstacles().onChange(this::analyseSoon);
		this.query = new LatestQuery<>(
				deliveries -> new AnalysisJob("Analysing " + level.getName(), listener(deliveries)), this::show);
	}

	/**
	 * Returns a listener of the analysis job. The listener passes each analysis to a consumer. The job calls the listener on
	 * the job's thread.
	 */
	private AnalysisJob.Listener listener(Consumer<Delivery> deliveries) {
		return new AnalysisJob.Listener() {
			@Override
			public void analysed(LevelAnalysis result) {
				overlays.askAgain(result);
				deliveries.accept(new Delivery(result, false));
			}

			@Override
			public void foundAll(LevelAnalysis result) {
				deliveries.accept(new Delivery(result, true));
			}
		};
	}

	/**
	 * Shows the changed level at once. Analyses it after all pending UI events, so that many changes at once start
	 * only one analysis.
	 */
	public void levelChanged() {
		emphasiseNothing();
		terrain = level.getTerrain();
		root.showPicture(picture());
		showNoteTitles();
		analyseSoon();
	}

	private void settingsChanged() {
		if (withoutRemovable != settings.withoutRemovable()) {
			withoutRemovable = settings.withoutRemovable();
			analyseSoon();
		}
	}

	private void analyseSoon() {
		foundAll = false;
		if (!updateDue) {
			updateDue = true;
			display.asyncExec(() -> {
				updateDue = false;
				if (!disposed) {
					analyse();
				}
			});
		}
	}

	/**
	 * Shows and analyses another terrain: the terrain of an unfinished stroke, or the level's own terrain after the
	 * stroke.
	 */
	private void preview(TerrainGrid grid) {
		if (grid != terrain) {
			terrain = grid;
			emphasiseNothing();
			analyse();
		}
	}

	/** Analyses the level as the canvas shows it, with unfinished strokes and dragged obstacles. */
	public void analyse() {
		whole = root.obstacles().of(LevelSnapshot.of(level).withGrid(terrain), level);
		LevelSnapshot latest = withoutRemovable ? whole.withoutRemovable() : whole;
		previewsObstacles = !root.obstacles().isEmpty();
		snapshot = latest;
		foundAll = false;
		query.request(latest, this::dim);
		refresh();
	}

	private void dim() {
		if (!overlayIsFresh()) {
			dimmed = true;
			refresh();
		}
	}

	private void show(Delivery latest) {
		analysis = latest.analysis;
		foundAll = latest.foundAll && analysisIsFresh();
		refresh();
	}

	/** Repaints the canvas with the present settings. */
	public void refresh() {
		overlays.follow(analysis);
		looks.update(level.getTerrainTypes(), settings);
		root.showColours(settings.colours());
		root.guides().show(terrain, settings.paint().symmetry(), settings.selection().cells().orElse(null));
		showNoteTitles();
		root.show(MapContent.NAMES, ObjectNames.of(level, settings.layers(), noteTitles()));
		overlayShown();
	}

	private void showNoteTitles() {
		root.show(MapContent.NOTE_TITLES, noteTitles());
	}

	private NoteTitles noteTitles() {
		return new NoteTitles(level.getAnnotations().stream()
				.map(note -> new NoteTitles.Title(Objective.of(note).title(ElementName.of(note)), note.getX(), note.getY(),
						Colours.parse(note.getColour())))
				.filter(title -> !title.words().isEmpty()).toList(), settings.layers().alpha(MapLayers.ANNOTATIONS));
	}

	private void overlayShown() {
		dimmed &= !overlayIsFresh();
		root.showPicture(picture());
		shown.run();
	}

	/**
	 * Moves the unit at the mouse to a cell. Updates the overlay if the overlay depends on this cell, such as an overlay with
	 * the range of the unit.
	 *
	 * @param anchor the new top-left cell of the unit: a cell under the mouse where the unit fits
	 */
	void stand(Cell anchor) {
		overlays.stand(anchor, analysis);
	}

	/** Returns the presenter of the overlay. */
	public OverlayPresenter overlays() {
		return overlays;
	}

	private MapPicture picture() {
		int opacity = overlays.layer().map(layer -> settings.layers().alpha(layer.kind())).orElse(0);
		return new MapPicture(terrain, looks.colours(), overlays.layer().orElse(null), dimmed ? opacity / 2 : opacity, highlight,
				explored, settings.selection().cells().orElse(null), settings.gridLines())
				.with(looks.detail());
	}

	/** Returns the pictures that fill cells, indexed by terrain id. */
	Map<Integer, CellPicture> pictures() {
		return looks.detail().pictures();
	}

	/**
	 * Emphasises the cells of a finding until the level changes. The finding may belong to an earlier state of the
	 * level.
	 */
	public void show(FindingPlace place) {
		LevelAnalysis known = foundAll || !Highlights.needsFindings(place) ? analysis : null;
		highlight(Highlights.of(place, known, terrain.bounds()));
		root.show(MapContent.STARTS_CUT, Highlights.cut(place, known, terrain.bounds()));
	}

	private void emphasiseNothing() {
		highlight = null;
		root.show(MapContent.STARTS_CUT, LargestUnitPicture.NONE);
	}

	/** Emphasises cells until the level changes. If {@code cells} is null, emphasises none. */
	public void highlight(BitPlane cells) {
		emphasiseNothing();
		highlight = cells;
		refresh();
	}

	/** Emphasises cells until the level changes. Ignores cells outside the map. */
	public void emphasise(List<Cell> cells) {
		highlight(Highlights.of(cells, terrain.bounds()));
	}

	/**
	 * Tints the cells that a search examined.
	 *
	 * @param cells null to tint no cells
	 */
	void showExplored(BitPlane cells) {
		if (explored != cells) {
			explored = cells;
			root.showPicture(picture());
		}
	}

	/** Returns the latest finished analysis. Null before the first analysis. */
	public LevelAnalysis analysis() {
		return analysis;
	}

	/**
	 * Returns whether the findings are known for the level that the canvas shows. This may be a level with an
	 * unfinished stroke or drag.
	 */
	boolean hasFoundAll() {
		return foundAll;
	}

	/** Returns whether {@link #analysis} belongs to the level on the canvas. */
	private boolean analysisIsFresh() {
		return analysis != null && analysis.snapshot() == snapshot;
	}

	/** Returns whether the overlay belongs to the level on the canvas. */
	private boolean overlayIsFresh() {
		return analysisIsFresh() && overlays.isFresh();
	}

	/**
	 * Returns whether {@link #analysis} has the findings of the present level. False during a stroke, or while the
	 * user drags an obstacle.
	 */
	public boolean findingsAreFresh() {
		return foundAll && !previewsObstacles && terrain == level.getTerrain();
	}

	/** Returns the findings of the level on the canvas. Empty until the rules have run. */
	public Optional<List<Finding>> findings() {
		return foundAll ? Optional.of(analysis.findings()) : Optional.empty();
	}

	/**
	 * Returns whether the analysis of the present level is late, see {@link LatestQuery}. Then {@link #analysis} is
	 * about an earlier state of the level.
	 */
	public boolean isOutdated() {
		return dimmed && !analysisIsFresh();
	}

	/** Returns the caption in the corner of the map. */
	public MapCaption caption() {
		return caption;
	}

	/** Returns the snapshot of the level as the canvas shows it, with unfinished strokes and drags. */
	public LevelSnapshot snapshot() {
		return snapshot;
	}

	/**
	 * Returns the level as the canvas shows it, with unfinished strokes and drags. Always includes obstacles and terrains that
	 * units can clear away. {@link #snapshot} may leave these out.
	 */
	public LevelSnapshot whole() {
		return whole;
	}

	void dispose() {
		disposed = true;
		query.close();
		overlays.dispose();
		emphasiseNothing();
	}
}
