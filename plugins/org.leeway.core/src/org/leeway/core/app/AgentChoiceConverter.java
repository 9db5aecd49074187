package org.leeway.core.app;

import org.leeway.core.request.AgentChoice;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of an argument that names an agent of the level or defines a new agent. */
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
