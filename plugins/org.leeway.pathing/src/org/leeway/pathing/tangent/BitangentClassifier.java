package org.leeway.pathing.tangent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.tangent.ClassifiedBitangent.Verdict;
import org.leeway.pathing.world.ObstacleRef;

/**
 * A test that decides which bitangents of two obstacles are edges of the tangent graph. A bitangent is a segment that
 * touches both obstacles. If a bitangent is no edge, the test says why.
 */
final class BitangentClassifier {

	private final InflatedObstacles obstacles;
	private final SegmentVisibility visibility;
	private final Placement placement;

	BitangentClassifier(TangentCache cache, Placement placement) {
		this.obstacles = cache.obstacles;
		this.visibility = new SegmentVisibility(cache.obstacles, cache.grid);
		this.placement = placement;
	}

	List<ClassifiedBitangent> classify(ObstacleRef a, ObstacleRef b) {
		List<ClassifiedBitangent> all = new ArrayList<>();
		for (int i : placement.discs(a)) {
			for (int j : placement.discs(b)) {
				if (i != j) {
					Bitangent.between(disc(i), disc(j)).forEach(each -> all.add(classify(a, i, b, j, each)));
				}
			}
		}
		return all;
	}

	private Circle disc(int disc) {
		return new Circle(obstacles.x[disc], obstacles.y[disc], obstacles.rho[disc]);
	}

	private ClassifiedBitangent classify(ObstacleRef a, int i, ObstacleRef b, int j, Bitangent bitangent) {
		Segment line = bitangent.line();
		double dx = line.to().x() - line.from().x();
		double dy = line.to().y() - line.from().y();
		double length = line.length();
		int leaving = bitangent.leaving().sign();
		int arriving = bitangent.arriving().sign();
		if (length == 0) {
			// the discs touch, and the bitangent has length 0: both ends are the point where the discs touch. Its direction is
			// the common tangent there, perpendicular to the line between the centres
			dx = leaving * (obstacles.y[i] - obstacles.y[j]);
			dy = leaving * (obstacles.x[j] - obstacles.x[i]);
		}
		double norm = Math.hypot(dx, dy);
		double ux = dx / norm;
		double uy = dy / norm;
		if (!obstacles.passesCorner(i, leaving, ux, uy) || !obstacles.passesCorner(j, arriving, ux, uy)) {
			return new ClassifiedBitangent(a, b, bitangent, Verdict.CUTS_CORNER, Optional.empty());
		}
		int blocker = visibility.blocker(line.from().x(), line.from().y(), line.to().x(), line.to().y(), ux, uy, length, i,
				leaving, j, arriving);
		Verdict verdict = blocker == InflatedObstacles.NONE ? Verdict.KEPT
				: InflatedObstacles.isBorder(blocker) ? Verdict.OUTSIDE : Verdict.BLOCKED;
		return new ClassifiedBitangent(a, b, bitangent, verdict,
				verdict == Verdict.BLOCKED ? Optional.of(placement.obstacle(blocker)) : Optional.empty());
	}
}
