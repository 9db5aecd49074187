package org.leeway.core.exchange.geojson;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Map;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.VectorExporter;
import org.leeway.core.layer.Feature;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * Writes a feature collection, a feature a line. The member {@code kind} of the properties tells what a feature is.
 * Coordinates are cells; y grows downwards.
 */
public final class GeoJsonExporter implements VectorExporter {

	@Override
	public Export export(FeatureCollection content, OptionValues options, Progress progress) {
		return Export.of(out -> write(content, out, progress));
	}

	private static void write(FeatureCollection collection, OutputStream out, Progress progress) throws IOException {
		Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		JsonWriter json = new JsonWriter(text);
		json.setFormattingStyle(FormattingStyle.COMPACT);
		json.beginObject().name("type").value("FeatureCollection");
		json.name("format").value(collection.format()).name("version").value(collection.version());
		FeatureWriter features = new FeatureWriter(json);
		for (Map.Entry<String, Object> member : collection.members().entrySet()) {
			features.property(member.getKey(), member.getValue());
		}
		json.name("features").beginArray();
		for (Iterator<Feature> all = collection.features().get().iterator(); all.hasNext();) {
			features.write(all.next());
			progress.worked(1);
			progress.check();
		}
		json.endArray().endObject().flush();
		text.write('\n');
		text.flush();
	}
}
