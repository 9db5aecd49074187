package org.leeway.pathing.navmesh.arrangement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.geom.Predicates;

/** Merges faces while the result is convex. */
final class ConvexMerge {

	private ConvexMerge() {
	}

	static List<int[]> of(double[] xy, List<int[]> triangles) {
		List<int[]> faces = new ArrayList<>();
		Map<Long, Integer> byEdge = new HashMap<>();
		for (int[] triangle : triangles) {
			if (side(xy, triangle[0], triangle[1], triangle[2]) < 0) {
				int second = triangle[1];
				triangle[1] = triangle[2];
				triangle[2] = second;
			}
			put(byEdge, triangle, faces.size());
			faces.add(triangle);
		}
		List<long[]> portals = new ArrayList<>();
		byEdge.forEach((key, face) -> {
			int a = (int) (key >> 32);
			int b = (int) (long) key;
			if (a < b && byEdge.containsKey((long) b << 32 | a)) {
				portals.add(new long[] {key, (long) b << 32 | a});
			}
		});
		portals.sort((p, q) -> Double.compare(length(xy, q[0]), length(xy, p[0])) != 0
				? Double.compare(length(xy, q[0]), length(xy, p[0])) : Long.compare(p[0], q[0]));
		for (long[] portal : portals) {
			int f = byEdge.get(portal[0]);
			int g = byEdge.get(portal[1]);
			if (f != g) {
				int[] merged = merged(faces.get(f), faces.get(g), (int) (portal[0] >> 32), (int) portal[0]);
				if (merged != null && isConvex(xy, merged)) {
					faces.set(f, merged);
					faces.set(g, null);
					put(byEdge, merged, f);
				}
			}
		}
		faces.removeIf(face -> face == null);
		return faces;
	}

	private static double length(double[] xy, long key) {
		int a = (int) (key >> 32);
		int b = (int) key;
		return Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]);
	}

	private static void put(Map<Long, Integer> byEdge, int[] face, int index) {
		for (int i = 0; i < face.length; i++) {
			byEdge.put((long) face[i] << 32 | face[(i + 1) % face.length], index);
		}
	}

	private static int[] merged(int[] f, int[] g, int a, int b) {
		int[] all = new int[f.length + g.length - 2];
		int inF = indexOf(f, b);
		int inG = indexOf(g, a);
		for (int i = 0; i < f.length - 1; i++) {
			all[i] = f[(inF + i) % f.length];
		}
		for (int i = 0; i < g.length - 1; i++) {
			all[f.length - 1 + i] = g[(inG + i) % g.length];
		}
		return Arrays.stream(all).distinct().count() == all.length ? all : null;
	}

	private static int indexOf(int[] face, int vertex) {
		int i = 0;
		while (face[i] != vertex) {
			i++;
		}
		return i;
	}

	private static boolean isConvex(double[] xy, int[] face) {
		for (int i = 0; i < face.length; i++) {
			if (side(xy, face[i], face[(i + 1) % face.length], face[(i + 2) % face.length]) < 0) {
				return false;
			}
		}
		return true;
	}

	private static int side(double[] xy, int a, int b, int c) {
		return Predicates.side(xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1], xy[2 * c], xy[2 * c + 1]);
	}
}
