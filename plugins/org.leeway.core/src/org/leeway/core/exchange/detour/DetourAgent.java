package org.leeway.core.exchange.detour;

import java.util.stream.IntStream;

import org.leeway.core.exchange.mesh.AgentMesh;
import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.world.Agent;

/**
 * The facts about an agent and about terrains that tiles hold.
 *
 * @param scale the side of a cell, in Detour's units of length
 */
record DetourAgent(MeshFaces faces, double scale) {

	/** Terrains with ids below this limit have an area of their own. */
	static final int AREAS = 62;
	/** The area of faces without a terrain, or whose terrain has a larger id. */
	private static final int OTHER = 63;
	private static final int HALF = 16;
	private static final int WALKABLE = 1;

	/** Returns the radius, in Detour's units of length. */
	float radius() {
		return (float) (scale * AgentMesh.radius(faces));
	}

	/**
	 * Returns a number of two halves. The lower half is the size. The upper half has a bit for each terrain with an id
	 * below 16 that the agent crosses.
	 */
	int userId() {
		return faces.agent().map(agent -> Math.min(agent.size(), (1 << HALF) - 1) | terrains(agent) << HALF).orElse(0);
	}

	private static int terrains(Agent agent) {
		return IntStream.range(0, HALF).filter(agent.capability()::contains).map(id -> 1 << id).sum();
	}

	/** Returns the area of a terrain, counted from 1. */
	int area(int terrain) {
		return terrain >= 0 && terrain < AREAS ? terrain + 1 : OTHER;
	}

	/**
	 * Returns the flags of polygons of a terrain: bit 0, and bit {@code id + 1}. Terrains with ids from 15 on have only bit
	 * 0.
	 */
	int flags(int terrain) {
		return WALKABLE | (terrain >= 0 && terrain < HALF - 1 ? 2 << terrain : 0);
	}
}
