package org.leeway.ui.outline;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.leeway.model.Level;
import org.leeway.ui.map.canvas.LevelRootPart;

/** What an outline asks of the editor whose level it shows. */
public interface OutlineHost {

	/** The level that is edited. */
	Level level();

	/** The canvas, which the thumbnail follows and moves. */
	LevelRootPart root();

	/** The editor's actions, which the outline offers too. */
	ActionRegistry actions();

	/** Runs a command on the editor's command stack. */
	void execute(Command command);

	/** The outline is disposed of. */
	void outlineClosed(LevelOutline outline);
}
