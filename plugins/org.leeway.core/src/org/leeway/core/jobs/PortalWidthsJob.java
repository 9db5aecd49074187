package org.leeway.core.jobs;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.clearance.MeshClearance;

/**
 * A background job that finds how large a disc can pass each portal of a mesh. A portal is an edge between two polygons.
 * Only the latest mesh counts.
 */
public final class PortalWidthsJob extends LatestRequestJob<NavMesh> {

	private final Consumer<Answer> listener;

	/**
	 * The radii of the largest discs that can pass each portal of a mesh. A portal is an edge between two polygons.
	 *
	 * @param radii the radius of the largest disc, in cells, indexed by half-edge. 0 for walls
	 */
	public record Answer(NavMesh mesh, double[] radii) {
	}

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param listener gets each answer, on the job's thread
	 */
	public PortalWidthsJob(Consumer<Answer> listener) {
		super("Measuring portals");
		this.listener = listener;
	}

	@Override
	void work(NavMesh mesh, BooleanSupplier outdated, SubMonitor monitor) {
		MonitorProgress progress = new MonitorProgress(monitor, outdated);
		listener.accept(new Answer(mesh, MeshClearance.of(mesh, progress).widths(progress)));
	}

	@Override
	String outOfMemory(NavMesh mesh) {
		return "to measure the portals of a mesh with " + mesh;
	}
}
