package org.leeway.ui.properties;

import java.util.Optional;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.part.ProbeRequest;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PathProbe;

/**
 * A check whether a value of an element follows the rules of level files. The check runs before the element gets the value. So
 * a level can be saved after every change in Properties.
 */
final class Validation {

	private Validation() {
	}

	/** Returns why a text is no valid value of an attribute. Null if the text is valid. */
	static String problem(EObject element, EAttribute attribute, String text) {
		if (attribute.isUnsettable() && text.isBlank()) {
			return unsetProblem(element, attribute).orElse(null);
		}
		EDataType type = attribute.getEAttributeType();
		Object value = null;
		try {
			value = EcoreUtil.createFromString(type, text.strip());
		} catch (IllegalArgumentException e) {
			// the text cannot be read as a value of this type. As value stays null, the code below returns a message
		}
		if (value == null) {
			return "\"" + text + "\" is not a " + (type == EcorePackage.Literals.EINT ? "whole number" : "number");
		}
		return problem(element, attribute, value);
	}

	/** Returns why a value is not valid for a feature. Null if the value is valid. */
	static String problem(EObject element, EStructuralFeature feature, Object value) {
		return LevelFiles.problem(element, copy -> copy.eSet(feature, value))
				.or(() -> plannerProblem(element, feature, value)).orElse(null);
	}

	/**
	 * Returns a message if a value names a planner that is not installed, or an option that it lacks. Empty if there is
	 * no problem. A level file from elsewhere may contain such names, but the user must not enter them.
	 */
	private static Optional<String> plannerProblem(EObject element, EStructuralFeature feature, Object value) {
		if (feature != Literals.PATH_PROBE__PLANNER && feature != Literals.PATH_PROBE__OPTIONS) {
			return Optional.empty();
		}
		PathProbe probe = EcoreUtil.copy((PathProbe) element);
		probe.eSet(feature, value);
		try {
			PlannerChoice.of(ProbeRequest.of(probe));
			return Optional.empty();
		} catch (IllegalArgumentException unknown) {
			return Optional.of(unknown.getMessage());
		}
	}

	/** Returns whether the feature of an element may be unset. */
	static boolean isOptional(EObject element, EStructuralFeature feature) {
		return unsetProblem(element, feature).isEmpty();
	}

	private static Optional<String> unsetProblem(EObject element, EStructuralFeature feature) {
		return LevelFiles.problem(element, copy -> copy.eUnset(feature));
	}
}
