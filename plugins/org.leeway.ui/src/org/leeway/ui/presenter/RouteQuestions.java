package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.ProbeRequest;
import org.leeway.core.routes.RouteQuery;
import org.leeway.core.routes.RouteRequest;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.PathProbe;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.map.ProbePlace;
import org.leeway.ui.settings.EditorSettings;

/** The queries to the planners, for the probes of a level and for a probe that the user places or drags. */
final class RouteQuestions {

	private final Level level;
	private final EditorSettings settings;
	private LevelSnapshot snapshot;
	/** The probe that the user places or drags. Null if there is none. */
	private ProbePlace preview;

	RouteQuestions(Level level, EditorSettings settings) {
		this.level = level;
		this.settings = settings;
	}

	/** Returns the state of the level for which to find routes. Null before {@link #follow}. */
	LevelSnapshot snapshot() {
		return snapshot;
	}

	void follow(LevelSnapshot now) {
		snapshot = now;
	}

	/** Returns the probe that the user places or drags. Null if there is none. */
	ProbePlace preview() {
		return preview;
	}

	void preview(ProbePlace place) {
		preview = place;
	}

	/** Returns all probes that have an agent, with their present starts and goals. Includes a probe that the user is adding. */
	List<ProbePlace> places() {
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

	/** Creates the request for the routes of some probes, with the present settings. */
	RouteRequest request(List<ProbePlace> places) {
		Optional<Agent> graphAgent = settings.clusters() ? agent(settings.agent()) : Optional.empty();
		return new RouteRequest(snapshot, places.stream().map(place -> query(place).orElseThrow()).toList(),
				settings.comparison(), graphAgent);
	}

	private Optional<RouteQuery> query(ProbePlace place) {
		return agent(place.probe().getAgent())
				.map(agent -> new RouteQuery(place.query(agent), chosen(place.probe())));
	}

	/**
	 * Returns the agent in the snapshot for an agent of the level. Empty if the snapshot was made before the agent was
	 * added.
	 */
	private Optional<Agent> agent(AgentType type) {
		int index = level.getAgentTypes().indexOf(type);
		return index >= 0 && index < snapshot.agents().size() ? Optional.of(snapshot.agents().get(index))
				: Optional.empty();
	}

	/**
	 * Returns the planner that a probe names. If the probe names none, or one that is not installed, returns the planner from
	 * the settings. The rule {@code required-path} reports the names of planners that are not installed.
	 */
	PlannerChoice chosen(PathProbe probe) {
		ProbeRequest request = ProbeRequest.of(probe);
		return (request.planner().isEmpty() ? Optional.<PlannerChoice>empty() : PlannerChoice.find(request))
				.orElseGet(() -> PlannerChoice.of(settings.planner()));
	}
}
