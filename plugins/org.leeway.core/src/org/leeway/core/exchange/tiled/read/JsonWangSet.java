package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.files.JsonSource;

/** A reader of the JSON object of a Wang set. */
final class JsonWangSet {

	private final JsonSource json;
	private final WangSet set = new WangSet();

	private JsonWangSet(JsonSource json) {
		this.json = json;
	}

	/** Reads the Wang set that begins at the current position of {@code json}. */
	static WangSet read(JsonSource json) throws IOException {
		JsonWangSet reader = new JsonWangSet(json);
		json.object(reader::member);
		return reader.set;
	}

	private void member(String member) throws IOException {
		switch (member) {
		case "colors" -> json.array(() -> colour(json, set.colours));
		case "edgecolors" -> json.array(() -> colour(json, set.sides));
		case "cornercolors" -> json.array(() -> colour(json, set.corners));
		case "wangtiles" -> json.array(this::tile);
		default -> json.skip();
		}
	}

	/** Reads a Wang colour, or a terrain of an older file. Adds the name of the colour or terrain to {@code names}. */
	static Void colour(JsonSource json, List<String> names) throws IOException {
		StringBuilder name = new StringBuilder();
		json.object(member -> {
			if (member.equals("name")) {
				name.append(json.text());
			} else {
				json.skip();
			}
		});
		names.add(name.toString());
		return null;
	}

	private Void tile() throws IOException {
		int[] id = {-1};
		List<Integer> numbers = new ArrayList<>();
		json.object(member -> {
			switch (member) {
			case "tileid" -> id[0] = json.whole();
			case "wangid" -> json.array(() -> numbers.add(json.whole()));
			default -> json.skip();
			}
		});
		set.add(id[0], numbers.stream().mapToInt(Integer::intValue).toArray());
		return null;
	}
}
