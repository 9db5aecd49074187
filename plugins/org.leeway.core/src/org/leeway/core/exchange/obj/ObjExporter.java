package org.leeway.core.exchange.obj;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.VectorExporter;
import org.leeway.core.exchange.mesh.ClearanceTolerance;
import org.leeway.core.exchange.mesh.MeshUnits;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A writer of a mesh as a Wavefront OBJ file. The polygons on the two sides of a wall get different vertices at the same places,
 * so that readers do not connect these polygons.
 */
public final class ObjExporter implements VectorExporter {

	private static final TypedOption<Up> UP = new TypedOption.Choice<>("up", "the axis that points up", Up.Y);
	private static final TypedOption.Flag CLEARANCE = new TypedOption.Flag("clearance",
			"cut the faces into triangles and write the distance to the nearest wall as the texture coordinate of each vertex");

	/** Creates an exporter for the registry of extensions. */
	public ObjExporter() {
	}

	@Override
	public boolean isForMeshes() {
		return true;
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(UP, MeshUnits.OPTION, CLEARANCE, ClearanceTolerance.OPTION);
	}

	@Override
	public Export export(FeatureCollection content, OptionValues options, Progress progress) throws IOException {
		MeshFaces faces = content.mesh().orElseThrow();
		ObjParts parts = options.get(CLEARANCE) ? ObjParts.of(ClearanceTolerance.triangles(faces, options, progress))
				: ObjParts.of(faces.mesh());
		double scale = MeshUnits.of(options, faces);
		return Export.of(out -> {
			Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
			new ObjText(text, faces, options.get(UP), scale).write(parts, progress);
			text.flush();
		}).describedAs(MeshFaces.description(parts.vertices(), parts.faces()));
	}
}
