package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.leeway.core.files.FailureText;
import org.leeway.model.Level;

/**
 * The file in another format from which a level was converted. When another program changes this file, Leeway converts the
 * level again. The same holds for other files that were read for the conversion, such as tile sets.
 * <p>
 * If the designer has edited the level, Leeway first asks which state to keep. Leeway asks as soon as an editor of the
 * level is active.
 */
final class Original implements FileWatch.Watched {

	private final Path file;
	private final LevelDocument document;
	private final Display display = Display.getCurrent();
	private final FileWatch watch = new FileWatch(this);
	/** The name of the level in the file. Empty before the first conversion. */
	private Optional<String> name = Optional.empty();
	private String format = "";
	/**
	 * The notice that {@link #tell} has shown last, which says that the level is a copy of the file. Empty before the first
	 * notice.
	 */
	private String told = "";
	private volatile Set<Path> files;
	/**
	 * Indexed by file: the last state of the file about which nothing is left to ask. Either the editor shows this
	 * state, or the designer has chosen not to load this state. Leeway asks the designer only if a file differs from
	 * this state.
	 */
	private volatile Map<Path, FileStamp> known = Map.of();
	/** Whether a dialog is open, or the file is being read. Meanwhile changes are ignored, and a later check finds them. */
	private boolean busy;
	private boolean isReleased;

	Original(Path file, LevelDocument document) {
		this.file = file;
		this.document = document;
		files = Set.of(file);
	}

	/** Returns whether a path is the path of the converted file. */
	boolean is(Path other) {
		return file.equals(other);
	}

	/**
	 * Converts the file into a level.
	 *
	 * @throws IOException if the file cannot be read, or the user has cancelled
	 */
	Level convert(DocumentHost host) throws IOException {
		// the state is taken before the files are read, so that a change during the reading is noticed later
		Map<Path, FileStamp> before = state();
		Conversion converted = Conversion.of(file, name, host);
		name = Optional.of(converted.name());
		format = converted.format();
		Map<Path, FileStamp> now = states(converted.files());
		now.keySet().removeAll(files);
		now.putAll(before);
		now.keySet().retainAll(converted.files());
		files = converted.files();
		known = now;
		return converted.level();
	}

	/**
	 * Shows a notice that the level is a copy of the file, and which file saving will write. Before the first edit, the
	 * notice also says that the level follows changes of the file.
	 */
	void tell() {
		told = file.getFileName() + " is a " + format + " and cannot hold a whole level, so this is a copy. "
				+ (document.isEdited() ? "Edits and fixes change only the copy" : "It follows the file until you edit it")
				+ "; saving writes " + document.file().getName() + ".";
		document.recovery().tell(told);
	}

	/** Updates the notice about the copy after an edit, if the notice is still displayed. */
	void edited() {
		if (!told.isEmpty() && document.recovery().notice().equals(told)) {
			tell();
		}
	}

	/** Starts watching the files. */
	void watch() {
		watch.begin();
	}

	/** Ends watching the files, because the document is closed, or its level was read from another file. */
	void release() {
		isReleased = true;
		watch.end();
	}

	@Override
	public Map<Path, FileStamp> state() {
		return states(files);
	}

	private static Map<Path, FileStamp> states(Set<Path> files) {
		Map<Path, FileStamp> states = new HashMap<>();
		for (Path each : files) {
			FileStamp.of(each).ifPresent(stamp -> states.put(each, stamp));
		}
		return states;
	}

	@Override
	public boolean isKnown(Object state) {
		return state.equals(known);
	}

	@Override
	public void changed() {
		if (!display.isDisposed()) {
			display.asyncExec(this::check);
		}
	}

	private void check() {
		Map<Path, FileStamp> now = state();
		if (busy || isReleased || isKnown(now)) {
			return;
		}
		document.finishEdits();
		boolean asks = now.containsKey(file) && document.isEdited();
		if (asks && !document.isActive()) {
			return;
		}
		// a file that is gone may come back
		boolean keeps = !now.containsKey(file) || asks && keepsEdits();
		known = now;
		if (!keeps && !isReleased) {
			convertAgain();
		}
	}

	private boolean keepsEdits() {
		busy = true;
		try {
			return MessageDialog.open(MessageDialog.QUESTION, document.shell(), "Map Changed on Disk", file.getFileName()
					+ " has been changed on disk, and you have edited this copy of it. To convert the file again replaces the edits.",
					SWT.NONE, "Keep Mine", "Convert Again") != 1;
		} finally {
			busy = false;
		}
	}

	private void convertAgain() {
		busy = true;
		try {
			document.replaceConverted(convert(document.host()));
			if (!document.recovery().notice().isEmpty()) {
				tell();
			}
		} catch (IOException e) {
			document.recovery().tell(file.getFileName() + " has been changed on disk. This is its previous content, because it cannot be"
					+ " read: " + FailureText.of(e));
		} finally {
			busy = false;
		}
	}
}
