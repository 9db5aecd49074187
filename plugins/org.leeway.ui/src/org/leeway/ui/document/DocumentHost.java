package org.leeway.ui.document;

import java.io.IOException;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.widgets.Shell;
import org.leeway.model.Level;

/** An editor of a {@link LevelDocument}, as the document sees it. */
public interface DocumentHost {

	/** Called when the document has another level and no undo steps. */
	void levelReplaced(Level level);

	/** Called when the document is in another file. */
	void fileReplaced(IFile file);

	/** Called when the document may have become dirty or clean. */
	void dirtyChanged();

	/** Called when the offers or the notice of the document's {@link Recovery} have changed. */
	void recoveryChanged();

	/** Makes what the editor shows and the level does not have yet part of the level, such as an unfinished drag. */
	void finishEdits();

	/** Whether {@link #finishEdits} would change the level. */
	boolean hasUnfinishedEdits();

	/**
	 * Gives the preferred agents to a level of a format without agents.
	 *
	 * @throws IOException if the level lacks one of their terrains
	 */
	void giveAgents(Level level) throws IOException;

	/** Whether this is the active editor. */
	boolean isActive();

	/** The parent of dialogs. */
	Shell shell();
}
