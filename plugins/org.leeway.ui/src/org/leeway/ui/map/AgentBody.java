package org.leeway.ui.map;

import org.leeway.model.AgentType;

/** The extent of an agent, with the defaults of values that the agent leaves open. */
public final class AgentBody {

	private AgentBody() {
	}

	/** Returns the radius of an agent, in cells. An agent without a radius of its own has half its size. */
	public static double radius(AgentType agent) {
		return agent.isSetRadius() ? agent.getRadius() : agent.getSize() / 2.0;
	}
}
