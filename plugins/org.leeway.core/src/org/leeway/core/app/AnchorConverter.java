package org.leeway.core.app;

import java.util.Arrays;

import org.leeway.core.layer.Anchor;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A parser of an argument that names an {@link Anchor}: the cell of a square at which exports store the width of the
 * square.
 */
final class AnchorConverter implements ITypeConverter<Anchor> {

	@Override
	public Anchor convert(String name) {
		return Arrays.stream(Anchor.values()).filter(anchor -> anchor.label().equals(name)).findFirst()
				.orElseThrow(() -> new TypeConversionException("unknown anchor '" + name
						+ "', expected covering, top-left or centre"));
	}
}
