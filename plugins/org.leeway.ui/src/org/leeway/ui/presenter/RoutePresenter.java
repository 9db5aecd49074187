package org.leeway.ui.presenter;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import org.eclipse.swt.widgets.Display;
import org.leeway.core.jobs.RouteJob;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.ObstacleName;
import org.leeway.core.level.ProbeRequest;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.core.routing.RouteQuery;
import org.leeway.core.routing.RouteRequest;
import org.leeway.core.routing.Routes;
import org.leeway.model.Level;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Scene;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.ProbePlace;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.layers.ClusterPicture;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.map.layers.SearchPicture;
import org.leeway.ui.settings.EditorSettings;

/**
 * Shows the routes of a level's probes for what the canvas shows, also during a stroke or the drag of an end. A
 * background job finds them; until then the last ones stay, dimmed after a moment.
 */
public final class RoutePresenter {

	private final Level level;
	private final EditorSettings settings;
	private final LevelRootPart root;
	private final Runnable shown;
	private final Display display = Display.getCurrent();
	private final Inquiry<RouteRequest, Routes> inquiry;
	/** The requests that the job may still answer, the latest last. */
	private final Deque<Asked> asked = new ArrayDeque<>();
	private final Map<Key, Known> known = new HashMap<>();
	private final RouteSteps steps = new RouteSteps(this::showSteps);
	private LevelSnapshot snapshot;
	private Routes latest;
	/** The probe that the user places or drags; null for none. */
	private ProbePlace preview;
	private PathProbe current;
	private boolean dimmed;
	private boolean disposed;

	/** A request, and the probes of its queries in their order. */
	private record Asked(RouteRequest request, List<ProbePlace> places) {
	}

	private record Key(PathProbe probe, PlannerProvider planner) {
	}

	/** A route, the answers that it is from, and the index of its query there. */
	private record Known(Routes routes, int query, PlanResult route) {
	}

	/** @param shown runs after the routes on the canvas have changed */
	RoutePresenter(Level level, EditorSettings settings, LevelRootPart root, Runnable shown) {
		this.level = level;
		this.settings = settings;
		this.root = root;
		this.shown = shown;
		this.inquiry = new Inquiry<>(routes -> new RouteJob("Finding routes in " + level.getName(), routes), this::take);
		root.onProbePreview(this::preview);
	}

	/** Shows a dragged probe. After the drag, waits a moment, because the level may get the probe just then. */
	private void preview(ProbePlace place) {
		preview = place;
		if (place != null) {
			follow(snapshot);
		} else {
			display.asyncExec(() -> {
				if (!disposed && preview == null) {
					follow(snapshot);
				}
			});
		}
	}

	/** Finds the routes on the level that the canvas shows, with the present settings. */
	void follow(LevelSnapshot now) {
		snapshot = now;
		List<ProbePlace> places = places();
		Optional<Agent> graphAgent = settings.clusters() ? agent(level.getAgentTypes().indexOf(settings.agent()))
				: Optional.empty();
		RouteRequest next = new RouteRequest(now, places.stream().map(place -> query(place).orElseThrow()).toList(),
				settings.allPlanners(), graphAgent);
		if (asked.isEmpty() || !isLike(next, asked.getLast().request())) {
			request(new Asked(next, places));
		}
		show();
	}

	private static boolean isLike(RouteRequest next, RouteRequest before) {
		return next.level() == before.level() && next.queries().equals(before.queries())
				&& next.all() == before.all() && next.graphAgent().equals(before.graphAgent());
	}

	private void request(Asked next) {
		boolean nothing = next.request().isEmpty() && (asked.isEmpty() || asked.getLast().request().isEmpty());
		asked.add(next);
		if (!nothing) {
			inquiry.request(next.request(), this::dim);
		}
	}

	private void dim() {
		if (!isFresh()) {
			dimmed = true;
			show();
		}
	}

	/** All probes with an agent, those that are not in the level yet included. */
	private List<ProbePlace> places() {
		List<ProbePlace> places = new ArrayList<>();
		for (PathProbe probe : level.getProbes()) {
			places.add(preview != null && preview.probe() == probe ? preview : ProbePlace.of(probe));
		}
		if (preview != null && preview.probe().eContainer() == null) {
			places.add(preview);
		}
		places.removeIf(place -> query(place).isEmpty());
		return places;
	}

	private Optional<RouteQuery> query(ProbePlace place) {
		return agent(level.getAgentTypes().indexOf(place.probe().getAgent()))
				.map(agent -> new RouteQuery(ProbeRequest.of(place.probe()).query(agent, place.start(), place.goal()),
						chosen(place.probe())));
	}

	/**
	 * The planner whose route of a probe the map shows: the one that the probe names, or else the one chosen for all
	 * probes. An unknown planner or option of a probe is ignored here; the rule {@code required-path} reports it.
	 */
	public PlannerChoice chosen(PathProbe probe) {
		ProbeRequest request = ProbeRequest.of(probe);
		PlannerChoice forAll = PlannerChoice.of(settings.planner());
		try {
			return request.planner().isEmpty() ? forAll : PlannerChoice.of(request);
		} catch (IllegalArgumentException unknown) {
			return forAll;
		}
	}

	/** The agent with this index in the snapshot; empty if the snapshot is older than the agent. */
	private Optional<Agent> agent(int index) {
		return index >= 0 && index < snapshot.agents().size() ? Optional.of(snapshot.agents().get(index))
				: Optional.empty();
	}

	private void take(Routes routes) {
		latest = routes;
		while (asked.getFirst().request() != routes.request()) {
			asked.remove();
		}
		List<ProbePlace> places = asked.getFirst().places();
		for (int i = 0; i < places.size(); i++) {
			for (PlannerProvider planner : Planners.registered()) {
				int query = i;
				routes.route(i, planner).ifPresent(route -> known.put(new Key(places.get(query).probe(), planner),
						new Known(routes, query, route)));
			}
		}
		dimmed &= !isFresh();
		show();
	}

	private boolean isFresh() {
		RouteRequest wanted = asked.getLast().request();
		return wanted.isEmpty() || latest != null && latest.request() == wanted;
	}

	private void show() {
		List<ProbePlace> places = places();
		known.keySet().removeIf(key -> places.stream().noneMatch(place -> place.probe() == key.probe()));
		if (places.stream().noneMatch(place -> place.probe() == current)) {
			current = places.isEmpty() ? null : places.getLast().probe();
		}
		root.showRoutes(new RouteDrawing(this, snapshot.scene(), dimmed).of(places, snapshot.grid().bounds()));
		showSearch();
		root.showClusters(clusters());
		shown.run();
	}

	/** Shows the unit on its route and the edges that the search examined; the terrain shows the explored cells. */
	private void showSteps() {
		if (snapshot != null && !disposed) {
			showSearch();
			shown.run();
		}
	}

	private void showSearch() {
		Optional<PlanResult> route = currentRoute();
		root.showSearch(new SearchPicture(
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
		boolean wanted = asked.getLast().request().graphAgent().isPresent();
		CellRect map = snapshot.grid().bounds();
		return !wanted || latest == null || latest.graph().isEmpty()
				|| !latest.request().level().grid().bounds().equals(map) ? ClusterPicture.NONE
						: new ClusterPicture(latest.graph().get(), latest.request().graphAgent().get(), map);
	}

	/** The progress of the unit on the selected route, and of the search for it. */
	public RouteSteps steps() {
		return steps;
	}

	/** The current probe, which was selected last; null if there is none. */
	public PathProbe current() {
		return preview != null ? preview.probe() : current;
	}

	/** Makes a probe the current one. */
	public void select(PathProbe probe) {
		if (current != probe) {
			current = probe;
			show();
		}
	}

	/** The answer of a planner to a probe, possibly an outdated one; empty until known. */
	public Optional<PlanResult> route(PathProbe probe, PlannerProvider planner) {
		return Optional.ofNullable(known.get(new Key(probe, planner))).map(Known::route);
	}

	/** The cells around a probe's ends and the route between them. */
	public CellRect place(PathProbe probe) {
		int size = new ProbeEnd(probe, false).size();
		Stream<Cell> turns = route(probe).stream().flatMap(route -> turns(route, size));
		return Stream.concat(turns, Stream.of(new ProbeEnd(probe, false).anchor(), new ProbeEnd(probe, true).anchor()))
				.map(anchor -> new CellRect(anchor.x(), anchor.y(), size, size)).reduce(CellRect::union).orElseThrow();
	}

	/** Anchors along the route. */
	private static Stream<Cell> turns(PlanResult route, int size) {
		return route.trajectory().stream().flatMap(path -> path.positions(size).stream()).map(
				at -> new Cell((int) Math.floor(at.x() - size / 2.0), (int) Math.floor(at.y() - size / 2.0)));
	}

	/** The answer of the chosen planner to a probe; empty until known. */
	public Optional<PlanResult> route(PathProbe probe) {
		return route(probe, chosen(probe).provider());
	}

	/** Why there is no route, with names for obstacles; that there is one, if there is. */
	public String reason(PlanResult route) {
		Scene scene = snapshot.scene();
		return route.reason(obstacle -> scene.has(obstacle) ? ObstacleName.of(obstacle, scene) : obstacle.toString());
	}

	/**
	 * The cost of a route above the best route of its domain, as a share of the best cost; empty until both are known.
	 */
	public OptionalDouble excess(PathProbe probe, PlannerProvider planner) {
		Known entry = known.get(new Key(probe, planner));
		return entry == null ? OptionalDouble.empty() : entry.routes().excess(entry.query(), planner);
	}

	/** Whether the answer of a planner to a probe is about what the canvas shows. */
	public boolean isFresh(PathProbe probe, PlannerProvider planner) {
		Known entry = known.get(new Key(probe, planner));
		return entry != null && !asked.isEmpty() && entry.routes().request() == asked.getLast().request();
	}

	/** Whether all answers are known. */
	public boolean isComplete() {
		return !asked.isEmpty() && isFresh() && (asked.getLast().request().isEmpty() || latest.complete());
	}

	/** The explored cells to show for the selected route; null for none. */
	BitPlane explored() {
		return currentRoute().filter(this::isSearchWanted).flatMap(steps::explored).orElse(null);
	}

	void dispose() {
		disposed = true;
		inquiry.close();
		root.showRoutes(RoutePicture.NONE);
		root.showSearch(SearchPicture.NONE);
	}
}
