package org.leeway.core.exchange.gltf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.EngineLevel;
import org.leeway.core.fixtures.Judges;
import org.leeway.core.fixtures.Pictures;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** Tests of binary glTF files: their bytes, and how the validator of Khronos and assimp read them. */
class GltfExporterTest {

	private static final EngineLevel LEVEL = new EngineLevel(Pictures.level("""
			....SS
			....SS
			....SS
			....SS
			"""), Optional.empty());

	@TempDir
	private Path folder;

	private final byte[] bytes = write(Map.of("units-per-cell", "2"));
	private final JsonObject json = json(bytes);

	private static byte[] write(Map<String, String> options) {
		try {
			return LEVEL.write(new GltfExporter(), options);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	private static JsonObject json(byte[] file) {
		int length = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(12);
		return JsonParser.parseString(new String(file, 20, length, StandardCharsets.UTF_8)).getAsJsonObject();
	}

	private ByteBuffer view(int accessor) {
		JsonObject view = json.getAsJsonArray("bufferViews").get(accessor).getAsJsonObject();
		int start = 28 + ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(12);
		return ByteBuffer.wrap(bytes).slice(start + view.get("byteOffset").getAsInt(), view.get("byteLength").getAsInt())
				.order(ByteOrder.LITTLE_ENDIAN);
	}

	@Test
	void theValidatorFindsNothing() throws IOException, InterruptedException {
		String report = Judges.node("gltf.mjs", Files.write(folder.resolve("mesh.glb"), bytes), "").getFirst();
		assertTrue(report.startsWith("{\"issues\":{\"numErrors\":0,\"numWarnings\":0,\"numInfos\":0,\"numHints\":0,"), report);
	}

	@Test
	void assimpReadsTheTerrainsInUnits() throws IOException, InterruptedException {
		String output = String.join("\n",
				Judges.debian("assimp", "info", Files.write(folder.resolve("mesh.glb"), bytes).toString()));
		assertTrue(output.matches("(?s).*Meshes: +2\\n.*"), output);
		assertTrue(output.matches("(?s).*Minimum point +\\(0\\.0+ 0\\.0+ 0\\.0+\\).*"), output);
		assertTrue(output.matches("(?s).*Maximum point +\\(12\\.0+ 0\\.0+ 8\\.0+\\).*"), output);
		assertTrue(output.contains("'ground'") && output.contains("'swamp'"), output);
	}

	@Test
	void eachVertexHasTheDistanceToTheBorderAsClearance() {
		ByteBuffer positions = view(0);
		ByteBuffer clearance = view(1);
		double greatest = 0;
		for (int i = 0; i < clearance.capacity() / 4; i++) {
			double x = positions.getFloat(12 * i);
			double z = positions.getFloat(12 * i + 8);
			assertEquals(0, positions.getFloat(12 * i + 4));
			assertEquals(Math.min(Math.min(x, 12 - x), Math.min(z, 8 - z)), clearance.getFloat(4 * i), 1e-5);
			greatest = Math.max(greatest, clearance.getFloat(4 * i));
		}
		assertTrue(greatest > 3.5, "" + greatest);
		JsonArray primitives = json.getAsJsonArray("meshes").get(0).getAsJsonObject().getAsJsonArray("primitives");
		assertEquals(2, primitives.size());
		assertEquals(1, primitives.get(1).getAsJsonObject().getAsJsonObject("attributes").get("_CLEARANCE").getAsInt());
	}

	@Test
	void trianglesFaceUpwards() {
		ByteBuffer positions = view(0);
		for (int part = 2; part < 4; part++) {
			ByteBuffer indices = view(part);
			for (int i = 0; i < indices.capacity() / 12; i++) {
				int a = 12 * indices.getInt(12 * i);
				int b = 12 * indices.getInt(12 * i + 4);
				int c = 12 * indices.getInt(12 * i + 8);
				double up = (positions.getFloat(b + 8) - positions.getFloat(a + 8)) * (positions.getFloat(c) - positions.getFloat(a))
						- (positions.getFloat(b) - positions.getFloat(a)) * (positions.getFloat(c + 8) - positions.getFloat(a + 8));
				assertTrue(up > 0);
			}
		}
	}

	@Test
	void aMeshWithoutFacesIsRefused() {
		EngineLevel nothing = new EngineLevel(Pictures.level("@@\n@@\n"), Optional.empty());
		assertTrue(assertThrows(IOException.class, () -> nothing.write(new GltfExporter(), Map.of())).getMessage()
				.contains("no face"));
	}
}
