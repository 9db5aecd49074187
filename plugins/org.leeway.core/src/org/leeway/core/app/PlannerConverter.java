package org.leeway.core.app;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.analysis.Planner;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Finds a planner by its name. */
final class PlannerConverter implements ITypeConverter<PlannerChoice> {

	@Override
	public PlannerChoice convert(String name) {
		Optional<Planner> onGrid = Arrays.stream(Planner.values()).filter(planner -> planner.label().equals(name))
				.findFirst();
		if (onGrid.isEmpty() && !name.equals(PlannerChoice.TANGENT)) {
			throw new TypeConversionException("unknown planner '" + name + "', expected one of "
					+ Arrays.stream(Planner.values()).map(Planner::label).collect(Collectors.joining(", ")) + ", "
					+ PlannerChoice.TANGENT);
		}
		return new PlannerChoice(onGrid);
	}
}
