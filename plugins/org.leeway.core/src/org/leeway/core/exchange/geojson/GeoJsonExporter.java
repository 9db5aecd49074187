package org.leeway.core.exchange.geojson;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.exchange.VectorExporter;
import org.leeway.core.layer.Feature;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * A writer of a feature collection, with a line for each feature. The property {@code kind} says what a feature is.
 * Coordinates are in cells. An option says whether y grows downwards, as in the level, or upwards. In a layer of
 * values, connected cells with the same value become an area.
 */
public final class GeoJsonExporter implements VectorExporter, RasterExporter {

	/** Directions of the y axis. */
	private enum Axis {
		DOWN, UP
	}

	private static final TypedOption<Axis> Y = new TypedOption.Choice<>("y",
			"direction in which y grows; upwards, y is negative", Axis.DOWN);
	private static final int MOST_CELLS = 1 << 26;

	/** Creates an exporter for the registry of extensions. */
	public GeoJsonExporter() {
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(Y);
	}

	@Override
	public Export export(FeatureCollection content, OptionValues options, Progress progress) {
		return Export.of(out -> write(content, options.get(Y) == Axis.UP, out, progress));
	}

	@Override
	public Export export(RasterContent content, OptionValues options, Progress progress) throws IOException {
		OverlayLayer layer = content.layer();
		if ((long) layer.width() * layer.height() > MOST_CELLS) {
			throw new IOException(layer.width() + " x " + layer.height() + " cells, but regions are found in at most "
					+ MOST_CELLS + " cells");
		}
		Diagnostic[] losses = layer.isFractional()
				? new Diagnostic[] {Diagnostic.lost("Fractions are not written: regions are of numbers that are rounded up.")}
				: new Diagnostic[0];
		return Export.of(out -> write(RegionFeatures.of(content, progress), options.get(Y) == Axis.UP, out, progress), losses);
	}

	private static void write(FeatureCollection collection, boolean isUp, OutputStream out, Progress progress)
			throws IOException {
		Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		JsonWriter json = new JsonWriter(text);
		json.setFormattingStyle(FormattingStyle.COMPACT);
		json.beginObject().name("type").value("FeatureCollection");
		json.name("format").value(collection.format()).name("version").value(collection.version());
		json.name("y").value(isUp ? "up" : "down");
		FeatureWriter features = new FeatureWriter(json, isUp);
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
