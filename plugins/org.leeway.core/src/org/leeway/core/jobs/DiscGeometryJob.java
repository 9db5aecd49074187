package org.leeway.core.jobs;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.layer.DiscGeometry;
import org.leeway.core.layer.DiscGeometry.Part;
import org.leeway.pathing.tangent.ClassifiedBitangent;
import org.leeway.pathing.tangent.TangentPlanner;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;

/**
 * A background job that computes geometry among obstacles for a disc: gaps, the tangent graph, and bitangents, that is,
 * lines that touch two obstacles. Only the latest request is answered. Requests for the same radius reuse earlier results.
 */
public final class DiscGeometryJob extends LatestRequestJob<DiscGeometryJob.Request> {

	private final Consumer<Answer> listener;
	/**
	 * The planner that computes the geometry for the latest request. Null if there is none. Used only by the job's
	 * thread.
	 */
	private TangentPlanner planner;

	/** Two obstacles of a scene, to find their bitangents. */
	public record Pair(ObstacleRef a, ObstacleRef b) {
	}

	/**
	 * A request for the geometry of a scene.
	 *
	 * @param scene with a border
	 * @param radius of the disc, in cells, at least 0
	 * @param diagonals the rule of diagonal steps on the grid, for gaps
	 * @param parts of the geometry to compute
	 * @param pair the two obstacles whose bitangents are wanted. Empty if no bitangents are wanted
	 */
	public record Request(Scene scene, double radius, Diagonals diagonals, Set<Part> parts, Optional<Pair> pair) {

		public Request {
			parts = Set.copyOf(parts);
		}
	}

	/**
	 * The answer to a request.
	 *
	 * @param bitangents all bitangents of the pair of obstacles in the request; empty if the request has no pair
	 */
	public record Answer(Request request, DiscGeometry geometry, List<ClassifiedBitangent> bitangents) {

		public Answer {
			bitangents = List.copyOf(bitangents);
		}
	}

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param name shown to the user while the job works
	 * @param listener gets each answer, on the job's thread
	 */
	public DiscGeometryJob(String name, Consumer<Answer> listener) {
		super(name);
		this.listener = listener;
	}

	@Override
	void work(Request request, BooleanSupplier outdated, SubMonitor monitor) {
		boolean sameUnit = planner != null && planner.radius() == request.radius;
		planner = sameUnit ? planner.with(request.scene) : new TangentPlanner(request.scene, request.radius);
		DiscGeometry geometry = DiscGeometry.of(planner, request.parts, request.diagonals,
				new MonitorProgress(monitor, outdated));
		listener.accept(new Answer(request, geometry,
				request.pair.map(pair -> planner.classify(pair.a, pair.b)).orElse(List.of())));
	}

	@Override
	String outOfMemory(Request request) {
		planner = null;
		return "for the tangent graph of " + request.scene.circles().size() + " circles and "
				+ request.scene.polygons().size() + " polygons";
	}
}
