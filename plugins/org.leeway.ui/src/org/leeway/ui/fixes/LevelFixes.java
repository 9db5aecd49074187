package org.leeway.ui.fixes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.core.markers.FindingPlace;
import org.leeway.core.repair.RepairKind;
import org.leeway.ui.editor.EditorSession;

/** The fixes of findings. */
public final class LevelFixes {

	private LevelFixes() {
	}

	/**
	 * Returns the fixes for a finding of an open level: first the repairs, and then a fix that declares the finding as
	 * intended. If the level already declares the finding as intended, the only fix withdraws this declaration.
	 *
	 * @param isIntended whether the level declares the finding as intended
	 */
	public static List<LevelFix> of(FindingPlace place, boolean isIntended, EditorSession editor) {
		return isIntended ? List.of(new NoLongerIntendedFix()) : with(editor.repairs().kinds(place));
	}

	/**
	 * Returns the fixes for a finding of a level that no editor shows. Without an analysis of the level, Leeway cannot know
	 * which repairs work. So the result has all kinds of repairs for the rule of the finding.
	 *
	 * @param isIntended whether the level declares the finding as intended
	 */
	static List<LevelFix> of(FindingPlace place, boolean isIntended) {
		return isIntended ? List.of(new NoLongerIntendedFix())
				: with(Arrays.stream(RepairKind.values()).filter(kind -> kind.isFor(place.rule())).toList());
	}

	private static List<LevelFix> with(List<RepairKind> kinds) {
		List<LevelFix> fixes = new ArrayList<>();
		kinds.stream().map(RepairFix::new).forEach(fixes::add);
		fixes.add(new IntendedFix());
		return fixes;
	}
}
