package org.leeway.core.app;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A check of the name of a revision. An empty name is refused, because git would take it for what is staged. */
final class RevisionConverter implements ITypeConverter<String> {

	@Override
	public String convert(String text) {
		if (text.isBlank()) {
			throw new TypeConversionException("no revision, expected one such as HEAD~2");
		}
		return text;
	}
}
