package org.leeway.pathing.navmesh.clearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.clearance.MeshBottleneck.Limit;

/**
 * The clearance of a mesh: its gaps, and the largest discs that pass through them. One object answers queries for discs of
 * all radii. Immutable.
 */
public final class MeshClearance {

	private final NavMesh mesh;
	private final Gaps gaps;
	private final Cells cells;
	private final CellWalls walls;
	private final BottleneckForest forest;
	private volatile Rooms rooms;

	private MeshClearance(NavMesh mesh, Cells cells) {
		this.mesh = mesh;
		this.gaps = cells.gaps();
		this.cells = cells;
		this.walls = new CellWalls(mesh, cells);
		this.forest = new BottleneckForest(cells);
	}

	/**
	 * Computes the clearance of a mesh.
	 *
	 * @param progress may cancel the work. Gets no units of work
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	public static MeshClearance of(NavMesh mesh, Progress progress) {
		return new MeshClearance(mesh, Cells.of(mesh, GapSearch.of(mesh, progress), progress));
	}

	/** Returns the mesh from which the clearance was computed. */
	public NavMesh mesh() {
		return mesh;
	}

	/** Returns the gaps, the narrowest first. */
	public List<MeshGap> gaps() {
		int[] widest = forest.widest();
		return IntStream.range(0, widest.length).mapToObj(i -> gap(widest[widest.length - 1 - i])).toList();
	}

	private MeshGap gap(int gap) {
		Point end = new Point(gaps.endX(gap), gaps.endY(gap));
		return new MeshGap(new Segment(mesh.point(gaps.from(gap)), end), gaps.radius(gap));
	}

	/** Returns the largest disc that gets from one place to another, and the gap or wall that stops larger discs. */
	public MeshBottleneck bottleneck(Point start, Point goal) {
		MeshBottleneck best = new MeshBottleneck(Double.NEGATIVE_INFINITY, Limit.NOT_CONNECTED, Optional.empty());
		for (int from : cells(start, 0)) {
			for (int to : cells(goal, 0)) {
				MeshBottleneck each = bottleneck(start, from, goal, to);
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

	/** Returns the distance of a place from the nearest wall, in cells, or negative infinity outside of the mesh. */
	public double clearance(Point place) {
		double least = Double.POSITIVE_INFINITY;
		int[] here = cells(place, 0);
		for (int cell : here) {
			least = Math.min(least, walls.clearance(cell, place.x(), place.y()));
		}
		return here.length == 0 ? Double.NEGATIVE_INFINITY : least;
	}

	/**
	 * Returns which of the {@link Cells} (areas of the mesh between gaps) contain a place and have room for a disc there. A cell
	 * has room if the disc, with its centre at the place, overlaps no wall of the cell. A place on an edge may lie in several
	 * cells.
	 *
	 * @param radius of the disc, in cells of the map
	 */
	int[] cells(Point place, double radius) {
		return faces(place).stream().mapToInt(face -> cells.cell(face, place.x(), place.y())).distinct()
				.filter(cell -> walls.clearance(cell, place.x(), place.y()) >= radius * (1 - ComponentSearch.TOLERANCE))
				.toArray();
	}

	/** Returns all faces that contain a place. A face contains its edges. */
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

	/** Returns the radius, in cells, of the largest disc whose centre can pass through a portal. Returns 0 for a wall. */
	public double width(int edge) {
		return rooms(Progress.NONE).widths().of(edge);
	}

	/**
	 * Returns the radius, in cells, of the largest disc whose centre can pass through each half-edge. Indexed by half-edge. The
	 * entry is 0 for a wall.
	 *
	 * @param progress may cancel the work. No units of work are reported
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	public double[] widths(Progress progress) {
		PortalWidths widths = rooms(progress).widths();
		return IntStream.range(0, mesh.edgeCount()).mapToDouble(widths::of).toArray();
	}

	/**
	 * Returns the radius, in cells, of the largest disc that gets from one portal of a face to another portal of the same face.
	 * The disc may leave the face and come back, but may not take another way around a wall. So the disc has to cross the same
	 * gaps (narrow places between walls) as the way inside the face. Returns 0 if a half-edge is a wall.
	 *
	 * @param from the half-edge of one portal
	 * @param to the half-edge of the other portal
	 * @throws IllegalArgumentException if the two half-edges have different faces
	 */
	public double width(int from, int to) {
		if (mesh.face(from) != mesh.face(to)) {
			throw new IllegalArgumentException("half-edges of faces " + mesh.face(from) + " and " + mesh.face(to));
		}
		return rooms(Progress.NONE).widths().between(from, to);
	}

	/**
	 * Returns the connected components of the free space of a disc, that is, of the places where the centre of the disc may be.
	 *
	 * @param radius of the disc in cells, at least 0
	 * @param progress may cancel the work. No units of work are reported
	 * @throws IllegalArgumentException if the radius is negative or not finite
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	public MeshComponents components(double radius, Progress progress) {
		if (!(radius >= 0) || radius == Double.POSITIVE_INFINITY) {
			throw new IllegalArgumentException("radius " + radius);
		}
		ComponentSearch search = new ComponentSearch(mesh, cells, rooms(progress), radius);
		int[] components = search.find();
		return new MeshComponents(this, radius, components, search.list(components));
	}

	/**
	 * Returns how large a disc can move to each face from one of the given places. An entry is the radius of the largest disc,
	 * in cells, or negative infinity if no disc gets there. A disc is in a face if its centre is, so the disc may be larger
	 * than the face. Indexed by face.
	 *
	 * @param from places to start from. Places outside of the mesh are ignored
	 * @param progress may cancel the work. No units of work are reported
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	public double[] largestDiscs(List<Point> from, Progress progress) {
		Rooms all = rooms(progress);
		WidestReach reach = new WidestReach(cells, all.gaps());
		for (Point start : from) {
			for (int cell : cells(start, 0)) {
				reach.begin(cell, walls.clearance(cell, start.x(), start.y()));
			}
		}
		double[] reached = reach.find();
		double[] largest = new double[mesh.faceCount()];
		Arrays.fill(largest, Double.NEGATIVE_INFINITY);
		for (int face = 0; face < largest.length; face++) {
			for (int i = all.faces().from(face); i < all.faces().to(face); i++) {
				int cell = all.faces().cell(i);
				if (cell != NavMesh.NONE) {
					largest[face] = Math.max(largest[face], Math.min(reached[cell], all.faces().radius(i)));
				}
			}
		}
		return largest;
	}

	/**
	 * Cuts the faces of the mesh along all gaps.
	 *
	 * @param progress may cancel the work. No units of work are reported
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	public CutMesh cut(Progress progress) {
		return MeshCutter.cut(mesh, cells, rooms(progress).widths(), forest, progress);
	}

	/**
	 * Returns how large discs can be in the {@link Cells}, portals and faces of the mesh. The first call computes these data.
	 */
	private Rooms rooms(Progress progress) {
		Rooms known = rooms;
		if (known == null) {
			known = Rooms.of(mesh, cells, walls, progress);
			rooms = known;
		}
		return known;
	}
}
