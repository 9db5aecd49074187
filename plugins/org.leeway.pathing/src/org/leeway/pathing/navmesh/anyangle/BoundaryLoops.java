package org.leeway.pathing.navmesh.anyangle;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The loops of walls of a mesh. A loop is a closed chain of walls. Each connected part of the mesh has an outer loop around it,
 * and an inner loop around each hole. Immutable.
 */
final class BoundaryLoops {

	/** Indexed by half-edge: the index of its loop, or {@link NavMesh#NONE} for portals. */
	private final int[] ofWalls;
	/** Indexed by loop: one of its walls. */
	private int[] walls = new int[64];
	/** Indexed by loop: twice the area that the loop encloses, negative for a loop around a hole. */
	private double[] areas = new double[64];
	private int count;

	BoundaryLoops(NavMesh mesh) {
		ofWalls = new int[mesh.edgeCount()];
		Arrays.fill(ofWalls, NavMesh.NONE);
		for (int edge = 0; edge < ofWalls.length; edge++) {
			if (mesh.isWall(edge) && ofWalls[edge] == NavMesh.NONE) {
				follow(mesh, edge);
			}
		}
	}

	private void follow(NavMesh mesh, int first) {
		if (count == walls.length) {
			walls = Arrays.copyOf(walls, 2 * count);
			areas = Arrays.copyOf(areas, 2 * count);
		}
		double x = mesh.x(mesh.origin(first));
		double y = mesh.y(mesh.origin(first));
		double area = 0;
		int wall = first;
		do {
			ofWalls[wall] = count;
			int a = mesh.origin(wall);
			int b = mesh.target(wall);
			area += (mesh.x(a) - x) * (mesh.y(b) - y) - (mesh.x(b) - x) * (mesh.y(a) - y);
			wall = mesh.wallAfter(wall);
		} while (wall != first);
		walls[count] = first;
		areas[count++] = area;
	}

	/** Returns the loop of a wall. */
	int of(int wall) {
		return ofWalls[wall];
	}

	/**
	 * Returns one wall of each loop. The loop with the largest area comes first. So the outer loop of a connected part of the
	 * mesh comes before the loops around the holes of this part.
	 */
	int[] wallsByArea() {
		return IntStream.range(0, count).boxed().sorted(Comparator.comparingDouble(loop -> -areas[loop]))
				.mapToInt(loop -> walls[loop]).toArray();
	}
}
