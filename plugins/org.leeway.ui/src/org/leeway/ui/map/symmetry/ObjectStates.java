package org.leeway.ui.map.symmetry;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil.Copier;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.kinds.ObjectKind;

/**
 * Copies of the objects of a level, for a comparison with a later state. Agents are copied too, because the place of an object
 * may depend on them. For example, the size of a probe's agent decides where the flipped probe lies. Immutable.
 */
final class ObjectStates {

	/** The copies of the objects, indexed by kind and by object. */
	private final Map<ObjectKind<?>, Map<EObject, EObject>> copies = new HashMap<>();
	/** The copier that made the copies. Maps each agent of the level to its copy. */
	private final Copier copier = new Copier();

	/** Copies the objects that a level has now. */
	ObjectStates(Level level) {
		Level map = LevelFactory.eINSTANCE.createLevel();
		map.setTerrain(level.getTerrain());
		map.getAgentTypes().addAll(copier.copyAll(level.getAgentTypes()));
		ElementKinds.objectKinds().filter(ObjectKind::hasPartners).forEach(kind -> {
			Map<EObject, EObject> objects = new LinkedHashMap<>();
			kind.of(level).forEach(object -> objects.put(object, copier.copy(object)));
			copies.put(kind, objects);
		});
		copier.copyReferences();
	}

	/** Returns the copies of the objects of a kind, indexed by object, in the order of the level. */
	Map<EObject, EObject> of(ObjectKind<?> kind) {
		return copies.get(kind);
	}

	/**
	 * Returns a value in which copied agents replace the agents of the level. So the value can be compared with the values of the
	 * copied objects, which refer to the copied agents.
	 *
	 * @param value the value of a feature: an agent, a list of agents, or anything else, which is returned unchanged
	 */
	Object copied(Object value) {
		return value instanceof List<?> list ? list.stream().map(this::copied).toList()
				: value instanceof EObject agent ? copier.getOrDefault(agent, agent) : value;
	}
}
