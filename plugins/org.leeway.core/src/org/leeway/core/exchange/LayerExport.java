package org.leeway.core.exchange;

import java.io.IOException;
import java.util.Optional;

import org.leeway.core.colour.OverlayColours;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.ObjectLayer;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.layer.TrajectoryLayer;
import org.leeway.core.layer.VectorLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/**
 * An export of a layer of a level. If several layers of a level are exported, they share the results of one {@link
 * org.leeway.core.analysis.LevelAnalysis analysis}.
 *
 * @param description text for users that says what is written
 * @param cells the values that are written. Empty if shapes are written
 * @param shapes the shapes that are written. Empty if values of cells are written
 */
public record LayerExport(Export export, String description, Optional<OverlayLayer> cells,
		Optional<FeatureCollection> shapes) {

	/**
	 * The style of an export: the format, its options and the colours.
	 *
	 * @param format a format that holds the layer
	 * @param options the options of the format's exporter
	 * @param colours the colours of pictures
	 */
	public record Style(Format format, OptionValues options, OverlayColours colours) {
	}

	/**
	 * Computes a layer and prepares its files.
	 *
	 * @return empty if the layer is about units that start at spawns, and the level has no spawns
	 * @throws IOException if the layer cannot be written in this format
	 * @throws IllegalArgumentException if the format does not hold layers of this kind
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static Optional<LayerExport> of(LayerDescriptor layer, LayerQuery query, Style style, Progress progress)
			throws IOException {
		if (!style.format.holds(layer)) {
			throw new IllegalArgumentException(layer.id() + " cannot be written as " + style.format.title());
		}
		return switch (layer) {
		case RasterLayer values -> raster(RasterContent.of(values, query, progress), style, progress);
		case VectorLayer shapes -> Optional.of(vector(shapes.compute(query, progress), style, progress));
		case TrajectoryLayer routes -> style.format.isPicture()
				? raster(Optional.of(RasterContent.of(routes, query, progress)), style, progress)
				: Optional.of(vector(routes.shapes(routes.routes(query, progress)), style, progress));
		case ObjectLayer objects -> throw new IllegalArgumentException(objects.id() + " cannot be written");
		};
	}

	private static Optional<LayerExport> raster(Optional<RasterContent> computed, Style style, Progress progress)
			throws IOException {
		if (computed.isEmpty()) {
			return Optional.empty();
		}
		RasterContent content = computed.get();
		Export export = style.format.exporter(RasterExporter.class).orElseThrow().export(content.in(style.colours),
				style.options, progress);
		return Optional.of(new LayerExport(export,
				content.layer().source() + ", " + String.join(", ", content.description()),
				Optional.of(content.in(style.colours).layer()), Optional.empty()));
	}

	private static LayerExport vector(FeatureCollection content, Style style, Progress progress) throws IOException {
		Export export = style.format.exporter(VectorExporter.class).orElseThrow().export(content, style.options, progress);
		return new LayerExport(export, export.description().orElse(content.description()), Optional.empty(), Optional.of(content));
	}
}
