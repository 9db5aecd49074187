package org.leeway.core.exchange.tiled.map;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The custom properties of a part of a map, such as a layer or an object. Values that were read from a file are always
 * texts. Properties that are classes or lists are not read. Values to be written may also be numbers, booleans,
 * {@linkplain Rgb colours} and {@linkplain Reference references to objects}. Immutable.
 */
public record Values(Map<String, Object> all) {

	/** An empty set of properties. */
	public static final Values NONE = new Values(Map.of());

	/**
	 * A colour.
	 *
	 * @param text {@code #rrggbb}
	 */
	public record Rgb(String text) {

		/** Returns the colour as Tiled writes opaque colours. */
		@Override
		public String toString() {
			return "#ff" + text.substring(1);
		}
	}

	/** A reference to an object by its id. */
	public record Reference(int id) {

		@Override
		public String toString() {
			return Integer.toString(id);
		}
	}

	public Values {
		all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
	}

	/** Returns the text of a property. Empty if there is no such property, or its text is blank. */
	public Optional<String> text(String name) {
		return Optional.ofNullable(all.get(name)).map(Object::toString).filter(text -> !text.isBlank());
	}

	/** Returns the number that a property holds. Empty if there is no such property, or its text is no finite number. */
	public OptionalDouble number(String name) {
		try {
			double number = text(name).map(Double::parseDouble).orElse(Double.NaN);
			return Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
		} catch (NumberFormatException none) {
			return OptionalDouble.empty();
		}
	}

	/** Returns whether a property has the value true. */
	public boolean isTrue(String name) {
		return text(name).filter("true"::equals).isPresent();
	}

	/** Returns the name that Tiled files use for a value's type, such as {@code int} or {@code color}. */
	public static String type(Object value) {
		return switch (value) {
		case String text -> "string";
		case Integer whole -> "int";
		case Double number -> "float";
		case Boolean truth -> "bool";
		case Rgb colour -> "color";
		case Reference object -> "object";
		default -> throw new IllegalArgumentException("a property of " + value.getClass());
		};
	}
}
