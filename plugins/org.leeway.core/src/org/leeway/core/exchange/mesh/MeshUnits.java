package org.leeway.core.exchange.mesh;

import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** The scale of written meshes. */
public final class MeshUnits {

	/** How large a cell becomes. */
	public static final TypedOption<Double> OPTION = new TypedOption.Real("units-per-cell",
			"the side of a cell in the units of the file, 0 for what the level says", 0.0, 0, 10000);

	private MeshUnits() {
	}

	/** The side of a cell in units. */
	public static double of(OptionValues options, MeshFaces faces) {
		return options.get(OPTION) == 0 ? faces.cellScale() : options.get(OPTION);
	}
}
