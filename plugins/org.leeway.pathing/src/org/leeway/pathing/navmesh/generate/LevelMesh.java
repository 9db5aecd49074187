package org.leeway.pathing.navmesh.generate;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.World;

/** The mesh of the free area of a level. Immutable. */
public final class LevelMesh {

	private final World world;
	private final MeshOptions options;
	private final NavMesh mesh;

	private LevelMesh(World world, MeshOptions options, NavMesh mesh) {
		this.world = world;
		this.options = options;
		this.mesh = mesh;
	}

	/**
	 * Makes the mesh of a level.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LevelMesh of(World world, MeshOptions options, Progress progress) {
		return new LevelMesh(world, options, new FreeArea(world, options, progress).mesh());
	}

	/**
	 * The mesh of an edited level: equal to one made from scratch, but faster.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public LevelMesh with(World edited, Progress progress) {
		boolean same = edited.grid().equals(world.grid()) && edited.scene().equals(world.scene());
		return same ? new LevelMesh(edited, options, mesh) : of(edited, options, progress);
	}

	/** The level. */
	public World world() {
		return world;
	}

	public MeshOptions options() {
		return options;
	}

	/** The same object as before if an edit changed nothing that it depends on. */
	public NavMesh mesh() {
		return mesh;
	}
}
