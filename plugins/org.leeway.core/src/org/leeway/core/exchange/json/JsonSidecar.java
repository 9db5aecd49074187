package org.leeway.core.exchange.json;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.files.AtomicFile;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

import com.google.gson.stream.JsonWriter;

/**
 * A writer of a sidecar: a JSON file that describes the numbers in another file. The other file holds only numbers. The
 * sidecar has the members of {@link JsonExporter} except {@code values}. The name of the sidecar is the other file's
 * name with {@code .json} at the end.
 */
public final class JsonSidecar {

	/** The option whether to write a sidecar. */
	public static final TypedOption<Boolean> OPTION = new TypedOption.Flag("sidecar",
			"write a JSON file beside it that explains the values");

	private static final String SUFFIX = ".json";

	private JsonSidecar() {
	}

	/**
	 * Returns an export of a file with numbers. If the options say so, a sidecar is exported too, that is, a JSON file
	 * that describes the numbers.
	 */
	public static Export export(RasterContent content, AtomicFile.Content numbers, OptionValues options) {
		return options.get(OPTION) ? Export.of(numbers, SUFFIX, out -> write(content, out)) : Export.of(numbers);
	}

	private static void write(RasterContent content, OutputStream out) throws IOException {
		Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		JsonWriter json = new JsonWriter(text);
		json.setIndent("  ");
		json.beginObject();
		RasterMetadata.write(content, json);
		json.endObject().flush();
		text.write('\n');
		text.flush();
	}
}
