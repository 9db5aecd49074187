package org.leeway.core.exchange;

import java.util.List;

import org.leeway.pathing.option.TypedOption;

/**
 * Writes one format. What it can hold is told by the interfaces that it implements, one or more of them. Contributed to
 * the extension point {@code org.leeway.core.formats}; an implementation has a public constructor without arguments and
 * no state.
 */
public sealed interface Exporter permits LevelExporter, RasterExporter, VectorExporter {

	/** What users can choose. */
	default List<TypedOption<?>> options() {
		return List.of();
	}

	/** Whether a terminal must not show it. */
	default boolean isBinary() {
		return false;
	}
}
