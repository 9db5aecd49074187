package org.leeway.core.app;

import java.util.stream.Collectors;

import org.leeway.core.routing.Planners;
import org.leeway.pathing.plan.PlannerProvider;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of an argument that names a planner. */
final class PlannerConverter implements ITypeConverter<PlannerProvider> {

	@Override
	public PlannerProvider convert(String id) {
		return Planners.find(id)
				.orElseThrow(() -> new TypeConversionException("unknown planner '" + id + "', expected one of "
						+ Planners.registered().stream().map(PlannerProvider::id).collect(Collectors.joining(", "))));
	}
}
