package org.leeway.core.exchange.detour;

import java.util.stream.IntStream;

import org.leeway.core.exchange.mesh.AgentMesh;
import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.world.Agent;

/**
 * What the tiles say of an agent and of terrains.
 *
 * @param scale the side of a cell in units
 */
record DetourAgent(MeshFaces faces, double scale) {

	/** The area of faces without a terrain, or of one whose id is too large. */
	static final int AREAS = 62;
	private static final int OTHER = 63;
	private static final int HALF = 16;
	private static final int WALKABLE = 1;

	/** In units. */
	float radius() {
		return (float) (scale * AgentMesh.radius(faces));
	}

	/** The size in the lower half; in the upper half a bit for each terrain of an id below 16 that the agent crosses. */
	int userId() {
		return faces.agent().map(agent -> Math.min(agent.size(), (1 << HALF) - 1) | terrains(agent) << HALF).orElse(0);
	}

	private static int terrains(Agent agent) {
		return IntStream.range(0, HALF).filter(agent.capability()::contains).map(id -> 1 << id).sum();
	}

	/** The number of a terrain from 1 on. */
	int area(int terrain) {
		return terrain >= 0 && terrain < AREAS ? terrain + 1 : OTHER;
	}

	/** The first bit, and the bit after that of its id for a terrain of an id below 15. */
	int flags(int terrain) {
		return WALKABLE | (terrain >= 0 && terrain < HALF - 1 ? 2 << terrain : 0);
	}
}
