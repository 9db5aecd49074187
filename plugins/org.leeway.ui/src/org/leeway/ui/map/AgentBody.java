package org.leeway.ui.map;

import org.leeway.model.AgentType;

/** Access to the radius of an agent. If the agent sets no radius, the radius is half the agent's size. */
public final class AgentBody {

	private AgentBody() {
	}

	/** Returns the radius of an agent, in cells. If the agent sets no radius, returns half the agent's size. */
	public static double radius(AgentType agent) {
		return agent.isSetRadius() ? agent.getRadius() : agent.getSize() / 2.0;
	}
}
