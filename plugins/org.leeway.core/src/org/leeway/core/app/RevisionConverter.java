package org.leeway.core.app;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A check of an argument that names a revision. Refuses an empty name, because git would take it for the index. */
final class RevisionConverter implements ITypeConverter<String> {

	@Override
	public String convert(String text) {
		if (text.isBlank()) {
			throw new TypeConversionException("no revision, expected one such as HEAD~2");
		}
		return text;
	}
}
