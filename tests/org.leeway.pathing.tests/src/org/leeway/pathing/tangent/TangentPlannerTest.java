package org.leeway.pathing.tangent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.world.Scene;

/** Tests of paths whose lengths are worked out by hand. */
class TangentPlannerTest {

	private static final double EXACT = 1e-12;

	private static TangentPath find(List<Circle> circles, double radius, double x, double y, double toX, double toY) {
		return new TangentPlanner(Scene.of(circles), radius).find(new Point(x, y), new Point(toX, toY),
				Progress.NONE);
	}

	@Test
	void nothingInTheWay() {
		TangentPath path = find(List.of(), 1, 0, 0, 3, 4);
		assertEquals(List.of(new Segment(new Point(0, 0), new Point(3, 4))), path.segments());
		assertEquals(5, path.length());
	}

	@Test
	void roundOneCircle() {
		TangentPath path = find(List.of(new Circle(0, 0, 1)), 0, -2, 0, 2, 0);
		assertEquals(2 * Math.sqrt(3) + Math.PI / 3, path.length(), EXACT);
		assertEquals(3, path.segments().size());
		Arc arc = (Arc) path.segments().get(1);
		assertEquals(Math.PI / 3, arc.sweep(), EXACT);
	}

	@Test
	void theRadiusOfTheUnitCounts() {
		TangentPath path = find(List.of(new Circle(0, 0, 0.25)), 0.75, -2, 0, 2, 0);
		assertEquals(2 * Math.sqrt(3) + Math.PI / 3, path.length(), EXACT);
	}

	@Test
	void aBeltRoundTwoPulleys() {
		// the path has two tangents, two arcs, and a line of length 4. A path above both circles and a path below them are
		// equally long
		TangentPath path = find(List.of(new Circle(0, 0, 1), new Circle(4, 0, 1)), 0, -2, 0, 6, 0);
		assertEquals(2 * Math.sqrt(3) + 2 * Math.PI / 6 + 4, path.length(), EXACT);
		assertEquals(5, path.segments().size());
	}

	@Test
	void aBeltThatCrosses() {
		// the path begins with a twelfth of a turn from the top of the first circle. An inner tangent follows, and a twelfth of
		// a turn to the bottom of the second circle
		TangentPath path = find(List.of(new Circle(0, 0, 1), new Circle(4, 0, 1)), 0, 0, -1, 4, 1);
		assertEquals(Math.sqrt(12) + 2 * Math.PI / 6, path.length(), EXACT);
		assertEquals(3, path.segments().size());
		assertEquals(TurnDirection.CLOCKWISE, ((Arc) path.segments().getFirst()).direction());
		assertEquals(TurnDirection.COUNTERCLOCKWISE, ((Arc) path.segments().getLast()).direction());
	}

	@Test
	void roundThreeInARow() {
		List<Circle> row = List.of(new Circle(0, 0, 1), new Circle(3, 0, 1), new Circle(6, 0, 1));
		assertEquals(2 * Math.sqrt(3) + 2 * Math.PI / 6 + 6, find(row, 0, -2, 0, 8, 0).length(), EXACT);
	}

	@Test
	void positionsAlongThePath() {
		TangentPath path = find(List.of(new Circle(0, 0, 1)), 0, -2, 0, 2, 0);
		Trajectory way = Trajectory.along(Pose.at(path.start()), path.segments(), 1);
		List<Point> positions = way.positions(0.5);
		assertEquals((int) Math.ceil(path.length() / 0.5) + 1, positions.size());
		assertEquals(path.goal(), positions.getLast());
		Point middle = way.at(path.length() / 2).position();
		assertEquals(1, Math.abs(middle.y()), EXACT);
	}

	@Test
	void theSearchCanBeWatched() {
		List<Segment> seen = new ArrayList<>();
		new TangentPlanner(Scene.of(List.of(new Circle(0, 0, 1))), 0).find(new Point(-2, 0), new Point(2, 0),
				seen::add, Progress.NONE);
		assertEquals(2, seen.size(), "one tangent above, one below");
		assertEquals(new Point(-2, 0), seen.getFirst().from());
	}

	@Test
	void startIsGoal() {
		TangentPath path = find(List.of(new Circle(9, 9, 1)), 1, 2, 3, 2, 3);
		assertTrue(path.isFound());
		assertEquals(0, path.length());
		assertEquals(List.of(), path.segments());
	}
}
