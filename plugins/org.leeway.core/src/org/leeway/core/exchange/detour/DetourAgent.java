package org.leeway.core.exchange.detour;

import java.util.stream.IntStream;

import org.leeway.core.exchange.mesh.AgentMesh;
import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.world.Agent;

/**
 * The numbers for an agent and its terrains in Detour's file format. Detour marks each polygon with an area, a number from
 * 0 to 63 for the kind of ground. Here, the area stands for the terrain.
 *
 * @param scale the side of a cell, in Detour's units of length
 */
record DetourAgent(MeshFaces faces, double scale) {

	/**
	 * Number of terrains with a Detour area of their own, which are the terrains with ids below this number. All other
	 * terrains share the area {@link #OTHER}.
	 */
	static final int AREAS = 62;
	/**
	 * The Detour area of all polygons whose terrain has no area of its own, or which have no terrain. In Detour, an area is
	 * a number for the kind of ground.
	 */
	private static final int OTHER = 63;
	private static final int HALF = 16;
	private static final int WALKABLE = 1;

	/** Returns the radius of the agent, in Detour's units of length. */
	float radius() {
		return (float) (scale * AgentMesh.radius(faces));
	}

	/**
	 * Returns a number by which programs recognise the agent. The lower 16 bits are the agent's size. Bit {@code 16 + id} is
	 * set if the agent crosses the terrain with this id. Ids from 16 on have no bit. Returns 0 without an agent.
	 */
	int userId() {
		return faces.agent().map(agent -> Math.min(agent.size(), (1 << HALF) - 1) | terrains(agent) << HALF).orElse(0);
	}

	private static int terrains(Agent agent) {
		return IntStream.range(0, HALF).filter(agent.capability()::contains).map(id -> 1 << id).sum();
	}

	/**
	 * Returns the Detour area for a terrain: the id of the terrain plus 1. Returns {@link #OTHER} if the id is {@link #AREAS}
	 * or more, or if there is no terrain.
	 *
	 * @param terrain the id of the terrain. Negative if the polygon has no terrain
	 */
	int area(int terrain) {
		return terrain >= 0 && terrain < AREAS ? terrain + 1 : OTHER;
	}

	/**
	 * Returns the flags of polygons with a terrain. Bit 0 is always set. Bit {@code id + 1} is set, where {@code id} is the id
	 * of the terrain. Ids from 15 on have no bit, because the flags have 16 bits.
	 */
	int flags(int terrain) {
		return WALKABLE | (terrain >= 0 && terrain < HALF - 1 ? 2 << terrain : 0);
	}
}
