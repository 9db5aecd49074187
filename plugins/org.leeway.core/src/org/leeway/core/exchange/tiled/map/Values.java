package org.leeway.core.exchange.tiled.map;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The custom properties of a map, a tileset, a tile, a layer or an object. Those of a file are texts, except that members
 * of classes and lists are left out. Those to be written are texts, whole numbers, numbers, truths, {@link Rgb colours}
 * and {@link Reference objects}. Immutable.
 */
public record Values(Map<String, Object> all) {

	/** No properties. */
	public static final Values NONE = new Values(Map.of());

	/**
	 * A colour.
	 *
	 * @param text {@code #rrggbb}
	 */
	public record Rgb(String text) {

		/** As Tiled writes opaque colours. */
		@Override
		public String toString() {
			return "#ff" + text.substring(1);
		}
	}

	/** The object of an id. */
	public record Reference(int id) {

		@Override
		public String toString() {
			return Integer.toString(id);
		}
	}

	public Values {
		all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
	}

	/** The text of a property; empty if there is none, or no text in it. */
	public Optional<String> text(String name) {
		return Optional.ofNullable(all.get(name)).map(Object::toString).filter(text -> !text.isBlank());
	}

	/** The finite number in a property. */
	public OptionalDouble number(String name) {
		try {
			double number = text(name).map(Double::parseDouble).orElse(Double.NaN);
			return Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
		} catch (NumberFormatException none) {
			return OptionalDouble.empty();
		}
	}

	/** Whether a property has the value true. */
	public boolean isTrue(String name) {
		return text(name).filter("true"::equals).isPresent();
	}

	/** The type of a value to be written, by its name in files. */
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
