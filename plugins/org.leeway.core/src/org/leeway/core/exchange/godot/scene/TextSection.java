package org.leeway.core.exchange.godot.scene;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.LevelFormatException;

/**
 * A section of a Godot file in text format: its head in brackets, and its properties.
 *
 * @param kind the first word of the head, such as {@code node}
 * @param attributes the values in the head, indexed by name
 * @param values the properties that the import uses, indexed by name
 * @param line the line of the head, counted from 1
 * @param owner the file that contains the section
 */
record TextSection(String kind, Map<String, Value> attributes, Map<String, Value> values, int line, TextResource owner)
		implements PropertyHolder {

	TextSection(String kind, int line, TextResource owner) {
		this(kind, new HashMap<>(), new HashMap<>(), line, owner);
	}

	LevelFormatException error(String problem) {
		return new LevelFormatException(owner.file(), line, problem);
	}

	/** Returns a value from the head of the section. A number is returned as a text. Empty if the head has no such value. */
	Optional<String> attribute(String name) {
		return Optional.ofNullable(attributes.get(name)).flatMap(Value::text);
	}

	/** Returns the type of the resource or the node. Returns an empty text if the head has no type. */
	String type() {
		return attribute("type").orElse("");
	}

	/**
	 * Returns the coordinates {@code x0, y0, x1, y1, ...} of a property that is a list of points. Returns an empty array if there
	 * is no such property.
	 */
	double[] points(String key) throws LevelFormatException {
		Value value = values.get(key);
		return value == null ? new double[0] : value.numbers(key, 0);
	}
}
