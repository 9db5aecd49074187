package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

import org.leeway.core.merge.Sketch.Thing;
import org.leeway.pathing.grid.Cell;

/**
 * A generator of random levels and random edits, for tests of merges. No two things ever have the same name, place or
 * radius, and a side edits a thing at most once. So a merge can recognise each thing in another version of the level.
 */
final class RandomSketches {

	private final Random random;
	private final Set<Integer> touched = new HashSet<>();
	private final boolean resizes;
	private final Set<Cell> places = new HashSet<>();
	private int next;
	private int nextId;

	/**
	 * Creates a source of levels.
	 *
	 * @param resizes whether edits resize maps
	 */
	RandomSketches(Random random, boolean resizes) {
		this.random = random;
		this.resizes = resizes;
	}

	Sketch base() {
		Sketch base = new Sketch();
		// (0, 0) would count as no origin
		base.left = 1000;
		base.top = 1000;
		base.right = 1004 + random.nextInt(8);
		base.bottom = 1004 + random.nextInt(8);
		for (int i = 2 + random.nextInt(2); i > 0; i--) {
			addTerrain(base);
		}
		for (int i = 1 + random.nextInt(2); i > 0; i--) {
			addAgent(base);
		}
		fill(base);
		for (int i = random.nextInt(8); i > 0; i--) {
			addObject(base);
		}
		return base;
	}

	private void fill(Sketch sketch) {
		List<Integer> terrains = sketch.tags("terrain");
		int run = terrains.getFirst();
		for (int y = sketch.top; y < sketch.bottom; y++) {
			for (int x = sketch.left; x < sketch.right; x++) {
				run = random.nextInt(4) == 0 ? pick(terrains) : run;
				sketch.cells.putIfAbsent(new Cell(x, y), run);
			}
		}
	}

	/** Edits a copy of a level. */
	Sketch edited(Sketch base) {
		touched.clear();
		return editedOn(base);
	}

	/**
	 * Makes an edit that both sides of a merge share, and then a separate edit for each side. Returns the level of each
	 * side.
	 */
	List<Sketch> editedTwice(Sketch base) {
		Sketch common = edited(base);
		Set<Integer> changed = Set.copyOf(touched);
		Sketch ours = editedOn(common);
		touched.clear();
		touched.addAll(changed);
		return List.of(ours, editedOn(common));
	}

	private Sketch editedOn(Sketch base) {
		nextId = 100;
		Sketch side = base.copy();
		for (int i = random.nextInt(6); i > 0; i--) {
			switch (random.nextInt(resizes ? 10 : 9)) {
			case 0, 1, 2 -> paint(side);
			case 3 -> move(side);
			case 4 -> rename(side);
			case 5 -> delete(side);
			case 6 -> addObject(side);
			case 7 -> change(side);
			case 8 -> define(side);
			default -> resize(side);
			}
		}
		return side;
	}

	private void paint(Sketch side) {
		int x = side.left + random.nextInt(side.right - side.left);
		int y = side.top + random.nextInt(side.bottom - side.top);
		int terrain = pick(side.tags("terrain"));
		for (int i = x + random.nextInt(3); i >= x; i--) {
			for (int j = y + random.nextInt(3); j >= y; j--) {
				if (side.contains(i, j)) {
					side.cells.put(new Cell(i, j), terrain);
				}
			}
		}
	}

	private void resize(Sketch side) {
		side.left += random.nextInt(3) - 1;
		side.top += random.nextInt(3) - 1;
		side.right = Math.max(side.left + 2, side.right + random.nextInt(3) - 1);
		side.bottom = Math.max(side.top + 2, side.bottom + random.nextInt(3) - 1);
		side.cells.keySet().removeIf(cell -> !side.contains(cell.x(), cell.y()));
		fill(side);
		side.things.values().removeIf(each -> each.type().equals("spawn") && !side.contains(each.number("x"), each.number("y")));
	}

	/** Picks a thing that was not edited yet. Null if there is none. */
	private Integer untouched(Sketch side, String... types) {
		List<Integer> tags = new ArrayList<>();
		for (String type : types) {
			tags.addAll(side.tags(type));
		}
		tags.removeAll(touched);
		Integer tag = tags.isEmpty() ? null : pick(tags);
		if (tag != null) {
			touched.add(tag);
		}
		return tag;
	}

	private void move(Sketch side) {
		Integer tag = untouched(side, "circle", "spawn", "note", "probe");
		Cell place = place(side);
		if (tag != null && place != null) {
			side.things.put(tag, side.things.get(tag).with("x", place.x()).with("y", place.y()));
		}
	}

	private void rename(Sketch side) {
		Integer tag = untouched(side, "circle", "spawn", "note", "probe", "terrain", "agent");
		if (tag != null && side.things.get(tag).text("name") != null) {
			side.things.put(tag, side.things.get(tag).with("name", "n" + number()));
		}
	}

	private void delete(Sketch side) {
		Integer tag = untouched(side, "circle", "spawn", "note", "probe", "terrain", "agent");
		if (tag != null && !side.uses(tag) && side.tags(side.things.get(tag).type()).size() > 1) {
			side.things.remove(tag);
		}
	}

	private void change(Sketch side) {
		Integer tag = untouched(side, "circle", "note", "terrain", "agent", "probe");
		if (tag == null) {
			return;
		}
		Thing thing = side.things.get(tag);
		side.things.put(tag, switch (thing.type()) {
		case "circle" -> thing.text("name") == null ? thing : thing.with("radius", 1000 + random.nextInt(2));
		case "note" -> thing.with("text", "t" + random.nextInt(2));
		case "terrain" -> random.nextBoolean() ? thing.with("colour", "#00000" + random.nextInt(2)) : thing.with("id", freeId(side));
		case "agent" -> random.nextBoolean() ? thing.with("size", 100 + random.nextInt(2)) : thing.with("capability", capability(side));
		default -> thing.with("goalX", next + 500).with("goalY", 500);
		});
	}

	private void define(Sketch side) {
		if (random.nextBoolean()) {
			addTerrain(side);
		} else {
			addAgent(side);
		}
	}

	private void addTerrain(Sketch sketch) {
		int tag = number();
		touched.add(tag);
		add(sketch, tag, "terrain", "name", "n" + tag, "colour", String.format("#%06x", 4096 + tag), "id", freeId(sketch), "kind", tag);
	}

	/**
	 * Returns an id for a new terrain: the next number, counted up from 100, that is not the id of a terrain of the level. The
	 * count begins at 100 again for each version of a level. So new terrains of two versions can get the same id, and a merge
	 * must resolve this.
	 */
	private int freeId(Sketch sketch) {
		List<Integer> ids = sketch.tags("terrain").stream().map(tag -> sketch.things.get(tag).number("id")).toList();
		while (ids.contains(nextId)) {
			nextId++;
		}
		return nextId++;
	}

	/** Returns a random cell of the map where no version of the level has had a thing. Null if no such cell was found. */
	private Cell place(Sketch sketch) {
		for (int tries = 0; tries < 20; tries++) {
			Cell cell = new Cell(sketch.left + random.nextInt(sketch.right - sketch.left),
					sketch.top + random.nextInt(sketch.bottom - sketch.top));
			if (places.add(cell)) {
				return cell;
			}
		}
		return null;
	}

	private void addAgent(Sketch sketch) {
		int tag = number();
		touched.add(tag);
		add(sketch, tag, "agent", "name", "n" + tag, "size", tag + 1, "capability", capability(sketch), "kind", tag);
	}

	private List<Integer> capability(Sketch sketch) {
		List<Integer> terrains = new ArrayList<>(sketch.tags("terrain"));
		terrains.removeIf(each -> random.nextBoolean());
		return terrains.isEmpty() ? List.of(pick(sketch.tags("terrain"))) : terrains;
	}

	private void addObject(Sketch sketch) {
		int tag = number();
		touched.add(tag);
		Cell place = place(sketch);
		if (place == null) {
			return;
		}
		int x = place.x();
		int y = place.y();
		switch (random.nextInt(4)) {
		case 0 -> add(sketch, tag, "circle", "name", random.nextBoolean() ? null : "n" + tag, "x", x, "y", y, "radius", tag + 1);
		case 1 -> add(sketch, tag, "spawn", "name", "n" + tag, "x", x, "y", y);
		case 2 -> add(sketch, tag, "note", "name", "n" + tag, "text", "of " + tag, "x", x, "y", y);
		default -> add(sketch, tag, "probe", "name", "n" + tag, "agent", List.of(pick(sketch.tags("agent"))), "x", x, "y", y, "goalX",
				tag, "goalY", tag);
		}
	}

	private static void add(Sketch sketch, int tag, String type, Object... properties) {
		Map<String, Object> all = new LinkedHashMap<>();
		for (int i = 0; i < properties.length; i += 2) {
			all.put((String) properties[i], properties[i + 1]);
		}
		sketch.things.put(tag, new Thing(type, all));
	}

	private int number() {
		return next++;
	}

	private <T> T pick(List<T> list) {
		return list.get(random.nextInt(list.size()));
	}
}
