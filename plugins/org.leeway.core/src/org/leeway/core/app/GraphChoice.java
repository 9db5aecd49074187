package org.leeway.core.app;

import org.leeway.core.layer.TangentSurvey;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;

/**
 * The tangent graph that a user asked for.
 *
 * @param radius of the unit, or null for that of an agent
 * @param agent null if not given
 */
record GraphChoice(Double radius, AgentChoice agent) {

	/** @throws FailureException if the level has not just one agent where none was named */
	TangentSurvey of(LevelSnapshot level, String file) throws FailureException {
		double wanted = radius == null ? AgentChoice.of(agent, level, file).radius() : radius;
		return TangentSurvey.of(level.outline().scene(), wanted, Progress.NONE);
	}

	/** What was made, in words. */
	static String describe(TangentSurvey survey) {
		int surfing = survey.graph().orElseThrow().surfing().size();
		int hugging = survey.graph().orElseThrow().hugging().size();
		return "tangent graph for radius " + survey.radius() + ", " + surfing + " surfing and " + hugging
				+ " hugging edges, " + survey.gaps().size() + " gaps";
	}
}
