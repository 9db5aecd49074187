package org.leeway.core.extension;

import java.util.Optional;

/** An element that a plug-in contributes to an extension point of Leeway. */
public interface Contribution {

	/** Returns the name of the element, such as {@code rule}. */
	String name();

	/** Returns the value of an attribute. Empty if the element lacks the attribute. */
	Optional<String> attribute(String attribute);

	/** Returns the value of an attribute that the extension point requires. */
	default String required(String attribute) {
		return attribute(attribute).orElseThrow();
	}

	/** Returns whether the value of an attribute is true. Returns false if the element lacks the attribute. */
	default boolean isTrue(String attribute) {
		return attribute(attribute).map(Boolean::parseBoolean).orElse(false);
	}

	/**
	 * Creates an object of a class. The value of the given attribute is the name of the class.
	 *
	 * @throws IllegalStateException if the object cannot be created
	 */
	<T> T create(String attribute, Class<T> type);
}
