package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.Saveable;
import org.leeway.core.analysis.Finding;
import org.leeway.core.files.LevelFormatException;
import org.leeway.core.markers.LevelMarkers;
import org.leeway.model.Level;

/**
 * A level that is being edited: its undo steps, the file it is kept in, and the markers of that. All editors of a file
 * share one document, whatever name of the file they were opened with, so what is done in one is seen, and can be
 * undone, in all. To be used on the thread of the user interface.
 */
public final class LevelDocument {

	private static final List<LevelDocument> OPEN = new ArrayList<>();

	private final List<DocumentHost> hosts = new ArrayList<>();
	private final CommandStack commands = new CommandStack();
	private final Saveable saveable = new SaveableLevel(this);
	private final EditedFile disk;
	private final Recovery recovery;
	private Level level;
	private LevelMarkers markers;
	/** Those of the level as it is now; null where they are not known. */
	private List<Finding> findings;

	private LevelDocument(IFile file) throws IOException {
		disk = new EditedFile(file, this);
		recovery = new Recovery(this, AutosaveStore.ofWorkspace());
		level = load();
		markers = new LevelMarkers(file);
	}

	private Level load() throws IOException {
		try {
			Level loaded = disk.load();
			recovery.seek();
			return loaded;
		} catch (NoSuchFileException | LevelFormatException useless) {
			Level unsaved = recovery.takeTheLatest(useless);
			disk.setBehind(true);
			return unsaved;
		}
	}

	/**
	 * The document of a file, which is loaded if nobody edits it yet.
	 *
	 * @param host is told of changes until it {@linkplain #close closes} the document
	 * @throws IOException if the file cannot be read, is no level, or the user has given up waiting
	 */
	public static LevelDocument open(IFile file, DocumentHost host) throws IOException {
		LevelDocument document = find(file);
		if (document == null) {
			document = new LevelDocument(file);
			OPEN.add(document);
			document.watch();
		}
		document.hosts.add(host);
		return document;
	}

	private void watch() {
		disk.watch();
		commands.addCommandStackListener(change -> recovery.autosaver().edited());
	}

	/** The document of a file; null if nobody edits it. */
	static LevelDocument find(IFile file) {
		return OPEN.stream().filter(document -> document.disk.is(file)).findFirst().orElse(null);
	}

	/** An editor is closed. With the last one the document is, and findings of what was never saved go with it. */
	public void close(DocumentHost host) {
		hosts.remove(host);
		if (hosts.isEmpty()) {
			OPEN.remove(this);
			if (isDirty()) {
				markers.show(List.of());
			}
			disk.dispose();
			recovery.autosaver().done();
		}
	}

	public Level level() {
		return level;
	}

	/** Where the level is kept. */
	public IFile file() {
		return disk.file();
	}

	/** What names the level among autosaves. */
	String origin() {
		return file().getFullPath().toPortableString();
	}

	/** Unsaved work of earlier sessions. */
	public Recovery recovery() {
		return recovery;
	}

	/** Autosaves the level as it is: to be called before a step that changes much of it at once. */
	public void autosave() {
		recovery.autosaver().autosave();
	}

	/** What all changes of the level are to be made with. */
	public CommandStack commands() {
		return commands;
	}

	/** What the workbench saves, the same for all editors of the document. */
	public Saveable saveable() {
		return saveable;
	}

	public boolean isDirty() {
		return commands.isDirty() || disk.isBehind();
	}

	/** Looks soon whether somebody else has changed the file. */
	public void checkFile() {
		disk.checkLater();
	}

	/** Makes these findings of the level those that the workspace knows. */
	public void showFindings(List<Finding> latest) {
		findings = latest;
		markers.show(latest);
	}

	/** The level has changed: findings that are about to be shown are not. */
	public void forgetFindings() {
		findings = null;
		markers.forget();
	}

	/** Saves the level; the monitor is cancelled if that was not possible, of which the user has been told. */
	public void save(IProgressMonitor monitor) {
		boolean saved = switch (disk.beforeSaving()) {
		case HERE -> save(file(), monitor);
		case ELSEWHERE -> saveElsewhere();
		case NOWHERE -> false;
		};
		if (!saved) {
			monitor.setCanceled(true);
		}
	}

	/** Asks where to save the level, and goes on with that file; false if that was not possible or not wanted. */
	public boolean saveElsewhere() {
		return SavingDialogs.askForFile(this).filter(target -> save(target, new NullProgressMonitor())).isPresent();
	}

	private boolean save(IFile target, IProgressMonitor monitor) {
		try {
			LevelSaver.save(level, target, monitor);
		} catch (IOException | CoreException e) {
			return switch (SavingDialogs.askAfterFailure(shell(), target, e)) {
			case HERE -> save(target, monitor);
			case ELSEWHERE -> saveElsewhere();
			case NOWHERE -> false;
			};
		}
		boolean elsewhere = !target.equals(file());
		commands.markSaveLocation();
		disk.saved(target);
		recovery.autosaver().done();
		if (elsewhere) {
			markers.show(List.of());
			goOnWith(target);
		} else {
			showFindings();
		}
		return true;
	}

	/** Those of a file that was deleted are gone with it. */
	private void showFindings() {
		if (findings != null) {
			markers.show(findings);
		}
	}

	/** The level is in another file from now on. */
	void goOnWith(IFile target) {
		markers = new LevelMarkers(target);
		showFindings();
		tell(host -> host.fileReplaced(target));
		autosave();
	}

	/**
	 * Goes on with another level in place of the present one, which is forgotten with its undo steps. What of it was not
	 * saved is offered to be restored.
	 */
	void replace(Level loaded) {
		if (isDirty()) {
			recovery.setAside();
		}
		level = loaded;
		tell(host -> host.levelReplaced(loaded));
		commands.flush();
	}

	boolean isActive() {
		return hosts.stream().anyMatch(DocumentHost::isActive);
	}

	/** The file is not, or is again, what the level was loaded from. */
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

	/** Where dialogs belong. */
	Shell shell() {
		return hosts.stream().filter(DocumentHost::isActive).findFirst().orElse(hosts.getFirst()).shell();
	}
}
