package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.leeway.core.files.FailureText;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;

/**
 * The recovery of unsaved work from an earlier session. The editors offer this work until the user restores or discards
 * it. Autosaves that equal the file are not offered.
 */
public final class Recovery {

	/** Limit for the autosaves to keep, of all levels together. */
	private static final int KEPT_IN_ALL = 100;

	private final LevelDocument document;
	private final AutosaveStore store;
	private final Autosaver autosaver;
	private final Display display = Display.getCurrent();
	private List<Autosave> found = List.of();
	private String notice = "";
	/** The backup that was loaded because the level's file is broken. Empty if there is none. */
	private Optional<Path> taken = Optional.empty();

	Recovery(LevelDocument document, AutosaveStore store) {
		this.document = document;
		this.store = store;
		autosaver = new Autosaver(document, store, reason -> tell("Unsaved changes cannot be autosaved: " + reason));
	}

	/**
	 * Returns the level files with unsaved work in an autosave. Leaves out files in closed projects. Some files may no
	 * longer exist. Call this once, at startup.
	 */
	public static List<IFile> files() {
		IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
		AutosaveStore all = AutosaveStore.ofWorkspace();
		all.prune(KEPT_IN_ALL);
		return all.origins().stream().map(origin -> root.getFile(IPath.fromPortableString(origin)))
				.filter(file -> file.getProject().isOpen()).toList();
	}

	Autosaver autosaver() {
		return autosaver;
	}

	/** Looks in the background for unsaved work of earlier sessions. */
	void seek() {
		List<Autosave> left = store.find(document.origin());
		if (left.isEmpty()) {
			return;
		}
		Path file = document.file().getLocation().toPath();
		AutosaveJob.later(() -> {
			List<Autosave> worthless = left.stream().filter(autosave -> equal(autosave.file(), file)).toList();
			store.remove(worthless);
			List<Autosave> rest = left.stream().filter(autosave -> !worthless.contains(autosave)).toList();
			offerLater(rest);
		});
	}

	private static boolean equal(Path autosave, Path file) {
		try {
			return Files.mismatch(autosave, file) < 0;
		} catch (IOException unreadable) {
			return false;
		}
	}

	/**
	 * Loads a replacement for the level, because the level's file is gone or broken. This replacement is the backup, or else
	 * the latest readable autosave.
	 *
	 * @param backup the backup to load. Empty if the user did not open a backup
	 * @param why the exception that says why the file cannot be used
	 * @throws IOException {@code why} if no replacement can be read, or another exception if the backup does not exist
	 */
	Level takeTheLatest(Optional<Path> backup, IOException why) throws IOException {
		List<Autosave> left = backup.isPresent() ? List.of(Autosave.backup(backup.get())) : store.find(document.origin());
		for (Autosave autosave : left) {
			try {
				Level level = read(autosave);
				autosaver.adopt(unsaved(left));
				taken = backup;
				notice = document.file().getName() + " is missing or damaged. This is the "
						+ (autosave.isBackup() ? "backup" : "unsaved work") + " from " + TimeText.of(autosave.time())
						+ "; save it to create the file again.";
				return level;
			} catch (IOException unreadable) {
				why.addSuppressed(unreadable);
			}
		}
		throw why;
	}

	private static List<Autosave> unsaved(List<Autosave> all) {
		return all.stream().filter(autosave -> !autosave.isBackup()).toList();
	}

	/**
	 * Offers to restore a backup. Does nothing if the backup is already offered, or was loaded in place of a broken
	 * file.
	 */
	void offerBackup(Path backup) {
		try {
			Autosave offer = Autosave.backup(backup);
			if (taken.filter(backup::equals).isEmpty() && !found.contains(offer)) {
				found = Stream.concat(Stream.of(offer), found.stream()).toList();
				document.recoveryChanged();
			}
		} catch (IOException gone) {
			tell(backup.getFileName() + " cannot be read.");
		}
	}

	private static Level read(Autosave autosave) throws IOException {
		return FileWork.read("Restoring", Files.size(autosave.file()), () -> LevelFiles.load(autosave.file()));
	}

	/**
	 * Saves the unsaved work as an autosave, and offers this autosave to the user. Called before the document loads its level
	 * again, which drops the unsaved work.
	 */
	void setAside() {
		autosaver.write(autosave -> offerLater(List.of(autosave)));
		autosaver.done();
	}

	private void offerLater(List<Autosave> more) {
		if (!display.isDisposed()) {
			display.asyncExec(() -> {
				found = Stream.concat(more.stream(), found.stream()).toList();
				document.recoveryChanged();
			});
		}
	}

	/** Shows a message until the user dismisses it or saves the level. */
	void tell(String text) {
		notice = text;
		document.recoveryChanged();
	}

	/**
	 * Returns the autosaves to offer, the latest first. A backup that the user has opened comes before autosaves that were offered
	 * earlier.
	 */
	public List<Autosave> found() {
		return found;
	}

	/**
	 * Returns a message for the user. The bar above the map shows the message in addition to the autosaves that can be restored.
	 * Empty if there is no message.
	 */
	public String notice() {
		return notice;
	}

	/** Removes the message, because the user has read it. */
	public void dismissNotice() {
		tell("");
	}

	/** Saves the level of the document. If saving succeeds, the document calls {@link #saved}, which removes the message. */
	public void save() {
		document.save(new NullProgressMonitor());
	}

	/** Removes the message and the autosaves of this session, because the level has been saved. */
	void saved() {
		autosaver.done();
		if (!notice.isEmpty()) {
			dismissNotice();
		}
	}

	/**
	 * Returns when the level's file was changed, if this was after an autosave was written. Empty if the file was not
	 * changed since then, or is gone. Also empty for a backup.
	 */
	public Optional<Instant> changedSince(Autosave autosave) {
		return autosave.isBackup() ? Optional.empty() : FileStamp.of(document.file()).map(stamp -> stamp.modified().toInstant())
				.filter(autosave.time()::isBefore);
	}

	/**
	 * Replaces the content of the level by an autosave, as one undo step. All autosaves stay until the level is saved.
	 */
	public void restore(Autosave autosave) {
		try {
			Level restored = read(autosave);
			document.commands().execute(new RestoreLevel(document.level(), restored));
			autosaver.adopt(unsaved(found));
			found = List.of();
			document.recoveryChanged();
		} catch (IOException e) {
			MessageDialog.openError(document.shell(), "Not Restored", "The unsaved work cannot be read: " + FailureText.of(e));
		}
	}

	/** Withdraws all offers, and removes the offered autosaves. The files of offered backups stay. */
	public void discard() {
		store.remove(unsaved(found));
		found = List.of();
		document.recoveryChanged();
	}
}
