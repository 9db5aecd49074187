package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelOutline;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/** Finds the circles that lie inside another one, so that they block nothing by themselves; of equal ones, the later. */
public final class CoveredCircleRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "covered-circle";

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		List<Circle> circles = level.outline().obstacles().circles();
		for (int i = 0; i < circles.size(); i++) {
			progress.check();
			for (int j = 0; j < circles.size(); j++) {
				Circle inner = circles.get(i);
				Circle outer = circles.get(j);
				if (i != j && isInside(inner, outer) && (i > j || !isInside(outer, inner))) {
					findings.add(finding(level.outline(), inner, outer));
					break;
				}
			}
		}
		return findings;
	}

	private static boolean isInside(Circle inner, Circle outer) {
		return Math.hypot(inner.x() - outer.x(), inner.y() - outer.y()) + inner.radius() <= outer.radius();
	}

	private static Finding finding(LevelOutline level, Circle inner, Circle outer) {
		String message = describe(inner) + (inner.equals(outer) ? " stands twice" : " lies inside " + describe(outer));
		Cell cell = level.nearest(new Cell((int) Math.floor(inner.x()), (int) Math.floor(inner.y())));
		return new Finding(ID, Severity.WARNING, "", message, 0, new CellRect(cell.x(), cell.y(), 1, 1), cell);
	}

	private static String describe(Circle circle) {
		return "the circle at " + circle.x() + "," + circle.y() + " of radius " + circle.radius();
	}
}
