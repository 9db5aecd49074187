package org.leeway.core.merge;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;

/** Methods to create conflicts about objects, and to find the EMF features in which conflicts and levels store objects. */
public final class Alternatives {

	private Alternatives() {
	}

	/**
	 * Creates a conflict about an object.
	 *
	 * @param target the object as our side has it. Null if our side lacks the object
	 * @param theirs the object as their side has it. Null if their side lacks the object
	 * @param base contains the object as the base has it, or nothing if the base lacks the object. Null if this is not known
	 */
	public static MergeConflict conflict(EObject target, EObject theirs, MergeConflict base) {
		MergeConflict conflict = LevelFactory.eINSTANCE.createMergeConflict();
		conflict.setTarget(target);
		conflict.setBase(base);
		if (theirs != null) {
			put(theirs, conflict);
		}
		return conflict;
	}

	/**
	 * Stores an object in a conflict.
	 *
	 * @param side where to store the object. The conflict itself stores the object as their side has it. The base of the
	 * conflict stores the object as the base has it
	 */
	public static void put(EObject object, MergeConflict side) {
		side.eSet(feature(object), object);
	}

	/** Returns the feature in which a conflict stores an object of the same class as a given object. */
	private static EReference feature(EObject object) {
		return of(Literals.MERGE_CONFLICT, object);
	}

	/** Returns the feature with the list in which a level stores objects of the same class as a given object. */
	static EReference list(EObject object) {
		return of(Literals.LEVEL, object);
	}

	private static EReference of(EClass owner, EObject object) {
		return owner.getEAllContainments().stream().filter(each -> each.getEReferenceType() == object.eClass()).findFirst().orElseThrow();
	}
}
