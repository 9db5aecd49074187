package org.leeway.ui.map.kinds;

import org.leeway.model.AgentType;
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
}
