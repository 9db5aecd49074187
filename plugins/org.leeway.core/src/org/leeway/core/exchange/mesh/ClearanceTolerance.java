package org.leeway.core.exchange.mesh;

import java.io.IOException;
import java.util.OptionalDouble;

import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.engine.ClearanceTriangles;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * The option for the accuracy of clearance in exported meshes. A mesh is cut into triangles, and the file has the clearance at
 * each vertex of a triangle. Between vertices, readers interpolate.
 */
public final class ClearanceTolerance {

	/** The option for the largest error of interpolated clearance, in cells. A smaller value makes more triangles. */
	public static final TypedOption<OptionalDouble> OPTION = new TypedOption.Decimal("tolerance",
			"maximum error of the clearance between vertices, in cells", OptionalDouble.of(0.25), 0.01, 100);

	private ClearanceTolerance() {
	}

	/**
	 * Cuts a mesh into triangles with a clearance at each vertex.
	 *
	 * @throws IOException if the triangles would have too many vertices
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static ClearanceTriangles triangles(MeshFaces faces, OptionValues options, Progress progress) throws IOException {
		try {
			return ClearanceTriangles.of(faces.mesh(), options.get(OPTION).orElseThrow(), progress);
		} catch (IllegalArgumentException tooFine) {
			throw new IOException(tooFine.getMessage());
		}
	}
}
