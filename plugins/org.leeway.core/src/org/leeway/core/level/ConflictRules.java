package org.leeway.core.level;

import java.util.Set;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.level.value.Quotes;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The rules for merge conflicts in level files. A conflict has exactly one form: cells, a property of the level, or an
 * object.
 */
final class ConflictRules {

	private static final String FORMS = "expected <cells>, a property, or a target or an object inside";

	private ConflictRules() {
	}

	/**
	 * Checks a conflict, but not the terrains of its cells.
	 *
	 * @throws LevelProblem if a rule is broken
	 */
	static void check(MergeConflict conflict, Level level) {
		if (conflict.eContainer() instanceof MergeConflict) {
			// this conflict is the base of another conflict: the state before the edits of both sides. Each base is checked
			// together with the conflict that contains it
			return;
		}
		boolean hasCells = conflict.getCells() != null;
		boolean hasProperty = conflict.getProperty() != null;
		boolean hasObject = conflict.getTarget() != null || Conflict.object(conflict) != null;
		int forms = (hasCells ? 1 : 0) + (hasProperty ? 1 : 0) + (hasObject ? 1 : 0);
		require(forms == 1, conflict, (forms == 0 ? "nothing that conflicts, " : "more than one form, ") + FORMS);
		require(hasProperty || conflict.getValue() == null, conflict, "value without a property, expected both");
		require(hasCells || conflict.getX() == 0 && conflict.getY() == 0, conflict, "x or y without <cells>, expected both");
		if (hasProperty) {
			checkProperty(conflict.getProperty(), conflict.getValue(), conflict);
		}
		checkObject(conflict, level);
		if (conflict.getBase() != null) {
			checkBase(conflict.getBase(), conflict);
		}
	}

	private static void checkBase(MergeConflict base, MergeConflict conflict) {
		require(base.getBase() == null && base.getProperty() == null && base.getTarget() == null && base.getX() == 0 && base.getY() == 0,
				base, "a base with attributes or with a base, expected <cells>, a value or an object alone");
		TerrainGrid cells = conflict.getCells();
		require(cells == null ? base.getCells() == null : base.getCells() != null
				&& base.getCells().bounds().equals(cells.bounds()), base, "other cells in the base, expected " + (cells == null ? "no <cells>" : "<cells> of " + cells + ", as their side has"));
		require(conflict.getProperty() != null || base.getValue() == null, base, "value without a property, expected both");
		if (conflict.getProperty() != null) {
			checkProperty(conflict.getProperty(), base.getValue(), base);
		}
		EObject object = Conflict.object(base);
		EObject other = conflict.getTarget() == null ? Conflict.object(conflict) : conflict.getTarget();
		require(base.eContents().size() <= 1, base, "two objects inside, expected at most one");
		require(object == null || other != null && other.eClass() == object.eClass(), base,
				"another kind of object in the base, expected the kind that conflicts");
	}

	private static void checkProperty(String property, String value, MergeConflict conflict) {
		EStructuralFeature feature = LevelPackage.Literals.LEVEL.getEStructuralFeature(property);
		require(feature instanceof EAttribute && feature != LevelPackage.Literals.LEVEL__TERRAIN, conflict,
				"property " + Quotes.quote(property) + ", expected an attribute of a level, such as symmetry");
		if (value != null) {
			Level changed = (Level) EcoreUtil.create(LevelPackage.Literals.LEVEL);
			try {
				changed.eSet(feature, EcoreUtil.createFromString(((EAttribute) feature).getEAttributeType(), value));
			} catch (IllegalArgumentException wrong) {
				require(false, conflict, "value " + Quotes.quote(value) + ", expected a value of " + feature.getName());
			}
			changed.setTerrain(TerrainGrid.filled(1, 1, 0));
			LevelRules.checkAlone(changed, conflict);
		}
	}

	private static void checkObject(MergeConflict conflict, Level level) {
		EObject theirs = Conflict.object(conflict);
		EObject target = conflict.getTarget();
		require(conflict.eContents().size() <= (conflict.getBase() == null ? 1 : 2), conflict,
				"two objects inside, expected at most one");
		require(target == null || target.eContainer() == level && !(target instanceof MergeConflict), conflict,
				"a target that is no object of this level, expected one");
		require(target == null || theirs == null || theirs.eClass() == target.eClass(), conflict,
				"another kind of object than its target, expected the same kind");
	}

	/**
	 * Checks the terrains of the cells of a conflict.
	 *
	 * @param terrainIds the ids of the level's terrains
	 * @throws LevelProblem if a cell has a terrain that the level does not have
	 */
	static void checkCells(MergeConflict conflict, Set<Integer> terrainIds) {
		if (conflict.getCells() == null) {
			return;
		}
		checkCells(conflict.getCells(), conflict, terrainIds);
		if (conflict.getBase() != null) {
			checkCells(conflict.getBase().getCells(), conflict.getBase(), terrainIds);
		}
	}

	private static void checkCells(TerrainGrid grid, MergeConflict conflict, Set<Integer> terrainIds) {
		GridFacts cells = GridFacts.of(grid);
		for (int id = 0; id < TerrainGrid.TERRAINS; id++) {
			Cell cell = terrainIds.contains(id) ? null : cells.first(id);
			require(cell == null, conflict, "terrain id " + id + " in <cells>, expected the id of one of the terrainTypes: "
					+ terrainIds.stream().sorted().toList());
		}
	}

	private static void require(boolean kept, EObject object, String problem) {
		if (!kept) {
			throw LevelProblem.of(object, problem);
		}
	}
}
