package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/** A recorder of changes of model elements, which can take all of them back. */
final class UndoableChanges {

	private final List<Runnable> undo = new ArrayList<>();

	/** Takes all changes back, the last one first. May run once. */
	void undo() {
		undo.reversed().forEach(Runnable::run);
	}

	/** Sets a feature of an object. A list as value replaces all values of the feature. */
	void set(EObject object, EStructuralFeature feature, Object value) {
		boolean wasSet = object.eIsSet(feature);
		Object old = kept(object, feature);
		object.eSet(feature, value instanceof Collection<?> all ? List.copyOf(all) : value);
		undo.add(() -> {
			if (wasSet) {
				object.eSet(feature, old);
			} else {
				object.eUnset(feature);
			}
		});
	}

	/** Copies the value of a feature. If the feature is not set, unsets it in the other object too. */
	void copy(EStructuralFeature feature, EObject from, EObject to) {
		if (from.eIsSet(feature)) {
			set(to, feature, from.eGet(feature));
		} else if (to.eIsSet(feature)) {
			Object old = kept(to, feature);
			to.eUnset(feature);
			undo.add(() -> to.eSet(feature, old));
		}
	}

	private static Object kept(EObject object, EStructuralFeature feature) {
		return object.eGet(feature) instanceof Collection<?> all ? List.copyOf(all) : object.eGet(feature);
	}

	/** Adds an object at the end of a list. */
	<T> void add(T object, List<T> list) {
		list.add(object);
		undo.add(() -> list.remove(object));
	}

	<T> void remove(T object, List<T> list) {
		int index = list.indexOf(object);
		list.remove(index);
		undo.add(() -> list.add(index, object));
	}

	/** Removes some objects of a list, with one notification. */
	<T> void removeAll(List<T> list, Collection<T> some) {
		List<T> old = List.copyOf(list);
		list.removeAll(some);
		undo.add(() -> {
			list.clear();
			list.addAll(old);
		});
	}
}
