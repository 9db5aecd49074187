package org.leeway.core.app;

import org.leeway.core.level.LevelOutline;
import org.leeway.pathing.clearance.AgentProfile;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** An agent as given on the command line, {@code NAME:SIZE:TERRAIN+TERRAIN}; each level has its own terrains. */
record AgentArgument(String name, int size, String terrains) {

	private static final String EXPECTED = ", expected NAME:SIZE:TERRAIN+TERRAIN, such as tank:2:ground+swamp";

	/**
	 * Reads an agent.
	 *
	 * @throws TypeConversionException if it is not one
	 */
	static AgentArgument parse(String text) {
		String[] parts = text.split(":", 3);
		if (parts.length < 3 || parts[0].isBlank() || parts[2].isBlank()) {
			throw new TypeConversionException("not an agent: '" + text + "'" + EXPECTED);
		}
		try {
			return new AgentArgument(parts[0].strip(), size(parts[1].strip()), parts[2].strip());
		} catch (NumberFormatException e) {
			throw new TypeConversionException("'" + parts[1] + "' is not a size of 1 or more in '" + text + "'"
					+ EXPECTED);
		}
	}

	private static int size(String text) {
		int size = Integer.parseInt(text);
		if (size < 1) {
			throw new NumberFormatException();
		}
		return size;
	}

	/**
	 * The agent in a level.
	 *
	 * @throws FailureException if the level lacks one of the terrains
	 */
	AgentProfile in(LevelOutline level, String file) throws FailureException {
		return new AgentProfile(name, size, Capabilities.parse(terrains, level, file));
	}

	/** Makes agents of arguments. */
	static final class Converter implements ITypeConverter<AgentArgument> {
		@Override
		public AgentArgument convert(String text) {
			return parse(text);
		}
	}
}
