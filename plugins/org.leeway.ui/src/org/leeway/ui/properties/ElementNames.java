package org.leeway.ui.properties;

import java.util.Locale;
import java.util.Map;

import org.eclipse.emf.ecore.ENamedElement;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.ui.map.kinds.ElementKind;
import org.leeway.ui.map.kinds.ElementKinds;

/**
 * The names of elements and of their properties for users. A name is the name in the model, split into words. Some
 * names differ, because tools, menus and messages call the thing differently.
 */
public final class ElementNames {

	private static final Map<EStructuralFeature, String> NAMES = Map.of(Literals.AGENT_TYPE__CAPABILITY, "Terrains",
			Literals.NAV_MESH_LAYER__CAPABILITY, "Terrains");

	private ElementNames() {
	}

	/** Returns the name of the kind of an element. */
	public static String kind(EObject element) {
		return ElementKinds.of(element).map(ElementKind::title).orElseGet(() -> words(element.eClass()));
	}

	/** Returns the name of a property. For example, the name of {@code turningRadius} is {@code Turning radius}. */
	public static String of(EStructuralFeature property) {
		return NAMES.getOrDefault(property, words(property));
	}

	private static String words(ENamedElement element) {
		String words = element.getName().replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
		return Character.toUpperCase(words.charAt(0)) + words.substring(1);
	}
}
