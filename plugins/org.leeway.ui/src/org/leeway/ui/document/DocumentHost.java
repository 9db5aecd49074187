package org.leeway.ui.document;

import java.io.IOException;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.widgets.Shell;
import org.leeway.model.Level;

/** The methods of an editor that its {@link LevelDocument} calls. */
public interface DocumentHost {

	/**
	 * Shows another level in the editor, after the document has loaded it. The document discards the undo steps
	 * afterwards.
	 */
	void levelReplaced(Level level);

	/** Updates the editor after the document has changed to another file. */
	void fileReplaced(IFile file);

	/** Updates the editor after the document may have become dirty or clean. */
	void dirtyChanged();

	/**
	 * Updates the editor after a change in the document's {@link Recovery}. The message or the list of offered autosaves may
	 * have changed.
	 */
	void recoveryChanged();

	/** Applies unfinished edits to the level, such as a drag that the editor already shows. */
	void finishEdits();

	/** Returns whether {@link #finishEdits} would change the level. */
	boolean hasUnfinishedEdits();

	/**
	 * Adds agents to a level that comes from a format without agents. The agents come from the template for imported
	 * maps.
	 *
	 * @throws IOException if the level lacks a terrain of these agents
	 */
	void giveAgents(Level level) throws IOException;

	/** Returns whether this is the active editor. */
	boolean isActive();

	/** Returns the parent of dialogs. */
	Shell shell();
}
