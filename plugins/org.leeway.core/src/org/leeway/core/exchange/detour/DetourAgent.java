package org.leeway.core.exchange.detour;

import java.util.stream.IntStream;

import org.leeway.core.exchange.mesh.AgentMesh;
import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.world.Agent;

/**
 * The numbers that Detour's tiles hold about an agent and about terrains. Detour marks each polygon with an area, a
 * number from 0 to 63 for its kind of ground. An exported polygon has an area that stands for its terrain.
 *
 * @param scale the side of a cell, in Detour's units of length
 */
record DetourAgent(MeshFaces faces, double scale) {

	/** Terrains with an id below this number have a Detour area of their own. All other terrains share one area. */
	static final int AREAS = 62;
	/** The Detour area of faces without a terrain, and of faces whose terrain has an id of {@link #AREAS} or more. */
	private static final int OTHER = 63;
	private static final int HALF = 16;
	private static final int WALKABLE = 1;

	/** Returns the radius of the agent, in Detour's units of length. */
	float radius() {
		return (float) (scale * AgentMesh.radius(faces));
	}

	/**
	 * Returns a number that tells programs the agent's size and terrains. The size is in the lower 16 bits. Bit 16 +
	 * {@code id} says whether the agent crosses the terrain with this id, for ids below 16. Returns 0 without an agent.
	 */
	int userId() {
		return faces.agent().map(agent -> Math.min(agent.size(), (1 << HALF) - 1) | terrains(agent) << HALF).orElse(0);
	}

	private static int terrains(Agent agent) {
		return IntStream.range(0, HALF).filter(agent.capability()::contains).map(id -> 1 << id).sum();
	}

	/**
	 * Returns the Detour area of polygons with a terrain, which is the id of the terrain plus 1. Returns 63 for large
	 * ids, and for polygons without a terrain.
	 *
	 * @param terrain the id of the terrain. Negative if the polygon has no terrain
	 */
	int area(int terrain) {
		return terrain >= 0 && terrain < AREAS ? terrain + 1 : OTHER;
	}

	/**
	 * Returns the Detour flags of polygons with a terrain. Bit 0 is always set. Bit {@code id + 1} says which terrain
	 * it is, for terrains with ids below 15.
	 */
	int flags(int terrain) {
		return WALKABLE | (terrain >= 0 && terrain < HALF - 1 ? 2 << terrain : 0);
	}
}
