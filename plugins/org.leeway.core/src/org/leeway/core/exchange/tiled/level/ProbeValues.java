package org.leeway.core.exchange.tiled.level;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EAttribute;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.level.part.Throughput;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.PathProbe;

/**
 * Conversion between the attributes of a probe and the properties of an object in a map of Tiled. A probe is a path that a
 * level asks for. A property has the same name as the attribute in level files. The start, the goal and the agent of the probe
 * are stored elsewhere.
 */
final class ProbeValues {

	private static final List<EAttribute> NUMBERS = List.of(Literals.PATH_PROBE__MAX_COST, Literals.PATH_PROBE__MAX_EXCESS,
			Literals.PATH_PROBE__START_HEADING, Literals.PATH_PROBE__GOAL_HEADING);
	private static final List<EAttribute> TEXTS = List.of(Literals.PATH_PROBE__PLANNER, Literals.PATH_PROBE__OPTIONS,
			Literals.PATH_PROBE__THROUGHPUT);

	private ProbeValues() {
	}

	/** Returns the values of a probe's attributes, indexed by name of the attribute. Leaves out attributes that are not set. */
	static Map<String, Object> of(PathProbe probe) {
		Map<String, Object> values = new LinkedHashMap<>();
		if (probe.isRequired()) {
			values.put(Literals.PATH_PROBE__REQUIRED.getName(), true);
		}
		NUMBERS.stream().filter(probe::eIsSet).forEach(each -> values.put(each.getName(), probe.eGet(each)));
		TEXTS.stream().filter(probe::eIsSet).forEach(each -> values.put(each.getName(), probe.eGet(each)));
		return values;
	}

	/**
	 * Sets the attributes of a probe from the properties of an object. A property has the name of its attribute, and other
	 * properties are ignored. The property {@code required} has no effect on a probe without an agent, because a required
	 * probe must have an agent.
	 */
	static void read(Values values, PathProbe probe) {
		probe.setRequired(values.isTrue(Literals.PATH_PROBE__REQUIRED.getName()) && probe.getAgent() != null);
		for (EAttribute each : NUMBERS) {
			boolean isLeast = each == Literals.PATH_PROBE__MAX_COST || each == Literals.PATH_PROBE__MAX_EXCESS;
			values.number(each.getName()).stream().filter(number -> !isLeast || number >= 0)
					.forEach(number -> probe.eSet(each, number));
		}
		TEXTS.forEach(each -> values.text(each.getName())
				.filter(text -> each != Literals.PATH_PROBE__THROUGHPUT || Throughput.isValid(text)).ifPresent(text -> probe.eSet(each, ImportNames.line(text))));
	}
}
