package org.leeway.ui.outline;

import java.util.List;

import org.eclipse.emf.ecore.EReference;
import org.leeway.model.Level;

/** A branch of the outline: one of the level's lists. */
record Group(Level level, EReference list, String label) {

	List<?> elements() {
		return (List<?>) level.eGet(list);
	}
}
