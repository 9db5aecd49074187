package org.leeway.pathing.navmesh.clearance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Predicates;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.clearance.MeshBottleneck.Limit;

/** The gaps of a mesh, for discs of all radii at once, and which discs get through them. Immutable. */
public final class MeshClearance {

	private final NavMesh mesh;
	private final Gaps gaps;
	private final Cells cells;
	private final CellWalls walls;
	private final BottleneckForest forest;

	private MeshClearance(NavMesh mesh, Cells cells) {
		this.mesh = mesh;
		this.gaps = cells.gaps();
		this.cells = cells;
		this.walls = new CellWalls(mesh, cells);
		this.forest = new BottleneckForest(cells);
	}

	/**
	 * @param progress may cancel the work, which reports no units of work
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	public static MeshClearance of(NavMesh mesh, Progress progress) {
		return new MeshClearance(mesh, Cells.of(mesh, GapSearch.of(mesh, progress), progress));
	}

	/** The mesh from which this was computed. */
	public NavMesh mesh() {
		return mesh;
	}

	/** The gaps, the narrowest first. */
	public List<MeshGap> gaps() {
		int[] widest = forest.widest();
		return IntStream.range(0, widest.length).mapToObj(i -> gap(widest[widest.length - 1 - i])).toList();
	}

	private MeshGap gap(int gap) {
		Point end = new Point(gaps.endX(gap), gaps.endY(gap));
		return new MeshGap(new Segment(mesh.point(gaps.from(gap)), end), gaps.radius(gap));
	}

	/** The largest disc that gets from a place to another, and what stops larger ones. */
	public MeshBottleneck bottleneck(Point start, Point goal) {
		MeshBottleneck best = new MeshBottleneck(Double.NEGATIVE_INFINITY, Limit.NOT_CONNECTED, Optional.empty());
		for (int face : faces(start)) {
			for (int other : faces(goal)) {
				MeshBottleneck each = bottleneck(start, cells.cell(face, start.x(), start.y()), goal,
						cells.cell(other, goal.x(), goal.y()));
				best = each.radius() > best.radius() ? each : best;
			}
		}
		return best;
	}

	private MeshBottleneck bottleneck(Point start, int from, Point goal, int to) {
		if (!forest.areConnected(from, to)) {
			return new MeshBottleneck(Double.NEGATIVE_INFINITY, Limit.NOT_CONNECTED, Optional.empty());
		}
		double atStart = walls.clearance(from, start.x(), start.y());
		double atGoal = walls.clearance(to, goal.x(), goal.y());
		int narrowest = forest.bottleneck(from, to);
		if (narrowest != NavMesh.NONE && gaps.radius(narrowest) < Math.min(atStart, atGoal)) {
			return new MeshBottleneck(gaps.radius(narrowest), Limit.GAP, Optional.of(gap(narrowest)));
		}
		return new MeshBottleneck(Math.min(atStart, atGoal), atStart <= atGoal ? Limit.START : Limit.GOAL,
				Optional.empty());
	}

	/** All faces that contain a place, their edges included. */
	private List<Integer> faces(Point place) {
		List<Integer> faces = new ArrayList<>();
		mesh.index().eachIn(new Envelope(place.x(), place.y(), place.x(), place.y()), face -> {
			if (contains(face, place)) {
				faces.add(face);
			}
		});
		return faces;
	}

	private boolean contains(int face, Point place) {
		return IntStream.range(mesh.firstEdge(face), mesh.firstEdge(face) + mesh.size(face)).allMatch(edge -> {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			return Predicates.side(mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b), place.x(), place.y()) >= 0;
		});
	}
}
