package org.leeway.pathing.tangent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Bitangent;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.tangent.ClassifiedBitangent.Verdict;

/** Says of each bitangent of two obstacles why it is an edge of the graph or not. */
final class BitangentClassifier {

	private final InflatedObstacles solids;
	private final SegmentVisibility sight;
	private final Placement standing;

	BitangentClassifier(TangentCache cache, Placement standing) {
		this.solids = cache.solids;
		this.sight = new SegmentVisibility(cache.solids, cache.grid);
		this.standing = standing;
	}

	List<ClassifiedBitangent> judge(ObstacleRef a, ObstacleRef b) {
		List<ClassifiedBitangent> all = new ArrayList<>();
		for (int i : standing.discs(a)) {
			for (int j : standing.discs(b)) {
				if (i != j) {
					Bitangent.between(disc(i), disc(j)).forEach(each -> all.add(judge(a, i, b, j, each)));
				}
			}
		}
		return all;
	}

	private Circle disc(int disc) {
		return new Circle(solids.x[disc], solids.y[disc], solids.rho[disc]);
	}

	private ClassifiedBitangent judge(ObstacleRef a, int i, ObstacleRef b, int j, Bitangent bitangent) {
		Segment line = bitangent.line();
		double dx = line.to().x() - line.from().x();
		double dy = line.to().y() - line.from().y();
		double length = line.length();
		int leaving = bitangent.leaving().sign();
		int arriving = bitangent.arriving().sign();
		if (length == 0) {
			// the common tangent at the point where the discs touch
			dx = leaving * (solids.y[i] - solids.y[j]);
			dy = leaving * (solids.x[j] - solids.x[i]);
		}
		double norm = Math.hypot(dx, dy);
		double ux = dx / norm;
		double uy = dy / norm;
		if (!solids.passesCorner(i, leaving, ux, uy) || !solids.passesCorner(j, arriving, ux, uy)) {
			return new ClassifiedBitangent(a, b, bitangent, Verdict.CUTS_CORNER, Optional.empty());
		}
		int blocker = sight.blocker(line.from().x(), line.from().y(), line.to().x(), line.to().y(), ux, uy, length, i,
				leaving, j, arriving);
		Verdict verdict = blocker == InflatedObstacles.NONE ? Verdict.KEPT
				: InflatedObstacles.isBorder(blocker) ? Verdict.OUTSIDE : Verdict.BLOCKED;
		return new ClassifiedBitangent(a, b, bitangent, verdict,
				verdict == Verdict.BLOCKED ? Optional.of(standing.obstacle(blocker)) : Optional.empty());
	}
}
