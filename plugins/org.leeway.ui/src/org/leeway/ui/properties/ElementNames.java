package org.leeway.ui.properties;

import static java.util.Map.entry;

import java.util.Map;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.ENamedElement;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.model.LevelPackage.Literals;

/**
 * The names of elements and of their properties for users. They are the names in the model, as words, except where the tools,
 * menus and messages have another name.
 */
public final class ElementNames {

	private static final Map<ENamedElement, String> NAMES = Map.ofEntries(
			entry(Literals.CIRCULAR_OBSTACLE, "Circle"), entry(Literals.POLYGON_OBSTACLE, "Polygon"),
			entry(Literals.TERRAIN_TYPE, "Terrain"), entry(Literals.AGENT_TYPE, "Agent"),
			entry(Literals.PATH_PROBE, "Probe"), entry(Literals.ANNOTATION, "Note"),
			entry(Literals.NAV_MESH_LAYER, "Mesh"), entry(Literals.UNDERLAY, "Picture"),
			entry(Literals.ACCEPTED_FINDING, "Intended finding"), entry(Literals.AGENT_TYPE__CAPABILITY, "Terrains"),
			entry(Literals.NAV_MESH_LAYER__CAPABILITY, "Terrains"));

	private ElementNames() {
	}

	/** Returns the name of a kind of elements. */
	public static String of(EClass kind) {
		return name(kind);
	}

	/** Returns the name of a property. {@code turningRadius} is {@code Turning radius}. */
	public static String of(EStructuralFeature property) {
		return name(property);
	}

	private static String name(ENamedElement element) {
		String words = element.getName().replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase();
		return NAMES.getOrDefault(element, Character.toUpperCase(words.charAt(0)) + words.substring(1));
	}
}
