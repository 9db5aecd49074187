package org.leeway.core.batch;

import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MalformedJson;
import org.leeway.core.files.MessageText;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;

/**
 * A reader of the values of a config, with the line of each value. Reading a value of the wrong kind fails with a
 * message that names the expected kind.
 */
final class ConfigJson {

	/** A reader of the value of a key. */
	interface Member {

		void read(String key) throws IOException;
	}

	/** A reader of an element of an array. */
	interface Element {

		void read() throws IOException;
	}

	/** Limit for the length of a text, in characters. No system allows longer paths. */
	private static final int LONGEST = 4096;
	private static final Pattern LINE = Pattern.compile(" at line (\\d+) ");

	private final JsonReader json;
	private final String file;

	ConfigJson(String text, String file) {
		this.json = new JsonReader(new StringReader(JsonComments.blank(text)));
		this.file = file;
		json.setStrictness(Strictness.STRICT);
	}

	/**
	 * Reads the whole config, which must be one JSON object.
	 *
	 * @param keys the allowed keys
	 * @param member reads the value of a key
	 */
	void read(List<String> keys, Member member) throws IOException {
		try {
			object(keys, member);
			if (json.peek() != JsonToken.END_DOCUMENT) {
				throw error(line(), "something follows the object, expected the end of the file");
			}
		} catch (LevelFormatException told) {
			throw told;
		} catch (EOFException end) {
			throw error(line(), "the file ends, expected the rest of the object");
		} catch (MalformedJsonException | IllegalStateException | NumberFormatException wrong) {
			throw error(line(wrong.getMessage()), "not JSON: " + MalformedJson.reason(wrong));
		}
	}

	/** Reads a JSON object that may have only the given keys, each at most once. */
	void object(List<String> keys, Member member) throws IOException {
		object(key -> {
			if (!keys.contains(key)) {
				throw error(line(), "unknown key " + MessageText.quote(key) + ", expected " + String.join(", ", keys));
			}
			member.read(key);
		});
	}

	/** Reads a JSON object with any keys, each at most once. */
	void object(Member member) throws IOException {
		expect(JsonToken.BEGIN_OBJECT, "an object { }");
		json.beginObject();
		Map<String, Integer> lines = new HashMap<>();
		while (json.peek() != JsonToken.END_OBJECT) {
			int line = line();
			String key = json.nextName();
			Integer before = lines.putIfAbsent(key, line);
			if (before != null) {
				throw error(line, "key " + MessageText.quote(key) + " for the second time, first in line " + before
						+ ", expected each once");
			}
			json.peek();
			member.read(key);
		}
		json.endObject();
	}

	/**
	 * Reads an array.
	 *
	 * @param of text that describes the elements, for messages
	 */
	void array(String of, Element element) throws IOException {
		expect(JsonToken.BEGIN_ARRAY, "an array [ ] of " + of);
		json.beginArray();
		while (json.peek() != JsonToken.END_ARRAY) {
			element.read();
		}
		json.endArray();
	}

	/**
	 * Reads a text that is not empty.
	 *
	 * @param what text that describes the value, for messages
	 */
	String text(String what) throws IOException {
		expect(JsonToken.STRING, what);
		int line = line();
		String text = json.nextString();
		if (text.length() > LONGEST) {
			throw error(line, "a text of " + text.length() + " characters, expected at most " + LONGEST);
		}
		if (text.isBlank() || text.indexOf('\0') >= 0) {
			throw error(line, MessageText.quote(text) + ", expected " + what);
		}
		return text;
	}

	boolean flag() throws IOException {
		expect(JsonToken.BOOLEAN, "true or false");
		return json.nextBoolean();
	}

	/** Reads a number, and returns the number as it is written in the config, such as {@code 1.50}. */
	String number(String what) throws IOException {
		expect(JsonToken.NUMBER, what);
		return json.nextString();
	}

	/** Reads a text, a number, or true or false, and returns the value as a text. */
	String scalar(String what) throws IOException {
		return switch (json.peek()) {
		case BOOLEAN -> Boolean.toString(json.nextBoolean());
		case NUMBER -> json.nextString();
		default -> text(what);
		};
	}

	private void expect(JsonToken token, String what) throws IOException {
		JsonToken found = json.peek();
		if (found != token) {
			throw error(line(), words(found) + ", expected " + what);
		}
	}

	private static String words(JsonToken token) {
		return switch (token) {
		case BEGIN_ARRAY -> "an array";
		case BEGIN_OBJECT -> "an object";
		case STRING -> "a text";
		case NUMBER -> "a number";
		case BOOLEAN -> "true or false";
		case NULL -> "null";
		default -> "nothing";
		};
	}

	/**
	 * Returns the line for a message about a value. This is the line of the next value if the reader has already looked at it.
	 * Otherwise, this is the line of the value that was read last.
	 */
	int line() {
		return line(json.toString());
	}

	private static int line(String text) {
		Matcher line = LINE.matcher(String.valueOf(text));
		return line.find() ? Integer.parseInt(line.group(1)) : 0;
	}

	LevelFormatException error(int line, String problem) {
		return new LevelFormatException(file, line, problem);
	}
}
