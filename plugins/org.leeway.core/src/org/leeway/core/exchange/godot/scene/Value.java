package org.leeway.core.exchange.godot.scene;

import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;

/**
 * A value of a property.
 *
 * @param content a Boolean, a Double, a String, a List of such objects, {@link Numbers}, a {@link Reference}, a byte[] or an int[].
 * Null for a value of any other kind
 * @param line the line of the value, counted from 1
 * @param owner the file of the value, which has the resources that the value refers to
 */
record Value(Object content, int line, TextResource owner) {

	/** Limit for the absolute value of numbers. Larger than any bit mask of 32 bits. */
	private static final double MOST = 1e10;

	/**
	 * The numbers of a vector, of a matrix, or of a list of vectors.
	 *
	 * @param type the name of the type, such as {@code Vector2}
	 */
	record Numbers(String type, double[] all) {
	}

	/**
	 * A reference to a resource.
	 *
	 * @param isExternal whether the resource is in another file
	 */
	record Reference(boolean isExternal, String id) {
	}

	LevelFormatException error(String problem) {
		return new LevelFormatException(owner.file(), line, problem);
	}

	private <T> T as(Class<T> type, String key, String expected) throws LevelFormatException {
		if (!type.isInstance(content)) {
			throw error(MessageText.shortened(key) + " has a value of another kind, expected " + expected);
		}
		return type.cast(content);
	}

	boolean flag(String key) throws LevelFormatException {
		return as(Boolean.class, key, "true or false");
	}

	double number(String key) throws LevelFormatException {
		return checked(key, as(Double.class, key, "a number"));
	}

	private double checked(String key, double number) throws LevelFormatException {
		if (Math.abs(number) > MOST) {
			throw error(MessageText.shortened(key) + " is " + number + ", expected at most " + MOST);
		}
		return number;
	}

	/**
	 * Returns the value as a whole number of 32 bits. Bit masks of layers may be unsigned. So a number from 2^31 to 2^32 - 1 is
	 * returned as a negative number with the same bits.
	 *
	 * @param key the name of the value, for messages
	 */
	int whole(String key) throws LevelFormatException {
		double number = number(key);
		if (number != Math.rint(number) || number < Integer.MIN_VALUE || number > 0xFFFFFFFFL) {
			throw error(MessageText.shortened(key) + " is " + number + ", expected a whole number of 32 bits");
		}
		return (int) (long) number;
	}

	/** Returns a text, or a number or Boolean as a text. Empty for other kinds of values. */
	Optional<String> text() {
		return content instanceof String text ? Optional.of(text)
				: content instanceof Boolean flag ? Optional.of(flag.toString())
						: content instanceof Double number && number == Math.rint(number) && Math.abs(number) < 1e9
								? Optional.of(Long.toString(Math.round(number))) : Optional.empty();
	}

	/**
	 * Returns the numbers of a vector or of a list of vectors. Throws an exception if there are more or fewer numbers than the
	 * caller expects.
	 *
	 * @param key the name of the value, for messages
	 * @param count how many numbers the value must have. 0 allows any even number of numbers, as for a list of points
	 */
	double[] numbers(String key, int count) throws LevelFormatException {
		double[] all = as(Numbers.class, key, "numbers in brackets").all();
		if (count == 0 ? all.length % 2 != 0 : all.length != count) {
			throw error(MessageText.shortened(key) + " has " + all.length + " numbers, expected "
					+ (count == 0 ? "an even count" : Integer.toString(count)));
		}
		for (double each : all) {
			checked(key, each);
		}
		return all;
	}

	/** Returns the resource that the value refers to. Empty if the value is no reference, such as null. */
	Optional<Reference> reference() {
		return content instanceof Reference reference ? Optional.of(reference) : Optional.empty();
	}

	List<?> list() {
		return content instanceof List<?> list ? list : List.of();
	}
}
