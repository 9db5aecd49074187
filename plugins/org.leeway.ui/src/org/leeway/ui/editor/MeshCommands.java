package org.leeway.ui.editor;

import java.util.function.Consumer;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.jface.window.Window;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.NavMeshLayer;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.editing.MeshEditing;
import org.leeway.ui.map.tools.MeshTool;
import org.leeway.ui.settings.MapLayers;

/** The commands for meshes, which menus offer. */
public final class MeshCommands {

	private final EditorContext editor;
	private final MeshEditing mesh;

	MeshCommands(EditorContext editor, MeshEditing mesh) {
		this.editor = editor;
		this.mesh = mesh;
	}

	/** Asks for the agent or the terrains of a new mesh, adds the mesh layer, and shows it. */
	public void add() {
		MeshDialog dialog = new MeshDialog(editor.site().getShell(), editor.level(), null);
		if (dialog.open() == Window.OK) {
			NavMeshLayer layer = dialog.layer();
			editor.execute(new AddCommand<>("Add mesh layer", editor.level().getNavMeshes(), layer));
			editor.settings().layers().setVisible(MapLayers.NAV_MESHES, true);
			editor.settings().setMesh(layer);
		}
	}

	/**
	 * Makes a generated mesh editable: stores the chosen mesh in the level, and activates the tool for meshes. If this is
	 * not possible, shows the reason, for example that the mesh is edited by hand.
	 */
	public void editByHand() {
		if (mesh.canEditByHand()) {
			mesh.editByHand();
			editor.activateTool("mesh");
		} else {
			NavMeshLayer layer = editor.settings().mesh();
			mesh.status().refuse(layer == null ? mesh.obstacle().orElse("")
					: layer.getMesh() != null ? "This mesh is already edited by hand: use the Mesh tool (X) to change it"
							: "The mesh has not been generated yet");
		}
	}

	/**
	 * Replaces the chosen mesh by a generated mesh, if the chosen mesh is edited by hand. If the level stores neither an agent
	 * nor terrains for the mesh, asks the user for an agent or terrains. Shows a message if no mesh is chosen, or if the mesh
	 * is already generated.
	 */
	public void generate() {
		NavMeshLayer layer = editor.settings().mesh();
		if (mesh.canGenerate()) {
			mesh.generate();
		} else if (layer == null || layer.getMesh() == null) {
			mesh.status().refuse(layer == null ? mesh.obstacle().orElse("")
					: "This mesh is already generated: it follows every change of the level");
		} else {
			MeshDialog dialog = new MeshDialog(editor.site().getShell(), editor.level(), layer);
			if (dialog.open() == Window.OK) {
				editor.execute(replaced(layer, dialog.layer()));
			}
		}
	}

	private static Command replaced(NavMeshLayer layer, NavMeshLayer chosen) {
		CompoundCommand all = new CompoundCommand("Generate mesh again");
		Literals.NAV_MESH_LAYER.getEAllStructuralFeatures().stream()
				.map(feature -> new SetCommand("Generate mesh again", layer, feature, chosen.eGet(feature)))
				.filter(SetCommand::canExecute).forEach(all::add);
		return all;
	}

	/**
	 * Runs an action on the tool for meshes, if this tool is active. Otherwise asks the user to choose this tool.
	 *
	 * @param work the action
	 */
	public void withTool(Consumer<MeshTool> work) {
		if (editor.activeTool() instanceof MeshTool tool) {
			work.accept(tool);
		} else {
			mesh.status().refuse("Choose the Mesh tool (X) and point at a part of the mesh");
		}
	}
}
