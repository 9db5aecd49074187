package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.JsonSource;

/**
 * A reader of properties. The properties are an array in JSON. Before Tiled 1.2, the properties were an object with a
 * member for each property.
 */
final class JsonValues {

	private final JsonSource json;
	private final Map<String, Object> values = new LinkedHashMap<>();
	private String name;
	private String value;

	private JsonValues(JsonSource json) {
		this.json = json;
	}

	static Values read(JsonSource json) throws IOException {
		JsonValues reader = new JsonValues(json);
		if (json.isArray()) {
			json.array(reader::property);
		} else {
			json.object(reader::value);
		}
		return new Values(reader.values);
	}

	private void value(String member) throws IOException {
		if (json.isScalar()) {
			values.put(member, json.text());
		} else {
			json.skip();
		}
	}

	private Void property() throws IOException {
		name = "";
		value = null;
		json.object(this::member);
		if (value != null) {
			values.put(name, value);
		}
		return null;
	}

	private void member(String member) throws IOException {
		if (member.equals("name")) {
			name = json.text();
		} else if (member.equals("value") && json.isScalar()) {
			value = json.text();
		} else {
			json.skip();
		}
	}
}
