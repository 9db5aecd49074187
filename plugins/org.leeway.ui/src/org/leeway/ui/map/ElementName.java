package org.leeway.ui.map;

import java.util.Optional;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;

/** The names that designers give to elements of a level. */
public final class ElementName {

	private ElementName() {
	}

	/** Returns the feature that holds the name of an element. Empty if elements of its kind have no name. */
	public static Optional<EAttribute> feature(EObject element) {
		return element.eClass().getEStructuralFeature("name") instanceof EAttribute name ? Optional.of(name) : Optional.empty();
	}

	/** Returns the name of an element. Empty if it has none. */
	public static String of(EObject element) {
		return feature(element).map(element::eGet).map(Object::toString).map(String::strip).orElse("");
	}

	/** Returns the name of an element, or {@code otherwise} if it has none. */
	public static String or(String otherwise, EObject element) {
		String name = of(element);
		return name.isEmpty() ? otherwise : name;
	}
}
