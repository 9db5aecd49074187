package org.leeway.pathing.navmesh.arrangement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.triangulate.polygon.ConstrainedDelaunayTriangulator;
import org.locationtech.jts.triangulate.tri.Tri;

/** Triangulates areas. */
final class Triangles {

	private Triangles() {
	}

	/** Convex polygons that cover an area. */
	static List<int[]> merged(Polygon area, ToIntFunction<Coordinate> vertex, Supplier<double[]> xy) {
		List<int[]> triangles = new ArrayList<>();
		for (Tri tri : new ConstrainedDelaunayTriangulator(area).getTriangles()) {
			triangles.add(new int[] {vertex.applyAsInt(tri.getCoordinate(0)), vertex.applyAsInt(tri.getCoordinate(1)),
					vertex.applyAsInt(tri.getCoordinate(2))});
		}
		return ConvexMerge.of(xy.get(), triangles);
	}
}
