package org.leeway.core.app;

import java.util.Arrays;
import java.util.stream.Collectors;

import org.leeway.core.routing.Planner;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Finds a planner by its name. */
final class PlannerConverter implements ITypeConverter<Planner> {

	@Override
	public Planner convert(String name) {
		return Arrays.stream(Planner.values()).filter(planner -> planner.label().equals(name)).findFirst()
				.orElseThrow(() -> new TypeConversionException("unknown planner '" + name + "', expected one of "
						+ Arrays.stream(Planner.values()).map(Planner::label).collect(Collectors.joining(", "))));
	}
}
