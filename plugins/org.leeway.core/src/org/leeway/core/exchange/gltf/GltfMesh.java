package org.leeway.core.exchange.gltf;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.leeway.core.layer.MeshFaces;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.navmesh.engine.ClearanceTriangles;

/** The JSON chunk and the binary chunk of a glTF file. Coordinates are rounded to single precision. */
final class GltfMesh {

	private static final int MAGIC = 0x46546C67;
	private static final int VERSION = 2;
	private static final int JSON = 0x4E4F534A;
	private static final int BIN = 0x004E4942;
	private static final int WORD = 4;

	/**
	 * The triangles of a terrain.
	 *
	 * @param indices three indices of vertices for each triangle
	 */
	record Part(Optional<Terrain> terrain, int[] indices) {
	}

	private final ClearanceTriangles triangles;
	private final float[] positions;
	private final float[] clearance;
	private final List<Part> parts = new ArrayList<>();

	/**
	 * Creates the content of a file.
	 *
	 * @param scale the side of a cell, in units of the file
	 */
	GltfMesh(MeshFaces faces, ClearanceTriangles triangles, double scale) {
		this.triangles = triangles;
		this.positions = new float[3 * triangles.vertexCount()];
		this.clearance = new float[triangles.vertexCount()];
		for (int vertex = 0; vertex < clearance.length; vertex++) {
			positions[3 * vertex] = (float) (scale * triangles.x(vertex));
			positions[3 * vertex + 2] = (float) (scale * triangles.y(vertex));
			clearance[vertex] = (float) (scale * triangles.clearance(vertex));
		}
		Map<Integer, int[]> indices = new TreeMap<>();
		Map<Integer, Integer> counts = new TreeMap<>();
		for (int triangle = 0; triangle < triangles.triangleCount(); triangle++) {
			int terrain = triangles.terrain(triangle);
			int count = counts.merge(terrain, 3, Integer::sum);
			int[] known = indices.getOrDefault(terrain, new int[3 * 64]);
			indices.put(terrain, count > known.length ? Arrays.copyOf(known, 2 * known.length) : known);
			addReversed(triangle, indices.get(terrain), count - 3);
		}
		counts.forEach((terrain, count) -> parts.add(new Part(faces.ofId(terrain), Arrays.copyOf(indices.get(terrain), count))));
	}

	/**
	 * Writes the three vertices of a triangle in reverse order. Triangles are clockwise on the map, but must be
	 * counterclockwise in the file, seen from above.
	 *
	 * @param at the index in {@code indices} of the first vertex
	 */
	private void addReversed(int triangle, int[] indices, int at) {
		for (int corner = 0; corner < 3; corner++) {
			indices[at + corner] = triangles.vertex(triangle, 2 - corner);
		}
	}

	float[] positions() {
		return positions;
	}

	float[] clearance() {
		return clearance;
	}

	List<Part> parts() {
		return parts;
	}

	void write(OutputStream out) throws IOException {
		byte[] json = padded(new GltfDocument(this).text());
		byte[] binary = binary();
		out.write(words(MAGIC, VERSION, 3 * WORD + 2 * WORD + json.length + 2 * WORD + binary.length));
		out.write(words(json.length, JSON));
		out.write(json);
		out.write(words(binary.length, BIN));
		out.write(binary);
		out.flush();
	}

	private static byte[] words(int... words) {
		ByteBuffer buffer = ByteBuffer.allocate(WORD * words.length).order(ByteOrder.LITTLE_ENDIAN);
		buffer.asIntBuffer().put(words);
		return buffer.array();
	}

	/** Returns the bytes of a text, with blanks up to a multiple of four bytes. */
	private static byte[] padded(String json) {
		byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
		byte[] words = Arrays.copyOf(bytes, Math.ceilDiv(bytes.length, WORD) * WORD);
		Arrays.fill(words, bytes.length, words.length, (byte) ' ');
		return words;
	}

	/** Returns the binary chunk: positions, clearances and indices, each number in four bytes. */
	private byte[] binary() {
		int indices = parts.stream().mapToInt(part -> part.indices.length).sum();
		ByteBuffer buffer = ByteBuffer.allocate(WORD * (positions.length + clearance.length + indices))
				.order(ByteOrder.LITTLE_ENDIAN);
		buffer.asFloatBuffer().put(positions).put(clearance);
		buffer.position(WORD * (positions.length + clearance.length));
		parts.forEach(part -> {
			buffer.asIntBuffer().put(part.indices);
			buffer.position(buffer.position() + WORD * part.indices.length);
		});
		return buffer.array();
	}
}
