package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import org.leeway.core.jobs.LayerMesh;
import org.leeway.core.jobs.MeshJob.Answer;
import org.leeway.core.jobs.MeshJob;
import org.leeway.core.jobs.PortalWidthsJob;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.model.Level;
import org.leeway.model.NavMeshLayer;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.ui.map.DerivedMesh;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.layers.MeshPicture.Opacities;
import org.leeway.ui.map.layers.MeshPicture;
import org.leeway.ui.map.layers.MeshPlot;
import org.leeway.ui.map.layers.PortalWidths;
import org.leeway.ui.settings.EditorSettings;

/**
 * The presenter of the level's meshes. A background job generates the meshes, also during a stroke. The job updates its
 * previous meshes where the level has changed. Until the job is done, the map shows the previous meshes. After a time limit,
 * the previous meshes are dimmed, see {@link LatestQuery}.
 */
public final class MeshPresenter {

	private final Level level;
	private final EditorSettings settings;
	private final LevelRootPart root;
	private final Runnable shown;
	private final LatestQuery<LevelSnapshot, Drawn> query;
	private final LatestQuery<NavMesh, PortalWidthsJob.Answer> widthsQuery;
	/** The meshes as they were last prepared for drawing. Only the job's thread uses this field. */
	private List<MeshPlot> plots = List.of();
	private LevelSnapshot snapshot;
	/** The displayed meshes. Null before the first answer, and while the level has no mesh layer. */
	private Drawn latest;
	private PortalWidths widths = PortalWidths.NONE;
	private boolean dimmed;
	private int[] colours = {};

	/** An answer of the job that generates meshes. The plots are the same meshes in a form that is quick to draw. */
	private record Drawn(Answer answer, List<MeshPlot> plots) {
	}

	/** @param shown runs after the meshes have changed */
	MeshPresenter(Level level, EditorSettings settings, LevelRootPart root, Runnable shown) {
		this.level = level;
		this.settings = settings;
		this.root = root;
		this.shown = shown;
		this.query = new LatestQuery<>(answers -> new MeshJob("Generating meshes of " + level.getName(),
				answer -> answers.accept(drawn(answer))), this::take);
		this.widthsQuery = new LatestQuery<>(PortalWidthsJob::new, this::take);
	}

	/**
	 * Prepares the meshes of an answer for drawing. Where no face has changed, reuses parts of the previous drawing. Runs on
	 * the job's thread.
	 */
	private Drawn drawn(Answer answer) {
		List<MeshPlot> next = new ArrayList<>();
		for (LayerMesh mesh : answer.meshes()) {
			next.add(MeshPlot.of(mesh.mesh(), next.size() < plots.size() ? plots.get(next.size()) : MeshPlot.EMPTY));
		}
		plots = List.copyOf(next);
		return new Drawn(answer, plots);
	}

	/** Shows the latest meshes. Requests new meshes if the level on the canvas has changed. */
	void follow(LevelSnapshot now) {
		boolean changed = snapshot == null || !isSame(now, snapshot);
		snapshot = now;
		if (now.header().meshLayers().isEmpty()) {
			query.forget();
			latest = null;
		} else if (changed) {
			level.getNavMeshes().forEach(DerivedMesh::setStale);
			query.request(now, this::dim);
		}
		updateColours();
		show();
	}

	private void updateColours() {
		int[] latestColours = new int[TerrainGrid.TERRAINS];
		snapshot.terrains().forEach((Terrain terrain) -> latestColours[terrain.id()] = terrain.rgb());
		colours = Arrays.equals(latestColours, colours) ? colours : latestColours;
	}

	/** Returns whether two states of the level have the same terrain, obstacles and mesh layers, and therefore the same meshes. */
	private static boolean isSame(LevelSnapshot a, LevelSnapshot b) {
		return a.grid() == b.grid() && a.scene().equals(b.scene())
				&& a.header().meshLayers().equals(b.header().meshLayers());
	}

	private void dim() {
		if (isStale()) {
			dimmed = true;
			show();
			shown.run();
		}
	}

	private void take(Drawn drawn) {
		latest = drawn;
		dimmed &= isStale();
		List<NavMeshLayer> layers = level.getNavMeshes();
		for (int i = 0; i < drawn.answer.meshes().size() && i < layers.size(); i++) {
			LayerMesh mesh = drawn.answer.meshes().get(i);
			if (MeshLayer.of(layers.get(i)).equals(mesh.layer())) {
				DerivedMesh.set(layers.get(i), mesh, !isStale());
			}
		}
		show();
		shown.run();
	}

	private void take(PortalWidthsJob.Answer answer) {
		widths = new PortalWidths(answer.mesh(), answer.radii());
		show();
	}

	/**
	 * Returns whether the map shows no meshes yet, or meshes of an earlier state of the level. False for a level without mesh
	 * layers.
	 */
	public boolean isStale() {
		return snapshot != null && !snapshot.header().meshLayers().isEmpty()
				&& (latest == null || !isSame(latest.answer.level(), snapshot));
	}

	/**
	 * Returns whether the new meshes are late, see {@link LatestQuery}, so that the map still shows old meshes or
	 * none.
	 */
	public boolean isLate() {
		return dimmed && isStale();
	}

	private void show() {
		root.showMeshes(latest == null ? MeshPicture.NONE : picture());
	}

	private MeshPicture picture() {
		int chosen = chosen();
		List<MeshPlot> others = new ArrayList<>(latest.plots);
		MeshPlot plot = chosen < others.size() ? others.remove(chosen) : MeshPlot.EMPTY;
		List<Point> wrong = latest.answer.meshes().stream().flatMap(mesh -> mesh.problem().stream())
				.map(problem -> problem.place()).filter(Objects::nonNull).toList();
		Opacities opacities = Opacities.of(settings.layers()::alpha);
		if (opacities.widths() > 0) {
			widthsQuery.ask(plot.mesh());
		}
		return new MeshPicture(plot, others, wrong, dimmed, opacities, colours, widths);
	}

	private int chosen() {
		return Math.max(0, level.getNavMeshes().indexOf(settings.mesh()));
	}

	void dispose() {
		query.close();
		widthsQuery.close();
		root.showMeshes(MeshPicture.NONE);
	}
}
