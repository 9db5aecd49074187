package org.leeway.core.app;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.layer.OverlayLayer.Kind;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * What a user wants to be exported.
 *
 * @param ofCells a layer with a value a cell; empty for the tangent graph
 */
record LayerName(Optional<Kind> ofCells) {

	private static final String GRAPH = "tangent-graph";

	/** Finds a layer by its name. */
	static final class Converter implements ITypeConverter<LayerName> {

		@Override
		public LayerName convert(String name) {
			Optional<Kind> ofCells = Arrays.stream(Kind.values()).filter(kind -> kind.label().equals(name)).findFirst();
			if (ofCells.isEmpty() && !name.equals(GRAPH)) {
				throw new TypeConversionException("unknown layer '" + name + "', expected "
						+ Stream.concat(Arrays.stream(Kind.values()).map(Kind::label), Stream.of(GRAPH))
								.collect(Collectors.joining(", ")));
			}
			return new LayerName(ofCells);
		}
	}
}
