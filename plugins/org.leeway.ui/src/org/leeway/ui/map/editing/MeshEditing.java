package org.leeway.ui.map.editing;

import java.util.List;
import java.util.Optional;

import org.eclipse.gef.commands.CommandStack;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.NavMeshLayer;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.MeshException;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.paint.Placement;
import org.leeway.ui.map.DerivedMesh;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.MapLayers;

/**
 * Edits of the mesh that is chosen in the editor's settings. Each edit is one undo step. In a symmetric level, each
 * edit is repeated on the other sides. If an edit is refused, nothing changes.
 */
public final class MeshEditing {

	private final EditorSettings settings;
	private final CommandStack commands;
	private final Status status;

	/** A receiver that shows texts about the mesh to the user. */
	public interface Status {

		/** Describes the part of the mesh under the mouse. The text may be empty. */
		void describe(String words);

		/**
		 * Shows why an edit is refused, or why it changes only one side of a symmetric level.
		 *
		 * @param reason the text to show. If it is empty, the last text disappears
		 */
		void refuse(String reason);

		/** Returns whether a reason is shown. */
		boolean isRefused();
	}

	public MeshEditing(EditorSettings settings, CommandStack commands, Status status) {
		this.settings = settings;
		this.commands = commands;
		this.status = status;
	}

	public Status status() {
		return status;
	}

	/** Returns the chosen mesh. Empty if the level has no mesh, or if the map hides meshes. */
	public Optional<NavMeshLayer> layer() {
		return Optional.ofNullable(settings.mesh()).filter(layer -> settings.layers().isVisible(MapLayers.NAV_MESHES));
	}

	/** Returns the polygons of the chosen mesh, even if the mesh is generated. Empty while the polygons are not known. */
	public Optional<PolygonMesh> polygons() {
		return layer().flatMap(layer -> Optional.ofNullable(layer.getMesh())
				.or(() -> DerivedMesh.of(layer).map(DerivedMesh::polygons)));
	}

	/** Returns why the chosen mesh cannot be edited. Empty if the mesh can be edited. */
	public Optional<String> obstacle() {
		if (layer().isEmpty()) {
			return Optional.of(settings.mesh() == null ? "The level has no mesh: Level > Mesh > Add Mesh Layer adds one"
					: "The navigation meshes are hidden: the Layers view shows them");
		}
		if (settings.layers().isLocked(MapLayers.NAV_MESHES)) {
			return Optional.of("The navigation meshes are locked in the Layers view");
		}
		return settings.mesh().getMesh() == null
				? Optional.of("This mesh is generated from the level: Level > Mesh > Edit by Hand makes it editable")
				: Optional.empty();
	}

	/**
	 * Returns an edit and its copies on the other sides of a symmetric level. If the settings limit edits to one side
	 * of the level, returns only the edit itself.
	 */
	public List<MeshEdit> withImages(MeshEdit edit) {
		return edit.withImages(images());
	}

	private List<Placement> images() {
		TerrainGrid map = ((Level) settings.mesh().eContainer()).getTerrain();
		return settings.paint().strokeSymmetry().images(map.width(), map.height()).stream().map(Placement::of).toList();
	}

	/**
	 * Tries an edit: returns the mesh after the edit, without changing the level. If the edit is not possible, shows
	 * the user the reason. Returns empty in two cases:
	 * <ul>
	 * <li>The chosen mesh cannot be edited now, see {@link #obstacle}.
	 * <li>A symmetric mesh would become asymmetric.
	 * </ul>
	 *
	 * @throws MeshException if the edited mesh would violate a rule
	 */
	public Optional<PolygonMesh> tried(MeshEdit edit) {
		Optional<String> obstacle = obstacle();
		if (obstacle.isPresent()) {
			status.refuse(obstacle.get());
			return Optional.empty();
		}
		try {
			status.refuse("");
			return edited(edit);
		} catch (MeshException refusal) {
			status.refuse("Not possible: " + refusal.getMessage());
			throw refusal;
		}
	}

	private Optional<PolygonMesh> edited(MeshEdit edit) {
		PolygonMesh before = settings.mesh().getMesh();
		PolygonMesh mesh = before;
		for (MeshEdit each : withImages(edit)) {
			Optional<PolygonMesh> next = each.apply(mesh);
			if (next.isEmpty()) {
				status.refuse("Changes this side only: the mesh is not symmetric here");
			}
			mesh = next.orElse(mesh);
		}
		if (!MeshSymmetry.holds(mesh, images()) && MeshSymmetry.holds(before, images())) {
			status.refuse("Not possible: the mesh would lose its symmetry. With One Side, only this side changes");
			return Optional.empty();
		}
		return Optional.of(mesh);
	}

	/**
	 * Runs an edit as one undo step.
	 *
	 * @return the place where the edited mesh would violate a rule. Empty if the edit was done, or was refused for a reason
	 * without a place
	 */
	public Optional<Point> edit(MeshEdit edit) {
		try {
			tried(edit).map(edited -> new SetCommand(edit.label(), settings.mesh(), Literals.NAV_MESH_LAYER__MESH, edited))
					.filter(SetCommand::canExecute).ifPresent(commands::execute);
			return Optional.empty();
		} catch (MeshException refusal) {
			return Optional.ofNullable(refusal.place());
		}
	}

	/** Deselects the terrain. The caller has just selected a part of the mesh, and only this part must be selected. */
	public void endOtherSelections() {
		settings.selection().select(null);
	}

	/** Returns whether the chosen mesh was generated and is up to date. Only such a mesh can be stored for editing. */
	public boolean canEditByHand() {
		return settings.mesh() != null && settings.mesh().getMesh() == null
				&& DerivedMesh.of(settings.mesh()).filter(DerivedMesh::isFresh).isPresent();
	}

	/** Stores the generated mesh in the level, where it can be edited. */
	public void editByHand() {
		if (canEditByHand()) {
			commands.execute(new SetCommand("Edit mesh by hand", settings.mesh(), Literals.NAV_MESH_LAYER__MESH,
					DerivedMesh.of(settings.mesh()).orElseThrow().polygons()));
		}
	}

	/**
	 * Returns whether the stored mesh can be replaced by a generated mesh. To generate a mesh, the layer must name an agent, or
	 * the terrains that may be entered.
	 */
	public boolean canGenerate() {
		NavMeshLayer mesh = settings.mesh();
		return mesh != null && mesh.getMesh() != null && (mesh.getAgent() != null || !mesh.getCapability().isEmpty());
	}

	/** Drops the stored mesh, so that the mesh is generated from now on. */
	public void generate() {
		if (canGenerate()) {
			commands.execute(new SetCommand("Generate mesh again", settings.mesh(), Literals.NAV_MESH_LAYER__MESH, null));
		}
	}
}
