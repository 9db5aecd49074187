package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

import org.leeway.core.files.MessageText;

/** A writer of statistics of meshes. */
final class MeshReport {

	private MeshReport() {
	}

	static void write(String file, List<MeshFacts> meshes, ReportFormat format, Writer out) throws IOException {
		switch (format) {
		case text -> {
			for (MeshFacts mesh : meshes) {
				out.write(MessageText.visible(file + ": " + text(mesh)) + "\n");
			}
		}
		case json -> writeJson(file, meshes, out);
		}
		out.flush();
	}

	private static String text(MeshFacts mesh) {
		String name = mesh.isStored() ? "stored mesh" + (mesh.name().isEmpty() ? "" : " " + mesh.name())
				: "mesh for " + mesh.name();
		String angles = Double.isNaN(mesh.smallest()) ? ""
				: String.format(Locale.ROOT, ", angles from %.1f to %.1f degrees", mesh.smallest(), mesh.largest());
		String discs = mesh.discs().isEmpty() ? "" : mesh.discs().entrySet().stream()
				.map(each -> each.getValue() + " of radius " + each.getKey())
				.collect(Collectors.joining(", ", ", components for discs: ", ""));
		String time = Double.isNaN(mesh.millis()) ? "" : String.format(Locale.ROOT, ", made in %.1f milliseconds", mesh.millis());
		return name + ": " + count(mesh.counts().vertices(), "vertex", "vertices") + ", "
				+ count(mesh.counts().faces(), "face", "faces") + ", " + count(mesh.counts().portals(), "portal", "portals")
				+ ", " + count(mesh.counts().walls(), "wall", "walls") + ", "
				+ count(mesh.counts().components(), "component", "components")
				+ String.format(Locale.ROOT, ", %.1f cells", mesh.area()) + angles + discs + time
				+ mesh.hops().map(MeshReport::text).orElse("");
	}

	private static String text(MeshFacts.NextHops table) {
		return String.format(Locale.ROOT, ", table of next hops: %,d bytes, %,d uncompressed, made in %.1f milliseconds",
				table.bytes(), table.uncompressed(), table.millis());
	}

	private static String count(int number, String one, String many) {
		return number + " " + (number == 1 ? one : many);
	}

	private static void writeJson(String file, List<MeshFacts> meshes, Writer out) throws IOException {
		JsonWriter json = new JsonWriter(out);
		json.setFormattingStyle(FormattingStyle.COMPACT);
		json.beginObject().name("file").value(file).name("meshes").beginArray();
		for (MeshFacts mesh : meshes) {
			json.beginObject().name("name").value(mesh.name()).name("stored").value(mesh.isStored());
			json.name("vertices").value(mesh.counts().vertices()).name("faces").value(mesh.counts().faces());
			json.name("portals").value(mesh.counts().portals()).name("walls").value(mesh.counts().walls());
			json.name("components").value(mesh.counts().components()).name("area").value(mesh.area());
			number(json, "smallestAngle", mesh.smallest());
			number(json, "largestAngle", mesh.largest());
			json.name("discs").beginArray();
			for (Map.Entry<Double, Integer> disc : mesh.discs().entrySet()) {
				json.beginObject().name("radius").value(disc.getKey()).name("components").value(disc.getValue()).endObject();
			}
			json.endArray();
			number(json, "milliseconds", mesh.millis());
			if (mesh.hops().isPresent()) {
				MeshFacts.NextHops table = mesh.hops().get();
				json.name("nextHops").beginObject().name("bytes").value(table.bytes());
				json.name("uncompressedBytes").value(table.uncompressed());
				json.name("milliseconds").value(table.millis()).endObject();
			}
			json.endObject();
		}
		json.endArray().endObject().flush();
		out.write('\n');
	}

	private static void number(JsonWriter json, String name, double value) throws IOException {
		json.name(name);
		if (Double.isNaN(value)) {
			json.nullValue();
		} else {
			json.value(value);
		}
	}
}
