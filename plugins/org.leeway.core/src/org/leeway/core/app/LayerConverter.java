package org.leeway.core.app;

import java.util.stream.Collectors;

import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of an argument that names a layer which can be exported. */
final class LayerConverter implements ITypeConverter<LayerDescriptor> {

	@Override
	public LayerDescriptor convert(String id) {
		return Layers.exported().stream().filter(layer -> layer.id().equals(id)).findFirst()
				.orElseThrow(() -> new TypeConversionException("unknown layer '" + id + "', expected "
						+ Layers.exported().stream().map(LayerDescriptor::id).collect(Collectors.joining(", "))));
	}
}
