package org.leeway.core.level.preset;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.leeway.pathing.util.Decimal;

/**
 * A converter of the passability classes of 0 A.D. into agents. If the class needs a depth of water, its agent crosses the terrain
 * {@code water}. Otherwise, its agent crosses {@code ground}. The radius of the agent is the clearance of the class. The obstacle
 * radius is {@link PassabilityClass#obstacleRadius}.
 */
final class PassabilityAgents {

	private PassabilityAgents() {
	}

	/**
	 * Returns a file of agents with an agent for each passability class that is for units. Sentences in the file say what
	 * was lost: classes that are not for units, and limits of classes that agents lack, such as {@code MaxTerrainSlope}.
	 */
	static AgentFile of(List<PassabilityClass> classes, String file) {
		List<PassabilityClass> units = classes.stream().filter(PassabilityClass::isForUnits).toList();
		return new AgentFile(file, units.stream().map(PassabilityAgents::agent).toList(),
				units.stream().map(PassabilityClass::line).toList(), dropped(classes, units));
	}

	private static AgentPreset agent(PassabilityClass units) {
		return new AgentPreset(units.name(), units.size(), units.needsWater() ? "water" : "ground", AgentTraits
				.parse(List.of("radius=" + units.clearance(), "obstacleRadius=" + Decimal.format(units.obstacleRadius()))));
	}

	private static List<String> dropped(List<PassabilityClass> classes, List<PassabilityClass> units) {
		List<String> all = new ArrayList<>();
		Set<String> limits = new TreeSet<>();
		for (PassabilityClass each : units) {
			addIf(each.depth().least() > Double.NEGATIVE_INFINITY, "MinWaterDepth", limits);
			addIf(each.depth().most() < Double.POSITIVE_INFINITY, "MaxWaterDepth", limits);
			addIf(each.shore().least() > Double.NEGATIVE_INFINITY, "MinShoreDistance", limits);
			addIf(each.shore().most() < Double.POSITIVE_INFINITY, "MaxShoreDistance", limits);
			addIf(each.steepest() < Double.POSITIVE_INFINITY, "MaxTerrainSlope", limits);
		}
		if (!limits.isEmpty()) {
			all.add("These limits of the classes are not read: " + String.join(", ", limits) + ".");
		}
		String others = classes.stream().filter(each -> !units.contains(each)).map(PassabilityClass::name)
				.collect(Collectors.joining(", "));
		if (!others.isEmpty()) {
			all.add("Classes that are not for units are left out: " + others + ".");
		}
		return all;
	}

	private static void addIf(boolean given, String name, Set<String> limits) {
		if (given) {
			limits.add(name);
		}
	}
}
