package org.leeway.core.level.part;

import java.util.List;
import java.util.Optional;

import org.leeway.model.NavMeshLayer;
import org.leeway.model.TerrainType;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Capability;

/**
 * A mesh of a level. The level stores the polygons of the mesh, the options for generating the mesh, or both. Immutable.
 *
 * @param name for users, possibly empty
 * @param stored the polygons, if they are edited by hand or imported. Empty if the mesh is generated
 * @param options the options from which the mesh is generated. If polygons are stored, a check compares them with a mesh
 * from these options. Empty if the options are unknown
 */
public record MeshLayer(String name, Optional<PolygonMesh> stored, Optional<MeshOptions> options) {

	/**
	 * Checks that the layer has polygons or options.
	 *
	 * @throws IllegalArgumentException if there are neither polygons nor options
	 */
	public MeshLayer {
		if (stored.isEmpty() && options.isEmpty()) {
			throw new IllegalArgumentException("mesh " + name + ": neither polygons nor terrains");
		}
	}

	/**
	 * Returns the current state of a mesh layer of a level as an immutable object. The mesh is for the terrains that the layer's
	 * agent crosses. If the layer has no agent, it lists the terrains itself.
	 */
	public static MeshLayer of(NavMeshLayer layer) {
		List<TerrainType> terrains = layer.getAgent() == null ? layer.getCapability() : layer.getAgent().getCapability();
		return new MeshLayer(layer.getName() == null ? "" : layer.getName(), Optional.ofNullable(layer.getMesh()),
				terrains.isEmpty() ? Optional.empty()
						: Optional.of(new MeshOptions(Capability.of(terrains.stream().mapToInt(TerrainType::getId).toArray()),
								layer.isKeepTerrains(), layer.getCircleTolerance(), layer.getSimplification())));
	}

	/** Returns whether the mesh is generated from the level. */
	public boolean isGenerated() {
		return stored.isEmpty();
	}

	/** Returns a text for messages: {@code the mesh}, followed by the name if there is a name. */
	public String title() {
		return name.isBlank() ? "the mesh" : "the mesh " + name;
	}
}
