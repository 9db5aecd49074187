package org.leeway.ui.presenter;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.swt.widgets.Display;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.jobs.AnswerJob;
import org.leeway.core.jobs.OverlayJob;
import org.leeway.core.jobs.OverlayRequest;
import org.leeway.core.jobs.RequestedOverlay;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.settings.EditorSettings;

/**
 * The presenter of the overlay. The overlay depends on the latest analysis, on the displayed unit, and perhaps on the cell
 * under the mouse. A background job computes the overlay. Until the job is done, the last overlay stays.
 */
public final class OverlayPresenter {

	/**
	 * Delay, in ms, from the display of an overlay until {@link #prepareAfter} prepares other overlays. If another overlay is
	 * displayed in the meantime, this delay begins again.
	 */
	private static final int IDLE = 300;
	/**
	 * Largest number of cells of a map for which overlays of other unit sizes are computed in advance, before the user asks
	 * for them. On larger maps, this would need too much memory.
	 */
	private static final long MOST_CELLS_PREPARED = 1 << 25;

	private final EditorSettings settings;
	private final Supplier<CellRect> window;
	private final Runnable shown;
	private final Display display = Display.getCurrent();
	private OverlayJob job;
	private final AnswerJob<OverlayRequest, LevelAnalysis> preparation;
	private final LatestQuery<OverlayRequest, RequestedOverlay> query;
	private RequestedOverlay overlay;
	/** The last cell under the mouse where the unit fits. Null before the first such cell. */
	private Cell anchor;

	/**
	 * @param window returns the cells on the screen
	 * @param shown runs on the UI thread after the overlay has changed
	 */
	OverlayPresenter(String levelName, EditorSettings settings, Supplier<CellRect> window, Runnable shown) {
		this.settings = settings;
		this.window = window;
		this.shown = shown;
		this.query = new LatestQuery<>(overlays -> job(levelName, overlays), this::show);
		this.preparation = new AnswerJob<>("Preparing other unit sizes for " + levelName, OverlayPresenter::prepareSizes,
				ready -> {
				});
	}

	private OverlayJob job(String levelName, Consumer<RequestedOverlay> overlays) {
		job = new OverlayJob("Computing the overlay of " + levelName, overlays);
		return job;
	}

	private static LevelAnalysis prepareSizes(OverlayRequest request, Progress progress) {
		request.analysis().prepareSizes(request.unit(), progress);
		return request.analysis();
	}

	/** Sends the last request again, with a newer analysis. Any thread may call this. */
	void askAgain(LevelAnalysis latest) {
		OverlayRequest before = query.asked();
		if (before != null) {
			query.request(before.with(latest));
		}
	}

	/**
	 * Requests the overlay for an analysis and the present settings. If the visible part is quick to compute, shows this part
	 * at once. Removes the overlay if none is chosen, or if an input is missing, such as the unit. Returns whether the overlay
	 * has changed, so that the caller must repaint the map.
	 *
	 * @param latest the latest analysis. Null to remove the overlay
	 */
	boolean follow(LevelAnalysis latest) {
		OverlayRequest wanted = latest == null ? null : wanted(latest);
		if (wanted == null) {
			boolean had = overlay != null;
			query.forget();
			overlay = null;
			return had;
		}
		if (wanted.equals(query.asked())) {
			return false;
		}
		Optional<CellRect> screen = Optional.of(window.get());
		Optional<RequestedOverlay> first = screen.flatMap(wanted::atOnce);
		job.lookFirst(first.isPresent() ? Optional.empty() : screen);
		query.request(wanted);
		return first.filter(this::take).isPresent();
	}

	private OverlayRequest wanted(LevelAnalysis latest) {
		RasterLayer wanted = settings.overlay().orElse(null);
		Agent unit = settings.unit().in(latest.snapshot()).orElse(null);
		boolean standsNowhere = needsPlace() && anchor == null;
		return wanted == null || unit == null || standsNowhere ? null
				: new OverlayRequest(latest, wanted, unit, settings.widths(), needsPlace() ? anchor : null,
						wanted.needs(Need.START) ? settings.start() : null, settings.colours());
	}

	private boolean needsPlace() {
		return settings.overlay().filter(layer -> layer.needs(Need.PLACE)).isPresent();
	}

	/**
	 * Moves the unit at the mouse to a cell where it fits. If the overlay depends on this cell, requests a new overlay. Does
	 * nothing if the overlay shows the range of the unit, and the cell is inside this range. From there, the unit would have
	 * the same range.
	 */
	void stand(Cell cell, LevelAnalysis latest) {
		boolean inRange = isFresh() && range().map(range -> range.contains(cell)).orElse(false);
		if (!cell.equals(anchor) && !inRange) {
			anchor = cell;
			if (needsPlace() && follow(latest)) {
				shown.run();
			}
		}
	}

	private void show(RequestedOverlay made) {
		if (take(made)) {
			shown.run();
		}
	}

	/**
	 * Displays an answer instead of the present overlay, or drops the answer. Returns whether the overlay has changed. There
	 * are three cases:
	 * <ul>
	 * <li>The present overlay is for an earlier request. Any answer with the requested layer replaces it, even an answer for
	 * another unit size.
	 * <li>The present overlay is for the last request, but only for the visible cells. The answer for the whole map
	 * completes it.
	 * <li>The present overlay is for the last request and the whole map. No answer replaces it.
	 * </ul>
	 */
	private boolean take(RequestedOverlay made) {
		OverlayRequest asked = query.asked();
		boolean isShown = overlay != null && overlay.request().equals(asked);
		boolean isMore = made.isWhole() && !(isShown && overlay.isWhole()) && made.request().equals(asked);
		if (isShown && !isMore || !asked.layer().equals(made.request().layer())) {
			return false;
		}
		overlay = isShown ? made.after(overlay) : made;
		RequestedOverlay taken = overlay;
		display.timerExec(IDLE, () -> prepareAfter(taken));
		return true;
	}

	/**
	 * Prepares the overlays of other sizes of the unit in the background. A change of the size then shows the new
	 * overlay sooner. Does nothing in three cases:
	 * <ul>
	 * <li>There was another request after this answer.
	 * <li>The overlay does not depend on spawns.
	 * <li>The map has more than {@link #MOST_CELLS_PREPARED} cells.
	 * </ul>
	 */
	private void prepareAfter(RequestedOverlay made) {
		OverlayRequest answered = made.request();
		if (made == overlay && isFresh() && answered.layer().needs(Need.SPAWNS)
				&& answered.map().cells() <= MOST_CELLS_PREPARED) {
			preparation.request(answered);
		}
	}

	/** Returns whether the displayed overlay is up to date on the whole map: it answers the last request. */
	public boolean isFresh() {
		return isFreshOnScreen() && (overlay == null || overlay.isWhole());
	}

	/**
	 * Returns whether the displayed overlay answers the last request, at least for the cells that were visible at the time of
	 * the request.
	 */
	public boolean isFreshOnScreen() {
		return query.asked() == null || overlay != null && overlay.request().equals(query.asked());
	}

	/** Returns the displayed overlay. Empty if there is none. */
	Optional<OverlayLayer> layer() {
		return Optional.ofNullable(overlay).flatMap(RequestedOverlay::layer);
	}

	/** Returns the places that the unit at the mouse reaches. Empty if the overlay does not show them. */
	public Optional<UnitRange> range() {
		return Optional.ofNullable(overlay).flatMap(RequestedOverlay::range);
	}

	/**
	 * Returns the title of the overlay, such as {@code Reachability, 2 x 2}. Names the unit's start, anchor and size only if
	 * the overlay depends on them. Names the unit's terrains unless the level has an agent with the name and the terrains of
	 * the unit. Without an overlay, the title is {@code Terrain}.
	 */
	String title() {
		if (layer().isEmpty()) {
			return "Terrain";
		}
		Agent unit = overlay.request().unit();
		LevelSnapshot level = overlay.request().analysis().snapshot();
		String size = !layer().get().kind().needs(Need.AGENT) ? "" : ", " + unit.size() + " x " + unit.size();
		boolean others = level.agents().stream().noneMatch(agent -> agent.name().equals(unit.name())
				&& agent.capability().equals(unit.capability()));
		String where = layer().get().kind().needs(Need.ANCHOR) ? " " + layer().get().anchor().title() : "";
		String from = overlay.request().start() == null ? "" : " from " + overlay.request().start();
		return layer().get().kind().title() + from + where + size + (others ? " on " + level.describe(unit.capability()) : "");
	}

	/** Returns the legend of the displayed overlay. Empty if there is no overlay. */
	Optional<List<LegendEntry>> legend() {
		return layer().map(OverlayLayer::legend);
	}

	void dispose() {
		query.close();
		overlay = null;
		preparation.cancel();
	}
}
