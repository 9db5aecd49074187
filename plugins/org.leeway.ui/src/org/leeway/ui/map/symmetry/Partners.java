package org.leeway.ui.map.symmetry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.gef.commands.Command;
import org.leeway.model.Level;
import org.leeway.pathing.paint.Placement;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.map.commands.AddObject;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.commands.UnsetCommand;
import org.leeway.ui.map.kinds.ObjectKind;

/**
 * The partners of the objects of one kind in a symmetric level. A partner of an object is an object of the same kind at the
 * flipped or turned place. After a change of some objects, {@link #follow} changes their partners in the same way.
 */
final class Partners {

	private final ObjectKind<EObject> kind;
	private final Level level;
	private final ObjectImages images;
	private final Consumer<Command> run;
	private ObjectStates states;
	/** The state of each object before the change, as a copy of the object. Indexed by object. */
	private Map<EObject, EObject> before;
	/** The objects that existed before the change, indexed by the key of their place before the change. */
	private final Map<Object, List<EObject>> byPlace = new HashMap<>();
	/**
	 * The objects that keep their present values from now on: removed objects, new or changed partners, and objects whose
	 * partners were updated.
	 */
	private final Set<EObject> settled = new HashSet<>();
	/**
	 * The index of the objects by their present places. Created when a partner is searched that did not exist before the change.
	 * Null until then.
	 */
	private PlaceIndex present;
	/**
	 * The changed objects that existed before the change. Each object updates its partners when it is handled, unless it is
	 * already {@link #settled}.
	 */
	private final Set<EObject> moving = new HashSet<>();

	/** @param run executes the commands that change partners, and remembers them for undo */
	Partners(ObjectKind<EObject> kind, Level level, Symmetry symmetry, Consumer<Command> run) {
		this.kind = kind;
		this.level = level;
		this.images = new ObjectImages(kind, level, symmetry);
		this.run = run;
	}

	/**
	 * Changes the partners of all objects that have changed since an earlier state of the level. If two partners have different
	 * new values for a feature, the value of the partner that comes first in the level wins.
	 */
	void follow(ObjectStates earlier) {
		states = earlier;
		before = states.of(kind);
		List<EObject> now = List.copyOf(kind.of(level));
		Set<EObject> kept = new HashSet<>(now);
		List<EObject> gone = before.keySet().stream().filter(object -> !kept.contains(object)).toList();
		List<EObject> changed = now.stream().filter(object -> !before.containsKey(object)
				|| !EcoreUtil.equals(object, before.get(object))).toList();
		if (gone.isEmpty() && changed.isEmpty()) {
			return;
		}
		before.forEach((object, copy) -> byPlace.computeIfAbsent(images.place(copy), place -> new ArrayList<>()).add(object));
		settled.addAll(gone);
		changed.stream().filter(before::containsKey).forEach(moving::add);
		gone.forEach(object -> partners(object).values().stream().filter(partner -> !moving.contains(partner)).forEach(this::remove));
		changed.stream().filter(object -> !settled.contains(object)).forEach(this::moveWith);
	}

	/**
	 * Returns the partners that an object had before the change, indexed by the flip or turn from the object to the partner. If
	 * several objects lie at the place of a partner, the object with the fewest {@link #differences} is the partner. The result
	 * lacks a flip or turn in these cases:
	 * <ul>
	 * <li>The object keeps its place, for example on an axis.
	 * <li>An earlier flip or turn in {@link ObjectImages#all} leads to the same place.
	 * <li>No object lies at the place, or the partner is settled.
	 * </ul>
	 */
	private Map<Placement, EObject> partners(EObject object) {
		Map<Placement, EObject> partners = new LinkedHashMap<>();
		EObject copy = before.get(object);
		if (copy == null) {
			return partners;
		}
		Set<Object> places = new HashSet<>(Set.of(images.place(copy)));
		for (Placement image : images.all()) {
			Object place = images.place(copy, image);
			if (places.add(place)) {
				byPlace.getOrDefault(place, List.of()).stream()
						.min(Comparator.comparingLong((EObject partner) -> differences(copy, before.get(partner), image))
								.thenComparing(settled::contains).thenComparing(moving::contains))
						.filter(partner -> !settled.contains(partner)).ifPresent(partner -> partners.put(image, partner));
			}
		}
		return partners;
	}

	/**
	 * Compares the image of an object with another object at the place of this image. Returns in how many features the two
	 * differ. Ignores the features in {@link ObjectKind#own}.
	 *
	 * @param there the other object
	 * @param image the flip or turn from the object to its image
	 */
	private long differences(EObject object, EObject there, Placement image) {
		Map<EStructuralFeature, Object> moved = kind.image(object, image);
		return object.eClass().getEAllStructuralFeatures().stream().filter(feature -> !kind.own().contains(feature))
				.filter(feature -> kind.headings().contains(feature)
				? !Objects.equals(moved.get(feature), there.eIsSet(feature) ? there.eGet(feature) : null)
				: !moved.containsKey(feature) && !Objects.equals(object.eGet(feature), there.eGet(feature))).count();
	}

	private void remove(EObject partner) {
		settled.add(partner);
		run.accept(new RemoveCommand("Remove " + kind.name(), partner));
		if (present != null) {
			present.remove(partner);
		}
	}

	/** Runs a command that adds or changes an object. Also stores the new place of the object in {@link #present}. */
	private void alter(Command command, EObject object) {
		run.accept(command);
		if (present != null) {
			present.update(object);
		}
	}

	/** Rounds the coordinates of a changed object, and gives the object a partner at each of its flipped or turned places. */
	private void moveWith(EObject object) {
		settled.add(object);
		Map<Placement, EObject> partners = partners(object);
		partners.forEach((image, partner) -> takeOver(partner, object, image.inverse()));
		alter(SetCommand.ofAll("Move " + kind.name(), object, images.onLattice(object)), object);
		images.all().forEach(image -> straighten(object, image));
		Set<Object> taken = new HashSet<>(Set.of(images.place(object)));
		partners.forEach((image, partner) -> {
			if (taken.add(images.place(object, image))) {
				change(partner, object, image);
			} else {
				remove(partner);
			}
		});
		images.all().stream().filter(image -> taken.add(images.place(object, image))).forEach(image -> find(object, image));
	}

	/**
	 * Removes headings that break the symmetry of an object on an axis. The object keeps its place under a flip or turn, but its
	 * heading does not. A heading along the axis, for example, is kept. Does nothing for other objects.
	 *
	 * @param image the flip or turn
	 */
	private void straighten(EObject object, Placement image) {
		if (images.place(object, image).equals(images.place(object))) {
			Map<EStructuralFeature, Object> turned = kind.image(object, image);
			kind.headings().stream().filter(heading -> object.eIsSet(heading) && !object.eGet(heading).equals(turned.get(heading)))
					.forEach(heading -> turn(object, heading, Map.of()));
		}
	}

	/**
	 * Copies the changes of a partner to an object, if the object did not change the same feature itself.
	 *
	 * @param image the flip or turn from the partner to the object
	 */
	private void takeOver(EObject partner, EObject object, Placement image) {
		Map<EStructuralFeature, Object> moved = kind.image(partner, image);
		if (hasMoved(partner) && !hasMoved(object)) {
			alter(SetCommand.ofAll("Move " + kind.name(), object, moved), object);
		}
		kind.headings().stream().filter(heading -> hasChanged(partner, heading) && !hasChanged(object, heading))
				.forEach(heading -> turn(object, heading, moved));
		follow(object, partner, feature -> !moved.containsKey(feature) && !hasChanged(object, feature));
	}

	private boolean hasMoved(EObject object) {
		return !images.place(object).equals(images.place(before.get(object)));
	}

	/**
	 * Sets a heading of an object to its new value. Removes the heading if there is no new value.
	 *
	 * @param turned the new values, indexed by heading
	 */
	private void turn(EObject object, EStructuralFeature heading, Map<EStructuralFeature, Object> turned) {
		Command turn = turned.containsKey(heading) ? new SetCommand("Turn " + kind.name(), object, heading, turned.get(heading))
				: new UnsetCommand("Turn " + kind.name(), object, heading);
		run.accept(turn);
	}

	/**
	 * Changes or adds the partner of an object at an image, that is, a flipped or turned place. There was no partner before the
	 * change, but a tool may have added the partner since. So equal objects are counted at both places. If there are two at the
	 * object's place and one at the image, another partner is added.
	 *
	 * @param image the flip or turn from the object to the partner
	 */
	private void find(EObject object, Placement image) {
		List<EObject> there = like(object, image);
		if (there.size() < like(object, ObjectImages.HERE).size()) {
			add(object, image);
		} else {
			there.stream().filter(other -> !settled.contains(other)).findFirst()
					.ifPresent(other -> change(other, object, image));
		}
	}

	/**
	 * Returns the objects at the place of an object's image that are {@linkplain ObjectImages#areAlike alike}: equal except for
	 * headings, and for features such as a player. Leaves out changed objects that are not {@link #settled} yet.
	 *
	 * @param image the flip or turn from the object to its image
	 */
	private List<EObject> like(EObject object, Placement image) {
		if (present == null) {
			present = new PlaceIndex(images, kind.of(level));
		}
		return present.at(images.place(object, image)).stream().filter(other -> !moving.contains(other) || settled.contains(other))
				.filter(other -> images.areAlike(object, other)).toList();
	}

	private void add(EObject object, Placement image) {
		EObject copy = images.copy(object, image);
		settled.add(copy);
		alter(new AddObject(copy, level), copy);
	}

	/** Moves and turns a partner to the image of an object, and applies the other changes of the object. */
	private void change(EObject partner, EObject object, Placement image) {
		settled.add(partner);
		Map<EStructuralFeature, Object> moved = kind.image(object, image);
		alter(SetCommand.ofAll("Move " + kind.name(), partner, moved), partner);
		kind.headings().forEach(heading -> turn(partner, heading, moved));
		follow(partner, object, feature -> !moved.containsKey(feature));
	}

	/**
	 * Copies changed features of an object to a partner. A feature is copied only if both objects had the same value before the
	 * change. Headings and features that may differ between partners are never copied.
	 *
	 * @param wanted returns whether a feature may be copied
	 */
	private void follow(EObject partner, EObject object, Predicate<EStructuralFeature> wanted) {
		EObject copy = before.get(object);
		EObject partnerBefore = before.getOrDefault(partner, partner);
		if (copy == null) {
			return;
		}
		for (EStructuralFeature feature : object.eClass().getEAllStructuralFeatures()) {
			boolean follows = !kind.headings().contains(feature) && !kind.own().contains(feature) && wanted.test(feature)
					&& hasChanged(object, feature) && Objects.equals(states.copied(partnerBefore.eGet(feature)), copy.eGet(feature));
			if (follows) {
				alter(object.eIsSet(feature) || !feature.isUnsettable()
						? new SetCommand("Change " + kind.name(), partner, feature, value(object, feature))
						: new UnsetCommand("Change " + kind.name(), partner, feature), partner);
			}
		}
	}

	private boolean hasChanged(EObject object, EStructuralFeature feature) {
		EObject copy = before.get(object);
		return object.eIsSet(feature) != copy.eIsSet(feature) || !Objects.equals(states.copied(object.eGet(feature)), copy.eGet(feature));
	}

	private static Object value(EObject object, EStructuralFeature feature) {
		Object value = object.eGet(feature);
		return value instanceof List<?> list ? List.copyOf(list) : value;
	}
}
