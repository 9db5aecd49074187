package org.leeway.core.merge;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.leeway.model.LevelPackage.Literals;

/** The features of conflicts and levels that hold objects. */
final class Alternatives {

	private Alternatives() {
	}

	/** Returns the feature of a conflict that holds an object of this class. */
	static EReference feature(EObject object) {
		return of(Literals.MERGE_CONFLICT, object);
	}

	/** Returns the list of a level that holds objects of this class. */
	static EReference list(EObject object) {
		return of(Literals.LEVEL, object);
	}

	private static EReference of(EClass owner, EObject object) {
		return owner.getEAllContainments().stream().filter(each -> each.getEReferenceType() == object.eClass()).findFirst().orElseThrow();
	}
}
