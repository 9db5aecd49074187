package org.leeway.core.exchange.godot;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.leeway.core.exchange.mesh.AgentMesh;
import org.leeway.core.layer.MeshFaces;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.Agent;

/**
 * The text of a resource.
 *
 * @param mesh with vertices on whole pixels
 * @param faces the layer from which the mesh was made, which may have an agent
 * @param pixels the side of a cell
 */
record GodotResource(NavMesh mesh, MeshFaces faces, int pixels, GodotExporter.Version version) {

	void write(OutputStream out, Progress progress) throws IOException {
		boolean isFour = version == GodotExporter.Version.FOUR;
		Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		text.write("[gd_resource type=\"NavigationPolygon\" format=" + (isFour ? 3 : 2) + "]\n\n[resource]\n");
		text.write("resource_name = " + quoted(faces.agent().map(Agent::name).orElse("point")) + "\n");
		text.write("vertices = " + (isFour ? "PackedVector2Array" : "PoolVector2Array") + "(");
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			text.write((vertex == 0 ? "" : ", ") + pixel(mesh.x(vertex)) + ", " + pixel(mesh.y(vertex)));
		}
		text.write(")\npolygons = " + (isFour ? "Array[PackedInt32Array]([" : "["));
		for (int face = 0; face < mesh.faceCount(); face++) {
			progress.worked(1);
			progress.check();
			text.write((face == 0 ? "" : ", ") + (isFour ? "PackedInt32Array" : "PoolIntArray") + "(" + polygon(face) + ")");
		}
		text.write(isFour ? "])\n" : "]\n");
		text.write(isFour ? ending4() : ending3());
		text.flush();
	}

	private long pixel(double cells) {
		return Math.round(cells * pixels);
	}

	/** Returns the vertices of a polygon, counterclockwise as the map is seen. The half-edges of the polygon are clockwise. */
	private String polygon(int face) {
		StringBuilder vertices = new StringBuilder();
		for (int edge = mesh.firstEdge(face + 1) - 1; edge >= mesh.firstEdge(face); edge--) {
			vertices.append(vertices.isEmpty() ? "" : ", ").append(mesh.origin(edge));
		}
		return vertices.toString();
	}

	private double radius() {
		return AgentMesh.radius(faces) * pixels;
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

	/** Returns how many walls of a mesh lie between two polygons. The format cannot hold such walls. */
	static long lostWalls(NavMesh mesh) {
		Set<List<Double>> sides = new HashSet<>();
		long lost = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				int a = mesh.origin(edge);
				int b = mesh.target(edge);
				sides.add(List.of(mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b)));
				lost += sides.contains(List.of(mesh.x(b), mesh.y(b), mesh.x(a), mesh.y(a))) ? 1 : 0;
			}
		}
		return lost;
	}
}
