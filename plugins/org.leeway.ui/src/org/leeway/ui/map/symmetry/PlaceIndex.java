package org.leeway.ui.map.symmetry;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;

/**
 * An index that finds the objects of one kind at a place. The keys are the places of {@link ObjectImages#place(EObject)}, in the
 * present state of the level.
 */
final class PlaceIndex {

	private final ObjectImages images;
	private final Map<Object, Set<EObject>> byPlace = new HashMap<>();
	private final Map<EObject, Object> places = new HashMap<>();

	PlaceIndex(ObjectImages images, Iterable<EObject> objects) {
		this.images = images;
		objects.forEach(this::update);
	}

	/** Adds an object at its present place. If the index has the object at an earlier place, moves it. */
	void update(EObject object) {
		remove(object);
		Object place = images.place(object);
		places.put(object, place);
		byPlace.computeIfAbsent(place, key -> new LinkedHashSet<>()).add(object);
	}

	void remove(EObject object) {
		Object place = places.remove(object);
		if (place != null) {
			byPlace.get(place).remove(object);
		}
	}

	/** Returns the objects at a place. */
	Set<EObject> at(Object place) {
		return byPlace.getOrDefault(place, Set.of());
	}
}
