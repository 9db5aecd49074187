package org.leeway.ui.map.editing;

import java.util.Optional;
import java.util.function.UnaryOperator;

import org.eclipse.gef.commands.CommandStack;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.NavMeshLayer;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.MeshException;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.ui.map.DerivedMesh;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.MapLayers;

/** Edits of the chosen mesh of a level. Each edit is one step of undo. If an edit is refused, nothing changes. */
public final class MeshEditing {

	private final EditorSettings settings;
	private final CommandStack commands;
	private final Status status;

	/** A receiver that shows texts about the mesh to the user. */
	public interface Status {

		/** Describes the part under the mouse. The text may be empty. */
		void describe(String words);

		/** Shows why an edit is not possible. An empty text removes the last reason. */
		void refuse(String reason);
	}

	public MeshEditing(EditorSettings settings, CommandStack commands, Status status) {
		this.settings = settings;
		this.commands = commands;
		this.status = status;
	}

	public Status status() {
		return status;
	}

	/** Returns the chosen mesh. Empty if the level has none, or if the layer is hidden. */
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
	 * Returns the mesh as it would be after an edit. Does not change the level. Empty if the chosen mesh cannot be
	 * edited now, see {@link #obstacle}. Then the user sees the reason.
	 *
	 * @throws MeshException if the mesh can be edited, but not in this way. The user sees the reason
	 */
	public Optional<PolygonMesh> tried(UnaryOperator<PolygonMesh> edit) {
		Optional<String> obstacle = obstacle();
		if (obstacle.isPresent()) {
			status.refuse(obstacle.get());
			return Optional.empty();
		}
		try {
			PolygonMesh edited = edit.apply(settings.mesh().getMesh());
			status.refuse("");
			return Optional.of(edited);
		} catch (MeshException refusal) {
			status.refuse("Not possible: " + refusal.getMessage());
			throw refusal;
		}
	}

	/**
	 * Runs an edit as one step of undo.
	 *
	 * @return the place where the edited mesh would violate a rule. Empty if the edit was done, or was refused for a reason
	 * without a place
	 */
	public Optional<Point> edit(String label, UnaryOperator<PolygonMesh> edit) {
		try {
			tried(edit).map(edited -> new SetCommand(label, settings.mesh(), Literals.NAV_MESH_LAYER__MESH, edited))
					.filter(SetCommand::canExecute).ifPresent(commands::execute);
			return Optional.empty();
		} catch (MeshException refusal) {
			return Optional.ofNullable(refusal.place());
		}
	}

	/** Ends the selection of terrain, since a part of the mesh is selected. */
	public void endOtherSelections() {
		settings.selection().select(null);
	}

	/** Returns whether the chosen mesh is generated, and up to date, so that it can be stored. */
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
	 * Returns whether a generated mesh can replace the chosen mesh. The level must store the chosen mesh, and the agent
	 * or the terrains of the mesh must be known.
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
