package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;

/**
 * The file of a document, watched for changes by other programs. If the file changes, the document loads it again. But
 * if the document has unsaved changes, the designer decides which state to keep. Leeway asks as soon as an editor of
 * the document is active, and before it would overwrite a change.
 */
final class EditedFile implements IResourceChangeListener, FileWatch.Watched {

	/** The decision whether to save a level, and in which file. */
	enum Saving {
		HERE, ELSEWHERE, NOWHERE
	}

	private static final String CHANGED = "Level Changed on Disk";
	private static final int CONTENT = IResourceDelta.CONTENT | IResourceDelta.REPLACED;

	private final LevelDocument document;
	private final Display display = Display.getCurrent();
	private volatile IFile file;
	/**
	 * The latest state of the file about which Leeway need not ask the designer. The document has loaded or saved this state,
	 * or the designer has decided to keep the editor's level instead. Empty if the file did not exist then.
	 */
	private volatile Optional<FileStamp> known = Optional.empty();
	/**
	 * A state of the file that another program has written, and that the designer refused to load when Leeway asked before a
	 * save. Leeway asks about this state again only at the next save, not at each {@link #check}.
	 */
	private Optional<FileStamp> postponed = Optional.empty();
	private final FileWatch watch = new FileWatch(this);
	private boolean behind;
	/**
	 * Whether a dialog about the file is open, or the file is being read or written. While this is true, checks ignore changes
	 * of the file. A later check finds them.
	 */
	private boolean busy;
	private boolean disposed;

	EditedFile(IFile file, LevelDocument document) {
		this.file = file;
		this.document = document;
	}

	IFile file() {
		return file;
	}

	/** Returns whether a file is this file, perhaps under another name, such as a link. */
	boolean is(IFile other) {
		return other.equals(file) || other.getLocation() != null && is(other.getLocation().toPath());
	}

	/** Returns whether a file on disk is this file, perhaps under another name. */
	boolean is(Path other) {
		return file.getLocation() != null
				&& realPath(file.getLocation().toPath()).flatMap(path -> realPath(other).filter(path::equals)).isPresent();
	}

	private static Optional<Path> realPath(Path file) {
		try {
			return Optional.of(file.toRealPath());
		} catch (IOException gone) {
			return Optional.empty();
		}
	}

	Level load() throws IOException {
		known = FileStamp.of(file);
		Path path = file.getLocation().toPath();
		busy = true;
		try {
			return FileWork.read("Opening " + file.getName(), path.toFile().length(), () -> LevelFiles.load(path));
		} finally {
			busy = false;
		}
	}

	/**
	 * Saves a level to a file, whole or not at all.
	 *
	 * @throws IOException if the level could not be saved; the message is for the user
	 * @throws CoreException if the workspace could not refresh the file
	 */
	void save(Level level, IFile target, IProgressMonitor monitor) throws IOException, CoreException {
		busy = true;
		try {
			LevelSaver.save(level, target, monitor);
		} finally {
			busy = false;
		}
	}

	@Override
	public Object state() {
		return FileStamp.of(file);
	}

	@Override
	public boolean isKnown(Object state) {
		return state.equals(known);
	}

	@Override
	public void changed() throws CoreException {
		checkLater();
		file.refreshLocal(IResource.DEPTH_ZERO, null);
	}

	/** Starts watching the file. */
	void watch() {
		file.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
		watch.begin();
	}

	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		IResourceDelta delta = event.getDelta().findMember(file.getFullPath());
		if (delta == null) {
			return;
		}
		if ((delta.getFlags() & IResourceDelta.MOVED_TO) != 0) {
			IFile target = file.getWorkspace().getRoot().getFile(delta.getMovedToPath());
			later(() -> moved(target));
		} else if (delta.getKind() != IResourceDelta.CHANGED || (delta.getFlags() & CONTENT) != 0) {
			checkLater();
		}
	}

	/** Makes the UI thread check soon whether the file has changed. The caller may be any thread. */
	void checkLater() {
		later(this::check);
	}

	private void later(Runnable action) {
		if (display.isDisposed()) {
			return;
		}
		display.asyncExec(() -> {
			if (!disposed) {
				action.run();
			}
		});
	}

	private void moved(IFile target) {
		IFile before = file;
		file = target;
		known = FileStamp.of(target);
		document.moved(before, target);
	}

	private void check() {
		Optional<FileStamp> now = FileStamp.of(file);
		if (busy || now.equals(known) || document.isDirty() && now.equals(postponed)) {
			return;
		}
		document.finishEdits();
		if (now.isEmpty()) {
			keep(now);
		} else if (!document.isDirty()) {
			reload();
		} else if (document.isActive()) {
			askWhatToKeep(now);
		}
	}

	private void askWhatToKeep(Optional<FileStamp> now) {
		int answer = ask("has been changed on disk, and the editor has unsaved changes.", "Keep Mine",
				"Reload");
		if (disposed) {
			return;
		}
		if (answer == 1) {
			reload();
		} else {
			keep(now);
		}
	}

	private void reload() {
		try {
			document.replace(load());
			setBehind(false);
		} catch (IOException e) {
			setBehind(true);
			busy = true;
			try {
				ErrorDialog.openError(shell(), "Level Not Reloaded", file.getName()
						+ " has been changed on disk and can no longer be read. The editor still has the previous content.",
						Status.error(e.getMessage()));
			} finally {
				busy = false;
			}
		}
	}

	/**
	 * Records that the editor keeps its level, although another program has changed the file. The designer has chosen so, or
	 * the file is gone.
	 *
	 * @param now the new state of the file. Empty if the file is gone
	 */
	private void keep(Optional<FileStamp> now) {
		known = now;
		setBehind(true);
	}

	void setBehind(boolean now) {
		behind = now;
		document.dirtyChanged();
	}

	/**
	 * Returns whether the level of the editor differs from the file even if all edits are undone. For example, the designer has
	 * kept the level although the file changed, or the level was converted from another format.
	 */
	boolean isBehind() {
		return behind;
	}

	/**
	 * Returns whether to save the level, and in which file. Asks the designer if saving would overwrite a change that the
	 * designer has not seen. If the designer decides to reload the file instead, nothing is saved.
	 */
	Saving beforeSaving() {
		Optional<FileStamp> now = FileStamp.of(file);
		if (now.isEmpty() || now.equals(known)) {
			return Saving.HERE;
		}
		int answer = ask("has been changed on disk since the editor loaded or saved it. Those changes would be lost.",
				"Save As...", "Overwrite", "Reload", "Cancel");
		if (answer == 2) {
			reload();
		} else {
			postponed = now;
		}
		return answer == 0 ? Saving.ELSEWHERE : answer == 1 ? Saving.HERE : Saving.NOWHERE;
	}

	/** Records that the level has been saved to a file. From now on, this file is the file of the document. */
	void saved(IFile target) {
		file = target;
		known = FileStamp.of(target);
		setBehind(false);
	}

	private int ask(String news, String... answers) {
		busy = true;
		try {
			return MessageDialog.open(MessageDialog.QUESTION, shell(), CHANGED, file.getName() + " " + news, SWT.NONE,
					answers);
		} finally {
			busy = false;
		}
	}

	private Shell shell() {
		return document.shell();
	}

	void dispose() {
		disposed = true;
		watch.end();
		file.getWorkspace().removeResourceChangeListener(this);
	}
}
