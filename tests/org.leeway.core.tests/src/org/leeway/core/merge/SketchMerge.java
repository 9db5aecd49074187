package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

import org.leeway.core.merge.Sketch.Thing;
import org.leeway.pathing.grid.Cell;

/**
 * A simple merge of levels, against which tests compare the merge of Leeway. Merges sketches. Each cell and each thing of a
 * sketch has a tag, so this class need not guess which things belong together.
 */
final class SketchMerge {

	/** Properties that count as one. */
	private static final Map<String, String> GROUPS = Map.of("y", "x", "goalY", "goalX");

	final Sketch merged = new Sketch();
	/** The cells with a merge conflict, and the tag of each cell's terrain in {@link #theirs}. */
	final Map<Cell, Integer> cells = new LinkedHashMap<>();
	/**
	 * The cells with a merge conflict, and the tag of each cell's terrain in the base. Leaves out cells whose terrain in the
	 * base is not known.
	 */
	final Map<Cell, Integer> baseCells = new LinkedHashMap<>();
	/**
	 * The things with a merge conflict, each described as {@code OURS -> THEIRS -> BASE}. A version that lacks the thing is
	 * described as {@code nothing}. The base is described as {@code unknown} if the thing in the base refers to things that the
	 * merged level lacks.
	 */
	final List<String> things = new ArrayList<>();

	private final Sketch base;
	private final Sketch ours;
	private final Sketch theirs;
	private final Map<Integer, Thing> alternatives = new LinkedHashMap<>();
	/**
	 * Indexed by tag: each thing with a conflict, as the base has the thing. Properties without a conflict have the merged
	 * values instead. Null if the base lacks the thing.
	 */
	private final Map<Integer, Thing> old = new LinkedHashMap<>();
	private final Set<Integer> conflicting = new TreeSet<>();

	SketchMerge(Sketch base, Sketch ours, Sketch theirs) {
		this.base = base;
		this.ours = ours;
		this.theirs = theirs;
		merged.left = -side(-base.left, -ours.left, -theirs.left);
		merged.top = -side(-base.top, -ours.top, -theirs.top);
		merged.right = side(base.right, ours.right, theirs.right);
		merged.bottom = side(base.bottom, ours.bottom, theirs.bottom);
	}

	boolean isPossible() {
		return merged.left < merged.right && merged.top < merged.bottom;
	}

	void run() {
		for (int y = merged.top; y < merged.bottom; y++) {
			for (int x = merged.left; x < merged.right; x++) {
				mergeCell(new Cell(x, y));
			}
		}
		Set<Integer> tags = new TreeSet<>(base.things.keySet());
		tags.addAll(ours.things.keySet());
		tags.addAll(theirs.things.keySet());
		tags.forEach(this::mergeThing);
		removeStraySpawns();
		keepUsed("agent");
		keepUsed("terrain");
		conflicting.forEach(tag -> things.add(words(merged.things.get(tag)) + " -> " + words(alternatives.get(tag)) + " -> "
				+ baseWords(old.get(tag))));
		baseCells.values().removeIf(tag -> !merged.things.containsKey(tag));
	}

	/**
	 * Chooses the base in each conflict about a thing, and returns the descriptions of all things of the merged level, sorted.
	 * Changes {@link #merged} in the same way.
	 */
	List<String> wordsWithBase() {
		Map<Integer, Thing> all = new LinkedHashMap<>(merged.things);
		conflicting.forEach(tag -> {
			if (old.get(tag) == null) {
				all.remove(tag);
			} else {
				all.put(tag, old.get(tag));
			}
		});
		merged.things.clear();
		merged.things.putAll(all);
		return merged.things.values().stream().map(merged::words).sorted().toList();
	}

	private String baseWords(Thing thing) {
		boolean isKnown = thing == null || thing.properties().values().stream()
				.allMatch(value -> !(value instanceof List<?> tags) || merged.things.keySet().containsAll(tags));
		return isKnown ? words(thing) : "unknown";
	}

	private String words(Thing thing) {
		return thing == null ? "nothing" : merged.words(thing);
	}

	private static int side(int base, int ours, int theirs) {
		if (ours > base && theirs > base || ours > base && theirs <= base) {
			return Math.max(ours, theirs);
		}
		return theirs > base ? theirs : Math.min(ours, theirs);
	}

	private void mergeCell(Cell cell) {
		Integer b = base.cells.get(cell);
		Integer o = ours.cells.get(cell);
		Integer t = theirs.cells.get(cell);
		if (o == null && t == null) {
			b = base.cells.get(new Cell(Math.clamp(cell.x(), base.left, base.right - 1),
					Math.clamp(cell.y(), base.top, base.bottom - 1)));
		}
		boolean byTheirs = o == null || o.equals(b) && t != null;
		merged.cells.put(cell, o == null && t == null ? b : byTheirs ? t : o);
		if (o != null && t != null && !o.equals(t) && !o.equals(b) && !t.equals(b)) {
			cells.put(cell, t);
			if (b != null) {
				baseCells.put(cell, b);
			}
		}
	}

	private void mergeThing(int tag) {
		Thing b = base.things.get(tag);
		Thing o = ours.things.get(tag);
		Thing t = theirs.things.get(tag);
		if (o != null && t != null) {
			mergeProperties(tag, b, o, t);
		} else if (b == null) {
			merged.things.put(tag, o == null ? t : o);
		} else if (o != null && isChanged(b, o) || t != null && isChanged(b, t)) {
			conflicting.add(tag);
			old.put(tag, b);
			if (o != null) {
				merged.things.put(tag, o);
			} else {
				alternatives.put(tag, t);
			}
		}
	}

	/** Returns whether one side of the merge changed a thing of the base. A change of a terrain's id does not count. */
	private static boolean isChanged(Thing base, Thing side) {
		return !base.with("id", 0).equals(side.with("id", 0));
	}

	private void mergeProperties(int tag, Thing b, Thing o, Thing t) {
		Thing here = o;
		Thing there = o;
		Thing before = o;
		for (String property : o.properties().keySet()) {
			String group = GROUPS.getOrDefault(property, property);
			List<String> all = o.properties().keySet().stream().filter(each -> GROUPS.getOrDefault(each, each).equals(group))
					.toList();
			boolean byOurs = b == null || !isSame(all, b, o);
			boolean byTheirs = b == null || !isSame(all, b, t);
			boolean isSame = isSame(all, o, t);
			Object value = (byOurs ? o : t).properties().get(property);
			Object other = (byTheirs ? t : o).properties().get(property);
			if (property.equals("capability") && b != null && byOurs && byTheirs && !isSame) {
				Set<Integer> set = new HashSet<>(b.tags(property));
				set.removeIf(each -> !o.tags(property).contains(each) || !t.tags(property).contains(each));
				o.tags(property).stream().filter(each -> !b.tags(property).contains(each)).forEach(set::add);
				t.tags(property).stream().filter(each -> !b.tags(property).contains(each)).forEach(set::add);
				value = set.isEmpty() ? value : List.copyOf(set);
				other = set.isEmpty() ? other : value;
			}
			here = here.with(property, value);
			there = there.with(property, other);
			boolean isOpen = byOurs && byTheirs && !isSame && (!property.equals("capability") || !value.equals(other));
			before = b == null ? null : before.with(property, (isOpen ? b.properties().get(property) : value));
			if (byOurs && byTheirs && !isSame && !value.equals(other) && !property.equals("id")) {
				conflicting.add(tag);
			}
		}
		merged.things.put(tag, here);
		if (conflicting.contains(tag)) {
			alternatives.put(tag, there);
			old.put(tag, before);
		}
	}

	private static boolean isSame(List<String> properties, Thing one, Thing other) {
		return properties.stream().allMatch(each -> Objects.equals(one.properties().get(each), other.properties().get(each)));
	}

	private void removeStraySpawns() {
		Set<Integer> stray = new HashSet<>();
		merged.things.forEach((tag, thing) -> {
			if (thing.type().equals("spawn") && !merged.contains(thing.number("x"), thing.number("y"))) {
				stray.add(tag);
			}
		});
		stray.forEach(merged.things::remove);
		for (int tag : List.copyOf(conflicting)) {
			Thing theirSpawn = alternatives.get(tag);
			boolean hasPlace = theirSpawn != null && (!theirSpawn.type().equals("spawn")
					|| merged.contains(theirSpawn.number("x"), theirSpawn.number("y")));
			if (!merged.things.containsKey(tag) && !hasPlace) {
				conflicting.remove(tag);
				alternatives.remove(tag);
			}
		}
	}

	private void keepUsed(String type) {
		for (int tag : base.tags(type)) {
			boolean isGone = !ours.things.containsKey(tag) || !theirs.things.containsKey(tag);
			boolean isInConflict = alternatives.values().stream().flatMap(each -> each.properties().values().stream())
					.anyMatch(value -> value instanceof List<?> tags && tags.contains(tag));
			if (isGone && (merged.uses(tag) || cells.containsValue(tag) || isInConflict)) {
				conflicting.remove(tag);
				alternatives.remove(tag);
				Thing kept = ours.things.getOrDefault(tag, theirs.things.getOrDefault(tag, base.things.get(tag)));
				merged.things.put(tag, kept);
			}
		}
	}
}
