package org.leeway.pathing.navmesh.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/** The outlines of all cells of one kind. */
final class CellRings {

	private static final int[] DX = {1, 0, -1, 0};
	private static final int[] DY = {0, 1, 0, -1};

	private final int[][] cells;
	private final int kind;
	/** By cell, then one bit a side: those that a ring has. */
	private final byte[][] seen;
	private final List<Coordinate[]> shells = new ArrayList<>();
	private final List<Coordinate[]> holes = new ArrayList<>();
	/** By cell, the region that it is in. */
	private final int[][] regions;

	private CellRings(int[][] cells, int kind) {
		this.cells = cells;
		this.kind = kind;
		this.seen = new byte[cells.length][cells[0].length];
		this.regions = new int[cells.length][cells[0].length];
	}

	static List<Polygon> polygons(int[][] cells, int kind, GeometryFactory factory) {
		return new CellRings(cells, kind).polygons(factory);
	}

	private int at(int x, int y) {
		return y < 0 || y >= cells.length || x < 0 || x >= cells[y].length ? -1 : cells[y][x];
	}

	private List<Polygon> polygons(GeometryFactory factory) {
		List<Polygon> polygons = new ArrayList<>();
		for (int y = 0; y < cells.length; y++) {
			for (int x = 0; x < cells[y].length; x++) {
				if (cells[y][x] == kind && regions[y][x] == 0) {
					List<int[]> region = flood(x, y, polygons.size() + 1);
					shells.clear();
					holes.clear();
					for (int[] cell : region) {
						for (int side = 0; side < 4; side++) {
							if (isEdge(cell[0], cell[1], side) && (seen[cell[1]][cell[0]] >> side & 1) == 0) {
								walk(cell[0], cell[1], side);
							}
						}
					}
					polygons.add(factory.createPolygon(factory.createLinearRing(shells.get(0)),
							holes.stream().map(factory::createLinearRing).toArray(LinearRing[]::new)));
				}
			}
		}
		return polygons;
	}

	private List<int[]> flood(int x, int y, int region) {
		List<int[]> found = new ArrayList<>();
		found.add(new int[] {x, y});
		regions[y][x] = region;
		for (int i = 0; i < found.size(); i++) {
			for (int d = 0; d < 4; d++) {
				int nx = found.get(i)[0] + DX[d];
				int ny = found.get(i)[1] + DY[d];
				if (at(nx, ny) == kind && regions[ny][nx] == 0) {
					regions[ny][nx] = region;
					found.add(new int[] {nx, ny});
				}
			}
		}
		return found;
	}

	/** Sides: 0 top, going right; 1 right, going down; 2 bottom, going left; 3 left, going up. */
	private boolean isEdge(int x, int y, int side) {
		return at(x + DX[side + 3 & 3], y + DY[side + 3 & 3]) != kind;
	}

	private void walk(int startX, int startY, int startSide) {
		Map<Long, Integer> places = new HashMap<>();
		List<int[]> path = new ArrayList<>();
		int x = startX;
		int y = startY;
		int side = startSide;
		do {
			seen[y][x] |= 1 << side;
			int vx = x + (side == 1 || side == 2 ? 1 : 0);
			int vy = y + (side == 2 || side == 3 ? 1 : 0);
			long key = (long) vx << 32 | vy;
			Integer earlier = places.get(key);
			if (earlier != null) {
				cut(path, earlier, places);
			}
			places.put(key, path.size());
			path.add(new int[] {vx, vy});
			int ahead = side;
			if (isEdge(x, y, side + 1 & 3)) {
				side = side + 1 & 3;
			} else if (isEdge(x + DX[ahead], y + DY[ahead], ahead)) {
				x += DX[ahead];
				y += DY[ahead];
			} else {
				x += DX[ahead] + DX[ahead + 3 & 3];
				y += DY[ahead] + DY[ahead + 3 & 3];
				side = ahead + 3 & 3;
			}
		} while (x != startX || y != startY || side != startSide);
		cut(path, 0, places);
	}

	private void cut(List<int[]> path, int from, Map<Long, Integer> places) {
		List<int[]> ring = path.subList(from, path.size());
		List<Coordinate> points = new ArrayList<>();
		long area = 0;
		for (int i = 0; i < ring.size(); i++) {
			int[] before = ring.get((i + ring.size() - 1) % ring.size());
			int[] point = ring.get(i);
			int[] after = ring.get((i + 1) % ring.size());
			area += (long) point[0] * after[1] - (long) point[1] * after[0];
			if ((before[0] == point[0]) != (point[0] == after[0]) || isBreak(point[0], point[1])) {
				points.add(new Coordinate(point[0], point[1]));
			}
		}
		points.add(points.get(0));
		(area > 0 ? shells : holes).add(points.toArray(Coordinate[]::new));
		ring.forEach(point -> places.remove((long) point[0] << 32 | point[1]));
		ring.clear();
	}

	private boolean isBreak(int x, int y) {
		int a = at(x - 1, y - 1);
		int b = at(x, y - 1);
		int c = at(x - 1, y);
		int d = at(x, y);
		return (a != b || c != d) && (a != c || b != d);
	}
}
