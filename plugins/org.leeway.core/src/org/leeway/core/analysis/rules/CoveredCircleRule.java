package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.CoveredCircles;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A rule about useless circles, which lie inside another circle and so block nothing more. Of several equal circles,
 * all but the first are reported. Circles of radius 0 are left to {@link ObstacleWithoutAreaRule}.
 */
public final class CoveredCircleRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "covered-circle";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Covered circle", Severity.WARNING,
			Subject.LEVEL,
			"A circle inside another one, or equal to an earlier one, blocks no cell that the other does not. "
					+ "Delete it, or move it to where it was meant to be.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		List<Circle> circles = level.header().scene().circles();
		int[] covers = CoveredCircles.covers(circles);
		for (int i = 0; i < covers.length; i++) {
			progress.check();
			if (covers[i] >= 0 && circles.get(i).isSolid()) {
				findings.add(finding(level.header(), circles.get(i), circles.get(covers[i])));
			}
		}
		return findings;
	}

	/**
	 * Returns the index of the circle that a finding of this rule is about. If several covered circles have the same sample
	 * cell, returns the first. Empty if there is none.
	 *
	 * @param sample the cell that the finding names as a sample
	 */
	public static OptionalInt find(LevelHeader level, Cell sample) {
		List<Circle> circles = level.scene().circles();
		int[] covers = CoveredCircles.covers(circles);
		return IntStream.range(0, covers.length)
				.filter(i -> covers[i] >= 0 && circles.get(i).isSolid())
				.filter(i -> sample(level, circles.get(i)).equals(sample)).findFirst();
	}

	private static Finding finding(LevelHeader level, Circle inner, Circle outer) {
		String message = describe(inner) + (inner.equals(outer) ? " exists twice" : " lies inside " + describe(outer));
		Cell cell = sample(level, inner);
		return DESCRIPTOR.finding(message, new CellRect(cell.x(), cell.y(), 1, 1), cell);
	}

	private static Cell sample(LevelHeader level, Circle circle) {
		return level.nearest(new Point(circle.x(), circle.y()));
	}

	private static String describe(Circle circle) {
		return "the circle at " + circle.x() + "," + circle.y() + " of radius " + circle.radius();
	}
}
