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
 * Copies of all objects of a level. By comparing the objects with their copies, callers find out what a change of the level has
 * changed. The agents are copied too, because copied objects must not change with the level's agents. For example, the place of
 * a probe (a path to test) depends on the size of its agent. Immutable.
 */
final class ObjectStates {

	/** Indexed by kind and by object: the copy of the object. */
	private final Map<ObjectKind<?>, Map<EObject, EObject>> copies = new HashMap<>();
	/** The copier that has copied the objects and the agents. Maps each object and each agent of the level to its copy. */
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
	 * Replaces the agents in a value of the present level by their copies. The copied objects refer to copied agents. So
	 * the result can be compared with a value of a copied object.
	 *
	 * @param value the value of a feature: an agent, a list of agents, or anything else, which is returned unchanged
	 */
	Object copied(Object value) {
		return value instanceof List<?> list ? list.stream().map(this::copied).toList()
				: value instanceof EObject agent ? copier.getOrDefault(agent, agent) : value;
	}
}
