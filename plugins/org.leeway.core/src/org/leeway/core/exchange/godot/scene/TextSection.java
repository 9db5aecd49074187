package org.leeway.core.exchange.godot.scene;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.LevelFormatException;

/**
 * A section of a text: its head and its properties.
 *
 * @param kind the first word of the head, such as {@code node}
 * @param attributes the values in the head, indexed by name
 * @param values the properties that the import uses, indexed by name
 * @param line the line of the head, counted from 1
 * @param owner the file
 */
record TextSection(String kind, Map<String, Value> attributes, Map<String, Value> values, int line, TextResource owner)
		implements PropertyHolder {

	TextSection(String kind, int line, TextResource owner) {
		this(kind, new HashMap<>(), new HashMap<>(), line, owner);
	}

	LevelFormatException error(String problem) {
		return new LevelFormatException(owner.file(), line, problem);
	}

	/** Returns a text or a number from the head as text. */
	Optional<String> attribute(String name) {
		return Optional.ofNullable(attributes.get(name)).flatMap(Value::text);
	}

	/** Returns the type of the resource or the node. Empty if the head names none. */
	String type() {
		return attribute("type").orElse("");
	}

	/** Returns the coordinates of points, x before y. Empty if there is no such property. */
	double[] points(String key) throws LevelFormatException {
		Value value = values.get(key);
		return value == null ? new double[0] : value.numbers(key, 0);
	}
}
