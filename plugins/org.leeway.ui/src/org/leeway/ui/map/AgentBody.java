package org.leeway.ui.map;

import org.leeway.model.AgentType;

/** The extent of an agent. A default replaces a value that the agent does not set. */
public final class AgentBody {

	private AgentBody() {
	}

	/** Returns the radius of an agent, in cells. An agent without a radius of its own has half its size. */
	public static double radius(AgentType agent) {
		return agent.isSetRadius() ? agent.getRadius() : agent.getSize() / 2.0;
	}
}
