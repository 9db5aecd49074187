package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.model.LevelPackage.Literals;

/**
 * The values of an object of a level, for comparison with objects of other levels. Leaves out the id of a terrain. Does not
 * refer to terrains and agents themselves: a reference is stored as the index of the terrain's or agent's {@link Triple}.
 * Immutable.
 *
 * @param type the class of the object
 * @param values indexed by feature. A feature that is not set is stored with its default value. No entry is stored for null,
 * or for an unset feature that is unsettable in EMF
 */
record ObjectValue(EClass type, Map<EStructuralFeature, Object> values) {

	/** A function that returns the identity of a terrain or agent of a level: the index of its {@link Triple}. */
	interface Identities extends Function<EObject, Integer> {
	}

	/** Reads an object. The id of a terrain is left out. */
	static ObjectValue of(EObject object, Identities identities) {
		Map<EStructuralFeature, Object> values = new LinkedHashMap<>();
		for (EStructuralFeature feature : object.eClass().getEAllStructuralFeatures()) {
			if (feature != Literals.TERRAIN_TYPE__ID && (object.eIsSet(feature) || !feature.isUnsettable())) {
				Object value = read(object.eGet(feature), feature, identities);
				if (value != null) {
					values.put(feature, value);
				}
			}
		}
		return new ObjectValue(object.eClass(), values);
	}

	private static Object read(Object value, EStructuralFeature feature, Identities identities) {
		if (!(feature instanceof EReference)) {
			return value;
		}
		return value instanceof List<?> all ? all.stream().map(each -> identities.apply((EObject) each)).toList()
				: value == null ? null : identities.apply((EObject) value);
	}

	/**
	 * Creates an object with these values.
	 *
	 * @param objects a look-up of terrains and agents. Given a reference, returns a function from the index of a {@link Triple} to
	 * the terrain or agent
	 */
	EObject create(Function<EReference, Function<Integer, EObject>> objects) {
		EObject object = EcoreUtil.create(type);
		values.forEach((feature, value) -> object.eSet(feature, written(value, feature, objects)));
		return object;
	}

	/**
	 * Returns whether a level has all terrains and agents to which this object refers.
	 *
	 * @param objects a look-up of the level's terrains and agents. Given a reference, returns the indices of their
	 * {@link Triple}s
	 */
	boolean refersOnlyTo(Function<EReference, Set<Integer>> objects) {
		return values.entrySet().stream().allMatch(each -> !(each.getKey() instanceof EReference reference)
				|| objects.apply(reference).containsAll(each.getValue() instanceof List<?> all ? all : List.of(each.getValue())));
	}

	private static Object written(Object value, EStructuralFeature feature,
			Function<EReference, Function<Integer, EObject>> objects) {
		if (!(feature instanceof EReference reference)) {
			return value;
		}
		Function<Integer, EObject> of = objects.apply(reference);
		return value instanceof List<?> all ? all.stream().map(each -> of.apply((Integer) each)).toList()
				: of.apply((Integer) value);
	}

	/** Returns the value of a feature. Null if the feature is not set. */
	Object get(EStructuralFeature feature) {
		return values.get(feature);
	}

	/** Returns the values of some features, with nulls. */
	List<Object> get(List<EStructuralFeature> features) {
		List<Object> all = new ArrayList<>();
		features.forEach(feature -> all.add(get(feature)));
		return all;
	}

	/**
	 * Returns a copy with other values of some features.
	 *
	 * @param others in the order of {@code features}. Null for a feature that is not set
	 */
	ObjectValue with(List<EStructuralFeature> features, List<Object> others) {
		Map<EStructuralFeature, Object> changed = new LinkedHashMap<>(values);
		for (int i = 0; i < features.size(); i++) {
			if (others.get(i) == null) {
				changed.remove(features.get(i));
			} else {
				changed.put(features.get(i), others.get(i));
			}
		}
		return new ObjectValue(type, changed);
	}

	/** Returns a copy at another place, moved by some cells, exactly as the editor moves objects when it resizes a map. */
	ObjectValue moved(int dx, int dy) {
		if (dx == 0 && dy == 0) {
			return this;
		}
		Map<EStructuralFeature, Object> changed = new LinkedHashMap<>(values);
		changed.replaceAll((feature, value) -> Shifts.moved(value, feature, dx, dy));
		return new ObjectValue(type, changed);
	}

	/** Returns the name. Empty if the object has none. */
	String name() {
		EStructuralFeature feature = type.getEStructuralFeature("name");
		return feature == null ? "" : Objects.toString(get(feature), "");
	}

	/** Returns a copy without its name. */
	ObjectValue unnamed() {
		EStructuralFeature feature = type.getEStructuralFeature("name");
		return feature == null || get(feature) == null ? this : with(List.of(feature), Arrays.asList((Object) null));
	}

	/** Returns how many features of two objects of one class differ. */
	int differences(ObjectValue other) {
		return (int) type.getEAllStructuralFeatures().stream()
				.filter(feature -> !Objects.equals(get(feature), other.get(feature))).count();
	}

	/** Returns whether two objects of one class have an equal value that is not the default value. */
	boolean sharesProperty(ObjectValue other) {
		return values.entrySet().stream().anyMatch(each -> !each.getValue().equals(each.getKey().getDefaultValue())
				&& each.getValue().equals(other.get(each.getKey())));
	}

	/**
	 * Returns a text by which objects are sorted: the name, and then all values. Equal objects of both sides have equal
	 * texts, so the order does not depend on the side.
	 */
	String key() {
		StringBuilder key = new StringBuilder(name());
		type.getEAllStructuralFeatures().forEach(feature -> key.append('\0').append(get(feature)));
		return key.toString();
	}
}
