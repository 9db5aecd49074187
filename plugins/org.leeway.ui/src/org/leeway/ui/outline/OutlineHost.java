package org.leeway.ui.outline;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.leeway.model.Level;
import org.leeway.ui.map.canvas.LevelRootPart;

/** The functions of an editor that the outline of its level calls. */
public interface OutlineHost {

	/** Returns the edited level. */
	Level level();

	/**
	 * Returns the canvas of the map, for the outline's thumbnail. The thumbnail frames the part of the map that the
	 * canvas shows, and scrolls the canvas.
	 */
	LevelRootPart root();

	/** Returns the editor's actions, which the outline offers too. */
	ActionRegistry actions();

	/** Runs a command on the editor's command stack. */
	void execute(Command command);

	/** Asks for a mesh layer and adds it. */
	void addMesh();

	/** Reports that the outline has been disposed. The outline itself calls this method. */
	void outlineClosed(LevelOutline outline);
}
