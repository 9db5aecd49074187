package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelFiles;

/**
 * The level to edit when the user opens a file. There are three cases:
 * <ul>
 * <li>A level file is edited itself, even if its name lacks the extension of levels.
 * <li>A backup is not edited. Instead, the level to which it belongs is opened, and its editor offers the backup.
 * <li>A file of another format is converted to a new level in the same folder, because other formats cannot hold a whole
 * level. The new level's file is written when the user saves.
 * </ul>
 *
 * @param file the file to edit
 * @param original the file in another format from which the level is converted. Empty if there is none
 * @param backup the backup to offer. Empty if there is none
 */
record LevelSource(IFile file, Optional<Path> original, Optional<Path> backup) {

	private static final String LEVEL = "." + LevelFiles.EXTENSION;

	/**
	 * Returns the path of an editor's input.
	 *
	 * @throws IOException if the input is no file on a local disk
	 */
	static Path path(IEditorInput input) throws IOException {
		if (input instanceof IFileEditorInput workspace && workspace.getFile().getLocation() != null) {
			return workspace.getFile().getLocation().toPath();
		}
		if (input instanceof IFileEditorInput workspace && workspace.getFile().getLocationURI() == null) {
			throw new NoSuchFileException(workspace.getFile().getFullPath() + " is no longer in the workspace.");
		}
		if (input instanceof IURIEditorInput disk && "file".equals(disk.getURI().getScheme())) {
			return Path.of(disk.getURI());
		}
		throw new IOException("Leeway edits files on a local disk; copy the level there first.");
	}

	/**
	 * Returns the level that an editor's input stands for.
	 *
	 * @throws IOException if the input is no file on a local disk, or the workspace cannot link to the file
	 */
	static LevelSource of(IEditorInput input) throws IOException {
		Path path = path(input);
		Optional<Path> level = levelOfBackup(path);
		try {
			if (level.isPresent()) {
				return new LevelSource(LinkedFiles.of(level.get()), Optional.empty(), Optional.of(path));
			}
			if (isForeign(path)) {
				return new LevelSource(LinkedFiles.of(unused(path)), Optional.of(path), Optional.empty());
			}
			IFile file = input instanceof IFileEditorInput workspace ? workspace.getFile() : LinkedFiles.of(path);
			return new LevelSource(file, Optional.empty(), Optional.empty());
		} catch (CoreException e) {
			throw new IOException(e.getMessage(), e);
		}
	}

	/**
	 * Returns the level file to which a backup belongs. The name of the backup contains the name of the level file.
	 * Empty if the given file does not have the name of a backup.
	 */
	static Optional<Path> levelOfBackup(Path path) {
		String name = path.getFileName().toString();
		return name.endsWith(LEVEL + LevelFiles.BACKUP)
				? Optional.of(path.resolveSibling(name.substring(0, name.length() - LevelFiles.BACKUP.length())))
				: Optional.empty();
	}

	private static boolean isForeign(Path path) {
		return !path.getFileName().toString().endsWith(LEVEL)
				&& Formats.registered().reading(path).filter(format -> !format.isOwn()).isPresent();
	}

	/**
	 * Returns an unused path for a new level in the folder of a given file. The new file has the name of the given file,
	 * with the extension of levels. If this name is taken, a number follows the name, such as {@code map-2}.
	 */
	private static Path unused(Path path) {
		String name = path.getFileName().toString();
		String stem = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
		Path level = path.resolveSibling(stem + LEVEL);
		for (int number = 2; isTaken(level); number++) {
			level = path.resolveSibling(stem + "-" + number + LEVEL);
		}
		return level;
	}

	private static boolean isTaken(Path level) {
		return Files.exists(level, LinkOption.NOFOLLOW_LINKS) || OpenDocuments.of(level).isPresent();
	}
}
