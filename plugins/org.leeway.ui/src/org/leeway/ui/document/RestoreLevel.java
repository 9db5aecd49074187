package org.leeway.ui.document;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.gef.commands.Command;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;

/**
 * An undo step that replaces the whole content of a level. Undo puts back the very objects that the level had before.
 */
final class RestoreLevel extends Command {

	private final Level level;
	private final Map<EStructuralFeature, Object> restored;
	private Map<EStructuralFeature, Object> before;

	RestoreLevel(Level level, Level source) {
		super("Restore unsaved work");
		this.level = level;
		this.restored = contents(source);
	}

	@Override
	public void execute() {
		before = contents(level);
		redo();
	}

	@Override
	public void redo() {
		fill(level, restored);
	}

	@Override
	public void undo() {
		fill(level, before);
	}

	/** Returns the values of all features. The value of an attribute that is not set, such as an origin, is null. */
	private static Map<EStructuralFeature, Object> contents(Level level) {
		Map<EStructuralFeature, Object> contents = new LinkedHashMap<>();
		for (EStructuralFeature feature : LevelPackage.Literals.LEVEL.getEAllStructuralFeatures()) {
			boolean isUnset = feature.isUnsettable() && !level.eIsSet(feature);
			Object value = isUnset ? null : level.eGet(feature);
			contents.put(feature, feature.isMany() ? List.copyOf((EList<?>) value) : value);
		}
		return contents;
	}

	private static void fill(Level level, Map<EStructuralFeature, Object> contents) {
		contents.forEach((feature, value) -> {
			if (feature.isMany()) {
				replace(level, feature, (List<?>) value);
			} else if (value == null && feature.isUnsettable()) {
				level.eUnset(feature);
			} else {
				level.eSet(feature, value);
			}
		});
	}

	/**
	 * Replaces all elements of a list of the level. Adds new elements before it removes old elements. So if an old element
	 * is selected in the editor, the editor can select the new element of the same name instead.
	 */
	@SuppressWarnings("unchecked")
	private static void replace(Level level, EStructuralFeature feature, List<?> elements) {
		EList<Object> list = (EList<Object>) level.eGet(feature);
		Set<Object> old = new HashSet<>(list);
		list.addAll(elements);
		list.removeAll(old);
	}
}
