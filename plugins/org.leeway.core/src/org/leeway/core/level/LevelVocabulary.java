package org.leeway.core.level;

import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.ExtendedMetaData;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.value.Quotes;
import org.leeway.model.LevelPackage;
import org.leeway.model.MergeConflict;
import org.xml.sax.Attributes;

/**
 * A check of the elements and attributes in a level file. Only elements and attributes with names from the model are allowed.
 * Without this check, EMF would also accept things that levels do not use, such as references to other files.
 */
final class LevelVocabulary {

	private static final String VERSION = "xmi:version";

	private LevelVocabulary() {
	}

	static void checkRoot(String uri, String localName, String name) {
		if (!uri.equals(LevelPackage.eNS_URI) || !localName.equals(LevelPackage.Literals.LEVEL.getName())) {
			throw LevelProblem.here("the root element is <" + MessageText.shortened(name) + "> of the namespace "
					+ Quotes.quote(uri) + ", expected <level:Level> of \"" + LevelPackage.eNS_URI + "\"");
		}
	}

	/**
	 * Returns the feature of the EMF model that holds the objects of an XML element. Throws an exception if the enclosing
	 * element may not contain this element.
	 *
	 * @param parent the object of the enclosing XML element. Null if the enclosing element holds only text
	 */
	static EStructuralFeature checkElement(EObject parent, String uri, String localName, String name) {
		EStructuralFeature feature = parent == null ? null : parent.eClass().getEStructuralFeature(localName);
		if (!uri.isEmpty() || feature == null || !isElement(feature)) {
			throw LevelProblem.here("unknown element <" + MessageText.shortened(name) + ">, expected "
					+ (parent == null ? "text only" : expectedElements(parent.eClass())));
		}
		if (!feature.isMany() && parent.eIsSet(feature)) {
			throw LevelProblem.here("a second <" + name + ">, expected only one");
		}
		return feature;
	}

	private static String expectedElements(EClass type) {
		String names = type.getEAllStructuralFeatures().stream().filter(LevelVocabulary::isElement)
				.map(feature -> "<" + feature.getName() + ">").collect(Collectors.joining(", "));
		return names.isEmpty() ? "no element inside" : names;
	}

	/**
	 * Checks that an element has no unknown attributes.
	 *
	 * @param type the class of the object that the element describes. Null if the element holds only text
	 */
	static void checkAttributes(EClass type, String element, Attributes attributes) {
		for (int i = 0; i < attributes.getLength(); i++) {
			if (!isAttribute(type, attributes.getURI(i), attributes.getLocalName(i), attributes.getQName(i))) {
				throw LevelProblem.here("unknown attribute " + MessageText.shortened(attributes.getQName(i)) + " of <"
						+ element
						+ ">, expected " + expectedAttributes(type));
			}
		}
	}

	/**
	 * Checks the base of a merge conflict. A base may have only the attribute {@code value}, and must not be inside another
	 * base. Without this check, EMF would need quadratic time for nested bases.
	 *
	 * @param parent the object that has the base
	 */
	static void checkBase(EObject parent, Attributes attributes) {
		if (parent.eContainer() instanceof MergeConflict) {
			throw LevelProblem.here("a <base> inside a <base>, expected none");
		}
		for (int i = 0; i < attributes.getLength(); i++) {
			if (!attributes.getLocalName(i).equals(LevelPackage.Literals.MERGE_CONFLICT__VALUE.getName())) {
				throw LevelProblem.here("attribute " + attributes.getQName(i) + " of <base>, expected at most value");
			}
		}
	}

	private static boolean isAttribute(EClass type, String uri, String localName, String name) {
		if (!uri.isEmpty()) {
			return name.equals(VERSION) && type == LevelPackage.Literals.LEVEL;
		}
		EStructuralFeature feature = type == null ? null : type.getEStructuralFeature(localName);
		return feature != null && !isElement(feature);
	}

	private static String expectedAttributes(EClass type) {
		return type == null ? "none"
				: type.getEAllStructuralFeatures().stream().filter(feature -> !isElement(feature))
						.map(EStructuralFeature::getName).collect(Collectors.joining(", "));
	}

	private static boolean isElement(EStructuralFeature feature) {
		return feature instanceof EReference reference ? reference.isContainment()
				: ExtendedMetaData.INSTANCE.getFeatureKind(feature) == ExtendedMetaData.ELEMENT_FEATURE;
	}
}
