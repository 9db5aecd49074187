package org.leeway.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.testing.MeshWalls.Sector;
import org.leeway.testing.MeshWalls.Wall;

/**
 * An oracle of shortest paths of points inside walls. Builds a visibility graph. Its nodes are the places where the free angle
 * is more than pi. Parts of the free space may touch at a place. Each part then has a node of its own there, because no path
 * leads from part to part. Only lengths are rounded. All decisions are exact.
 */
final class MeshVisibility {

	private final MeshWalls walls;
	private final List<Sector> corners = new ArrayList<>();
	private final boolean[][] sees;

	/**
	 * The free sides of a line between two places. {@link #NOTHING} stands for a line along which no wall lies, so that both
	 * sides are free space. The other values stand for a line along a wall, and name a side that is free space.
	 */
	private enum Beside {
		NOTHING, FREE_TO_THE_RIGHT, FREE_TO_THE_LEFT
	}

	MeshVisibility(MeshWalls walls) {
		this.walls = walls;
		for (Point end : walls.ends()) {
			walls.sectors(end).stream().filter(Sector::isReflex).forEach(corners::add);
		}
		sees = new boolean[corners.size()][corners.size()];
		for (int i = 0; i < corners.size(); i++) {
			for (int j = 0; j < i; j++) {
				sees[i][j] = arrivals(corners.get(i), corners.get(j).at()).contains(corners.get(j));
				sees[j][i] = sees[i][j];
			}
		}
	}

	/** Returns the length of the shortest path. Infinite if there is no path. */
	double length(Point start, Point goal) {
		double[] costs = new double[corners.size()];
		boolean[] done = new boolean[corners.size()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		double best = Double.POSITIVE_INFINITY;
		for (Sector from : walls.sectors(start)) {
			best = arrivals(from, goal).isEmpty() ? best : start.distance(goal);
			for (int i = 0; i < costs.length; i++) {
				if (arrivals(from, corners.get(i).at()).contains(corners.get(i))) {
					costs[i] = start.distance(corners.get(i).at());
				}
			}
		}
		for (int i = nearest(costs, done); i >= 0 && costs[i] < best; i = nearest(costs, done)) {
			done[i] = true;
			Point at = corners.get(i).at();
			double all = costs[i] + at.distance(goal);
			best = all < best && !arrivals(corners.get(i), goal).isEmpty() ? all : best;
			for (int j = 0; j < costs.length; j++) {
				costs[j] = sees[i][j] ? Math.min(costs[j], costs[i] + at.distance(corners.get(j).at())) : costs[j];
			}
		}
		return best;
	}

	private static int nearest(double[] costs, boolean[] done) {
		int nearest = -1;
		for (int i = 0; i < costs.length; i++) {
			if (!done[i] && costs[i] < Double.POSITIVE_INFINITY && (nearest < 0 || costs[i] < costs[nearest])) {
				nearest = i;
			}
		}
		return nearest;
	}

	/**
	 * Returns whether a path of straight lines crosses no wall. The path must also not pass from a part of the free space to
	 * another part that touches it only at a point.
	 */
	boolean isLegal(List<PathSegment> path) {
		Set<Sector> sectors = Set.copyOf(walls.sectors(path.getFirst().from()));
		for (PathSegment line : path) {
			List<Sector> next = new ArrayList<>();
			sectors.forEach(sector -> next.addAll(arrivals(sector, line.to())));
			sectors = Set.copyOf(next);
		}
		return !sectors.isEmpty();
	}

	/**
	 * Returns the sectors (ranges of free directions) in which a straight line arrives, around the end of the line. Usually
	 * this is one sector. Empty if a wall stops the line. The line may arrive in several sectors if parts of the free space
	 * touch at the end of the line.
	 *
	 * @param from the sector in which the line begins, at another place
	 * @param to the place where the line ends
	 */
	private List<Sector> arrivals(Sector from, Point to) {
		if (from.at().equals(to)) {
			return List.of(from);
		}
		if (!from.contains(to) && !from.begins(to) && !from.ends(to)
				|| walls.all().stream().anyMatch(wall -> wall.crosses(from.at(), to))) {
			return List.of();
		}
		List<Sector> here = List.of(from);
		for (Point next : contacts(from.at(), to)) {
			Set<Beside> beside = EnumSet.noneOf(Beside.class);
			for (Sector sector : here) {
				add(beside, sector.contains(to), sector.begins(to), sector.ends(to));
			}
			here = walls.sectors(next).stream().filter(sector -> {
				Set<Beside> ways = EnumSet.noneOf(Beside.class);
				add(ways, sector.contains(from.at()), sector.ends(from.at()), sector.begins(from.at()));
				return ways.stream().anyMatch(beside::contains);
			}).toList();
		}
		return here;
	}

	private static void add(Set<Beside> beside, boolean nothing, boolean right, boolean left) {
		if (nothing) {
			beside.add(Beside.NOTHING);
		}
		if (right) {
			beside.add(Beside.FREE_TO_THE_RIGHT);
		}
		if (left) {
			beside.add(Beside.FREE_TO_THE_LEFT);
		}
	}

	/**
	 * Returns the ends of walls that lie on a segment, in order from the segment's start. The end of the segment itself comes
	 * last.
	 */
	private List<Point> contacts(Point from, Point to) {
		List<Point> contacts = new ArrayList<>();
		Wall line = new Wall(from, to);
		for (Wall wall : walls.all()) {
			Point end = wall.from();
			if (!end.equals(from) && !end.equals(to) && line.contains(end) && !contacts.contains(end)) {
				contacts.add(end);
			}
		}
		contacts.sort((a, b) -> Double.compare(Math.abs(a.x() - from.x()) + Math.abs(a.y() - from.y()),
				Math.abs(b.x() - from.x()) + Math.abs(b.y() - from.y())));
		contacts.add(to);
		return contacts;
	}
}
