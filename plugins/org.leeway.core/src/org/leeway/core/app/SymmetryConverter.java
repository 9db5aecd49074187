package org.leeway.core.app;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

import org.leeway.pathing.paint.Symmetry;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of an argument that names a symmetry, such as {@code half-turn}. */
final class SymmetryConverter implements ITypeConverter<Symmetry> {

	@Override
	public Symmetry convert(String name) {
		return Arrays.stream(Symmetry.values())
				.filter(symmetry -> symmetry != Symmetry.NONE && name(symmetry).equals(name)).findFirst()
				.orElseThrow(() -> new TypeConversionException("unknown symmetry '" + name + "', expected one of "
						+ names()));
	}

	/** Returns the name on the command line. */
	static String name(Symmetry symmetry) {
		return symmetry.name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	private static String names() {
		return Arrays.stream(Symmetry.values()).filter(symmetry -> symmetry != Symmetry.NONE)
				.map(SymmetryConverter::name).collect(Collectors.joining(", "));
	}
}
