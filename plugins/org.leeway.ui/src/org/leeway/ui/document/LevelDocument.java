package org.leeway.ui.document;

import java.io.IOException;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.SaveAsDialog;
import org.leeway.core.analysis.Finding;
import org.leeway.core.markers.LevelMarkers;
import org.leeway.model.Level;

/** A level that is being edited: its undo steps, the file it is kept in, and the markers of that. */
public final class LevelDocument {

	private final DocumentHost host;
	private final CommandStack commands = new CommandStack();
	private final EditedFile disk;
	private Level level;
	private LevelMarkers markers;
	/** Those of the level as it is now; null where they are not known. */
	private List<Finding> findings;

	/**
	 * Loads a level in order to edit it.
	 *
	 * @throws IOException if the file cannot be read, is no level, or the user has given up waiting
	 */
	public LevelDocument(IFile file, DocumentHost host) throws IOException {
		this.host = host;
		disk = new EditedFile(file, this);
		level = disk.load();
		markers = new LevelMarkers(file);
	}

	/** Follows what others do to the file from now on. */
	public void watch() {
		disk.watch();
	}

	public Level level() {
		return level;
	}

	/** What all changes of the level are to be made with. */
	public CommandStack commands() {
		return commands;
	}

	public boolean isDirty() {
		return commands.isDirty() || disk.isBehind();
	}

	/** Looks soon whether somebody else has changed the file. */
	public void checkFile() {
		disk.checkLater();
	}

	/** Makes these findings of the level those that the workspace knows. */
	public void showFindings(List<Finding> findings) {
		this.findings = findings;
		markers.show(findings);
	}

	/** The level has changed: findings that are about to be shown are not. */
	public void forgetFindings() {
		findings = null;
		markers.forget();
	}

	/** Saves the level; the monitor is cancelled if that was not possible, of which the user has been told. */
	public void save(IProgressMonitor monitor) {
		boolean saved = switch (disk.beforeSaving()) {
		case HERE -> save(disk.file(), monitor);
		case ELSEWHERE -> saveElsewhere();
		case NOWHERE -> false;
		};
		if (!saved) {
			monitor.setCanceled(true);
		}
	}

	/** Asks where to save the level, and goes on with that file; false if that was not possible or not wanted. */
	public boolean saveElsewhere() {
		SaveAsDialog dialog = new SaveAsDialog(shell());
		dialog.setOriginalFile(disk.file());
		if (dialog.open() != SaveAsDialog.OK) {
			return false;
		}
		IFile old = disk.file();
		IFile target = ResourcesPlugin.getWorkspace().getRoot().getFile(dialog.getResult());
		boolean saved = save(target, new NullProgressMonitor());
		if (saved && !target.equals(old)) {
			markers.show(List.of());
			goOnWith(target);
		}
		return saved;
	}

	/** Also shows the findings: those of a file that was deleted are gone with it. */
	private boolean save(IFile target, IProgressMonitor monitor) {
		boolean saved = LevelSaver.save(level, target, monitor, shell());
		if (saved) {
			commands.markSaveLocation();
			disk.saved(target);
			showFindings();
		}
		return saved;
	}

	private void showFindings() {
		if (findings != null) {
			markers.show(findings);
		}
	}

	/** The level is in another file from now on. */
	void goOnWith(IFile target) {
		markers = new LevelMarkers(target);
		showFindings();
		host.fileReplaced(target);
	}

	/** Goes on with another level in place of the present one, which is forgotten with its undo steps. */
	void replace(Level loaded) {
		level = loaded;
		host.levelReplaced(loaded);
		commands.flush();
	}

	boolean isActive() {
		return host.isActive();
	}

	void dirtyChanged() {
		host.dirtyChanged();
	}

	Shell shell() {
		return host.shell();
	}

	/** Nobody edits the level any more; findings of what was never saved go with it. */
	public void close() {
		if (isDirty()) {
			markers.show(List.of());
		}
		disk.dispose();
	}
}
