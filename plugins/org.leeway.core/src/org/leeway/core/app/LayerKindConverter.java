package org.leeway.core.app;

import java.util.Arrays;
import java.util.stream.Collectors;

import org.leeway.core.analysis.OverlayLayer.Kind;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Finds a layer by its name. */
final class LayerKindConverter implements ITypeConverter<Kind> {

	@Override
	public Kind convert(String name) {
		return Arrays.stream(Kind.values()).filter(kind -> kind.label().equals(name)).findFirst()
				.orElseThrow(() -> new TypeConversionException("unknown layer '" + name + "', expected "
						+ Arrays.stream(Kind.values()).map(Kind::label).collect(Collectors.joining(", "))));
	}
}
