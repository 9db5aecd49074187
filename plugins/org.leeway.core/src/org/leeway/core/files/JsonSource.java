package org.leeway.core.files;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CancellationException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.core.LevelFormatException;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;

/**
 * A reader of the tokens of a JSON file, one by one. Refuses numbers that are out of range. Failures name the file, the
 * line and the path in the JSON.
 */
public final class JsonSource implements Problems {

	/** A reader of a part of a file. */
	public interface Part<T> {

		T read() throws IOException;
	}

	/** A reader of the value of a member of a JSON object. Called when the value is the next token. */
	public interface Member {

		void read(String name) throws IOException;
	}

	/**
	 * Limit for the length of a token, in bytes. Even a map of 4096 x 4096 cells in base64, which is a single token, is
	 * shorter.
	 */
	private static final long LONGEST_TOKEN = 96 << 20;
	/** Limit for the JSON path in a message, in characters. Paths in valid files are shorter. */
	private static final int LONGEST_PATH = 120;
	private static final Pattern LINE = Pattern.compile(" at line (\\d+) ");

	private final TokenLimit in;
	private final JsonReader json;
	private final String file;

	public JsonSource(InputStream in, String file) {
		this(in, file, LONGEST_TOKEN);
	}

	/** @param longestToken limit for the length of a token, in bytes */
	public JsonSource(InputStream in, String file, long longestToken) {
		this.in = new TokenLimit(in, longestToken);
		this.file = file;
		this.json = new JsonReader(new InputStreamReader(this.in, StandardCharsets.UTF_8.newDecoder()));
		json.setStrictness(Strictness.STRICT);
	}

	/**
	 * Reads a part of the file. Problems during the reading become exceptions with the file, the line and the path in
	 * the JSON.
	 */
	public <T> T reading(Part<T> part) throws IOException {
		try {
			return part.read();
		} catch (CancellationException cancelled) {
			throw cancelled;
		} catch (EOFException end) {
			throw error("the file ends, expected the rest of it");
		} catch (MalformedJsonException | IllegalStateException | NumberFormatException wrong) {
			throw error(MalformedJson.reason(wrong));
		} catch (TokenTooLongException tooLong) {
			throw error(tooLong.getMessage());
		} catch (CharacterCodingException noText) {
			throw error("bytes that are not text in UTF-8");
		}
	}

	/** Reads an object. Members that are null are skipped. */
	public void object(Member member) throws IOException {
		json.beginObject();
		while (hasNext()) {
			String name = json.nextName();
			in.nextToken();
			if (json.peek() == JsonToken.NULL) {
				json.nextNull();
			} else {
				member.read(name);
			}
		}
		json.endObject();
	}

	/** Reads an array. Calls {@code element} to read each element. */
	public void array(Part<?> element) throws IOException {
		json.beginArray();
		while (hasNext()) {
			element.read();
		}
		json.endArray();
	}

	private boolean hasNext() throws IOException {
		in.nextToken();
		return json.hasNext();
	}

	/** Returns whether the next value is an array. */
	public boolean isArray() throws IOException {
		return json.peek() == JsonToken.BEGIN_ARRAY;
	}

	/** Returns whether the next value is an object. */
	public boolean isObject() throws IOException {
		return json.peek() == JsonToken.BEGIN_OBJECT;
	}

	/** Returns whether the next value is a text. */
	public boolean isText() throws IOException {
		return json.peek() == JsonToken.STRING;
	}

	/** Returns whether the next value is a number. */
	public boolean isNumber() throws IOException {
		return json.peek() == JsonToken.NUMBER;
	}

	/** Returns whether the next value is a text, a number or a boolean. */
	public boolean isScalar() throws IOException {
		JsonToken token = json.peek();
		return token == JsonToken.STRING || token == JsonToken.NUMBER || token == JsonToken.BOOLEAN;
	}

	/** Reads a text. A number or a boolean counts as text too. */
	public String text() throws IOException {
		return json.peek() == JsonToken.BOOLEAN ? Boolean.toString(json.nextBoolean()) : json.nextString();
	}

	public boolean flag() throws IOException {
		return json.nextBoolean();
	}

	/** Reads a whole number of 32 bits. */
	public int whole() throws IOException {
		String text = json.nextString();
		return MessageText.whole(text).orElseThrow(() -> error(MessageText.quote(text)
				+ ", expected a whole number of 32 bits"));
	}

	/** Reads a finite number. */
	public double number() throws IOException {
		String text = json.nextString();
		return MessageText.number(text).orElseThrow(() -> error(MessageText.quote(text) + ", expected a finite number"));
	}

	/** Reads a whole number from 0 to 2^32 - 1. Returns it as the 32 bits of an {@code int}. */
	public int unsigned() throws IOException {
		long number;
		try {
			number = json.nextLong();
		} catch (NumberFormatException none) {
			throw error(MessageText.quote(json.nextString()) + ", expected 0 to 4294967295");
		}
		if (number < 0 || number > 0xFFFFFFFFL) {
			throw error(number + ", expected 0 to 4294967295");
		}
		return (int) number;
	}

	/** Skips a value. */
	public void skip() throws IOException {
		if (json.peek() == JsonToken.BEGIN_OBJECT) {
			object(name -> skip());
		} else if (isArray()) {
			array(() -> {
				skip();
				return null;
			});
		} else {
			json.skipValue();
		}
	}

	/** Checks that the file has no further content. */
	public void end() throws IOException {
		if (json.peek() != JsonToken.END_DOCUMENT) {
			throw error("something more, expected the end of the file");
		}
	}

	@Override
	public LevelFormatException error(String problem) {
		Matcher line = LINE.matcher(json.toString());
		return new LevelFormatException(file, line.find() ? Integer.parseInt(line.group(1)) : 0,
				MessageText.shortened(json.getPath(), LONGEST_PATH) + ": " + problem);
	}
}
