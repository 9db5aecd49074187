package org.leeway.ui.map.kinds;

import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;

/** The kind of agents. */
final class AgentKind extends ElementKind<AgentType> {

	AgentKind() {
		super(Literals.LEVEL__AGENT_TYPES, "agent", "Agents");
	}

	@Override
	public String listing(AgentType agent) {
		return agent.getName() + " " + agent.getSize() + "x" + agent.getSize();
	}

	@Override
	public boolean isNeeded(AgentType agent, Level level) {
		return level.getProbes().stream().anyMatch(probe -> probe.getAgent() == agent)
				|| level.getAccepted().stream().anyMatch(accepted -> accepted.getAgent() == agent)
				|| level.getSpawns().stream().anyMatch(spawn -> spawn.getAgents().contains(agent))
				|| level.getNavMeshes().stream().anyMatch(mesh -> mesh.getAgent() == agent);
	}
}
