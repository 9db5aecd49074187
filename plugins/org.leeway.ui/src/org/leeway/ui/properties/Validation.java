package org.leeway.ui.properties;

import java.util.Optional;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.ProbeRequest;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PathProbe;

/**
 * Whether an element may take on a value: the rules for the files of levels decide, so that whatever the property sheet
 * does can be saved.
 */
final class Validation {

	private Validation() {
	}

	/** What is wrong with a text as the value of an attribute; null where it is right. */
	static String problem(EObject element, EAttribute attribute, String text) {
		if (attribute.isUnsettable() && text.isBlank()) {
			return null;
		}
		EDataType type = attribute.getEAttributeType();
		Object value = null;
		try {
			value = EcoreUtil.createFromString(type, text.strip());
		} catch (IllegalArgumentException e) {
			// as empty text, it has no value
		}
		if (value == null) {
			return "\"" + text + "\" is no " + (type == EcorePackage.Literals.EINT ? "whole number" : "number");
		}
		return problem(element, attribute, value);
	}

	/** What is wrong with the value of a feature; null where it is right. */
	static String problem(EObject element, EStructuralFeature feature, Object value) {
		return LevelFiles.problem(element, copy -> copy.eSet(feature, value))
				.or(() -> plannerProblem(element, feature, value)).orElse(null);
	}

	/** A file may ask for planners that are not installed here; the property sheet offers those that are. */
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

	/** Whether an element can do without a value of its own. */
	static boolean isOptional(EObject element, EStructuralFeature feature) {
		return LevelFiles.problem(element, copy -> copy.eUnset(feature)).isEmpty();
	}
}
