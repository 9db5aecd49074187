package org.leeway.core.exchange.geojson;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Map;

import org.leeway.core.exchange.FeatureExporter;
import org.leeway.core.layer.Feature;
import org.leeway.core.layer.FeatureCollection;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * Writes a feature collection, a feature a line. The member {@code kind} of the properties tells what a feature is.
 * Coordinates are cells; y grows downwards.
 */
public final class GeoJsonExporter implements FeatureExporter {

	@Override
	public void write(FeatureCollection collection, OutputStream out) throws IOException {
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
		}
		json.endArray().endObject().flush();
		text.write('\n');
		text.flush();
	}
}
