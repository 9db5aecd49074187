package org.leeway.ui.outline;

import java.util.List;

import org.leeway.model.Level;
import org.leeway.ui.map.kinds.ElementKind;

/** A branch of the outline: all elements of one kind. */
record Group(Level level, ElementKind<?> kind) {

	List<?> elements() {
		return kind.of(level);
	}
}
