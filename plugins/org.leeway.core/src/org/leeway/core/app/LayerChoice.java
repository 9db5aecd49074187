package org.leeway.core.app;

import java.util.List;
import java.util.stream.Collectors;

import org.leeway.core.analysis.OverlayLayer.Anchor;
import org.leeway.core.analysis.OverlayLayer.Kind;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Capability;

/**
 * The layer that a user asked for. What was left open is taken from the level where there is only one choice.
 *
 * @param capability null if not given
 * @param agent a name or a whole agent; null if not given
 */
record LayerChoice(Kind kind, String capability, String agent, Anchor anchor) {

	/**
	 * The layer of a level.
	 *
	 * @throws FailureException if the level does not have what was asked for, or has more than one choice
	 */
	LayerExport of(LevelSnapshot snapshot, String file, boolean legend) throws FailureException {
		if (kind == Kind.TERRAIN) {
			return LayerExport.terrain(snapshot, legend);
		}
		if (kind == Kind.REACHABILITY) {
			return LayerExport.reachability(snapshot, agent(snapshot, file), legend);
		}
		return LayerExport.widths(kind, snapshot, capability(snapshot, file), anchor, legend)
				.orElseThrow(() -> new FailureException(file
						+ ": the level has no spawns, so fit is not defined, expected --spawn X,Y"));
	}

	private AgentProfile agent(LevelSnapshot snapshot, String file) throws FailureException {
		List<AgentProfile> agents = agents(snapshot, file);
		if (agent == null && agents.size() == 1) {
			return agents.get(0);
		}
		if (isNewAgent(agent)) {
			return AgentArgument.parse(agent).in(snapshot.outline(), file);
		}
		return agents.stream().filter(unit -> unit.name().equals(agent)).findFirst()
				.orElseThrow(() -> new FailureException(file + ": " + (agent == null ? "there is more than one agent"
						: "there is no agent '" + agent + "'") + ", expected --agent with one of "
						+ agents.stream().map(AgentProfile::name).collect(Collectors.joining(", "))));
	}

	private Capability capability(LevelSnapshot snapshot, String file) throws FailureException {
		if (capability != null) {
			return Capabilities.parse(capability, snapshot.outline(), file);
		}
		if (agent != null) {
			return agent(snapshot, file).capability();
		}
		List<Capability> choices = agents(snapshot, file).stream().map(AgentProfile::capability).distinct().toList();
		if (choices.size() > 1) {
			throw new FailureException(file + ": the agents have different capabilities,"
					+ " expected --capability with one of "
					+ choices.stream().map(snapshot::describe).collect(Collectors.joining(", ")));
		}
		return choices.get(0);
	}

	/** Whether an argument is a whole agent and not the name of one of the level. */
	static boolean isNewAgent(String agent) {
		return agent != null && agent.contains(":");
	}

	private static List<AgentProfile> agents(LevelSnapshot snapshot, String file) throws FailureException {
		return snapshot.agents().isEmpty() ? Capabilities.usualAgents(snapshot.outline(), file) : snapshot.agents();
	}
}
