package org.leeway.core.level.preset;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.ENamedElement;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.value.Degrees;
import org.leeway.core.level.value.Limits;
import org.leeway.core.level.value.Quotes;
import org.leeway.model.AgentType;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.util.Decimal;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;

/**
 * The attributes of an agent that a preset sets. They are the obstacle radius, and attributes of body and motion. Their
 * names are the names in level files, as in {@code length=4.0 canReverse=true}. Immutable.
 *
 * @param values numbers and booleans indexed by attribute
 */
public record AgentTraits(Map<EAttribute, Object> values) {

	/** No attributes. */
	static final AgentTraits NONE = new AgentTraits(Map.of());

	private static final List<EAttribute> KNOWN = List.of(Literals.AGENT_TYPE__RADIUS,
			Literals.AGENT_TYPE__TURNING_RADIUS, Literals.AGENT_TYPE__CAN_REVERSE, Literals.AGENT_TYPE__SPEED,
			Literals.AGENT_TYPE__LENGTH, Literals.AGENT_TYPE__WIDTH, Literals.AGENT_TYPE__ACCELERATION,
			Literals.AGENT_TYPE__TURN_RATE, Literals.AGENT_TYPE__OBSTACLE_RADIUS);

	public AgentTraits {
		values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
	}

	/**
	 * Parses words such as {@code length=4}.
	 *
	 * @throws IllegalArgumentException if a word is no attribute and value. The message says what was expected
	 */
	static AgentTraits parse(List<String> words) {
		Map<EAttribute, Object> values = new LinkedHashMap<>();
		for (String word : words) {
			int equals = word.indexOf('=');
			String name = word.substring(0, Math.max(0, equals));
			EAttribute attribute = KNOWN.stream().filter(known -> known.getName().equals(name)).findFirst()
					.orElseThrow(() -> new IllegalArgumentException("'" + MessageText.shortened(word)
							+ "' is not an attribute of an agent, expected " + KNOWN.stream().map(ENamedElement::getName)
									.collect(Collectors.joining("=, ", "", "="))));
			if (values.put(attribute, value(attribute, word.substring(equals + 1))) != null) {
				throw new IllegalArgumentException(name + " for the second time, expected it once");
			}
		}
		return new AgentTraits(values);
	}

	private static Object value(EAttribute attribute, String text) {
		if (attribute == Literals.AGENT_TYPE__CAN_REVERSE) {
			if (!text.equals("true") && !text.equals("false")) {
				throw new IllegalArgumentException(attribute.getName() + " " + Quotes.quote(text)
						+ ", expected true or false");
			}
			return Boolean.valueOf(text);
		}
		double number;
		try {
			number = Decimal.parse(text);
		} catch (NumberFormatException e) {
			throw new IllegalArgumentException(attribute.getName() + " " + Quotes.quote(text) + ", expected a number");
		}
		if (!Limits.isWithin(number) || number > 0 && !Limits.isZeroOrEnough(number)) {
			throw new IllegalArgumentException(attribute.getName() + " " + number + ", expected 1e-9 to 1e9");
		}
		return number;
	}

	/** Returns the attributes of body and motion that an agent type sets. */
	static AgentTraits of(AgentType agent) {
		Map<EAttribute, Object> values = new LinkedHashMap<>();
		KNOWN.stream().filter(agent::eIsSet).forEach(attribute -> values.put(attribute, agent.eGet(attribute)));
		return new AgentTraits(values);
	}

	/**
	 * Returns a copy of an agent with these attributes. Other attributes stay as they are.
	 *
	 * @throws IllegalArgumentException if a number is outside its range
	 */
	Agent in(Agent agent) {
		Body body = new Body(number(Literals.AGENT_TYPE__RADIUS, agent.body().radius()),
				number(Literals.AGENT_TYPE__LENGTH, agent.body().length()),
				number(Literals.AGENT_TYPE__WIDTH, agent.body().width()));
		Motion motion = new Motion(number(Literals.AGENT_TYPE__TURNING_RADIUS, agent.turningRadius()),
				(Boolean) values.getOrDefault(Literals.AGENT_TYPE__CAN_REVERSE, agent.reverses()),
				number(Literals.AGENT_TYPE__SPEED, agent.speed()),
				number(Literals.AGENT_TYPE__ACCELERATION, agent.acceleration()),
				radians(Literals.AGENT_TYPE__TURN_RATE, agent.turnRate()));
		GridUnit unit = new GridUnit(agent.size(), agent.capability(),
				number(Literals.AGENT_TYPE__OBSTACLE_RADIUS, agent.unit().obstacleRadius()));
		return new Agent(agent.name(), unit, body, motion);
	}

	private OptionalDouble number(EAttribute attribute, OptionalDouble other) {
		Double given = (Double) values.get(attribute);
		return given == null ? other : OptionalDouble.of(given);
	}

	private OptionalDouble radians(EAttribute attribute, OptionalDouble other) {
		Double given = (Double) values.get(attribute);
		return given == null ? other : Degrees.toRadians(true, given);
	}

	private double number(EAttribute attribute, double other) {
		return (Double) values.getOrDefault(attribute, other);
	}

	/** Formats the attributes as words that {@link #parse} reads, in a fixed order. */
	@Override
	public String toString() {
		return KNOWN.stream().filter(values::containsKey).map(attribute -> attribute.getName() + "=" + values.get(attribute))
				.collect(Collectors.joining(" "));
	}
}
