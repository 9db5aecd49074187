package org.leeway.ui.properties;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.util.EcoreUtil.Copier;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;

/**
 * Whether a level may take on a value: the value is tried on a copy, and the rules for the files of levels decide. So
 * whatever the property sheet accepts can be saved.
 */
final class Validation {

	private Validation() {
	}

	/** What is wrong with a text as the value of an attribute; null where it is right. */
	static String problem(EObject element, EAttribute attribute, String text) {
		Object value;
		try {
			value = EcoreUtil.createFromString(attribute.getEAttributeType(), text.strip());
		} catch (IllegalArgumentException e) {
			return "\"" + text + "\" is not a number";
		}
		Level level = (Level) EcoreUtil.getRootContainer(element);
		Copier copier = new Copier();
		Level trial = (Level) copier.copy(level);
		copier.copyReferences();
		copier.get(element).eSet(attribute, value);
		return LevelFiles.problem(trial).orElse(null);
	}
}
