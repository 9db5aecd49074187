package org.leeway.live;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;

/** A message from a game. docs/live.md explains the messages. */
sealed interface GameMessage {

	/** The largest number of units of a game. */
	int MOST_UNITS = 4096;
	/** The largest length of a name, in UTF-16 code units. */
	int MOST_NAME = 100;
	/** The version of the messages that this server understands. */
	int VERSION = 1;
	/** The largest depth of arrays and objects. */
	int MOST_DEPTH = 8;

	/**
	 * The first message that a game sends.
	 *
	 * @param client the name that users see
	 * @param level the path of a level. Empty if the server shares only one level
	 */
	record Hello(String token, String client, String level) implements GameMessage {
	}

	/** The confirmation of a part of a change. */
	record Applied(int part) implements GameMessage {
	}

	/** The present units of the game. */
	record Units(List<GameUnit> units) implements GameMessage {
	}

	/**
	 * Parses a message.
	 *
	 * @throws RefusedException if the text is no message of this version
	 */
	static GameMessage parse(String text) throws RefusedException {
		try {
			JsonReader reader = new JsonReader(new StringReader(text));
			reader.setStrictness(Strictness.STRICT);
			reader.setNestingLimit(MOST_DEPTH);
			JsonElement element = JsonParser.parseReader(reader);
			if (element instanceof JsonObject object && reader.peek() == JsonToken.END_DOCUMENT) {
				return parse(object);
			}
		} catch (JsonParseException | IOException | IllegalStateException malformed) {
			throw bad("the message is no JSON object");
		}
		throw bad("the message is no JSON object");
	}

	private static GameMessage parse(JsonObject message) throws RefusedException {
		return switch (text(message, "type", MOST_NAME)) {
		case "hello" -> hello(message);
		case "applied" -> new Applied((int) number(message, "part"));
		case "units" -> new Units(units(message));
		default -> throw bad("unknown type of message, expected hello, applied or units");
		};
	}

	private static Hello hello(JsonObject message) throws RefusedException {
		if (number(message, "version") != VERSION) {
			throw bad("version " + message.get("version") + ", expected " + VERSION);
		}
		return new Hello(text(message, "token", 1 << 12), text(message, "client", MOST_NAME), text(message, "level", 1 << 12));
	}

	private static List<GameUnit> units(JsonObject message) throws RefusedException {
		if (!message.has("units") || !message.get("units").isJsonArray()) {
			throw bad("units: expected an array");
		}
		List<GameUnit> units = new ArrayList<>();
		for (JsonElement each : message.getAsJsonArray("units")) {
			if (units.size() == MOST_UNITS) {
				throw new RefusedException(RefusedException.TOO_MUCH, "more than " + MOST_UNITS + " units");
			}
			if (!(each instanceof JsonObject unit)) {
				throw bad("units: expected objects");
			}
			units.add(new GameUnit(number(unit, "x"), number(unit, "y"), text(unit, "agent", MOST_NAME), text(unit, "name", MOST_NAME),
					unit.has("stuck") && unit.get("stuck") instanceof JsonPrimitive flag && flag.isBoolean() && flag.getAsBoolean()));
		}
		return List.copyOf(units);
	}

	private static double number(JsonObject object, String name) throws RefusedException {
		if (object.get(name) instanceof JsonPrimitive value && value.isNumber() && Double.isFinite(value.getAsDouble())) {
			return value.getAsDouble();
		}
		throw bad(name + ": expected a number");
	}

	/**
	 * Returns the text of a member of a JSON object. Control characters become blanks. Returns an empty text if the
	 * object has no such member.
	 *
	 * @param name the name of the member
	 * @param most the largest length of the text, in UTF-16 code units
	 * @throws RefusedException if the member is no text, or its text is longer than {@code most}
	 */
	private static String text(JsonObject object, String name, int most) throws RefusedException {
		JsonElement value = object.get(name);
		if (value == null || value.isJsonNull()) {
			return "";
		}
		if (value instanceof JsonPrimitive text && text.isString() && text.getAsString().length() <= most) {
			return text.getAsString().replaceAll("\\p{C}", " ");
		}
		throw bad(name + ": expected a text of at most " + most + " characters");
	}

	private static RefusedException bad(String reason) {
		return new RefusedException(RefusedException.BAD_MESSAGE, reason);
	}
}
