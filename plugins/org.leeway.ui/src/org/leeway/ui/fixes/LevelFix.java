package org.leeway.ui.fixes;

import java.util.List;

import org.leeway.core.markers.FindingPlace;
import org.leeway.ui.editor.LevelEditor;

/** Something that can be done about findings, in the editor of their level. */
public sealed interface LevelFix permits RepairFix, IntendedFix, NoLongerIntendedFix {

	/** What it does, in a few words. */
	String label();

	/** What it does, in a sentence. */
	String description();

	/** Whether it is for several findings at once. */
	boolean isForSeveral();

	/** Changes the level by one step of undo, or proposes to do so. */
	void apply(LevelEditor editor, List<FindingPlace> places);
}
