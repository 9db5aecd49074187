package org.leeway.core.app;

import java.util.Arrays;
import java.util.stream.Collectors;

import org.leeway.pathing.paint.Symmetry;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of an argument that names a symmetry, such as {@code half-turn}. */
final class SymmetryConverter implements ITypeConverter<Symmetry> {

	@Override
	public Symmetry convert(String name) {
		return Arrays.stream(Symmetry.values())
				.filter(symmetry -> symmetry != Symmetry.NONE && symmetry.id().equals(name)).findFirst()
				.orElseThrow(() -> new TypeConversionException("unknown symmetry '" + name + "', expected one of "
						+ names()));
	}

	private static String names() {
		return Arrays.stream(Symmetry.values()).filter(symmetry -> symmetry != Symmetry.NONE)
				.map(Symmetry::id).collect(Collectors.joining(", "));
	}
}
