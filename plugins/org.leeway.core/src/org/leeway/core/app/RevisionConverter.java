package org.leeway.core.app;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A check of an argument that names a revision of a repository. Refuses an empty name, which git would take for the
 * index of staged files.
 */
final class RevisionConverter implements ITypeConverter<String> {

	@Override
	public String convert(String text) {
		if (text.isBlank()) {
			throw new TypeConversionException("no revision, expected one such as HEAD~2");
		}
		return text;
	}
}
