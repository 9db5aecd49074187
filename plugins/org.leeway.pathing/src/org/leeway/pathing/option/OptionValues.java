package org.leeway.pathing.option;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The values that a user chose for a planner's options. Every other option has its standard value. Immutable. */
public final class OptionValues {

	/** The standard value of every option. */
	public static final OptionValues STANDARD = new OptionValues(Map.of());

	private final Map<TypedOption<?>, Object> values;

	private OptionValues(Map<TypedOption<?>, Object> values) {
		this.values = Map.copyOf(values);
	}

	/**
	 * Parses values by the names of their options.
	 *
	 * @throws IllegalArgumentException if there is no such option or value. The message says which options or values are
	 * known
	 */
	public static OptionValues parse(List<TypedOption<?>> known, Map<String, String> texts) {
		OptionValues values = STANDARD;
		for (Map.Entry<String, String> text : new TreeMap<>(texts).entrySet()) {
			TypedOption<?> option = known.stream().filter(each -> each.name().equals(text.getKey())).findFirst()
					.orElseThrow(() -> new IllegalArgumentException("no option '" + text.getKey() + "', expected one of "
							+ known.stream().map(TypedOption::name).toList()));
			values = values.withText(option, text.getValue());
		}
		return values;
	}

	/**
	 * Returns the values that differ from the standard values, as texts. The map is indexed by the name of the option, and
	 * {@link #parse} reads the map.
	 */
	public Map<String, String> texts() {
		Map<String, String> texts = new TreeMap<>();
		values.keySet().forEach(option -> texts.put(option.name(), text(option)));
		return texts;
	}

	private <T> String text(TypedOption<T> option) {
		return option.format(get(option));
	}

	/** Returns the value of an option. */
	@SuppressWarnings("unchecked")
	public <T> T get(TypedOption<T> option) {
		return (T) values.getOrDefault(option, option.standard());
	}

	/** Returns a copy of these values in which an option has a new value. */
	public <T> OptionValues with(TypedOption<T> option, T value) {
		Map<TypedOption<?>, Object> all = new HashMap<>(values);
		if (value.equals(option.standard())) {
			all.remove(option);
		} else {
			all.put(option, value);
		}
		return new OptionValues(all);
	}

	/**
	 * Returns a copy of these values in which an option has a new value, parsed from a text.
	 *
	 * @throws IllegalArgumentException if the text is no value of the option; the message names the option and its range
	 */
	public <T> OptionValues withText(TypedOption<T> option, String text) {
		try {
			return with(option, option.parse(text));
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException(option.name() + " " + e.getMessage());
		}
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof OptionValues other && values.equals(other.values);
	}

	@Override
	public int hashCode() {
		return values.hashCode();
	}

	@Override
	public String toString() {
		return texts().toString();
	}
}
