package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.PlatformUI;
import org.leeway.model.Level;

/** The documents that editors have open, one for each level. Use it on the UI thread only. */
public final class OpenDocuments {

	private static final List<LevelDocument> OPEN = new ArrayList<>();

	private OpenDocuments() {
	}

	/**
	 * Returns the document for the file that an editor opens. The file may be a level, the backup of a level, or a file
	 * of another format, anywhere on a local disk. If no editor has opened it yet, loads it.
	 *
	 * @param host gets the changes of the document, until the caller {@linkplain #close closes} it
	 * @throws IOException if the file cannot be read, is no level, or the user has cancelled
	 */
	public static LevelDocument open(IEditorInput input, DocumentHost host) throws IOException {
		Optional<LevelDocument> open = of(input);
		if (open.isPresent()) {
			open.get().join(host);
			return open.get();
		}
		LevelSource source = LevelSource.of(input);
		LevelDocument document = new LevelDocument(source, host);
		OPEN.add(document);
		document.join(host);
		document.begin(source.backup());
		return document;
	}

	/** Removes an editor from a document. Removing the last editor closes the document. */
	public static void close(LevelDocument document, DocumentHost host) {
		if (document.leave(host)) {
			OPEN.remove(document);
			if (!document.end()) {
				releaseLater(document.file());
			}
		}
	}

	/**
	 * Removes the link to a file after its last editor was closed. Waits for a later UI event, and keeps the link if an editor
	 * has opened the file again. But while the workbench closes, removes the link at once, because the workbench saves the
	 * workspace next.
	 */
	private static void releaseLater(IFile file) {
		if (PlatformUI.getWorkbench().isClosing()) {
			LinkedFiles.release(file);
			return;
		}
		Display.getCurrent().asyncExec(() -> {
			if (of(file).isEmpty()) {
				LinkedFiles.release(file);
			}
		});
	}

	/**
	 * Returns the open document for the input of an editor. Empty if no editor has opened the level. If the input is a
	 * backup, returns the document of the level to which it belongs. This document then offers the backup to the user.
	 *
	 * @throws IOException if the input is no file on a local disk
	 */
	public static Optional<LevelDocument> of(IEditorInput input) throws IOException {
		Path path = LevelSource.path(input);
		Optional<Path> level = LevelSource.levelOfBackup(path);
		Optional<LevelDocument> open = of(level.orElse(path)).or(() -> first(document -> document.isFrom(path)));
		level.flatMap(any -> open).ifPresent(document -> document.recovery().offerBackup(path));
		return open;
	}

	/**
	 * Returns the open document of a file. An editor may have opened the file under another name. Empty if no editor has
	 * opened the file.
	 */
	public static Optional<LevelDocument> of(IFile file) {
		return first(document -> document.isOf(file));
	}

	/**
	 * Returns the open document of a file on disk. An editor may have opened the file under another name. Empty if no
	 * editor has opened the file.
	 */
	public static Optional<LevelDocument> of(Path file) {
		return first(document -> document.isOf(file));
	}

	/** Returns the file on disk of an edited level. Empty if no editor has the level. */
	public static Optional<Path> fileOf(Level level) {
		return first(document -> document.level() == level).flatMap(LevelDocument::path);
	}

	private static Optional<LevelDocument> first(Predicate<LevelDocument> wanted) {
		return OPEN.stream().filter(wanted).findFirst();
	}

	/** Returns the documents with unsaved changes. */
	static List<LevelDocument> unsaved() {
		return OPEN.stream().filter(LevelDocument::isDirty).toList();
	}
}
