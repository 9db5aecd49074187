package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.Gap;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.gaps.GridPassages;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.tangent.TangentGraph;
import org.leeway.pathing.tangent.TangentPlanner;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;

/**
 * Shapes that show where a disc of one radius can go in a scene: inflated obstacles, tangent graph and gaps. The editor
 * draws these shapes, and exporters write them. Immutable. Lengths are in cells.
 *
 * @param grown the outlines of the obstacles, inflated by the radius. The centre of the disc must stay outside of these
 * outlines. Does not contain the border of the level. Empty if not requested
 * @param graph the tangent graph. Empty if not requested
 * @param gaps the gaps between obstacles, the narrowest first. Empty if not requested
 */
public record DiscGeometry(Scene scene, double radius, List<PathSegment> grown, Optional<TangentGraph> graph,
		List<MeasuredGap> gaps) {

	/** The parts that callers can request: the inflated obstacles ({@code GROWN}), the tangent graph, and the gaps. */
	public enum Part {
		GROWN, GRAPH, GAPS
	}

	public DiscGeometry {
		grown = List.copyOf(grown);
		gaps = List.copyOf(gaps);
	}

	/**
	 * Computes the inflated obstacles, the tangent graph and the gaps.
	 *
	 * @param scene a scene with a border
	 * @param diagonals the rule of diagonal steps, by which units on the grid pass gaps
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static DiscGeometry of(Scene scene, double radius, Diagonals diagonals, Progress progress) {
		return of(new TangentPlanner(scene, radius), Set.of(Part.values()), diagonals, progress);
	}

	/**
	 * Computes the requested parts of the geometry, for the scene and the radius of a planner. Uses the caches of the
	 * planner.
	 *
	 * @param diagonals the rule of diagonal steps on the grid, for gaps
	 */
	public static DiscGeometry of(TangentPlanner planner, Set<Part> parts, Diagonals diagonals, Progress progress) {
		return new DiscGeometry(planner.scene(), planner.radius(),
				parts.contains(Part.GROWN) ? planner.freeSpaceBoundary(progress) : List.of(),
				parts.contains(Part.GRAPH) ? Optional.of(planner.graph(List.of(), progress)) : Optional.empty(),
				parts.contains(Part.GAPS) ? gaps(planner.scene(), planner.radius(), diagonals, progress) : List.of());
	}

	private static List<MeasuredGap> gaps(Scene scene, double radius, Diagonals diagonals, Progress progress) {
		List<Gap> gaps = GapMap.of(scene, progress).gaps();
		GridPassages onGrid = GridPassages.of(scene, diagonals);
		int size = Math.max(1, (int) Math.ceil(2 * radius));
		return gaps.stream().map(gap -> measured(gap, radius, size, onGrid)).toList();
	}

	private static MeasuredGap measured(Gap gap, double radius, int size, GridPassages onGrid) {
		boolean passes = gap.radius() >= radius;
		boolean passesOnGrid = onGrid.passes(gap, size);
		int largest = size;
		while (passes && largest > 0 && !onGrid.passes(gap, largest)) {
			largest--;
		}
		return new MeasuredGap(gap, passes, passesOnGrid, largest);
	}
}
