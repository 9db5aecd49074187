package org.leeway.core.exchange.godot;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.core.exchange.mesh.AgentMesh;
import org.leeway.core.layer.MeshFaces;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.godot.GodotMesh;
import org.leeway.pathing.world.Agent;

/**
 * The text of a Godot resource with a mesh.
 *
 * @param faces the layer from which the mesh was made. Has an agent if the mesh is for one agent
 */
record GodotResource(GodotMesh mesh, MeshFaces faces, GodotExporter.Version version) {

	void write(OutputStream out, Progress progress) throws IOException {
		boolean isFour = version == GodotExporter.Version.FOUR;
		Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		text.write("[gd_resource type=\"NavigationPolygon\" format=" + (isFour ? 3 : 2) + "]\n\n[resource]\n");
		text.write("resource_name = " + quoted(faces.agent().map(Agent::name).orElse("point")) + "\n");
		text.write("vertices = " + (isFour ? "PackedVector2Array" : "PoolVector2Array") + "(");
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			text.write((vertex == 0 ? "" : ", ") + mesh.x(vertex) + ", " + mesh.y(vertex));
		}
		text.write(")\npolygons = " + (isFour ? "Array[PackedInt32Array]([" : "["));
		for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
			progress.worked(1);
			progress.check();
			text.write((polygon == 0 ? "" : ", ") + (isFour ? "PackedInt32Array" : "PoolIntArray") + "(" + vertices(polygon) + ")");
		}
		text.write(isFour ? "])\n" : "]\n");
		text.write(isFour ? ending4() : ending3());
		text.flush();
	}

	private String vertices(int polygon) {
		return IntStream.range(0, mesh.size(polygon)).mapToObj(corner -> String.valueOf(mesh.vertex(polygon, corner)))
				.collect(Collectors.joining(", "));
	}

	private double radius() {
		return AgentMesh.radius(faces) * mesh.pixels();
	}

	private int size() {
		return faces.agent().map(Agent::size).orElse(0);
	}

	private String terrains() {
		return faces.agent().map(agent -> faces.terrains().stream().filter(terrain -> agent.capability().contains(terrain.id()))
				.map(Terrain::name).collect(Collectors.joining("+"))).orElse("");
	}

	private String ending4() {
		return "cell_size = 1.0\nagent_radius = " + radius() + "\nmetadata/leeway_size = " + size()
				+ "\nmetadata/leeway_terrains = " + quoted(terrains()) + "\n";
	}

	private String ending3() {
		return "__meta__ = {\n\"leeway_radius\": " + radius() + ",\n\"leeway_size\": " + size() + ",\n\"leeway_terrains\": "
				+ quoted(terrains()) + "\n}\n";
	}

	private static String quoted(String text) {
		return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
	}
}
