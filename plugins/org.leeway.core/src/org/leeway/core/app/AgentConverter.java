package org.leeway.core.app;

import org.leeway.core.level.preset.AgentPreset;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of an argument {@code NAME:SIZE:TERRAIN+TERRAIN} that defines an agent. */
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
