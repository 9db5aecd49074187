package org.leeway.core.exchange.gltf;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.core.level.Terrain;

import com.google.gson.stream.JsonWriter;

/** The JSON chunk of a glTF file. This chunk describes the numbers in the binary chunk. */
final class GltfDocument {

	private static final int FLOAT = 5126;
	private static final int UNSIGNED_INT = 5125;
	private static final int ARRAY_BUFFER = 34962;
	private static final int ELEMENT_ARRAY_BUFFER = 34963;
	private static final int WORD = 4;
	private static final double WITHOUT_TERRAIN = 0.5;

	private final GltfMesh mesh;
	private final StringWriter text = new StringWriter();
	private final JsonWriter json = new JsonWriter(text);

	GltfDocument(GltfMesh mesh) {
		this.mesh = mesh;
	}

	String text() throws IOException {
		json.beginObject().name("asset").beginObject().name("version").value("2.0").name("generator").value("Leeway").endObject();
		json.name("scene").value(0);
		json.name("scenes").beginArray().beginObject().name("nodes").beginArray().value(0).endArray().endObject().endArray();
		json.name("nodes").beginArray().beginObject().name("name").value("navmesh").name("mesh").value(0).endObject().endArray();
		writeMesh();
		writeMaterials();
		writeAccessors();
		writeViews();
		json.endObject().flush();
		return text.toString();
	}

	private void writeMesh() throws IOException {
		json.name("meshes").beginArray().beginObject().name("name").value("navmesh").name("primitives").beginArray();
		for (int part = 0; part < mesh.parts().size(); part++) {
			json.beginObject().name("attributes").beginObject().name("POSITION").value(0).name("_CLEARANCE").value(1).endObject();
			json.name("indices").value(2 + part).name("material").value(part).endObject();
		}
		json.endArray().endObject().endArray();
	}

	private void writeMaterials() throws IOException {
		json.name("materials").beginArray();
		for (GltfMesh.Part part : mesh.parts()) {
			json.beginObject().name("name").value(part.terrain().map(Terrain::name).orElse("navmesh"));
			json.name("pbrMetallicRoughness").beginObject().name("baseColorFactor").beginArray();
			for (int shift = 16; shift >= 0; shift -= 8) {
				int byShift = shift;
				json.value(part.terrain().map(terrain -> linear(terrain.rgb() >> byShift & 0xff)).orElse(WITHOUT_TERRAIN));
			}
			json.value(1).endArray().name("metallicFactor").value(0).name("roughnessFactor").value(1).endObject().endObject();
		}
		json.endArray();
	}

	/** Converts a component of an sRGB colour, 0 to 255, to linear light, 0 to 1. */
	private static double linear(int part) {
		double value = part / 255.0;
		return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
	}

	private void writeAccessors() throws IOException {
		json.name("accessors").beginArray();
		begin(0, FLOAT, mesh.clearance().length, "VEC3");
		extremes("min", mesh.positions(), 3, -1);
		extremes("max", mesh.positions(), 3, 1);
		json.endObject();
		begin(1, FLOAT, mesh.clearance().length, "SCALAR");
		extremes("min", mesh.clearance(), 1, -1);
		extremes("max", mesh.clearance(), 1, 1);
		json.endObject();
		for (int part = 0; part < mesh.parts().size(); part++) {
			begin(2 + part, UNSIGNED_INT, mesh.parts().get(part).indices().length, "SCALAR");
			json.endObject();
		}
		json.endArray();
	}

	private void begin(int view, int type, int count, String shape) throws IOException {
		json.beginObject().name("bufferView").value(view).name("componentType").value(type).name("count").value(count)
				.name("type").value(shape);
	}

	private void extremes(String name, float[] values, int size, int sign) throws IOException {
		json.name(name).beginArray();
		for (int first = 0; first < size; first++) {
			float extreme = values[first];
			for (int i = first; i < values.length; i += size) {
				extreme = sign < 0 ? Math.min(extreme, values[i]) : Math.max(extreme, values[i]);
			}
			json.value((double) extreme);
		}
		json.endArray();
	}

	private void writeViews() throws IOException {
		List<Integer> lengths = IntStream.concat(IntStream.of(mesh.positions().length, mesh.clearance().length),
				mesh.parts().stream().mapToInt(part -> part.indices().length)).mapToObj(words -> WORD * words).toList();
		json.name("bufferViews").beginArray();
		int offset = 0;
		for (int view = 0; view < lengths.size(); view++) {
			json.beginObject().name("buffer").value(0).name("byteOffset").value(offset).name("byteLength").value(lengths.get(view))
					.name("target").value(view < 2 ? ARRAY_BUFFER : ELEMENT_ARRAY_BUFFER).endObject();
			offset += lengths.get(view);
		}
		json.endArray().name("buffers").beginArray().beginObject().name("byteLength").value(offset).endObject().endArray();
	}
}
