package org.leeway.core.exchange.godot.scene;

import java.util.Map;
import java.util.Optional;

import org.leeway.core.LevelFormatException;

/**
 * A part of a file that has properties: a section of the file, or a node of a scene. Files leave out properties that have
 * their standard value. So callers pass the standard value, and get this value for a missing property.
 */
interface PropertyHolder {

	/** Returns the properties that the import uses, indexed by name. */
	Map<String, Value> values();

	default Optional<Value> value(String key) {
		return Optional.ofNullable(values().get(key));
	}

	default boolean flag(String key, boolean standard) throws LevelFormatException {
		Value value = values().get(key);
		return value == null ? standard : value.flag(key);
	}

	default double number(String key, double standard) throws LevelFormatException {
		Value value = values().get(key);
		return value == null ? standard : value.number(key);
	}

	default int whole(String key, int standard) throws LevelFormatException {
		Value value = values().get(key);
		return value == null ? standard : value.whole(key);
	}

	/** Returns the numbers of a property that is a vector. Returns {@code standard} if the property is missing. */
	default double[] vector(String key, double... standard) throws LevelFormatException {
		Value value = values().get(key);
		return value == null ? standard : value.numbers(key, standard.length);
	}
}
