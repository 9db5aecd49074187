package org.leeway.ui.wizards;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.leeway.core.exchange.FeatureFormat;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.LayerFormat;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.ObjectLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.layer.TrajectoryLayer;
import org.leeway.core.layer.VectorLayer;

/** A format that a layer goes to: of values or of shapes. */
record ExportFormat(Optional<LayerFormat> values, Optional<FeatureFormat> features) {

	/** The formats that hold a layer. */
	static List<ExportFormat> of(LayerDescriptor layer, Formats formats) {
		return switch (layer) {
		case RasterLayer values -> formats.layers().stream().map(ExportFormat::of).toList();
		case TrajectoryLayer ways -> Stream
				.concat(formats.features().stream().map(ExportFormat::of), formats.images().stream().map(ExportFormat::of))
				.toList();
		case VectorLayer shapes -> formats.features().stream().map(ExportFormat::of).toList();
		case ObjectLayer objects -> List.of();
		};
	}

	private static ExportFormat of(LayerFormat format) {
		return new ExportFormat(Optional.of(format), Optional.empty());
	}

	private static ExportFormat of(FeatureFormat format) {
		return new ExportFormat(Optional.empty(), Optional.of(format));
	}

	/** The name for users. */
	String label() {
		return values.map(LayerFormat::label).or(() -> features.map(FeatureFormat::label)).orElseThrow();
	}

	/** The extension of its files. */
	String extension() {
		return values.map(LayerFormat::name).or(() -> features.map(FeatureFormat::name)).orElseThrow();
	}

	/** Whether it can show what colours mean. */
	boolean hasLegend() {
		return values.filter(LayerFormat::legend).isPresent();
	}
}
