package org.leeway.ui.map;

import org.leeway.model.AgentType;

/** The radius of an agent. An agent that sets no radius has a default radius. */
public final class AgentBody {

	private AgentBody() {
	}

	/** Returns the radius of an agent, in cells. An agent without a radius of its own has half its size. */
	public static double radius(AgentType agent) {
		return agent.isSetRadius() ? agent.getRadius() : agent.getSize() / 2.0;
	}
}
