package org.leeway.core.app;

import java.util.Arrays;

import org.leeway.core.layer.Anchor;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A parser of an argument that names an {@link Anchor}. The argument says which cells of a square footprint get the width of
 * the footprint in an export.
 */
final class AnchorConverter implements ITypeConverter<Anchor> {

	@Override
	public Anchor convert(String name) {
		return Arrays.stream(Anchor.values()).filter(anchor -> anchor.label().equals(name)).findFirst()
				.orElseThrow(() -> new TypeConversionException("unknown anchor '" + name
						+ "', expected covering, top-left or centre"));
	}
}
