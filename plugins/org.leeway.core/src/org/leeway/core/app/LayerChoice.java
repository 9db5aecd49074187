package org.leeway.core.app;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.analysis.Origin;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * The layer that a user asked for. What was left open is taken from the level where there is only one choice.
 *
 * @param capability null if not given
 * @param agent null if not given
 * @param from where the agent stands; null if not given
 * @param radius null if not given
 * @param mesh null if not given
 */
record LayerChoice(LayerDescriptor layer, String capability, AgentChoice agent, Anchor anchor, Cell from,
		Double radius, NavMesh mesh) {

	/**
	 * The question to a level.
	 *
	 * @throws FailureException if the level does not have what was asked for, or has more than one choice
	 */
	LayerQuery of(LevelSnapshot level, String file) throws FailureException {
		Optional<Agent> unit = layer.needs(Need.AGENT) ? Optional.of(AgentChoice.of(agent, level, file)) : Optional.empty();
		LayerQuery query = LayerQuery.of(layer, level, unit, Progress.NONE);
		if (unit.isPresent()) {
			query = query.with(unit.get());
		}
		if (mesh != null) {
			query = query.with(mesh);
		} else if (layer.needs(Need.CAPABILITY)) {
			query = agent == null ? query.with(origin(level, file)) : query.with(AgentChoice.of(agent, level, file));
		}
		if (layer.needs(Need.RADIUS)) {
			query = query.withRadius(radius == null ? AgentChoice.of(agent, level, file).radius() : radius);
		}
		if (layer.needs(Need.PLACE)) {
			query = query.with(range(query, file));
		}
		return query.with(anchor);
	}

	private UnitRange range(LayerQuery query, String file) throws FailureException {
		LevelSnapshot level = query.analysis().snapshot();
		if (!level.grid().contains(from.x(), from.y())) {
			throw new FailureException(file + ": " + from.x() + "," + from.y() + " lies outside, expected a cell of "
					+ level.header().size() + " cells");
		}
		return UnitRange.of(query.analysis().agent(query.agent().orElseThrow()).reachability(), from, Progress.NONE);
	}

	/** Whose terrains and spawns count where no agent is given: all spawns for a capability, else those of all agents. */
	private Origin origin(LevelSnapshot level, String file) throws FailureException {
		if (capability != null) {
			return Origin.of(Capabilities.parse(capability, level.header(), file));
		}
		List<Agent> agents = AgentChoice.all(level, file);
		List<Capability> terrains = agents.stream().map(Agent::capability).distinct().toList();
		if (terrains.size() > 1) {
			throw new FailureException(file + ": the agents have different capabilities,"
					+ " expected --capability with one of "
					+ terrains.stream().map(level::describe).collect(Collectors.joining(", ")));
		}
		List<Origin> origins = agents.stream().map(each -> Origin.of(each, level.header())).distinct().toList();
		if (layer.needs(Need.SPAWNS) && origins.size() > 1) {
			throw new FailureException(file + ": the agents have different spawns, expected --agent with one of "
					+ origins.stream().map(Origin::agent).collect(Collectors.joining(", ")));
		}
		return origins.get(0);
	}
}
