package org.leeway.ui.fixes;

import java.util.List;

import org.leeway.core.markers.FindingPlace;
import org.leeway.ui.editor.EditorSession;

/** A fix for findings of a level, applied in the editor of the level. A finding is a problem that Leeway reports. */
public sealed interface LevelFix permits RepairFix, IntendedFix, NoLongerIntendedFix {

	/** Returns the effect in a few words. */
	String label();

	/** Returns the effect in a sentence. */
	String description();

	/** Returns whether the fix can be applied to several findings at once. */
	boolean isForSeveral();

	/** Changes the level in one undo step, or proposes the change on the map. */
	void apply(EditorSession editor, List<FindingPlace> places);
}
