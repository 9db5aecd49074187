package org.leeway.core.patch;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;

import org.leeway.core.files.LimitedOutput;

import com.google.gson.stream.JsonWriter;

/** A writer of patches in their canonical form: equal patches give equal bytes. */
public final class PatchWriter {

	private final Writer out;

	private PatchWriter(Writer out) {
		this.out = out;
	}

	/**
	 * Writes a patch. Does not close the stream.
	 *
	 * @throws IOException if the stream fails, or if the file would be too large to be read again
	 */
	public static void write(LevelPatch patch, OutputStream out) throws IOException {
		Writer text = new BufferedWriter(
				new OutputStreamWriter(new LimitedOutput(out, PatchReader.MAX_BYTES), StandardCharsets.UTF_8));
		new PatchWriter(text).write(patch);
		text.flush();
	}

	private void write(LevelPatch patch) throws IOException {
		PatchBase base = patch.base();
		out.write("{\n");
		member("format", quoted(PatchReader.FORMAT));
		member("version", PatchReader.VERSION);
		member("level", quoted(patch.level()));
		member("width", base.width());
		member("height", base.height());
		list("terrains", base.terrains(), terrain -> terrain.id() + ", " + quoted(terrain.name()));
		out.write(",\n");
		member("base", quoted(base.hash()));
		if (!patch.note().isEmpty()) {
			member("note", quoted(patch.note()));
		}
		list("runs", patch.runs().all(), run -> run.x() + ", " + run.y() + ", " + run.length() + ", " + run.terrain());
		out.write("\n}\n");
	}

	private void member(String name, Object value) throws IOException {
		out.write("  \"" + name + "\": " + value + ",\n");
	}

	private <T> void list(String name, List<T> values, Function<T, String> text) throws IOException {
		out.write("  \"" + name + "\": [");
		for (int i = 0; i < values.size(); i++) {
			out.write((i == 0 ? "" : ",") + "\n    [" + text.apply(values.get(i)) + "]");
		}
		out.write(values.isEmpty() ? "]" : "\n  ]");
	}

	private static String quoted(String text) {
		StringWriter quoted = new StringWriter();
		try (JsonWriter json = new JsonWriter(quoted)) {
			json.value(text);
		} catch (IOException impossible) {
			throw new IllegalStateException(impossible);
		}
		return quoted.toString();
	}
}
