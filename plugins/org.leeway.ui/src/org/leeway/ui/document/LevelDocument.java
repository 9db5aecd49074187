package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.Saveable;
import org.leeway.core.LevelFormatException;
import org.leeway.core.analysis.Finding;
import org.leeway.core.level.value.PicturePath;
import org.leeway.core.markers.LevelMarkers;
import org.leeway.model.Level;

/**
 * A level that is being edited, with its undo steps, its file and the markers of the file. All editors of a file share
 * one document, even if they opened it under different names. So they show and can undo the same edits. Use it on the
 * UI thread only.
 */
public final class LevelDocument {

	private final List<DocumentHost> hosts = new ArrayList<>();
	private final EditSteps commands = new EditSteps();
	private final Saveable saveable = new SaveableLevel(this);
	private final EditedFile disk;
	private final Recovery recovery;
	/** The file in another format from which the level was converted. Empty if the level was not converted. */
	private final Optional<Original> original;
	private Level level;
	private LevelMarkers markers;
	/** The findings, that is, the problems found in the current level. Null if they are not known. */
	private List<Finding> findings;
	/** Whether the findings in the markers of the file are about unsaved changes. */
	private boolean areUnsaved;
	/**
	 * Whether closing the editors must keep the unsaved changes as an autosave, without asking the user. True if the
	 * file is about to be deleted or its project closed. Reset by the next edit.
	 */
	private boolean endangered;

	/**
	 * Loads a level, or converts it from another format. If the level file is missing or damaged, loads a replacement: the
	 * backup that the user has opened, or else the latest autosave.
	 *
	 * @throws IOException if the file cannot be read, is no level, or the user has cancelled
	 */
	LevelDocument(LevelSource source, DocumentHost host) throws IOException {
		original = source.original().map(file -> new Original(file, this));
		disk = new EditedFile(source.file(), this);
		recovery = new Recovery(this, AutosaveStore.ofWorkspace());
		level = original.isPresent() ? convert(original.get(), host) : load(source.backup());
		markers = LevelMarkers.open(source.file());
	}

	private Level convert(Original foreign, DocumentHost host) throws IOException {
		Level converted = foreign.convert(host);
		foreign.tell();
		disk.setBehind(true);
		return converted;
	}

	private Level load(Optional<Path> backup) throws IOException {
		try {
			Level loaded = disk.load();
			recovery.seek();
			return loaded;
		} catch (NoSuchFileException | LevelFormatException useless) {
			Level unsaved = recovery.takeTheLatest(backup, useless);
			disk.setBehind(true);
			return unsaved;
		}
	}

	/** Returns the input for an editor of a file. The workbench can store the input and open it again in the next session. */
	public static IEditorInput input(IFile file) {
		return LinkedFiles.input(file);
	}

	/**
	 * Returns the path of the file that an editor is opened with.
	 *
	 * @throws IOException if the input is no file on a local disk
	 */
	public static Path path(IEditorInput input) throws IOException {
		return LevelSource.path(input);
	}

	/**
	 * Begins to watch the file and to autosave edits.
	 *
	 * @param backup the backup that the user opened, which the editors then offer to restore. Empty if the user opened
	 * the level itself
	 */
	void begin(Optional<Path> backup) {
		disk.watch();
		original.ifPresent(Original::watch);
		commands.addListener(this::edited);
		backup.ifPresent(recovery::offerBackup);
	}

	private void edited() {
		endangered = false;
		original.ifPresent(Original::edited);
		recovery.autosaver().edited();
	}

	/**
	 * Records that the workbench is about to delete the file, or to close the file's project. If the document is closed before
	 * the next edit, the document keeps its unsaved changes as an autosave.
	 */
	void keepUnsavedWork() {
		endangered = true;
	}

	/** Adds an editor, which receives changes until {@link #leave}. */
	void join(DocumentHost host) {
		hosts.add(host);
	}

	/** Removes an editor. Returns whether the document now has no editors. */
	boolean leave(DocumentHost host) {
		hosts.remove(host);
		return hosts.isEmpty();
	}

	/**
	 * Ends the document. Removes its autosaves, and the findings about unsaved changes.
	 * <p>
	 * Unsaved changes are kept as an autosave if {@link #keepUnsavedWork} was called after the last edit, and if the
	 * preferences switch autosaves on. Otherwise, unsaved changes are lost.
	 *
	 * @return whether an autosave with unsaved changes is kept
	 */
	boolean end() {
		markers.close(!isDirty(), findings != null);
		disk.dispose();
		original.ifPresent(Original::release);
		if (endangered && isDirty()) {
			return recovery.autosaver().leave();
		}
		recovery.autosaver().done();
		return false;
	}

	/** Returns whether this is the document of a file. The document may have opened the same file under another name. */
	boolean isOf(IFile file) {
		return disk.is(file);
	}

	/**
	 * Returns whether this is the document of a file on disk. Compares real paths, so the document may have opened the file
	 * under another name, such as a link.
	 */
	boolean isOf(Path file) {
		return disk.is(file);
	}

	/** Returns whether the level was converted from a given file in another format. */
	boolean isFrom(Path foreign) {
		return original.filter(file -> file.is(foreign)).isPresent();
	}

	public Level level() {
		return level;
	}

	/** Returns the file of the level. */
	public IFile file() {
		return disk.file();
	}

	/** Returns the path of the file on disk. Empty if the project of the file no longer exists. */
	public Optional<Path> path() {
		return Optional.ofNullable(file().getLocation()).map(IPath::toPath);
	}

	/** Returns the name of this level in the store of autosaves. */
	String origin() {
		return file().getFullPath().toPortableString();
	}

	/** Returns the recovery of unsaved work from earlier sessions. */
	public Recovery recovery() {
		return recovery;
	}

	/** Autosaves the current state of the level. Call this before a step that changes much of the level at once. */
	public void autosave() {
		recovery.autosaver().autosave();
	}

	/** Returns the command stack, which must execute all changes of the level. */
	public EditSteps commands() {
		return commands;
	}

	/** Returns the object that the workbench saves, the same object for all editors of the document. */
	public Saveable saveable() {
		return saveable;
	}

	public boolean isDirty() {
		return commands.isDirty() || disk.isBehind() || hosts.stream().anyMatch(DocumentHost::hasUnfinishedEdits);
	}

	/**
	 * Returns how many steps of the undo history are done in the state that the file holds. Empty if undo and redo cannot reach
	 * this state, for example because another program has changed the file.
	 */
	public OptionalInt savedSteps() {
		return disk.isBehind() ? OptionalInt.empty() : commands.saved();
	}

	/**
	 * Applies the pending edits of all editors, such as a drag, to the level. So the saved level is the level on the screen.
	 */
	void finishEdits() {
		tell(DocumentHost::finishEdits);
	}

	/** Checks in a later event of the UI thread whether another program has changed the file. */
	public void checkFile() {
		disk.checkLater();
	}

	/** Shows the findings, that is, the problems found in the level, as markers of its file. */
	public void showFindings(List<Finding> latest) {
		boolean shown = latest == findings && isDirty() == areUnsaved;
		findings = latest;
		if (!shown) {
			showFindings();
		}
	}

	/**
	 * Removes the displayed findings, because they are about an earlier state of the level. Called if a new analysis
	 * needs much time.
	 */
	public void hideFindings() {
		findings = null;
		markers.hide();
	}

	/** Forgets the findings, because the level has changed. Cancels an update of the markers that is still running. */
	public void forgetFindings() {
		findings = null;
		markers.forget();
	}

	/**
	 * Saves the level. If saving fails, shows the reason to the user. If the level was not saved, marks the monitor as
	 * cancelled, because the workbench checks this after a save.
	 */
	public void save(IProgressMonitor monitor) {
		finishEdits();
		boolean saved = switch (disk.beforeSaving()) {
		case HERE -> save(file(), monitor);
		case ELSEWHERE -> saveElsewhere();
		case NOWHERE -> false;
		};
		if (!saved) {
			monitor.setCanceled(true);
		}
	}

	/**
	 * Asks for another file, saves the level there, and makes this file the file of the document. Returns false if
	 * saving failed or was cancelled.
	 */
	public boolean saveElsewhere() {
		finishEdits();
		return SavingDialogs.askForFile(this).filter(target -> save(target, new NullProgressMonitor())).isPresent();
	}

	private boolean save(IFile target, IProgressMonitor monitor) {
		movePictures(file(), target);
		try {
			disk.save(level, target, monitor);
		} catch (IOException | CoreException e) {
			movePictures(target, file());
			return switch (SavingDialogs.askAfterFailure(shell(), target, e)) {
			case HERE -> save(target, monitor);
			case ELSEWHERE -> saveElsewhere();
			case NOWHERE -> false;
			};
		}
		boolean elsewhere = !target.equals(file());
		commands.markSaveLocation();
		disk.saved(target);
		recovery.saved();
		if (elsewhere) {
			goOnWith(target);
		} else {
			showFindings();
		}
		return true;
	}

	/**
	 * Rewrites the relative paths of pictures, because the level moves from one file to another. The picture files
	 * themselves do not move.
	 *
	 * @param from the old file of the level. The present paths are relative to its folder
	 * @param to the new file of the level. The rewritten paths are relative to its folder
	 */
	private void movePictures(IFile from, IFile to) {
		if (from.getLocation() != null && to.getLocation() != null) {
			PicturePath.move(level, from.getLocation().toPath(), to.getLocation().toPath());
		}
	}

	/**
	 * Updates the document after its file was moved. If the relative paths to pictures do not lead to the pictures any more,
	 * rewrites these paths.
	 */
	void moved(IFile from, IFile to) {
		if (to.getLocation() != null && PicturePath.areMissing(level, to.getLocation().toPath())) {
			movePictures(from, to);
			disk.setBehind(true);
		}
		goOnWith(to);
	}

	/** Shows the findings as markers of the present file. Does nothing if the findings are not known. */
	private void showFindings() {
		if (findings != null) {
			areUnsaved = isDirty();
			markers.show(findings, !areUnsaved);
		}
	}

	/** Updates markers, editors and autosaves, because the document now has another file. */
	void goOnWith(IFile target) {
		markers.close(false, false);
		markers = LevelMarkers.open(target);
		showFindings();
		tell(host -> host.fileReplaced(target));
		autosave();
	}

	/**
	 * Replaces the level by a level that was loaded, and discards the undo steps. If the old level had unsaved changes, the
	 * editors offer to restore these changes.
	 */
	void replace(Level loaded) {
		if (isDirty()) {
			recovery.setAside();
		}
		original.ifPresent(Original::release);
		show(loaded);
	}

	/**
	 * Replaces the level by a new conversion of the original file, and discards the undo steps. If the old level had edits, the
	 * editors offer to restore these edits.
	 */
	void replaceConverted(Level converted) {
		if (isEdited()) {
			recovery.setAside();
		}
		show(converted);
		disk.setBehind(true);
	}

	/** Returns whether there are steps to undo. */
	boolean isEdited() {
		return commands.done() > 0;
	}

	private void show(Level loaded) {
		level = loaded;
		forgetFindings();
		tell(host -> host.levelReplaced(loaded));
		commands.flush();
	}

	boolean isActive() {
		return hosts.stream().anyMatch(DocumentHost::isActive);
	}

	/** Notifies the editors that the document may have become dirty or clean, because its file changed. */
	void dirtyChanged() {
		tell(DocumentHost::dirtyChanged);
		recovery.autosaver().edited();
	}

	void recoveryChanged() {
		tell(DocumentHost::recoveryChanged);
	}

	private void tell(Consumer<DocumentHost> news) {
		List.copyOf(hosts).forEach(news);
	}

	/** Returns the active editor of the document. If no editor is active, returns the open editor that joined first. */
	DocumentHost host() {
		return hosts.stream().filter(DocumentHost::isActive).findFirst().orElse(hosts.getFirst());
	}

	/** Returns the parent of dialogs. */
	Shell shell() {
		return host().shell();
	}
}
