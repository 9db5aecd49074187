package org.leeway.ui.fixes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.core.repair.RepairKind;

/** Lists the fixes of findings. */
public final class LevelFixes {

	private LevelFixes() {
	}

	/**
	 * The fixes for findings of a rule: its repairs, those that open a path before those that close one, and declaring
	 * the finding as intended. An intended finding has one fix: to declare it as no longer intended.
	 */
	public static List<LevelFix> of(String rule, boolean isIntended) {
		if (isIntended) {
			return List.of(new NoLongerIntendedFix());
		}
		List<LevelFix> fixes = new ArrayList<>();
		Arrays.stream(RepairKind.values()).filter(kind -> kind.isFor(rule)).map(RepairFix::new).forEach(fixes::add);
		fixes.add(new IntendedFix());
		return fixes;
	}
}
