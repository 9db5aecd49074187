package org.leeway.core.app;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Checks that the name of a revision is one: git takes an empty one for what is staged. */
final class RevisionConverter implements ITypeConverter<String> {

	@Override
	public String convert(String text) {
		if (text.isBlank()) {
			throw new TypeConversionException("no revision, expected one such as HEAD~2");
		}
		return text;
	}
}
