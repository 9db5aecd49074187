package org.leeway.core.exchange.polyanya;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.VectorExporter;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.util.Decimal;

/**
 * A writer of a mesh for Polyanya. The two sides of a wall have different vertices, so that readers do not connect the
 * polygons on both sides.
 */
public final class PolyanyaExporter implements VectorExporter {

	/** Creates an exporter for the registry of extensions. */
	public PolyanyaExporter() {
	}

	@Override
	public boolean isForMeshes() {
		return true;
	}

	@Override
	public Export export(FeatureCollection content, OptionValues options, Progress progress) {
		NavMesh mesh = content.mesh().orElseThrow().mesh();
		long terrains = IntStream.range(0, mesh.faceCount()).map(mesh::terrain).filter(terrain -> terrain != NavMesh.NONE)
				.distinct().count();
		List<Diagnostic> losses = terrains < 2 ? List.of()
				: List.of(Diagnostic.lost("The " + terrains + " terrains of the faces are not written: such meshes have none."));
		return Export.of(out -> write(mesh, out, progress), losses.toArray(Diagnostic[]::new));
	}

	private static void write(NavMesh mesh, OutputStream out, Progress progress) throws IOException {
		Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		text.write("mesh\n2\n" + mesh.vertexCount() + " " + mesh.faceCount() + "\n");
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			progress.check();
			text.write(vertex(mesh, vertex));
		}
		for (int face = 0; face < mesh.faceCount(); face++) {
			progress.worked(1);
			progress.check();
			text.write(polygon(mesh, face));
		}
		text.flush();
	}

	private static String vertex(NavMesh mesh, int vertex) {
		StringBuilder around = new StringBuilder();
		int first = mesh.leaving(vertex);
		int count = 0;
		int edge = first;
		while (edge != NavMesh.NONE) {
			around.append(' ').append(mesh.face(edge));
			count++;
			edge = mesh.twin(mesh.previous(edge));
			if (edge == NavMesh.NONE) {
				around.append(" -1");
				count++;
			}
			edge = edge == first ? NavMesh.NONE : edge;
		}
		return Decimal.format(mesh.x(vertex)) + " " + Decimal.format(mesh.y(vertex)) + " " + count + around + "\n";
	}

	private static String polygon(NavMesh mesh, int face) {
		StringBuilder vertices = new StringBuilder();
		StringBuilder neighbours = new StringBuilder();
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			vertices.append(' ').append(mesh.origin(edge));
			int before = mesh.previous(edge);
			neighbours.append(' ').append(mesh.isWall(before) ? NavMesh.NONE : mesh.face(mesh.twin(before)));
		}
		return mesh.size(face) + "" + vertices + neighbours + "\n";
	}
}
