package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.core.exchange.godot.scene.Value.Numbers;
import org.leeway.core.exchange.godot.scene.Value.Reference;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.util.Decimal;

/** A reader of the values in Godot files in text format. Values that the import does not use are skipped, and need no memory. */
final class ValueReader {

	private static final int DEEPEST = 100;
	/**
	 * Characters that may stand before the opening quote of a text. For example, Godot writes a name as {@code &"name"}
	 * and a path as {@code ^"path"}.
	 */
	private static final String MARKS = "&^@";

	private final TextSource source;
	private final Budget budget;
	private int depth;

	ValueReader(TextSource source, Budget budget) {
		this.source = source;
		this.budget = budget;
	}

	/**
	 * Reads a value.
	 *
	 * @param keep whether to return the value. Otherwise it is skipped, and the result is null
	 * @return content of a {@link Value}
	 */
	Object read(boolean keep) throws IOException {
		source.skipBlanks();
		int c = source.peek();
		if (c == '"') {
			String text = source.quoted(keep);
			return keep ? text : null;
		} else if (c >= 0 && MARKS.indexOf(c) >= 0) {
			source.next();
			return read(keep);
		} else if (c == '[') {
			source.next();
			return list(']', keep);
		} else if (c == '{') {
			source.next();
			list('}', false);
			return null;
		} else if (c == '-' || c == '+' || c == '.' || c >= '0' && c <= '9') {
			return number(keep);
		} else if (c == '#') {
			source.next();
			source.word();
			return null;
		}
		String word = source.word();
		if (word.isEmpty()) {
			throw source.error((c == TextSource.END ? "the file ends" : TextSource.shown(c)) + ", expected a value");
		}
		return word(word, keep);
	}

	private Object word(String word, boolean keep) throws IOException {
		switch (word) {
		case "true", "false":
			return word.equals("true");
		case "inf", "inf_neg", "nan":
			if (keep) {
				throw source.error(word + ", expected a finite number");
			}
			return null;
		default:
			source.skipBlanks();
			// a list names its type, as in Array[int]([1, 2])
			if (source.peek() == '[') {
				source.next();
				list(']', false);
				source.skipBlanks();
			}
			if (source.peek() != '(') {
				return null;
			}
			source.next();
			return constructed(word, keep);
		}
	}

	private Object constructed(String type, boolean keep) throws IOException {
		if (!keep) {
			list(')', false);
			return null;
		}
		return switch (type) {
		case "PackedByteArray" -> new PackedReader(source).bytes();
		case "PackedInt32Array" -> new PackedReader(source).ints();
		case "ExtResource", "SubResource" -> reference(type.startsWith("Ext"));
		case "Array" -> {
			List<?> list = list(')', true);
			yield list.size() == 1 && list.getFirst() instanceof List<?> inner ? inner : list;
		}
		case "NodePath", "StringName" -> {
			List<?> list = list(')', true);
			yield list.isEmpty() ? null : list.getFirst();
		}
		case "Vector2", "Vector2i", "Transform2D", "PackedVector2Array", "Color" -> numbers(type);
		default -> {
			list(')', false);
			yield null;
		}
		};
	}

	private Reference reference(boolean isExternal) throws IOException {
		Object id = read(true);
		source.expect(')');
		if (id instanceof String text) {
			return new Reference(isExternal, text);
		} else if (id instanceof Double number) {
			return new Reference(isExternal, Long.toString(number.longValue()));
		}
		throw source.error("a reference without an id, expected a text or a number");
	}

	private List<Object> list(char close, boolean keep) throws IOException {
		depth++;
		if (depth > DEEPEST) {
			throw source.error("values nested deeper than " + DEEPEST + ", expected fewer levels");
		}
		List<Object> all = new ArrayList<>();
		for (source.skipBlanks(); source.peek() != close; source.skipBlanks()) {
			Object item = read(keep);
			if (keep) {
				budget.take(Budget.ITEM, source);
				all.add(item);
			}
			endItem(close);
		}
		source.next();
		depth--;
		return all;
	}

	/**
	 * Consumes the comma after an item, or the colon after a key. After the last item of a list, the closing bracket may follow
	 * instead.
	 */
	private void endItem(char close) throws IOException {
		source.skipBlanks();
		int c = source.peek();
		if (c == ',' || c == ':') {
			source.next();
		} else if (c != close) {
			throw source.error((c == TextSource.END ? "the file ends" : TextSource.shown(c)) + ", expected a comma or " + close);
		}
	}

	private Numbers numbers(String type) throws IOException {
		double[] all = new double[8];
		int count = 0;
		for (source.skipBlanks(); source.peek() != ')'; source.skipBlanks()) {
			budget.take(Budget.NUMBER, source);
			all = count < all.length ? all : Arrays.copyOf(all, 2 * count);
			all[count++] = number(true);
			endItem(')');
		}
		source.next();
		return new Numbers(type, Arrays.copyOf(all, count));
	}

	/** Reads a number. If {@code keep} is false, skips the number and returns null. */
	private Double number(boolean keep) throws IOException {
		StringBuilder text = new StringBuilder();
		while (TextSource.isWordPart(source.peek()) || source.peek() == '.' || source.peek() == '-' || source.peek() == '+') {
			source.append(text);
		}
		if (!keep) {
			return null;
		}
		try {
			return Decimal.parse(text.charAt(0) == '+' ? text.substring(1) : text.toString());
		} catch (NumberFormatException | IndexOutOfBoundsException wrong) {
			throw source.error(MessageText.quote(text.toString()) + ", expected a finite number");
		}
	}
}
