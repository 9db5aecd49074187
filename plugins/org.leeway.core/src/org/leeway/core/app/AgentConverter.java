package org.leeway.core.app;

import org.leeway.core.level.AgentPreset;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads an agent as given on the command line, {@code NAME:SIZE:TERRAIN+TERRAIN}. */
final class AgentConverter implements ITypeConverter<AgentPreset> {

	@Override
	public AgentPreset convert(String text) {
		try {
			return AgentPreset.parse(text);
		} catch (IllegalArgumentException e) {
			throw new TypeConversionException(e.getMessage());
		}
	}
}
