package org.leeway.pathing.navmesh.engine;

import java.util.OptionalDouble;

import org.leeway.pathing.option.TypedOption;

/** Options that users choose for meshes of engines. */
public final class EngineOptions {

	/**
	 * The option for the length of a cell's side, in the units of the file. If empty, the scale of the level is used.
	 */
	public static final TypedOption<OptionalDouble> UNITS = new TypedOption.Decimal("units-per-cell",
			"cell size (units of the file); none for the cell scale of the level", OptionalDouble.empty(), 0.001, 10000);
	/** The side of a tile, in cells. */
	public static final TypedOption<Integer> TILE = new TypedOption.Whole("tile-size", "tile size (cells)", 64, 4, 255);

	/** The side of a cell, in pixels. */
	public static final TypedOption<Integer> PIXELS = new TypedOption.Whole("pixels-per-cell", "cell size (pixels)", 16, 4, 1024);

	private EngineOptions() {
	}
}
