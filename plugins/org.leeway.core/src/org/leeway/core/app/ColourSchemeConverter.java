package org.leeway.core.app;

import java.util.Arrays;
import java.util.stream.Collectors;

import org.leeway.core.colour.ColourScheme;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of an argument that names a colour scheme. */
final class ColourSchemeConverter implements ITypeConverter<ColourScheme> {

	@Override
	public ColourScheme convert(String name) {
		return Arrays.stream(ColourScheme.values()).filter(scheme -> scheme.label().equals(name)).findFirst()
				.orElseThrow(() -> new TypeConversionException("unknown colours '" + name + "', expected "
						+ Arrays.stream(ColourScheme.values()).map(ColourScheme::label)
								.collect(Collectors.joining(", "))));
	}
}
