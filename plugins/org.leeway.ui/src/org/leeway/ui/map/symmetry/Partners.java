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
 * The partners of the objects of one kind in a symmetric level. A partner of an object is the same kind of object at the
 * flipped or turned place. After a change of some objects, {@link #follow} changes their partners in the same way.
 */
final class Partners {

	private final ObjectKind<EObject> kind;
	private final Level level;
	private final ObjectImages images;
	private final Consumer<Command> run;
	private ObjectStates states;
	/** Indexed by object: its state before the change, as a copy. */
	private Map<EObject, EObject> before;
	/** Indexed by the key of a place: the objects that were at this place before the change. */
	private final Map<Object, List<EObject>> byPlace = new HashMap<>();
	/**
	 * The objects that need no further changes: the user's objects that were handled, their partners, and all removed and added
	 * objects.
	 */
	private final Set<EObject> settled = new HashSet<>();
	/** An index of the objects by their present places. Null until it is needed. */
	private PlaceIndex present;
	/**
	 * The objects that the user has changed, except new objects. Each of them passes its changes on to its partner. If the user
	 * has changed both partners, the partner that is handled first passes its changes on.
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
	 * Changes the partners of all objects that have changed since an earlier state of the level. If both an object and its
	 * partner have changed the same feature, the object that comes first in the level wins.
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
	 * Returns the partners that an object had before the change, indexed by the flip or turn to the partner. If several objects
	 * were at the place of a partner, the partner is the object with the fewest {@link #differences}. A flip or turn has no
	 * entry in these cases:
	 * <ul>
	 * <li>The object keeps its place, for example on an axis.
	 * <li>An earlier flip or turn in {@link ObjectImages#all} leads to the same place.
	 * <li>No object was at the place.
	 * <li>The partner was handled already, see {@link #settled}.
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
	 * Returns in how many features an object differs from the flipped or turned copy of another object. Ignores features in
	 * {@link ObjectKind#own}, which need not be symmetric.
	 *
	 * @param there the object at the place of the copy of {@code object}
	 * @param image the flip or turn
	 * @param object the object to flip or turn
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

	/** Executes a command that adds or changes an object, and updates the index {@link #present}. */
	private void alter(Command command, EObject object) {
		run.accept(command);
		if (present != null) {
			present.update(object);
		}
	}

	/**
	 * Makes the level symmetric again after a change of an object. Rounds the coordinates of the object. Then changes, adds
	 * or removes partners, so that the object has exactly one partner at each flipped or turned place.
	 */
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
	 * Removes the headings of an object that cannot be symmetric. If a flip or turn does not move the object, the object is its
	 * own partner. Then removes each heading that the flip or turn would change. For example, an object on an axis keeps only
	 * headings along the axis.
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
	 * Applies the user's changes of a partner to an object. Leaves out features that the user has also changed in the object
	 * itself.
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
	 * Sets one heading of an object to the heading's value in {@code turned}. Removes the heading if {@code turned} has no
	 * value for the heading.
	 *
	 * @param turned the values of the partner's features after the flip or turn from the partner to the object. Has no entry
	 * for a feature without a value
	 */
	private void turn(EObject object, EStructuralFeature heading, Map<EStructuralFeature, Object> turned) {
		Command turn = turned.containsKey(heading) ? new SetCommand("Turn " + kind.name(), object, heading, turned.get(heading))
				: new UnsetCommand("Turn " + kind.name(), object, heading);
		run.accept(turn);
	}

	/**
	 * Finds or adds the partner of an object at a flipped or turned place, where the object had no partner before the change.
	 * If fewer objects {@linkplain #like like} the object are at this place than at the object's own place, adds a copy of the
	 * object. Otherwise a tool has already added the partner, so an object at this place becomes the partner.
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
	 * Returns the objects at the flipped or turned place of a given object. The result has only objects that are
	 * {@linkplain ObjectImages#areAlike alike} to the given object. Leaves out objects that the user has changed until they are
	 * {@link #settled}, because these objects may still move.
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

	/**
	 * Changes a partner so that it is the flipped or turned copy of an object again. The partner gets the place and the
	 * headings that follow from the object, and the changes of the object's other features.
	 */
	private void change(EObject partner, EObject object, Placement image) {
		settled.add(partner);
		Map<EStructuralFeature, Object> moved = kind.image(object, image);
		alter(SetCommand.ofAll("Move " + kind.name(), partner, moved), partner);
		kind.headings().forEach(heading -> turn(partner, heading, moved));
		follow(partner, object, feature -> !moved.containsKey(feature));
	}

	/**
	 * Copies the changed features of an object to its partner. Leaves out headings, and features that need not be symmetric.
	 * Also leaves out features in which the object and its partner differed before the change.
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
