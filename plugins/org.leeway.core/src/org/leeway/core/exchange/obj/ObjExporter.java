package org.leeway.core.exchange.obj;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.List;
import java.util.ArrayList;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.VectorExporter;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Decimal;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.option.OptionValues;

/** Writes a mesh. The two sides of a wall have vertices of their own. */
public final class ObjExporter implements VectorExporter {

	/** Made by the registry of extensions. */
	public ObjExporter() {
	}

	@Override
	public boolean isForMeshes() {
		return true;
	}

	@Override
	public Export export(FeatureCollection content, OptionValues options, Progress progress) {
		MeshFaces faces = content.mesh().orElseThrow();
		return Export.of(out -> write(faces, out, progress));
	}

	private static void write(MeshFaces faces, OutputStream out, Progress progress) throws IOException {
		NavMesh mesh = faces.mesh();
		Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		text.write("o navmesh\n");
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			text.write("v " + Decimal.format(mesh.x(vertex)) + " 0 " + Decimal.format(mesh.y(vertex)) + "\n");
		}
		Map<String, List<Integer>> groups = new TreeMap<>();
		for (int face = 0; face < mesh.faceCount(); face++) {
			groups.computeIfAbsent(faces.terrain(face).orElse(""), unknown -> new ArrayList<>()).add(face);
		}
		for (Map.Entry<String, List<Integer>> group : groups.entrySet()) {
			text.write(group.getKey().isEmpty() ? "g\n" : "g " + group.getKey() + "\n");
			for (int face : group.getValue()) {
				progress.worked(1);
				progress.check();
				text.write(line(mesh, face));
			}
		}
		text.flush();
	}

	private static String line(NavMesh mesh, int face) {
		StringBuilder line = new StringBuilder("f");
		for (int edge = mesh.firstEdge(face + 1) - 1; edge >= mesh.firstEdge(face); edge--) {
			line.append(' ').append(mesh.origin(edge) + 1);
		}
		return line.append('\n').toString();
	}
}
