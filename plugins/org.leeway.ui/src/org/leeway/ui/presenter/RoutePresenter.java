package org.leeway.ui.presenter;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.swt.widgets.Display;
import org.leeway.core.jobs.RouteJob;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.Excess;
import org.leeway.core.level.value.ObstacleName;
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
 * The presenter of the routes of a level's probes on the map of the canvas, also during a stroke or the drag of an end. A
 * background job finds the routes. Until then the last routes stay, dimmed after a moment.
 */
public final class RoutePresenter {

	/**
	 * Limit for the places along a route that are sampled for its bounds. On usual routes, they are no farther apart than
	 * the unit is large.
	 */
	private static final int MOST_PLACES = 10_000;

	private final EditorSettings settings;
	private final LevelRootPart root;
	private final Runnable shown;
	private final Display display = Display.getCurrent();
	private final Inquiry<RouteRequest, Routes> inquiry;
	private final RouteQuestions questions;
	private final KnownRoutes known = new KnownRoutes();
	private final RouteSteps steps = new RouteSteps(this::showSteps);
	private PathProbe current;
	/** The planner whose route to show for the current probe, in place of the planner that the probe names. Null for none. */
	private PlannerProvider looked;
	private boolean dimmed;
	private boolean disposed;

	/** @param shown runs after the routes on the canvas have changed */
	RoutePresenter(Level level, EditorSettings settings, LevelRootPart root, Runnable shown) {
		this.settings = settings;
		this.questions = new RouteQuestions(level, settings);
		this.root = root;
		this.shown = shown;
		this.inquiry = new Inquiry<>(routes -> new RouteJob("Finding routes in " + level.getName(), routes), this::take);
		root.onProbePreview(this::preview);
		root.onHeadings(probe -> shown(probe).domain() == Domain.TURNING);
	}

	/** Shows a dragged probe. After the drag, waits a moment, because the level may get the probe just then. */
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
		if (known.ask(next, places)) {
			inquiry.request(next, this::dim);
		}
		show();
	}

	private void dim() {
		if (!known.isFresh()) {
			dimmed = true;
			show();
		}
	}

	private void take(Routes routes) {
		known.take(routes);
		dimmed &= !known.isFresh();
		show();
	}

	private void show() {
		List<ProbePlace> places = questions.places();
		known.keep(places);
		if (places.stream().noneMatch(place -> place.probe() == current)) {
			current = places.isEmpty() ? null : places.getLast().probe();
		}
		LevelSnapshot level = questions.snapshot();
		root.show(MapContent.ROUTES, new RouteDrawing(this, known, level.scene(), level.grid().bounds(), dimmed).of(places));
		showSearch();
		root.show(MapContent.CLUSTERS, clusters());
		shown.run();
	}

	/** Shows the unit on its route and the edges that the search examined. The terrain shows the explored cells. */
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

	/** Returns whether to show what the search examined. Always true if the search found no path. */
	private boolean isSearchWanted(PlanResult route) {
		return settings.explored() || !route.isFound();
	}

	/** Returns the clusters to draw. None while the known clusters are of a map of another size. */
	private ClusterPicture clusters() {
		boolean wanted = known.wanted().graphAgent().isPresent();
		CellRect map = questions.snapshot().grid().bounds();
		return known.latest().filter(routes -> wanted && routes.graph().isPresent()
				&& routes.request().level().grid().bounds().equals(map)).map(
						routes -> new ClusterPicture(routes.graph().get(), routes.request().graphAgent().get(), map))
				.orElse(ClusterPicture.NONE);
	}

	/** Returns the progress of the unit on the selected route, and of the search for it. */
	public RouteSteps steps() {
		return steps;
	}

	/** Returns the current probe, which was selected last. Null if there is none. */
	public PathProbe current() {
		return questions.preview() != null ? questions.preview().probe() : current;
	}

	/** Selects a probe: routes and table then show its answers. */
	public void select(PathProbe probe) {
		if (current != probe) {
			current = probe;
			looked = null;
			show();
		}
	}

	/** Selects the answer of a planner to a probe, which the map shows if answers are compared. */
	public void select(PathProbe probe, PlannerProvider planner) {
		current = probe;
		looked = chosen(probe).provider() == planner ? null : planner;
		show();
	}

	/**
	 * Returns the planner whose route of a probe the map shows: a planner that was selected to compare, or else the chosen one.
	 */
	public PlannerProvider shown(PathProbe probe) {
		PlannerProvider chosen = chosen(probe).provider();
		return probe == current && looked != null && settings.comparison().asks(looked, chosen)
				&& known.route(probe, looked).isPresent() ? looked : chosen;
	}

	/**
	 * Returns the answers of other planners that the map shows beside a probe's route. Only routes of units that turn are
	 * compared, if the user wants it.
	 */
	List<PlanResult> others(PathProbe probe) {
		PlannerProvider shown = shown(probe);
		PlannerProvider chosen = chosen(probe).provider();
		return shown.domain() != Domain.TURNING ? List.of() : Planners.registered().stream()
				.filter(planner -> planner != shown && planner.domain() == shown.domain()
						&& settings.comparison().asks(planner, chosen))
				.flatMap(planner -> known.beside(probe, shown, planner).stream()).toList();
	}

	/** Returns the planner of a probe, as {@link RouteQuestions#chosen} does. */
	public PlannerChoice chosen(PathProbe probe) {
		return questions.chosen(probe);
	}

	/** Returns the answer of a planner to a probe, possibly an outdated answer. Empty until an answer is known. */
	public Optional<PlanResult> route(PathProbe probe, PlannerProvider planner) {
		return known.route(probe, planner);
	}

	/** Returns the cells around a probe's ends and the route between them. */
	public CellRect place(PathProbe probe) {
		int size = new ProbeEnd(probe, false).size();
		Stream<Cell> turns = route(probe).stream().flatMap(route -> turns(route, size));
		return Stream.concat(turns, Stream.of(new ProbeEnd(probe, false).anchor(), new ProbeEnd(probe, true).anchor()))
				.map(anchor -> new CellRect(anchor.x(), anchor.y(), size, size)).reduce(CellRect::union).orElseThrow();
	}

	/** Returns anchors along the route. If the route leads far beyond the map, only some of its anchors are returned. */
	private static Stream<Cell> turns(PlanResult route, int size) {
		return route.trajectory().stream()
				.flatMap(path -> path.positions(Math.max(size, path.length() / MOST_PLACES)).stream()).map(
				at -> new Cell((int) Math.floor(at.x() - size / 2.0), (int) Math.floor(at.y() - size / 2.0)));
	}

	/** Returns the answer to a probe that the map shows. Empty until an answer is known. */
	public Optional<PlanResult> route(PathProbe probe) {
		return route(probe, shown(probe));
	}

	/** Returns why there is no route, with names for obstacles, or that there is a route. */
	public String reason(PlanResult route) {
		return route.reason(this::name);
	}

	/** Returns in words whether a route of a unit that turns is legal. */
	public String verdict(PlanResult route) {
		return ConflictWords.verdict(route);
	}

	/** Returns a text that lists what a unit overlaps on an illegal route. */
	public String conflicts(PlanResult route) {
		return ConflictWords.details(route, this::name);
	}

	/** Returns the name of an obstacle. An obstacle that is gone is named by its kind and number. */
	String name(ObstacleRef obstacle) {
		Scene scene = questions.snapshot().scene();
		return scene.has(obstacle) ? ObstacleName.of(obstacle, scene) : obstacle.toString();
	}

	/** Returns the excess over the exact route, as {@link Routes#excess} does. */
	public Optional<Excess> excess(PathProbe probe, PlannerProvider planner) {
		return known.excess(probe, planner);
	}

	/** Returns where to move an end of a probe, because the unit does not fit there on the map that the canvas shows. */
	public Optional<ProbeOffer> offer(PathProbe probe) {
		PlannerProvider planner = chosen(probe).provider();
		return !isFresh(probe, planner) || questions.preview() != null ? Optional.empty()
				: known.offer(probe, planner).map(
						offer -> new ProbeOffer(new ProbeEnd(probe, offer.isGoal()), offer.anchor(), offer.distance()));
	}

	/** Returns whether the answer of a planner to a probe is about the level on the canvas. */
	public boolean isFresh(PathProbe probe, PlannerProvider planner) {
		return known.isFresh(probe, planner);
	}

	/** Returns whether all answers are known. */
	public boolean isComplete() {
		return known.isComplete();
	}

	/** Returns the explored cells to show for the selected route, or null. */
	BitPlane explored() {
		return currentRoute().filter(this::isSearchWanted).flatMap(steps::explored).orElse(null);
	}

	void dispose() {
		disposed = true;
		inquiry.close();
		root.show(MapContent.ROUTES, RoutePicture.NONE);
		root.show(MapContent.SEARCH, SearchPicture.NONE);
	}
}
