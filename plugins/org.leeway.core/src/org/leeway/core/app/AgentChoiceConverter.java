package org.leeway.core.app;

import org.leeway.core.request.AgentChoice;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of the agent in an argument: an agent of the level, or a new one. */
final class AgentChoiceConverter implements ITypeConverter<AgentChoice> {

	@Override
	public AgentChoice convert(String text) {
		try {
			return AgentChoice.parse(text);
		} catch (IllegalArgumentException e) {
			throw new TypeConversionException(e.getMessage());
		}
	}
}
