package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

import org.leeway.core.exchange.warzone.ObjectFiles.Draft;
import org.leeway.core.exchange.warzone.ObjectFiles.Found;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.JsonSource;

/**
 * A reader of objects in JSON files of the game. In files of version 1, each member is an object. In files of version 2,
 * one member is a list of all objects. Source: {@code loadJsonStructureInit} in the source of the game.
 */
final class JsonObjects {

	private final JsonSource json;
	private final ObjectKind kind;
	private final Found found;

	JsonObjects(InputStream in, String file, ObjectKind kind) throws IOException {
		this.json = new JsonSource(InputFile.text(in, file), file);
		this.kind = kind;
		this.found = new Found(file);
	}

	/** Reads the objects of the file. */
	List<MapObject> read() throws IOException {
		return json.reading(() -> {
			json.object(member -> {
				if (json.isArray()) {
					json.array(() -> {
						readObject();
						return null;
					});
				} else {
					readObject();
				}
			});
			return found.objects();
		});
	}

	private void readObject() throws IOException {
		if (!json.isObject()) {
			json.skip();
			return;
		}
		Draft draft = new Draft();
		json.object(member -> readMember(member, draft));
		found.add(draft);
	}

	private void readMember(String member, Draft draft) throws IOException {
		if (member.equals("position") && json.isArray()) {
			double[] place = numbers();
			draft.x = place[0];
			draft.y = place[1];
		} else if (member.equals("rotation") && json.isArray()) {
			draft.direction = (int) numbers()[0];
		} else if (!json.isScalar()) {
			json.skip();
		} else if (member.equals(kind.nameKey())) {
			draft.name = json.text();
		} else if (member.equals("rotation")) {
			draft.direction = (int) json.number();
		} else if (member.equals("player")) {
			draft.player = json.text();
		} else if (member.equals("startpos")) {
			draft.start = json.text();
		} else {
			json.skip();
		}
	}

	/** Reads a list of numbers. Returns the first two of them. A missing number becomes NaN. */
	private double[] numbers() throws IOException {
		double[] numbers = {Double.NaN, Double.NaN};
		int[] count = {0};
		json.array(() -> {
			double number = json.number();
			if (count[0] < numbers.length) {
				numbers[count[0]++] = number;
			}
			return null;
		});
		return numbers;
	}
}
