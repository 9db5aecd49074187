package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.CellTransform;

/**
 * A decision about conflicts of a level. In a level with a symmetry, the decision is also about the conflicts at the images of the
 * place, so that the level stays symmetric.
 */
public final class Resolution {

	private final Level level;
	/** The steps that take the decision back, the last one first. */
	private final List<Runnable> undo = new ArrayList<>();

	private Resolution(Level level) {
		this.level = level;
	}

	/**
	 * Returns why a decision is not possible, such as a terrain that they removed and cells still have. Empty if it is possible.
	 *
	 * @param conflict a conflict of a level
	 */
	public static Optional<String> problem(MergeConflict conflict, Side side) {
		Level level = (Level) conflict.eContainer();
		EcoreUtil.Copier copier = new EcoreUtil.Copier();
		Level copy = (Level) copier.copy(level);
		copier.copyReferences();
		apply((MergeConflict) copier.get(conflict), side);
		return LevelFiles.problem(copy);
	}

	/**
	 * Decides for a side: changes the level, and removes the conflict.
	 *
	 * @param conflict a conflict of a level
	 * @return takes the decision back. May run once, and only while the level is as this method left it
	 */
	public static Runnable apply(MergeConflict conflict, Side side) {
		Resolution resolution = new Resolution((Level) conflict.eContainer());
		for (MergeConflict each : partners(conflict)) {
			if (side == Side.THEIRS) {
				resolution.takeTheirs(each);
			}
			resolution.remove(each, resolution.level.getConflicts());
		}
		return () -> resolution.undo.reversed().forEach(Runnable::run);
	}

	/** Returns a conflict with the similar conflicts at the images of its place under the symmetry of the level. */
	static List<MergeConflict> partners(MergeConflict conflict) {
		Level level = (Level) conflict.eContainer();
		List<MergeConflict> partners = new ArrayList<>(List.of(conflict));
		Optional<CellRect> place = Conflict.of(conflict).cells();
		if (place.isEmpty()) {
			return partners;
		}
		TerrainGrid map = level.getTerrain();
		List<CellRect> images = new ArrayList<>();
		for (CellTransform image : LevelSymmetry.kept(level).images(map.width(), map.height())) {
			images.add(image.apply(place.get()));
		}
		level.getConflicts().stream().filter(each -> each != conflict && isAlike(each, conflict)
				&& Conflict.of(each).cells().filter(images::contains).isPresent()).forEach(partners::add);
		return partners;
	}

	private static boolean isAlike(MergeConflict one, MergeConflict other) {
		return (one.getCells() == null) == (other.getCells() == null) && type(one) == type(other);
	}

	private static Object type(MergeConflict conflict) {
		return conflict.getTarget() != null ? conflict.getTarget().eClass()
				: conflict.eContents().isEmpty() ? null : conflict.eContents().getFirst().eClass();
	}

	private void takeTheirs(MergeConflict conflict) {
		EObject target = conflict.getTarget();
		EObject theirs = conflict.eContents().isEmpty() ? null : conflict.eContents().getFirst();
		if (conflict.getCells() != null) {
			set(level, Literals.LEVEL__TERRAIN, painted(conflict));
		} else if (conflict.getProperty() != null) {
			EAttribute attribute = (EAttribute) level.eClass().getEStructuralFeature(conflict.getProperty());
			set(level, attribute, conflict.getValue() == null ? attribute.getDefaultValue()
					: EcoreUtil.createFromString(attribute.getEAttributeType(), conflict.getValue()));
		} else if (theirs == null) {
			remove(target, listOf(target));
		} else if (target == null) {
			EObject added = EcoreUtil.copy(theirs);
			List<EObject> list = listOf(added);
			list.add(added);
			undo.add(() -> list.remove(added));
		} else {
			target.eClass().getEAllStructuralFeatures().stream().filter(feature -> feature != Literals.TERRAIN_TYPE__ID)
					.forEach(feature -> copy(feature, theirs, target));
		}
	}

	private TerrainGrid painted(MergeConflict conflict) {
		TerrainGrid cells = conflict.getCells();
		CellRect region = new CellRect(conflict.getX(), conflict.getY(), cells.width(), cells.height());
		TerrainGridEditor grid = level.getTerrain().edit();
		level.getTerrain().bounds().intersection(region).ifPresent(on -> {
			byte[] row = new byte[on.width()];
			for (int y = on.y(); y < on.bottom(); y++) {
				cells.copyRow(on.x() - region.x(), y - region.y(), row.length, row, 0);
				grid.setRow(on.x(), y, row, 0, row.length);
			}
		});
		return grid.build();
	}

	private void copy(EStructuralFeature feature, EObject from, EObject to) {
		if (from.eIsSet(feature)) {
			set(to, feature, from.eGet(feature));
		} else if (to.eIsSet(feature)) {
			Object old = kept(to, feature);
			to.eUnset(feature);
			undo.add(() -> to.eSet(feature, old));
		}
	}

	private void set(EObject object, EStructuralFeature feature, Object value) {
		boolean wasSet = object.eIsSet(feature);
		Object old = kept(object, feature);
		object.eSet(feature, value instanceof Collection<?> all ? List.copyOf(all) : value);
		undo.add(() -> {
			if (wasSet) {
				object.eSet(feature, old);
			} else {
				object.eUnset(feature);
			}
		});
	}

	private static Object kept(EObject object, EStructuralFeature feature) {
		return object.eGet(feature) instanceof Collection<?> all ? List.copyOf(all) : object.eGet(feature);
	}

	@SuppressWarnings("unchecked")
	private List<EObject> listOf(EObject object) {
		EReference list = Alternatives.list(object);
		return (List<EObject>) level.eGet(list);
	}

	private <T> void remove(T object, List<T> list) {
		int index = list.indexOf(object);
		list.remove(index);
		undo.add(() -> list.add(index, object));
	}
}
