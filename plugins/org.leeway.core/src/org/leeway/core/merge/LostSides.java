package org.leeway.core.merge;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.core.level.part.Conflict;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;

/**
 * Updates of merge conflicts when an object that they are about is removed. The conflict then has the object on one side
 * only. If no side has it any more, the conflict is removed.
 */
public final class LostSides {

	private LostSides() {
	}

	/**
	 * Updates the conflicts about an object of ours that is removed from its level.
	 *
	 * @return a function that undoes the update. May run once, and only while the conflicts are as this method left them
	 */
	public static Runnable removeOurs(EObject object, Level level) {
		UndoableChanges changes = new UndoableChanges();
		List<MergeConflict> about = level.getConflicts().stream().filter(each -> each.getTarget() == object).toList();
		if (!about.isEmpty()) {
			List<MergeConflict> gone = about.stream().filter(each -> Conflict.object(each) == null).toList();
			about.stream().filter(each -> !gone.contains(each))
					.forEach(each -> changes.set(each, Literals.MERGE_CONFLICT__TARGET, null));
			changes.removeAll(level.getConflicts(), gone);
		}
		return changes::undo;
	}

	/**
	 * Removes the object of the other side ("theirs") from a conflict.
	 *
	 * @return true if our object was removed earlier. Then no side would have an object, so the caller must remove the whole
	 * conflict, and this method changes nothing
	 */
	static boolean loseTheirs(MergeConflict conflict, UndoableChanges changes) {
		if (conflict.getTarget() == null) {
			return true;
		}
		EStructuralFeature feature = Conflict.object(conflict).eContainingFeature();
		changes.set(conflict, feature, null);
		return false;
	}
}
