package org.leeway.core.app;

import org.leeway.core.request.SpawnChoice;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of an argument that gives a spawn. */
final class SpawnChoiceConverter implements ITypeConverter<SpawnChoice> {

	@Override
	public SpawnChoice convert(String text) {
		try {
			return SpawnChoice.parse(text);
		} catch (IllegalArgumentException e) {
			throw new TypeConversionException(e.getMessage());
		}
	}
}
