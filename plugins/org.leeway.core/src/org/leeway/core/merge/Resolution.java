package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.CellTransform;

/**
 * A decision about conflicts of a level. In a level with a symmetry, the decision is also about the conflicts at the images of the
 * place, so that the level stays symmetric.
 */
public final class Resolution {

	private final Level level;
	private final UndoableChanges changes = new UndoableChanges();

	private Resolution(Level level) {
		this.level = level;
	}

	/**
	 * Returns why a decision is not possible. Empty if the decision is possible. For example, the version {@link Side#THEIRS}
	 * has removed a terrain, but cells of the level still have this terrain.
	 *
	 * @param conflicts some conflicts of one level
	 */
	public static Optional<String> problem(List<MergeConflict> conflicts, Side side) {
		if (conflicts.isEmpty()) {
			return Optional.empty();
		}
		if (side == Side.BASE && withPartners(conflicts).stream().anyMatch(each -> each.getBase() == null)) {
			return Optional.of("the level does not hold what the base had");
		}
		EcoreUtil.Copier copier = new EcoreUtil.Copier();
		Level copy = (Level) copier.copy(conflicts.getFirst().eContainer());
		copier.copyReferences();
		apply(conflicts.stream().map(each -> (MergeConflict) copier.get(each)).toList(), side);
		return LevelFiles.problem(copy);
	}

	/**
	 * Resolves conflicts in favour of one version of the merge: changes the level, and removes the conflicts.
	 *
	 * @param conflicts some conflicts of one level
	 * @return a function that undoes the decision. May run once, and only while the level is as this method left it
	 */
	public static Runnable apply(List<MergeConflict> conflicts, Side side) {
		if (conflicts.isEmpty()) {
			return () -> {
				// nothing has changed
			};
		}
		Resolution resolution = new Resolution((Level) conflicts.getFirst().eContainer());
		List<MergeConflict> all = withPartners(conflicts);
		if (side != Side.OURS) {
			resolution.paint(all, side);
			all.stream().filter(each -> each.getCells() == null && ConflictCells.holder(each, side) != null)
					.forEach(each -> resolution.take(ConflictCells.holder(each, side), each));
		}
		resolution.changes.removeAll(resolution.level.getConflicts(), all);
		return resolution.changes::undo;
	}

	/**
	 * Returns conflicts and their partners, which must be decided together. The partners of a conflict are similar conflicts at the
	 * places to which the symmetry of the level maps its place.
	 *
	 * @param conflicts some conflicts of one level
	 */
	public static List<MergeConflict> withPartners(List<MergeConflict> conflicts) {
		Set<MergeConflict> all = new LinkedHashSet<>();
		conflicts.stream().filter(each -> !all.contains(each)).forEach(each -> all.addAll(partners(each)));
		return List.copyOf(all);
	}

	/**
	 * Returns a conflict and its partners. The partners are similar conflicts at the places to which the symmetry of the level maps
	 * the place of the conflict.
	 */
	private static List<MergeConflict> partners(MergeConflict conflict) {
		Level level = (Level) conflict.eContainer();
		List<MergeConflict> partners = new ArrayList<>(List.of(conflict));
		TerrainGrid map = level.getTerrain();
		List<CellTransform> symmetry = LevelSymmetry.kept(level).images(map.width(), map.height());
		Optional<CellRect> place = symmetry.isEmpty() ? Optional.empty() : Conflict.of(conflict).cells();
		if (place.isEmpty()) {
			return partners;
		}
		List<CellRect> images = symmetry.stream().map(image -> image.apply(place.get())).toList();
		level.getConflicts().stream().filter(each -> each != conflict && isAlike(each, conflict)
				&& Conflict.of(each).cells().filter(images::contains).isPresent()).forEach(partners::add);
		return partners;
	}

	private static boolean isAlike(MergeConflict one, MergeConflict other) {
		return (one.getCells() == null) == (other.getCells() == null) && type(one) == type(other);
	}

	private static Object type(MergeConflict conflict) {
		return conflict.getTarget() != null ? conflict.getTarget().eClass()
				: Conflict.object(conflict) == null ? null : Conflict.object(conflict).eClass();
	}

	private void paint(List<MergeConflict> all, Side side) {
		TerrainGrid painted = ConflictCells.painted(level.getTerrain(), all, side);
		if (painted != level.getTerrain()) {
			changes.set(level, Literals.LEVEL__TERRAIN, painted);
		}
	}

	/**
	 * Puts the version of a side into the level.
	 *
	 * @param side the object that stores this version: {@code conflict} itself for {@link Side#THEIRS}, its base for
	 * {@link Side#BASE}
	 * @param conflict says which property or object of the level to change
	 */
	private void take(MergeConflict side, MergeConflict conflict) {
		EObject target = conflict.getTarget();
		EObject object = Conflict.object(side);
		if (conflict.getProperty() != null) {
			EAttribute attribute = (EAttribute) level.eClass().getEStructuralFeature(conflict.getProperty());
			changes.set(level, attribute, side.getValue() == null ? attribute.getDefaultValue()
					: EcoreUtil.createFromString(attribute.getEAttributeType(), side.getValue()));
		} else if (target == null) {
			Optional.ofNullable(object).ifPresent(each -> changes.add(EcoreUtil.copy(each), listOf(each)));
		} else if (object == null) {
			changes.remove(target, listOf(target));
		} else {
			target.eClass().getEAllStructuralFeatures().stream().filter(feature -> feature != Literals.TERRAIN_TYPE__ID)
					.forEach(feature -> changes.copy(feature, object, target));
		}
	}

	@SuppressWarnings("unchecked")
	private List<EObject> listOf(EObject object) {
		EReference list = Alternatives.list(object);
		return (List<EObject>) level.eGet(list);
	}
}
