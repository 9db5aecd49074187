package org.leeway.core.exchange;

import java.util.List;

import org.leeway.pathing.option.TypedOption;

/**
 * A writer of a file format. There are three kinds of writers: of levels, of raster layers with a value for each cell, and of
 * vector layers with shapes. Writers are contributed to the extension point {@code org.leeway.core.formats}. An implementation
 * has a public constructor without arguments and no state.
 */
public sealed interface Exporter permits LevelExporter, RasterExporter, VectorExporter {

	/** Returns the options that users can choose. */
	default List<TypedOption<?>> options() {
		return List.of();
	}

	/** Returns whether the format is binary, so that a terminal must not show it. */
	default boolean isBinary() {
		return false;
	}
}
