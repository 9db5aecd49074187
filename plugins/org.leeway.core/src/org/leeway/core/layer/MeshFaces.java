package org.leeway.core.layer;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.leeway.core.level.Terrain;
import org.leeway.core.text.Counts;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.Agent;

/**
 * A mesh, with the terrains of its faces. Immutable.
 *
 * @param terrains the terrains of the level
 * @param agent the agent that the mesh is for. Empty if no agent was chosen
 * @param cellScale side of a cell in the units of the game
 */
public record MeshFaces(NavMesh mesh, List<Terrain> terrains, Optional<Agent> agent, double cellScale) {

	public MeshFaces {
		terrains = List.copyOf(terrains);
		Objects.requireNonNull(agent, "agent");
	}

	/** Creates the faces of a mesh that was not made for a certain agent. */
	public MeshFaces(NavMesh mesh, List<Terrain> terrains) {
		this(mesh, terrains, Optional.empty(), 1);
	}

	/** Returns a summary of a mesh for users. */
	public static String description(long vertices, long faces) {
		return "navigation mesh, " + Counts.of(vertices, "vertex", "vertices") + ", " + Counts.of(faces, "face");
	}

	/** Returns the terrain with this id. Empty if the level lacks the terrain. */
	public Optional<Terrain> ofId(int id) {
		return terrains.stream().filter(terrain -> terrain.id() == id).findFirst();
	}

	/** Returns the name of the terrain of a face. Empty if the face has no terrain, or a terrain that the level lacks. */
	public Optional<String> terrain(int face) {
		return ofId(mesh.terrain(face)).map(Terrain::name);
	}

	/** Returns the area of a face in square cells. */
	public double area(int face) {
		double sum = 0;
		int first = mesh.origin(mesh.firstEdge(face));
		for (int edge = mesh.firstEdge(face) + 1; edge < mesh.firstEdge(face + 1); edge++) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			sum += (mesh.x(a) - mesh.x(first)) * (mesh.y(b) - mesh.y(first))
					- (mesh.y(a) - mesh.y(first)) * (mesh.x(b) - mesh.x(first));
		}
		return sum / 2;
	}
}
