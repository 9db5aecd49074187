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
 * Keeps the routes of a level's probes true to what the canvas shows, also while a stroke is being painted or an end is
 * dragged. They are found in the background; until then the last ones stay, and are dimmed if that takes longer than a
 * moment.
 */
public final class RoutePresenter {

	private final Level level;
	private final EditorSettings settings;
	private final LevelRootPart root;
	private final Runnable shown;
	private final Display display = Display.getCurrent();
	private final Inquiry<RouteRequest, Routes> inquiry;
	/** The requests that may yet be answered, the latest last. */
	private final Deque<Asked> asked = new ArrayDeque<>();
	private final Map<Key, Known> known = new HashMap<>();
	private final RouteSteps steps = new RouteSteps(this::showSteps);
	private LevelSnapshot snapshot;
	private Routes latest;
	/** A probe that is being placed or dragged. */
	private ProbePlace preview;
	private PathProbe current;
	private boolean dimmed;
	private boolean disposed;

	/** A request and whose queries these are. */
	private record Asked(RouteRequest request, List<ProbePlace> places) {
	}

	private record Key(PathProbe probe, PlannerProvider planner) {
	}

	/** A route and where it is told of. */
	private record Known(Routes routes, int query, PlanResult route) {
	}

	/** @param shown is called after the canvas has shown other routes */
	RoutePresenter(Level level, EditorSettings settings, LevelRootPart root, Runnable shown) {
		this.level = level;
		this.settings = settings;
		this.root = root;
		this.shown = shown;
		this.inquiry = new Inquiry<>(routes -> new RouteJob("Finding routes in " + level.getName(), routes), this::take);
		root.onProbePreview(this::preview);
	}

	/** What was dragged may be in the level in a moment: until then it is not taken back. */
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

	/** Finds the routes on the level as the canvas shows it, with the settings of now. */
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

	/** All probes that ask for something, with one that is not in the level yet. */
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
	 * The planner whose route of a probe is shown: the one that the probe asks for, or else the one that is chosen for all.
	 * What a probe asks for and nobody knows counts as nothing; {@code required-path} tells of it.
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

	/** The agent of the level at this place in its list. The snapshot may still be that before an agent was added. */
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

	/** Shows where the unit is and what the search has looked at; the explored cells follow with the terrain. */
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

	/** What the search has looked at is always shown where it found nothing. */
	private boolean isSearchWanted(PlanResult route) {
		return settings.explored() || !route.isFound();
	}

	/** Those of a map of another size are not shown. */
	private ClusterPicture clusters() {
		boolean wanted = asked.getLast().request().graphAgent().isPresent();
		CellRect map = snapshot.grid().bounds();
		return !wanted || latest == null || latest.graph().isEmpty()
				|| !latest.request().level().grid().bounds().equals(map) ? ClusterPicture.NONE
						: new ClusterPicture(latest.graph().get(), latest.request().graphAgent().get(), map);
	}

	/** How far the unit is shown on the selected route, and the search for that. */
	public RouteSteps steps() {
		return steps;
	}

	/** The probe that is looked at: the one selected last; null if there is none. */
	public PathProbe current() {
		return preview != null ? preview.probe() : current;
	}

	/** Looks at a probe. */
	public void select(PathProbe probe) {
		if (current != probe) {
			current = probe;
			show();
		}
	}

	/** What a planner has found for a probe, perhaps a moment ago. */
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

	/** Anchors around which the route leads. */
	private static Stream<Cell> turns(PlanResult route, int size) {
		return route.trajectory().stream().flatMap(way -> way.positions(size).stream()).map(
				at -> new Cell((int) Math.floor(at.x() - size / 2.0), (int) Math.floor(at.y() - size / 2.0)));
	}

	/** What the chosen planner has found for a probe. */
	public Optional<PlanResult> route(PathProbe probe) {
		return route(probe, chosen(probe).provider());
	}

	/** Why there is no route, with names for obstacles; that there is one, if there is. */
	public String reason(PlanResult route) {
		Scene scene = snapshot.scene();
		return route.reason(obstacle -> scene.has(obstacle) ? ObstacleName.of(obstacle, scene) : obstacle.toString());
	}

	/** By how much a route is more costly than the best one of its domain, as a share of that; empty as long as unknown. */
	public OptionalDouble excess(PathProbe probe, PlannerProvider planner) {
		Known entry = known.get(new Key(probe, planner));
		return entry == null ? OptionalDouble.empty() : entry.routes().excess(entry.query(), planner);
	}

	/** Whether what is known of a probe and planner is about what the canvas shows. */
	public boolean isFresh(PathProbe probe, PlannerProvider planner) {
		Known entry = known.get(new Key(probe, planner));
		return entry != null && !asked.isEmpty() && entry.routes().request() == asked.getLast().request();
	}

	/** Whether nothing is left to be found. */
	public boolean isComplete() {
		return !asked.isEmpty() && isFresh() && (asked.getLast().request().isEmpty() || latest.complete());
	}

	/** The cells explored for the selected route, as far as they are to be shown; null for none. */
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
