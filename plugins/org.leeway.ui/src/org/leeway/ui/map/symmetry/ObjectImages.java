package org.leeway.ui.map.symmetry;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.paint.Lattice;
import org.leeway.pathing.paint.Placement;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.kinds.ObjectKind;

/**
 * A calculator of where objects of one kind lie on the other sides of a symmetric level. The image of an object is its
 * flipped or turned copy. The partner of an object is the object that lies at the place of its image.
 */
final class ObjectImages {

	static final Placement HERE = Placement.move(0, 0);

	private final ObjectKind<EObject> kind;
	private final List<Placement> all;

	ObjectImages(ObjectKind<EObject> kind, Level level, Symmetry symmetry) {
		this.kind = kind;
		this.all = symmetry.images(level.getTerrain().width(), level.getTerrain().height()).stream().map(Placement::of)
				.toList();
	}

	/** Returns the flips and turns of the symmetry that lead to other sides. Each maps an object to one of its images. */
	List<Placement> all() {
		return all;
	}

	/**
	 * Returns where an object would be after a flip or turn, as a key. Equal keys stand for the same place, see {@link
	 * #place(EObject)}.
	 *
	 * @param image the flip or turn
	 */
	Object place(EObject object, Placement image) {
		Map<EStructuralFeature, Object> place = new HashMap<>(kind.image(object, image));
		place.keySet().removeAll(kind.headings());
		place.replaceAll((feature, value) -> value instanceof Polygon ring ? Lattice.ring(ring) : snapped(value));
		return List.of(place, kind.footprintSize(object));
	}

	/** Returns the place of an object as a key. Objects at the same place have equal keys. */
	Object place(EObject object) {
		return place(object, HERE);
	}

	private static Object snapped(Object value) {
		return value instanceof Double number ? (Object) Lattice.snap(number)
				: value instanceof Polygon ring ? Lattice.snap(ring) : value;
	}

	/**
	 * Returns the coordinates and the headings of an object, indexed by feature. Coordinates are rounded to a {@link
	 * Lattice}, so that flips and turns of them are exact.
	 */
	Map<EStructuralFeature, Object> onLattice(EObject object) {
		Map<EStructuralFeature, Object> own = new HashMap<>(kind.image(object, HERE));
		own.replaceAll((feature, value) -> snapped(value));
		return own;
	}

	/**
	 * Returns whether two objects are equal. Ignores their places, their headings, and features that need not be symmetric,
	 * such as the player of a spawn.
	 */
	boolean areAlike(EObject object, EObject other) {
		Set<EStructuralFeature> except = new HashSet<>(kind.image(object, HERE).keySet());
		except.addAll(kind.headings());
		except.addAll(kind.own());
		return object.eClass().getEAllStructuralFeatures().stream().filter(feature -> !except.contains(feature))
				.allMatch(feature -> Objects.equals(object.eGet(feature), other.eGet(feature)));
	}

	/**
	 * Returns the values that an object gives to its partner on another side, indexed by feature. Includes the flipped or
	 * turned place and headings. Leaves out the name, which the partner keeps.
	 *
	 * @param image the flip or turn from the object to the partner
	 */
	Map<EStructuralFeature, Object> shared(EObject object, Placement image) {
		Map<EStructuralFeature, Object> shared = new HashMap<>(kind.image(object, image));
		object.eClass().getEAllStructuralFeatures().stream().filter(feature -> !shared.containsKey(feature)
				&& !kind.headings().contains(feature) && !kind.own().contains(feature)
				&& !ElementName.feature(object).filter(feature::equals).isPresent() && object.eIsSet(feature))
				.forEach(feature -> shared.put(feature, object.eGet(feature) instanceof List<?> list ? List.copyOf(list)
						: object.eGet(feature)));
		return shared;
	}

	/** Returns the features that partners do not share: the name, and features that need not be symmetric. */
	Set<EStructuralFeature> unshared(EObject object) {
		Set<EStructuralFeature> unshared = new HashSet<>(kind.own());
		ElementName.feature(object).ifPresent(unshared::add);
		return unshared;
	}

	/**
	 * Returns a copy of an object, flipped or turned to another side of the level. Leaves out features that need not be
	 * symmetric, such as the player of a spawn.
	 *
	 * @param image the flip or turn
	 */
	EObject copy(EObject object, Placement image) {
		EObject copy = EcoreUtil.copy(object);
		kind.image(object, image).forEach(copy::eSet);
		kind.own().forEach(copy::eUnset);
		return copy;
	}
}
