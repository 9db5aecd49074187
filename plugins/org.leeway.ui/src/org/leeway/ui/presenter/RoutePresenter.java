package org.leeway.ui.presenter;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.swt.widgets.Display;
import org.leeway.core.jobs.RouteJob;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.Excess;
import org.leeway.core.level.value.ObstacleName;
import org.leeway.core.routes.CheckedRoute;
import org.leeway.core.routes.RouteRequest;
import org.leeway.core.routes.Routes;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.model.Level;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.ProbeOffer;
import org.leeway.ui.map.ProbePlace;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.ClusterPicture;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.map.layers.SearchPicture;
import org.leeway.ui.settings.EditorSettings;

/**
 * The presenter of the routes of a level's probes. A probe is a start and a goal on the map. A background job finds the
 * routes, also during a stroke or while the user drags an end of a probe. Until the job is done, the last routes stay.
 * After a time limit, they are dimmed, see {@link LatestQuery}.
 */
public final class RoutePresenter {

	/** Approximate maximum number of places of a unit along a route. The bounds of the route are found from these places. */
	private static final int MOST_PLACES = 10_000;

	private final EditorSettings settings;
	private final LevelRootPart root;
	private final Runnable shown;
	private final Display display = Display.getCurrent();
	private final LatestQuery<RouteRequest, Routes> query;
	private final RouteQuestions questions;
	private final RouteCache cache = new RouteCache();
	private final RouteSteps steps = new RouteSteps(this::showSteps);
	private final RouteNames names = new RouteNames();
	private PathProbe current;
	/**
	 * The planner that the user selected among the compared planners. The map shows its route for the current probe. Null to
	 * show the route of the chosen planner.
	 */
	private PlannerProvider compared;
	private boolean dimmed;
	private boolean disposed;

	/** @param shown runs after the routes on the canvas have changed */
	RoutePresenter(Level level, EditorSettings settings, LevelRootPart root, Runnable shown) {
		this.settings = settings;
		this.questions = new RouteQuestions(level, settings);
		this.root = root;
		this.shown = shown;
		this.query = new LatestQuery<>(routes -> new RouteJob("Finding routes in " + level.getName(), routes), this::take);
		root.onProbePreview(this::preview);
		root.onHeadings(probe -> shown(probe).domain() == Domain.TURNING);
	}

	/**
	 * Finds the route of a probe while the user drags it. After the drag, finds the routes of the level again, but only after
	 * the present UI event. The tool changes the level during this event.
	 *
	 * @param place the dragged probe. Null at the end of the drag
	 */
	private void preview(ProbePlace place) {
		questions.preview(place);
		if (place != null) {
			follow(questions.snapshot());
		} else {
			display.asyncExec(() -> {
				if (!disposed && questions.preview() == null) {
					follow(questions.snapshot());
				}
			});
		}
	}

	/** Finds the routes on the level that the canvas shows, with the present settings. */
	void follow(LevelSnapshot now) {
		questions.follow(now);
		List<ProbePlace> places = questions.places();
		RouteRequest next = questions.request(places);
		if (cache.ask(next, places)) {
			query.request(next, this::dim);
		}
		show();
	}

	private void dim() {
		if (!cache.isFresh()) {
			dimmed = true;
			show();
		}
	}

	private void take(Routes routes) {
		cache.take(routes);
		dimmed &= !cache.isFresh();
		show();
	}

	private void show() {
		List<ProbePlace> places = questions.places();
		cache.keep(places);
		if (places.stream().noneMatch(place -> place.probe() == current)) {
			current = places.isEmpty() ? null : places.getLast().probe();
		}
		LevelSnapshot level = questions.snapshot();
		root.show(MapContent.ROUTES, new RouteDrawing(this, cache, level.scene(), level.grid().bounds(), dimmed).of(places));
		showSearch();
		root.show(MapContent.CLUSTERS, clusters());
		shown.run();
	}

	/**
	 * Shows the unit on its route, and the edges that the search has examined. Then runs {@code shown}, which updates
	 * the explored cells on the map.
	 */
	private void showSteps() {
		if (questions.snapshot() != null && !disposed) {
			showSearch();
			shown.run();
		}
	}

	private void showSearch() {
		Optional<PlanResult> route = currentRoute();
		root.show(MapContent.SEARCH, new SearchPicture(
				route.filter(this::isSearchWanted).map(steps::examined).orElse(List.of()),
				route.flatMap(steps::unit), dimmed));
	}

	private Optional<PlanResult> currentRoute() {
		return current() == null ? Optional.empty() : route(current());
	}

	/** Returns whether to show the edges and cells that the search examined. Always true if the search found no path. */
	private boolean isSearchWanted(PlanResult route) {
		return settings.explored() || !route.isFound();
	}

	/**
	 * Returns the clusters to draw: the squares into which hierarchical search divides the map. Empty while the known clusters
	 * are of a map of another size.
	 */
	private ClusterPicture clusters() {
		boolean wanted = cache.wanted().graphAgent().isPresent();
		CellRect map = questions.snapshot().grid().bounds();
		return cache.latest().filter(routes -> wanted && routes.graph().isPresent()
				&& routes.request().level().grid().bounds().equals(map)).map(
						routes -> new ClusterPicture(routes.graph().get(), routes.request().graphAgent().get(), map))
				.orElse(ClusterPicture.NONE);
	}

	/** Returns the progress of the unit on the selected route, and the progress of the search for this route. */
	public RouteSteps steps() {
		return steps;
	}

	/** Returns the current probe: the probe that the user drags, or else the probe that was selected last. Null for none. */
	public PathProbe current() {
		return questions.preview() != null ? questions.preview().probe() : current;
	}

	/** Sets the current probe. */
	public void select(PathProbe probe) {
		if (current != probe) {
			current = probe;
			compared = null;
			show();
		}
	}

	/** Sets the current probe. If the user compares planners, the map shows the route of the given planner. */
	public void select(PathProbe probe, PlannerProvider planner) {
		current = probe;
		compared = chosen(probe).provider() == planner ? null : planner;
		show();
	}

	/**
	 * Returns the planner whose route the map shows for a probe. Usually, the map shows the route of the probe's {@linkplain
	 * #chosen chosen} planner. If the user compares planners, the user can select another planner's route.
	 */
	public PlannerProvider shown(PathProbe probe) {
		PlannerProvider chosen = chosen(probe).provider();
		return probe == current && compared != null && settings.comparison().asks(compared, chosen)
				&& cache.route(probe, compared).isPresent() ? compared : chosen;
	}

	/**
	 * Returns the answers of other planners that the map shows beside the route of a probe. Empty unless the user
	 * compares planners for units that turn.
	 */
	List<PlanResult> others(PathProbe probe) {
		PlannerProvider shown = shown(probe);
		PlannerProvider chosen = chosen(probe).provider();
		return shown.domain() != Domain.TURNING ? List.of() : Planners.registered().stream()
				.filter(planner -> planner != shown && planner.domain() == shown.domain()
						&& settings.comparison().asks(planner, chosen))
				.flatMap(planner -> cache.beside(probe, shown, planner).stream()).toList();
	}

	/** Returns the planner of a probe, as {@link RouteQuestions#chosen} does. */
	public PlannerChoice chosen(PathProbe probe) {
		return questions.chosen(probe);
	}

	/** Returns the latest answer of a planner for a probe. The answer may be outdated. Empty until an answer is known. */
	public Optional<PlanResult> route(PathProbe probe, PlannerProvider planner) {
		return cache.route(probe, planner);
	}

	/**
	 * Returns the latest answer of a planner for a probe, with the first cell of its route that the agent cannot
	 * cross. Empty until an answer is known.
	 */
	public Optional<CheckedRoute> checked(PathProbe probe, PlannerProvider planner) {
		return cache.checked(probe, planner);
	}

	/**
	 * Returns the smallest rectangle of cells around a probe and its route. The rectangle contains the footprints of the unit
	 * at the start, at the goal and at some places of the route.
	 */
	public CellRect place(PathProbe probe) {
		int size = new ProbeEnd(probe, false).size();
		Stream<Cell> anchors = route(probe).stream().flatMap(route -> anchors(route, size));
		return Stream.concat(anchors, Stream.of(new ProbeEnd(probe, false).anchor(), new ProbeEnd(probe, true).anchor()))
				.map(anchor -> new CellRect(anchor.x(), anchor.y(), size, size)).reduce(CellRect::union).orElseThrow();
	}

	/**
	 * Returns places of the unit along a route, as the top-left cells of its footprints. Two successive places are about the
	 * width of the footprint apart. On a long route they are farther apart, so that there are about {@link #MOST_PLACES} at
	 * most.
	 */
	private static Stream<Cell> anchors(PlanResult route, int size) {
		return route.trajectory().stream()
				.flatMap(path -> path.positions(Math.max(size, path.length() / MOST_PLACES)).stream()).map(
				at -> new Cell((int) Math.floor(at.x() - size / 2.0), (int) Math.floor(at.y() - size / 2.0)));
	}

	/** Returns the answer that the map shows for a probe. Empty until an answer is known. */
	public Optional<PlanResult> route(PathProbe probe) {
		return route(probe, shown(probe));
	}

	/**
	 * Returns a text that says why a search found no route. Obstacles are called by their names. If the search
	 * found a route, the text says so.
	 */
	public String reason(PlanResult route) {
		return route.reason(this::name);
	}

	/** Returns a text that says whether a route of a unit that turns is legal. */
	public String verdict(PlanResult route) {
		return ConflictWords.verdict(route);
	}

	/** Returns a text that lists the objects that a unit overlaps on an illegal route. */
	public String conflicts(PlanResult route) {
		return ConflictWords.details(route, this::name);
	}

	/** Returns the name of an obstacle. If the level no longer has the obstacle, returns its kind and number. */
	String name(ObstacleRef obstacle) {
		Scene scene = questions.snapshot().scene();
		return scene.has(obstacle) ? ObstacleName.of(obstacle, scene) : obstacle.toString();
	}

	/** Returns the name of a probe for users. Without a name of its own, a probe is named by its start and goal. */
	public String name(PathProbe probe) {
		return names.of(probe, questions.snapshot().header());
	}

	/**
	 * Returns how much more a planner's route costs than the exact route. Empty if either route is unknown, was not
	 * found or is illegal.
	 */
	public Optional<Excess> excess(PathProbe probe, PlannerProvider planner) {
		return cache.excess(probe, planner);
	}

	/**
	 * Returns an offer to move one end of a probe, where the unit does not fit, to the nearest place where the unit fits. Empty
	 * in these cases:
	 * <ul>
	 * <li>The unit fits at both ends, or fits nowhere.
	 * <li>The user drags a probe.
	 * <li>The answer for the level on the canvas is not known yet.
	 * </ul>
	 */
	public Optional<ProbeOffer> offer(PathProbe probe) {
		PlannerProvider planner = chosen(probe).provider();
		return !isFresh(probe, planner) || questions.preview() != null ? Optional.empty()
				: cache.offer(probe, planner).map(
						offer -> new ProbeOffer(new ProbeEnd(probe, offer.isGoal()), offer.anchor(), offer.distance()));
	}

	/** Returns whether a planner's latest answer for a probe was computed from the level that the canvas shows now. */
	public boolean isFresh(PathProbe probe, PlannerProvider planner) {
		return cache.isFresh(probe, planner);
	}

	/** Returns whether all answers for the level on the canvas are known. */
	public boolean isComplete() {
		return cache.isComplete();
	}

	/** Returns the explored cells to show for the selected route. Null if there are none. */
	BitPlane explored() {
		return currentRoute().filter(this::isSearchWanted).flatMap(steps::explored).orElse(null);
	}

	void dispose() {
		disposed = true;
		query.close();
		root.show(MapContent.ROUTES, RoutePicture.NONE);
		root.show(MapContent.SEARCH, SearchPicture.NONE);
		root.show(MapContent.CLUSTERS, ClusterPicture.NONE);
	}
}
