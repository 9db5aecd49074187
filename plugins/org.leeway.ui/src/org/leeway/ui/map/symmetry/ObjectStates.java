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
 * Copies of the objects of a level, for a comparison with a later state. Immutable. The agents are copied too. For example, the
 * size of a probe's agent decides where the flipped probe lies.
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
	 * Returns the value of a feature, with copies in place of the level's agents. The copied objects refer to these copies. So
	 * the result can be compared with a value of a copied object.
	 */
	Object copied(Object value) {
		return value instanceof List<?> list ? list.stream().map(this::copied).toList()
				: value instanceof EObject agent ? copier.getOrDefault(agent, agent) : value;
	}
}
