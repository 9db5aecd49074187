package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.value.ObstacleName;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.ObstacleRef.Kind;

/**
 * A rule about obstacles without area, such as a circle of radius 0. They block nothing. Also reports a polygon if a
 * part of it has no area, such as a spike.
 */
public final class ObstacleWithoutAreaRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "obstacle-without-area";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Obstacle without area", Severity.WARNING,
			Subject.LEVEL,
			"A circle of radius 0, a flat polygon or a spike of a polygon has no area, so it blocks nothing. "
					+ "Give it an area, or delete it.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		LevelHeader header = level.header();
		List<Finding> findings = new ArrayList<>();
		for (int i = 0; i < header.scene().circles().size(); i++) {
			progress.check();
			Circle circle = header.scene().circles().get(i);
			if (!circle.isSolid() && !isRemovable(header, Kind.CIRCLE, i)) {
				findings.add(finding(header, circle));
			}
		}
		for (int i = 0; i < header.scene().polygons().size(); i++) {
			progress.check();
			Polygon polygon = header.scene().polygons().get(i);
			if (!polygon.isSolid() && !isRemovable(header, Kind.POLYGON, i)) {
				findings.add(finding(header, polygon));
			}
		}
		return findings;
	}

	/**
	 * Returns whether units can clear an obstacle away. The rule does not report a removable obstacle. For a check of the
	 * cleared level, {@link LevelHeader#withoutRemovable} replaces each removable obstacle by an obstacle without area.
	 */
	private static boolean isRemovable(LevelHeader level, Kind kind, int index) {
		return level.objects().removable().contains(new ObstacleRef(kind, index));
	}

	private static Finding finding(LevelHeader level, Circle circle) {
		return finding(level, ObstacleName.of(circle) + " has no area, so it blocks nothing",
				new Point(circle.x(), circle.y()));
	}

	private static Finding finding(LevelHeader level, Polygon polygon) {
		String name = ObstacleName.of(polygon);
		return finding(level, polygon.solid().isEmpty() ? name + " has no area, so it blocks nothing"
				: name + " has a part without area, which blocks nothing", place(polygon));
	}

	/**
	 * Returns the place that the finding shows to the user. This is the first corner that belongs to no part with an area, such
	 * as the tip of a spike. If there is no such corner, returns the polygon's first corner.
	 */
	private static Point place(Polygon polygon) {
		Set<Point> solid = polygon.solid().stream().flatMap(ObstacleWithoutAreaRule::corners).collect(Collectors.toSet());
		return corners(polygon).filter(corner -> !solid.contains(corner)).findFirst()
				.orElseGet(() -> corners(polygon).findFirst().orElseThrow());
	}

	private static Stream<Point> corners(Polygon polygon) {
		return IntStream.range(0, polygon.size()).mapToObj(i -> new Point(polygon.x(i), polygon.y(i)));
	}

	private static Finding finding(LevelHeader level, String message, Point place) {
		Cell cell = level.nearest(place);
		return DESCRIPTOR.finding(message, new CellRect(cell.x(), cell.y(), 1, 1), cell);
	}
}
