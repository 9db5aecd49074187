package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EReference;
import org.leeway.core.text.Counts;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.grid.CellRect;

/** One list of the merged level, while the merge goes on. */
final class MergedList {

	private final EReference list;
	private final Triples triples;
	private final MergeFrame frame;
	private final List<ValueMerge> merges;
	private final Notes notes;

	MergedList(EReference list, Triples triples, MergeFrame frame, LeftOut leftOut, Notes notes) {
		this.list = list;
		this.triples = triples;
		this.frame = frame;
		this.notes = notes;
		this.merges = new ArrayList<>(IntStream.range(0, triples.all().size())
				.mapToObj(i -> ValueMerge.of(leftOut.apply(list, i, triples.all().get(i), frame), frame)).toList());
	}

	EReference list() {
		return list;
	}

	Triples triples() {
		return triples;
	}

	MergeFrame frame() {
		return frame;
	}

	/** Returns the merge of each object of the list, indexed by the identity of the object, see {@link Triples#all}. */
	List<ValueMerge> merges() {
		return merges;
	}

	/** Returns the identities of the objects, in the order of the merged list. An identity is an index into {@link #merges}. */
	List<Integer> order() {
		ListOrder order = ListOrder.of(triples, i -> merges.get(i).inPlace() != null, this::key);
		if (order.isDropped()) {
			notes.add("both sides changed the order of the " + list.getName() + ", which stays as in the base");
		}
		return order.order();
	}

	/**
	 * Returns a text by which the merge sorts the objects that the two sides added. Places in the text are in cells of the
	 * base, so that the text does not depend on the side.
	 */
	private String key(int identity) {
		return frame.result().move(merges.get(identity).inPlace(), frame.base()).key();
	}

	/**
	 * Returns the identities of the terrains or agents to which objects of this list refer. Objects that are only in
	 * conflicts count too.
	 */
	Set<Integer> references(EClass type) {
		Set<Integer> used = new HashSet<>();
		for (ValueMerge merge : merges) {
			addReferences(merge.inPlace(), type, used);
			addReferences(merge.theirs(), type, used);
		}
		return used;
	}

	private static void addReferences(ObjectValue object, EClass type, Set<Integer> used) {
		if (object != null) {
			object.values().forEach((feature, value) -> {
				if (feature.getEType() == type) {
					(value instanceof List<?> all ? all : List.of(value)).forEach(each -> used.add((Integer) each));
				}
			});
		}
	}

	/**
	 * Keeps terrains or agents that one side of the merge has removed, if something in the merged level still uses them.
	 * Makes no conflict, because the level cannot exist without them.
	 */
	void keep(Set<Integer> used) {
		for (int i : used) {
			Triple triple = triples.all().get(i);
			if (triple.base() != null && (triple.ours() == null || triple.theirs() == null)) {
				ObjectValue kept = triple.ours() == null && triple.theirs() == null ? triple.base() : triple.any();
				merges.set(i, ValueMerge.clean(kept));
				notes.add("the " + word() + " " + kept.name() + " stays, which one side removed and the other one uses");
			}
		}
	}

	/** Renames terrains or agents if several have one name: the second {@code wall} becomes {@code wall 2}. */
	void separateNames() {
		Set<String> taken = new HashSet<>();
		List<Integer> order = new ArrayList<>(IntStream.range(0, merges.size())
				.filter(i -> merges.get(i).inPlace() != null).boxed().toList());
		order.sort(Comparator.<Integer>comparingInt(i -> triples.all().get(i).base() == null ? 1 : 0)
				.thenComparing(i -> triples.all().get(i).base() == null ? key(i) : ""));
		for (int i : order) {
			ObjectValue object = merges.get(i).inPlace();
			String name = object.name();
			for (int number = 2; !taken.add(name); number++) {
				name = object.name() + " " + number;
			}
			if (!name.equals(object.name())) {
				notes.add("two " + list.getName() + " have the name " + object.name() + ", of which one becomes " + name);
				merges.set(i, new ValueMerge(object.with(List.of(list.getEReferenceType().getEStructuralFeature("name")), List.of(name)),
						merges.get(i).theirs(), merges.get(i).base(), merges.get(i).isConflict()));
			}
		}
	}

	/** Removes spawns that lie outside the merged map. */
	void removeStraySpawns() {
		CellRect map = frame.result().cells();
		int removed = 0;
		for (int i = 0; i < merges.size(); i++) {
			ObjectValue spawn = merges.get(i).inPlace();
			ObjectValue theirs = merges.get(i).theirs();
			boolean isStray = spawn != null && !isOn(spawn, map);
			if (isStray || spawn == null && theirs != null) {
				boolean isConflict = merges.get(i).isConflict() && theirs != null && isOn(theirs, map);
				merges.set(i, isConflict ? new ValueMerge(null, theirs, merges.get(i).base(), true) : ValueMerge.clean(null));
				removed += isStray || !isConflict ? 1 : 0;
			}
		}
		if (removed > 0) {
			notes.add(Counts.of(removed, "spawn lies", "spawns lie") + " outside the merged map and " + (removed == 1 ? "is" : "are")
					+ " removed");
		}
	}

	private static boolean isOn(ObjectValue spawn, CellRect map) {
		int x = (Integer) spawn.get(Literals.SPAWN__X);
		int y = (Integer) spawn.get(Literals.SPAWN__Y);
		return x >= 0 && y >= 0 && x < map.width() && y < map.height();
	}

	private String word() {
		return list == Literals.LEVEL__TERRAIN_TYPES ? "terrain" : "agent";
	}
}
