package org.leeway.ui.presenter;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.swt.widgets.Display;
import org.leeway.core.jobs.RouteJob;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.ObstacleName;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.core.routing.RouteRequest;
import org.leeway.core.routing.Routes;
import org.leeway.model.Level;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Excess;
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
 * Shows the routes of a level's probes for what the canvas shows, also during a stroke or the drag of an end. A
 * background job finds them; until then the last ones stay, dimmed after a moment.
 */
public final class RoutePresenter {

	/** Places along a route at which it is looked for: on usual routes each step. */
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
	/** The planner whose route to show for the current probe, in place of the one that the probe names; null for none. */
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

	/** Shows the unit on its route and the edges that the search examined; the terrain shows the explored cells. */
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

	/** Whether to show what the search examined: if the user wants it, and always if it found no path. */
	private boolean isSearchWanted(PlanResult route) {
		return settings.explored() || !route.isFound();
	}

	/** The clusters to draw; none if they are those of a map of another size. */
	private ClusterPicture clusters() {
		boolean wanted = known.wanted().graphAgent().isPresent();
		CellRect map = questions.snapshot().grid().bounds();
		return known.latest().filter(routes -> wanted && routes.graph().isPresent()
				&& routes.request().level().grid().bounds().equals(map)).map(
						routes -> new ClusterPicture(routes.graph().get(), routes.request().graphAgent().get(), map))
				.orElse(ClusterPicture.NONE);
	}

	/** The progress of the unit on the selected route, and of the search for it. */
	public RouteSteps steps() {
		return steps;
	}

	/** The current probe, which was selected last; null if there is none. */
	public PathProbe current() {
		return questions.preview() != null ? questions.preview().probe() : current;
	}

	/** Makes a probe the current one. */
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

	/** The planner whose route of a probe the map shows: one that was selected to compare, or else the chosen one. */
	public PlannerProvider shown(PathProbe probe) {
		PlannerProvider chosen = chosen(probe).provider();
		return probe == current && looked != null && settings.comparison().asks(looked, chosen)
				&& known.route(probe, looked).isPresent() ? looked : chosen;
	}

	/** The answers of other planners to a probe that the map shows beside: those for units that turn, if compared. */
	List<PlanResult> others(PathProbe probe) {
		PlannerProvider shown = shown(probe);
		PlannerProvider chosen = chosen(probe).provider();
		return shown.domain() != Domain.TURNING ? List.of() : Planners.registered().stream()
				.filter(planner -> planner != shown && planner.domain() == shown.domain()
						&& settings.comparison().asks(planner, chosen))
				.flatMap(planner -> known.beside(probe, shown, planner).stream()).toList();
	}

	/** See {@link RouteQuestions#chosen}. */
	public PlannerChoice chosen(PathProbe probe) {
		return questions.chosen(probe);
	}

	/** The answer of a planner to a probe, possibly an outdated one; empty until known. */
	public Optional<PlanResult> route(PathProbe probe, PlannerProvider planner) {
		return known.route(probe, planner);
	}

	/** The cells around a probe's ends and the route between them. */
	public CellRect place(PathProbe probe) {
		int size = new ProbeEnd(probe, false).size();
		Stream<Cell> turns = route(probe).stream().flatMap(route -> turns(route, size));
		return Stream.concat(turns, Stream.of(new ProbeEnd(probe, false).anchor(), new ProbeEnd(probe, true).anchor()))
				.map(anchor -> new CellRect(anchor.x(), anchor.y(), size, size)).reduce(CellRect::union).orElseThrow();
	}

	/** Returns anchors along the route; of one that leads far beyond the map, only some. */
	private static Stream<Cell> turns(PlanResult route, int size) {
		return route.trajectory().stream()
				.flatMap(path -> path.positions(Math.max(size, path.length() / MOST_PLACES)).stream()).map(
				at -> new Cell((int) Math.floor(at.x() - size / 2.0), (int) Math.floor(at.y() - size / 2.0)));
	}

	/** The answer to a probe that the map shows; empty until known. */
	public Optional<PlanResult> route(PathProbe probe) {
		return route(probe, shown(probe));
	}

	/** Why there is no route, with names for obstacles; that there is one, if there is. */
	public String reason(PlanResult route) {
		return route.reason(this::name);
	}

	/** Whether a route of a unit that turns is legal, in words. */
	public String verdict(PlanResult route) {
		return ConflictWords.verdict(route);
	}

	/** What a unit overlaps on an illegal route. */
	public String conflicts(PlanResult route) {
		return ConflictWords.details(route, this::name);
	}

	/** The name of an obstacle; that of one that is gone tells its kind and number. */
	String name(ObstacleRef obstacle) {
		Scene scene = questions.snapshot().scene();
		return scene.has(obstacle) ? ObstacleName.of(obstacle, scene) : obstacle.toString();
	}

	/** See {@link Routes#excess}. */
	public Optional<Excess> excess(PathProbe probe, PlannerProvider planner) {
		return known.excess(probe, planner);
	}

	/** Where to move an end of a probe, because the unit does not fit there on the map that the canvas shows. */
	public Optional<ProbeOffer> offer(PathProbe probe) {
		PlannerProvider planner = chosen(probe).provider();
		return !isFresh(probe, planner) || questions.preview() != null ? Optional.empty()
				: known.offer(probe, planner).map(
						offer -> new ProbeOffer(new ProbeEnd(probe, offer.isGoal()), offer.anchor(), offer.distance()));
	}

	/** Whether the answer of a planner to a probe is about what the canvas shows. */
	public boolean isFresh(PathProbe probe, PlannerProvider planner) {
		return known.isFresh(probe, planner);
	}

	/** Whether all answers are known. */
	public boolean isComplete() {
		return known.isComplete();
	}

	/** The explored cells to show for the selected route; null for none. */
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
