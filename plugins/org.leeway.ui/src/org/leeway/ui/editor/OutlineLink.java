package org.leeway.ui.editor;

import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.parts.SelectionSynchronizer;
import org.leeway.model.Level;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.outline.LevelOutline;
import org.leeway.ui.outline.OutlineHost;

/** The connection of an editor with its outline. Updates the outline, while it is open, after changes in the editor. */
final class OutlineLink implements OutlineHost {

	private final EditorContext editor;
	private final ActionRegistry actions;
	private final MeshCommands meshes;
	/** The open outline. Null while no outline is open. */
	private LevelOutline outline;

	OutlineLink(EditorContext editor, ActionRegistry actions, MeshCommands meshes) {
		this.editor = editor;
		this.actions = actions;
		this.meshes = meshes;
	}

	LevelOutline open(SelectionSynchronizer synchronizer) {
		outline = new LevelOutline(this, (DefaultEditDomain) editor.viewer().getEditDomain(), synchronizer);
		return outline;
	}

	@Override
	public void outlineClosed(LevelOutline closed) {
		if (outline == closed) {
			outline = null;
		}
	}

	/** Shows another level in the outline. */
	void levelReplaced() {
		if (outline != null) {
			outline.setLevel(level());
		}
	}

	/** Updates the outline, because the canvas now shows another part of the map. */
	void viewMoved() {
		if (outline != null) {
			outline.viewMoved();
		}
	}

	/** Updates the outline, because the map looks different. */
	void mapChanged() {
		if (outline != null) {
			outline.mapChanged();
		}
	}

	@Override
	public Level level() {
		return editor.level();
	}

	@Override
	public LevelRootPart root() {
		return editor.root();
	}

	@Override
	public ActionRegistry actions() {
		return actions;
	}

	@Override
	public void execute(Command command) {
		editor.execute(command);
	}

	@Override
	public void addMesh() {
		meshes.add();
	}
}
