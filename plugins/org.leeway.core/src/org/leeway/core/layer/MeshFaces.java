package org.leeway.core.layer;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.leeway.core.level.Terrain;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.Agent;

/**
 * A mesh, with the terrains of its faces. Immutable.
 *
 * @param terrains those of the level
 * @param agent whom the mesh was asked for
 * @param cellScale side of a cell in the units of the game
 */
public record MeshFaces(NavMesh mesh, List<Terrain> terrains, Optional<Agent> agent, double cellScale) {

	public MeshFaces {
		terrains = List.copyOf(terrains);
		Objects.requireNonNull(agent, "agent");
	}

	/** A mesh for nobody in particular. */
	public MeshFaces(NavMesh mesh, List<Terrain> terrains) {
		this(mesh, terrains, Optional.empty(), 1);
	}

	/** The terrain of this id. */
	public Optional<Terrain> ofId(int id) {
		return terrains.stream().filter(terrain -> terrain.id() == id).findFirst();
	}

	/** The name of the terrain of a face; empty if it has none, or one that the level does not have. */
	public Optional<String> terrain(int face) {
		return ofId(mesh.terrain(face)).map(Terrain::name);
	}

	/** In square cells. */
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
