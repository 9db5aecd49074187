package org.leeway.core.jobs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.MeshException;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;

/**
 * A background job that makes the meshes of a level's mesh layers, for the latest snapshot of the level. Generated meshes
 * are updated only where the level has changed. A new request does not stop the work for an earlier request, because the work
 * for the new request reuses the earlier results.
 */
public final class MeshJob extends LatestRequestJob<LevelSnapshot> {

	/**
	 * The meshes of a level. Immutable.
	 *
	 * @param meshes in the order of the level's layers
	 */
	public record Answer(LevelSnapshot level, List<LayerMesh> meshes) {
	}

	private final Consumer<Answer> listener;
	/** The generated meshes that were made last, indexed by their options. Used only by the job's thread. */
	private Map<MeshOptions, LevelMesh> generated = new HashMap<>();
	/** The meshes of all layers from the last finished run. Used only by the job's thread. */
	private List<LayerMesh> latest = List.of();

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param name shown to the user while the job works
	 * @param listener gets the answers on the job's thread
	 */
	public MeshJob(String name, Consumer<Answer> listener) {
		super(name);
		this.listener = listener;
	}

	@Override
	void work(LevelSnapshot level, BooleanSupplier outdated, SubMonitor monitor) {
		Progress progress = new MonitorProgress(monitor, () -> false);
		List<LayerMesh> meshes = new ArrayList<>();
		Map<MeshOptions, LevelMesh> next = new HashMap<>();
		for (MeshLayer layer : level.header().meshLayers()) {
			monitor.subTask(layer.title());
			progress.check();
			meshes.add(layer.stored().map(polygons -> stored(layer, polygons))
					.orElseGet(() -> generated(layer, level, next, progress)));
		}
		generated = next;
		latest = meshes;
		listener.accept(new Answer(level, List.copyOf(meshes)));
	}

	private LayerMesh stored(MeshLayer layer, PolygonMesh polygons) {
		return known(mesh -> mesh.layer().stored().filter(known -> known == polygons).isPresent()).map(mesh -> mesh.of(layer)).orElseGet(() -> {
			long start = System.nanoTime();
			try {
				return LayerMesh.of(layer, NavMesh.of(polygons), System.nanoTime() - start);
			} catch (MeshException invalid) {
				return LayerMesh.invalid(layer, invalid);
			}
		});
	}

	private LayerMesh generated(MeshLayer layer, LevelSnapshot level, Map<MeshOptions, LevelMesh> next,
			Progress progress) {
		MeshOptions options = layer.options().orElseThrow();
		long start = System.nanoTime();
		LevelMesh made = next.computeIfAbsent(options, key -> Optional.ofNullable(generated.get(key))
				.map(before -> updated(before, level, progress)).orElseGet(() -> LevelMesh.of(level.world(), key, progress)));
		long nanos = System.nanoTime() - start;
		return known(mesh -> mesh.mesh() == made.mesh()).map(mesh -> mesh.of(layer))
				.orElseGet(() -> LayerMesh.of(layer, made.mesh(), nanos));
	}

	private static LevelMesh updated(LevelMesh before, LevelSnapshot level, Progress progress) {
		boolean same = before.world().grid() == level.grid() && before.world().scene().equals(level.scene());
		return same ? before : before.with(level.world(), progress);
	}

	private Optional<LayerMesh> known(Predicate<LayerMesh> same) {
		return latest.stream().filter(same).findFirst();
	}

	@Override
	String outOfMemory(LevelSnapshot level) {
		generated = Map.of();
		latest = List.of();
		return "for the meshes of " + level.grid();
	}
}
