package org.leeway.ui.map.symmetry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.emf.common.util.ECollections;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.merge.Alternatives;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.kinds.ObjectKind;
import org.leeway.ui.map.symmetry.MirroredPart.Need;

/**
 * The merge conflicts about objects, in a symmetric level where one part is copied to the other parts. A conflict holds up to
 * three versions of an object: ours, theirs, and the base of both. A version in the copied part is copied too, with the same
 * flips and turns. A version in a part that the copy replaces is removed.
 */
final class CopiedConflicts {

	private final Level level;
	private final CopiedCells part;
	private final Symmetry symmetry;
	/**
	 * The copies of the objects of our side. Indexed first by the original object in the copied part, and then by the flip or
	 * turn that leads to the copy. A flip or turn is given by its index in {@link ObjectImages#all()}.
	 */
	private final Map<EObject, Map<Integer, EObject>> copies = new HashMap<>();
	private final Set<EObject> images = new HashSet<>();

	CopiedConflicts(Level level, CopiedCells part, Symmetry symmetry) {
		this.level = level;
		this.part = part;
		this.symmetry = symmetry;
	}

	/** Adds a copy of one of our objects. */
	void add(Need need, EObject copy) {
		copies.computeIfAbsent(need.source(), first -> new LinkedHashMap<>()).put(need.image(), copy);
		images.add(copy);
	}

	/** Returns whether the level has a conflict about an object that may have partners. */
	boolean isAboutObjects() {
		return level.getConflicts().stream().anyMatch(each -> kind(each).isPresent());
	}

	private static Optional<ObjectKind<EObject>> kind(MergeConflict conflict) {
		EObject object = conflict.getTarget() == null ? Conflict.object(conflict) : conflict.getTarget();
		return Optional.ofNullable(object).flatMap(ElementKinds::ofObject).filter(ObjectKind::hasPartners);
	}

	/**
	 * Copies the conflicts about objects to the other parts of the level. Call this after all copies of our
	 * objects were given to {@link #add}.
	 *
	 * @return restores the conflicts as they were before. May run once, and only while nothing else has changed the conflicts
	 */
	Runnable copy() {
		List<MergeConflict> before = List.copyOf(level.getConflicts());
		List<MergeConflict> now = new ArrayList<>();
		before.forEach(conflict -> kind(conflict).ifPresentOrElse(kind -> copy(conflict, kind, now), () -> now.add(conflict)));
		ECollections.setEList(level.getConflicts(), now);
		return () -> ECollections.setEList(level.getConflicts(), before);
	}

	private void copy(MergeConflict conflict, ObjectKind<EObject> kind, List<MergeConflict> now) {
		ObjectImages turned = new ObjectImages(kind, level, symmetry);
		EObject ours = images.contains(conflict.getTarget()) ? null : conflict.getTarget();
		EObject theirs = Conflict.object(conflict);
		boolean isLost = theirs != null && !part.isSource(kind.middle(theirs), turned)
				&& part.hasImageInPart(kind.middle(theirs), turned);
		if (ours == conflict.getTarget() && !isLost) {
			now.add(conflict);
		} else if (ours != null || theirs != null && !isLost) {
			now.add(Alternatives.conflict(ours, isLost ? null : EcoreUtil.copy(theirs), EcoreUtil.copy(conflict.getBase())));
		}
		Map<Integer, EObject> ofOurs = new LinkedHashMap<>(copies.getOrDefault(ours, Map.of()));
		Set<Integer> ofTheirs = images(theirs, kind, turned);
		Set<Integer> all = new LinkedHashSet<>(ofOurs.keySet());
		all.addAll(ofTheirs);
		all.forEach(image -> addCopy(ofOurs.get(image), ofTheirs.contains(image) ? copy(theirs, image, turned, ofOurs.get(image))
				: null, base(conflict, image, kind, turned, ofOurs.get(image)), now));
	}

	/**
	 * Returns which flips and turns lead from an object to its copies, as indices. Empty if the object is null, or lies outside
	 * of the copied part.
	 */
	private Set<Integer> images(EObject object, ObjectKind<EObject> kind, ObjectImages images) {
		return object == null || !part.isSource(kind.middle(object), images) ? Set.of()
				: MirroredPart.needs(object, images).stream().map(Need::image).collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** Returns the copy of the base of a conflict. Null if the base is not known. */
	private MergeConflict base(MergeConflict conflict, int image, ObjectKind<EObject> kind, ObjectImages images, EObject ours) {
		if (conflict.getBase() == null) {
			return null;
		}
		MergeConflict base = LevelFactory.eINSTANCE.createMergeConflict();
		EObject old = Conflict.inBase(conflict);
		if (images(old, kind, images).contains(image)) {
			Alternatives.put(copy(old, image, images, ours), base);
		}
		return base;
	}

	/**
	 * Adds a copy of a conflict. Adds nothing if the object is the same on both sides of the merge.
	 *
	 * @param ours the copy of our object. Null if our side has no object
	 * @param theirs the copy of their object. Null if their side has no object
	 * @param base the copy of what the base of the merge had. Null if this is not known
	 */
	private static void addCopy(EObject ours, EObject theirs, MergeConflict base, List<MergeConflict> now) {
		if (ours == null || theirs == null || !EcoreUtil.equals(ours, theirs)) {
			now.add(Alternatives.conflict(ours, theirs, base));
		}
	}

	/**
	 * Returns the flipped or turned copy of an object. Before the flip or turn, coordinates are rounded, see {@link
	 * ObjectImages#onLattice}. Features that may differ between an object and its copies, such as the name, are taken from
	 * {@code ours}.
	 *
	 * @param ours our object at the place of the copy. Null if there is none
	 */
	private static EObject copy(EObject object, int image, ObjectImages images, EObject ours) {
		EObject moved = EcoreUtil.copy(object);
		images.onLattice(object).forEach(moved::eSet);
		EObject copy = images.copy(moved, images.all().get(image));
		if (ours != null) {
			images.unshared(ours).forEach(feature -> take(feature, ours, copy));
		}
		return copy;
	}

	private static void take(EStructuralFeature feature, EObject from, EObject to) {
		if (from.eIsSet(feature)) {
			to.eSet(feature, from.eGet(feature));
		} else {
			to.eUnset(feature);
		}
	}
}
