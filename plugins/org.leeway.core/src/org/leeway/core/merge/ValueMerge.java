package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.core.merge.MergeFrame.Place;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * A merge of one object, property by property.
 *
 * @param inPlace the object in the merged level. Null if the merged level does not have the object
 * @param theirs in a conflict, the object as in theirs. Null if theirs lacks the object
 * @param base in a conflict, the object as in the base, but with the merged values of the properties that do not conflict. Null if
 * the base lacks the object
 * @param isConflict whether ours and theirs conflict about the object
 */
record ValueMerge(ObjectValue inPlace, ObjectValue theirs, ObjectValue base, boolean isConflict) {

	/**
	 * Groups of properties that belong together, such as x and y: a merge takes all properties of a group from the same version. A
	 * property that is not listed here is merged on its own.
	 */
	private static final List<List<EStructuralFeature>> GROUPS = List.of(
			List.of(Literals.CIRCULAR_OBSTACLE__X, Literals.CIRCULAR_OBSTACLE__Y), List.of(Literals.SPAWN__X, Literals.SPAWN__Y),
			List.of(Literals.ANNOTATION__X, Literals.ANNOTATION__Y, Literals.ANNOTATION__WIDTH, Literals.ANNOTATION__HEIGHT),
			List.of(Literals.UNDERLAY__X, Literals.UNDERLAY__Y, Literals.UNDERLAY__WIDTH, Literals.UNDERLAY__HEIGHT),
			List.of(Literals.PATH_PROBE__START_X, Literals.PATH_PROBE__START_Y),
			List.of(Literals.PATH_PROBE__GOAL_X, Literals.PATH_PROBE__GOAL_Y),
			List.of(Literals.PATH_PROBE__AGENT, Literals.PATH_PROBE__REQUIRED),
			List.of(Literals.AGENT_TYPE__LENGTH, Literals.AGENT_TYPE__WIDTH),
			List.of(Literals.ACCEPTED_FINDING__RULE, Literals.ACCEPTED_FINDING__AGENT, Literals.ACCEPTED_FINDING__X,
					Literals.ACCEPTED_FINDING__Y),
			List.of(Literals.NAV_MESH_LAYER__AGENT, Literals.NAV_MESH_LAYER__CAPABILITY));

	/** Creates a merge without a conflict. */
	static ValueMerge clean(ObjectValue inPlace) {
		return new ValueMerge(inPlace, null, null, false);
	}

	/** Merges an object. The coordinates in the result are in cells of the merged level. */
	static ValueMerge of(Triple object, MergeFrame frame) {
		ObjectValue ours = frame.ours().move(object.ours(), frame.result());
		ObjectValue theirs = frame.theirs().move(object.theirs(), frame.result());
		if (ours != null && theirs != null) {
			return merged(object, ours, theirs, frame);
		}
		if (object.base() == null) {
			return clean(ours == null ? theirs : ours);
		}
		boolean isKept = ours != null && !isUnchanged(object.base(), object.ours(), frame.base(), frame.ours())
				|| theirs != null && !isUnchanged(object.base(), object.theirs(), frame.base(), frame.theirs());
		return isKept ? new ValueMerge(ours, theirs, frame.base().move(object.base(), frame.result()), true) : clean(null);
	}

	private static boolean isUnchanged(ObjectValue base, ObjectValue side, Place from, Place to) {
		return from.move(base, to).equals(side);
	}

	private static ValueMerge merged(Triple object, ObjectValue ours, ObjectValue theirs, MergeFrame frame) {
		ObjectValue base = frame.base().move(object.base(), frame.result());
		ObjectValue ofOurs = frame.base().move(object.base(), frame.ours());
		ObjectValue ofTheirs = frame.base().move(object.base(), frame.theirs());
		// begin with the values of a version whose map begins at the same cell as the merged map. So values that no version
		// changed stay exact. Values of any other version would have to be moved, and so be rounded
		ObjectValue merged = base == null || frame.ours().isAt(frame.result()) ? ours
				: frame.theirs().isAt(frame.result()) ? theirs : base;
		ObjectValue other = merged;
		List<EStructuralFeature> conflicting = new ArrayList<>();
		for (List<EStructuralFeature> group : groups(ours.type())) {
			boolean byOurs = base == null || !ofOurs.get(group).equals(object.ours().get(group));
			boolean byTheirs = base == null || !ofTheirs.get(group).equals(object.theirs().get(group));
			if (byOurs != byTheirs) {
				merged = merged.with(group, (byOurs ? ours : theirs).get(group));
				other = other.with(group, (byOurs ? ours : theirs).get(group));
			} else if (byOurs) {
				Optional<List<Object>> both = both(group, base, ours, theirs);
				merged = merged.with(group, both.orElse(ours.get(group)));
				other = other.with(group, both.orElse(theirs.get(group)));
				conflicting.addAll(both.isEmpty() ? group : List.of());
			}
		}
		if (!isComplete(merged) || !isComplete(other)) {
			return new ValueMerge(ours, theirs, base, true);
		}
		if (conflicting.isEmpty()) {
			return clean(merged);
		}
		ObjectValue old = base == null ? null : merged.with(conflicting, base.get(conflicting));
		return new ValueMerge(merged, other, old == null || isComplete(old) ? old : base, true);
	}

	private static List<List<EStructuralFeature>> groups(EClass type) {
		List<List<EStructuralFeature>> groups = new ArrayList<>(GROUPS.stream()
				.filter(group -> group.getFirst().getEContainingClass() == type).toList());
		type.getEAllStructuralFeatures().stream().filter(feature -> GROUPS.stream().noneMatch(group -> group.contains(feature)))
				.forEach(feature -> groups.add(List.of(feature)));
		return groups;
	}

	/** Merges a group that both sides changed. Empty if the changes conflict. */
	private static Optional<List<Object>> both(List<EStructuralFeature> group, ObjectValue base, ObjectValue ours,
			ObjectValue theirs) {
		if (ours.get(group).equals(theirs.get(group))) {
			return Optional.of(ours.get(group));
		}
		EStructuralFeature feature = group.getFirst();
		if (feature == Literals.AGENT_TYPE__CAPABILITY) {
			return set(base == null ? List.of() : (List<?>) base.get(feature), (List<?>) ours.get(feature), (List<?>) theirs.get(feature));
		}
		if (feature == Literals.NAV_MESH_LAYER__MESH && base != null && base.get(feature) != null && ours.get(feature) != null
				&& theirs.get(feature) != null) {
			return Meshes.merge(new Versions<>((PolygonMesh) base.get(feature), (PolygonMesh) ours.get(feature),
					(PolygonMesh) theirs.get(feature))).map(List::of);
		}
		return Optional.empty();
	}

	/**
	 * Merges the terrains of an agent or a mesh, as sets: applies the additions and removals of both sides. Empty, which means a
	 * conflict, if no terrain is left. Also empty if the base has no terrains, because both sides added the object.
	 */
	private static Optional<List<Object>> set(List<?> base, List<?> ours, List<?> theirs) {
		Set<Object> kept = new LinkedHashSet<>(base);
		kept.removeIf(each -> !ours.contains(each) || !theirs.contains(each));
		Set<Object> added = new LinkedHashSet<>(ours);
		added.addAll(theirs);
		added.removeAll(base);
		added.stream().sorted().forEach(kept::add);
		return base.isEmpty() || kept.isEmpty() ? Optional.empty() : Optional.of(Arrays.asList((Object) List.copyOf(kept)));
	}

	/** Returns false for a mesh layer that has neither a mesh, nor an agent, nor terrains. Returns true for all other objects. */
	private static boolean isComplete(ObjectValue object) {
		return object.type() != Literals.NAV_MESH_LAYER || object.get(Literals.NAV_MESH_LAYER__MESH) != null
				|| object.get(Literals.NAV_MESH_LAYER__AGENT) != null
				|| !((List<?>) object.get(Literals.NAV_MESH_LAYER__CAPABILITY)).isEmpty();
	}
}
