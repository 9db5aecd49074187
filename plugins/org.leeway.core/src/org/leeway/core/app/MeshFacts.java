package org.leeway.core.app;

import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.MeshStatistics;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.clearance.MeshClearance;
import org.leeway.pathing.navmesh.corridor.DualGraph;
import org.leeway.pathing.navmesh.corridor.NextHopTable;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * Statistics of a mesh.
 *
 * @param name the name of a mesh that the level stores. For a mesh that the command makes, the names of the terrains of the mesh
 * @param isStored whether the level stores the mesh
 * @param smallest the smallest angle of a face, in degrees. NaN if the mesh has no faces
 * @param largest the largest angle of a face, in degrees, at most 180. NaN if the mesh has no faces
 * @param area the area of all faces, in square cells
 * @param discs the number of connected areas in which a disc can move, indexed by the radius of the disc, ascending
 * @param millis the time to make the mesh, in ms. NaN for a stored mesh
 * @param hops the size of a table with the routes of a unit of radius 0. Empty if the user did not ask for this size
 */
record MeshFacts(String name, boolean isStored, MeshStatistics counts, double smallest, double largest, double area,
		Map<Double, Integer> discs, double millis, Optional<NextHops> hops) {

	/**
	 * The size of a table that routes units over a mesh. Indexed by start face and goal face, the table says which edge a
	 * cheapest route crosses first.
	 *
	 * @param bytes the size of the table, in bytes
	 * @param uncompressed the size in bytes of a table without compression
	 * @param millis the time to make the table, in ms
	 */
	record NextHops(long bytes, long uncompressed, double millis) {

		static NextHops of(NavMesh mesh, Progress progress) {
			long start = System.nanoTime();
			NextHopTable table = NextHopTable.of(DualGraph.of(mesh, TerrainSpeeds.UNIFORM), 0, progress);
			return new NextHops(table.bytes(), table.bytesUncompressed(), (System.nanoTime() - start) / 1e6);
		}
	}

	static MeshFacts of(String name, boolean isStored, NavMesh mesh, SortedSet<Double> radii, double millis) {
		double smallest = Double.NaN;
		double largest = Double.NaN;
		double area = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			double angle = angle(mesh, mesh.previous(edge), edge);
			smallest = Double.isNaN(smallest) ? angle : Math.min(smallest, angle);
			largest = Double.isNaN(largest) ? angle : Math.max(largest, angle);
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			area += (mesh.x(a) * mesh.y(b) - mesh.x(b) * mesh.y(a)) / 2;
		}
		return new MeshFacts(name, isStored, MeshStatistics.of(mesh), smallest, largest, area,
				components(mesh, radii), millis, Optional.empty());
	}

	/** Returns a copy of these statistics, with the size of the table that routes units over the mesh. */
	MeshFacts with(NextHops table) {
		return new MeshFacts(name, isStored, counts, smallest, largest, area, discs, millis, Optional.of(table));
	}

	private static Map<Double, Integer> components(NavMesh mesh, SortedSet<Double> radii) {
		Map<Double, Integer> discs = new TreeMap<>();
		if (!radii.isEmpty()) {
			MeshClearance clearance = MeshClearance.of(mesh, Progress.NONE);
			radii.forEach(radius -> discs.put(radius, clearance.components(radius, Progress.NONE).all().size()));
		}
		return discs;
	}

	/**
	 * Returns the angle between two edges of a face at their common vertex, in degrees.
	 *
	 * @param before the half-edge of the face that ends at the vertex
	 * @param edge the half-edge of the face that begins at the vertex
	 */
	private static double angle(NavMesh mesh, int before, int edge) {
		int at = mesh.origin(edge);
		double ax = mesh.x(mesh.origin(before)) - mesh.x(at);
		double ay = mesh.y(mesh.origin(before)) - mesh.y(at);
		double bx = mesh.x(mesh.target(edge)) - mesh.x(at);
		double by = mesh.y(mesh.target(edge)) - mesh.y(at);
		return Math.toDegrees(Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)));
	}
}
