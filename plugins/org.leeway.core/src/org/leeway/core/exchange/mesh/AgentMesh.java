package org.leeway.core.exchange.mesh;

import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.util.Decimal;
import org.leeway.pathing.world.Agent;

/** The facts about the agent of a mesh that the files for game engines need, such as the agent's radius. */
public final class AgentMesh {

	private AgentMesh() {
	}

	/** Returns the radius of the agent, in cells. The mesh keeps this distance from walls. 0 without an agent. */
	public static double radius(MeshFaces faces) {
		return faces.agent().map(Agent::radius).orElse(0.0);
	}

	/**
	 * Returns messages about what a mesh assumes, for users. A mesh without an agent assumes that units have no size. In a
	 * mesh with an agent, rounding of the vertices may open or close gaps that are about as wide as the agent.
	 *
	 * @param tellsGaps true if the rounding is so fine that it opens and closes no gap. Then no message is needed
	 * @param finer advice for the user on how to make the rounding finer
	 */
	public static List<Diagnostic> assumed(MeshFaces faces, boolean tellsGaps, String finer) {
		if (faces.agent().isEmpty()) {
			return List.of(Diagnostic.assumed("No agent is chosen, so the mesh is for a point: units come as near to walls as they like."));
		}
		return tellsGaps ? List.of()
				: List.of(Diagnostic.assumed("The radius " + Decimal.format(radius(faces)) + " of the agent is small, so rounding decides "
						+ "which gaps about as wide as the agent are open; " + finer));
	}
}
