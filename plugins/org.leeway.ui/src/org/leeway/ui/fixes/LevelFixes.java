package org.leeway.ui.fixes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.core.repair.RepairKind;

/** Lists what can be done about findings. */
public final class LevelFixes {

	private LevelFixes() {
	}

	/**
	 * The repairs of a rule, what opens a way before what closes one, and to declare its findings as intended; for
	 * intended ones, to declare them as no longer so.
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
