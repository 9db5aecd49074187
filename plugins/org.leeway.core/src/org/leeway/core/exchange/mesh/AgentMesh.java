package org.leeway.core.exchange.mesh;

import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.world.Agent;

/** What an engine is told of the agent that a mesh was asked for. */
public final class AgentMesh {

	private AgentMesh() {
	}

	/** The radius by which walls are moved inwards, in cells; 0 for nobody. */
	public static double radius(MeshFaces faces) {
		return faces.agent().map(Agent::radius).orElse(0.0);
	}

	/** Says so where no agent was chosen. */
	public static List<Diagnostic> assumed(MeshFaces faces) {
		return faces.agent().isPresent() ? List.of()
				: List.of(Diagnostic.assumed("No agent is chosen, so the mesh is for a point: units come as near to walls as they like."));
	}
}
