package org.leeway.core.merge;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * A version of a level in a merge: base, ours or theirs. The merge matches the terrains of the three versions, and then their
 * agents. Matched objects get the same identity in each version.
 */
final class Version {

	private final Level level;
	private final Map<EObject, Integer> identities = new IdentityHashMap<>();
	private int[] terrainIds;

	Version(Level level) {
		this.level = level;
	}

	Level level() {
		return level;
	}

	/** Sets the terrain ids of the merged level, indexed by terrain id in this level. */
	void setTerrainIds(int[] ids) {
		terrainIds = ids;
	}

	/** Adds the identities of the objects of a list. */
	void identify(EReference list, List<Integer> triples) {
		List<EObject> objects = objects(list);
		for (int i = 0; i < objects.size(); i++) {
			identities.put(objects.get(i), triples.get(i));
		}
	}

	/**
	 * Returns the objects of a list as values. If the values have terrain ids, as meshes do, these are the ids of the merged
	 * level.
	 */
	List<ObjectValue> values(EReference list) {
		return objects(list).stream().map(each -> value(each)).toList();
	}

	private ObjectValue value(EObject object) {
		ObjectValue value = ObjectValue.of(object, each -> Objects.requireNonNull(identities.get(each)));
		Object mesh = value.get(Literals.NAV_MESH_LAYER__MESH);
		return mesh == null ? value : value.with(List.of(Literals.NAV_MESH_LAYER__MESH),
				List.of(TerrainIds.renumbered((PolygonMesh) mesh, terrainIds)));
	}

	@SuppressWarnings("unchecked")
	private List<EObject> objects(EReference list) {
		return (List<EObject>) level.eGet(list);
	}
}
