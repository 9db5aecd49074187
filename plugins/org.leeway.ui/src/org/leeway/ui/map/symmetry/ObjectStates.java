package org.leeway.ui.map.symmetry;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.model.Level;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.kinds.ObjectKind;

/** The objects of a level at one time, for a comparison with a later time. Immutable. */
final class ObjectStates {

	/** The copies of the objects, indexed by kind and by object. */
	private final Map<ObjectKind<?>, Map<EObject, EObject>> copies = new HashMap<>();

	/** Copies the objects that a level has now. */
	ObjectStates(Level level) {
		ElementKinds.objectKinds().filter(ObjectKind::hasPartners).forEach(kind -> {
			Map<EObject, EObject> objects = new LinkedHashMap<>();
			kind.of(level).forEach(object -> objects.put(object, EcoreUtil.copy(object)));
			copies.put(kind, objects);
		});
	}

	/** Returns the copies of the objects of a kind, indexed by object, in the order of the level. */
	Map<EObject, EObject> of(ObjectKind<?> kind) {
		return copies.get(kind);
	}
}
