package org.leeway.core.exchange.mesh;

import java.util.OptionalDouble;

import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.navmesh.engine.EngineOptions;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** The option for the scale of written meshes. */
public final class MeshUnits {

	/** The option for the side of a cell, in the file's unit of length. */
	public static final TypedOption<OptionalDouble> OPTION = EngineOptions.UNITS;

	private MeshUnits() {
	}

	/** Returns the side of a cell, in the file's unit of length. */
	public static double of(OptionValues options, MeshFaces faces) {
		return options.get(OPTION).orElse(faces.cellScale());
	}
}
