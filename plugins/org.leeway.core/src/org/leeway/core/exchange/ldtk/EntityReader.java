package org.leeway.core.exchange.ldtk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.ldtk.LdtkProject.Entity;
import org.leeway.core.files.JsonSource;

/** A reader of an entity of an LDtk level: its name, its position, its size, and its fields that have a single value. */
final class EntityReader {

	private final JsonSource json;
	private final Entity entity = new Entity();

	private EntityReader(JsonSource json) {
		this.json = json;
	}

	/** Reads the entity that begins at the current position of {@code json}. */
	static Entity read(JsonSource json) throws IOException {
		EntityReader reader = new EntityReader(json);
		json.object(reader::member);
		return reader.entity;
	}

	private void member(String name) throws IOException {
		switch (name) {
		case "__identifier" -> entity.name = json.text();
		case "px" -> {
			List<Double> place = pair();
			entity.x = place.get(0);
			entity.y = place.get(1);
		}
		case "__pivot" -> {
			List<Double> pivot = pair();
			entity.pivotX = pivot.get(0);
			entity.pivotY = pivot.get(1);
		}
		case "width" -> entity.width = json.number();
		case "height" -> entity.height = json.number();
		case "fieldInstances" -> json.array(this::field);
		default -> json.skip();
		}
	}

	private List<Double> pair() throws IOException {
		List<Double> numbers = new ArrayList<>();
		json.array(() -> {
			if (numbers.size() == 2) {
				throw json.error("a third number, expected two");
			}
			return numbers.add(json.number());
		});
		if (numbers.size() < 2) {
			throw json.error("the array ends, expected two numbers");
		}
		return numbers;
	}

	private Void field() throws IOException {
		StringBuilder name = new StringBuilder();
		StringBuilder value = new StringBuilder();
		json.object(member -> {
			if (member.equals("__identifier")) {
				name.append(json.text());
			} else if (member.equals("__value") && json.isScalar()) {
				value.append(json.text());
			} else {
				json.skip();
			}
		});
		if (!value.isEmpty()) {
			entity.fields.add(name + ": " + value);
		}
		return null;
	}
}
