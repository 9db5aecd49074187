package org.leeway.core.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.level.part.MeshLayer;
import org.leeway.core.level.value.NameText;
import org.leeway.model.Level;
import org.leeway.model.NavMeshLayer;
import org.leeway.pathing.navmesh.MeshException;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Capability;

/**
 * A mesh that a level stores.
 *
 * @param capability the terrains that the mesh is for. Empty if not known
 */
public record StoredMesh(String name, NavMesh mesh, Optional<Capability> capability) {

	/**
	 * Returns the mesh of this name.
	 *
	 * @throws FailureException if the level stores no mesh of this name, or the mesh is invalid
	 */
	public static StoredMesh named(String name, Level level, String file) throws FailureException {
		for (NavMeshLayer layer : level.getNavMeshes()) {
			if ((name.equals(layer.getName()) || NameText.name(name).equals(layer.getName())) && layer.getMesh() != null) {
				return of(layer, file);
			}
		}
		String known = level.getNavMeshes().stream().filter(layer -> layer.getMesh() != null).map(NavMeshLayer::getName)
				.filter(each -> each != null && !each.isEmpty()).collect(Collectors.joining(", "));
		throw new FailureException(file + ": there is no stored mesh '" + name + "'"
				+ (known.isEmpty() ? ": the level stores none with a name" : ", expected one of " + known));
	}

	/**
	 * Returns all meshes that a level stores, in the order of the level.
	 *
	 * @throws FailureException if a mesh is invalid
	 */
	public static List<StoredMesh> all(Level level, String file) throws FailureException {
		List<StoredMesh> all = new ArrayList<>();
		for (NavMeshLayer layer : level.getNavMeshes()) {
			if (layer.getMesh() != null) {
				all.add(of(layer, file));
			}
		}
		return all;
	}

	private static StoredMesh of(NavMeshLayer layer, String file) throws FailureException {
		String name = layer.getName() == null ? "" : layer.getName();
		try {
			return new StoredMesh(name, NavMesh.of(layer.getMesh()),
					MeshLayer.of(layer).options().map(MeshOptions::capability));
		} catch (MeshException wrong) {
			throw new FailureException(file + ": the mesh '" + name + "' is wrong: " + wrong.getMessage());
		}
	}
}
