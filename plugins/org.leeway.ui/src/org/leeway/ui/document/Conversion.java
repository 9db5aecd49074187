package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.ListDialog;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.files.FilesRead;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

/**
 * A level that was converted from a file of another format. The file itself stays unchanged.
 *
 * @param level the level, which has agents
 * @param name the name of the level in the file
 * @param format the title of the file's format
 * @param files the file and all other files that were read or looked for, at most {@link #MOST_FILES}
 */
record Conversion(Level level, String name, String format, Set<Path> files) {

	/**
	 * Limit for the files that Leeway watches for changes after a conversion. A check of so many files takes some
	 * milliseconds.
	 */
	private static final int MOST_FILES = 2000;

	/**
	 * Reads a level. If the file has several levels, asks the user.
	 *
	 * @param name the name of the level to read. If it is empty, or if the file has no level of this name, the user is asked
	 * @throws IOException if the file cannot be read, or the user has cancelled
	 */
	static Conversion of(Path file, Optional<String> name, DocumentHost host) throws IOException {
		Format format = format(file);
		Set<Path> files = new LinkedHashSet<>(Set.of(file));
		List<ImportedLevel> levels = FileWork.read("Opening " + file.getFileName(), Files.size(file),
				() -> FilesRead.recording(files, () -> format.read(file, Progress.NONE))).levels();
		Optional<ImportedLevel> known = levels.stream().filter(level -> name.filter(level.name()::equals).isPresent()).findFirst();
		ImportedLevel chosen = levels.size() == 1 ? levels.getFirst() : known.isPresent() ? known.get() : ask(file, levels, host.shell());
		if (!chosen.hasOwnAgents()) {
			host.giveAgents(chosen.level());
		}
		return new Conversion(chosen.level(), chosen.name(), format.title(),
				files.stream().limit(MOST_FILES).collect(Collectors.toSet()));
	}

	private static Format format(Path file) throws IOException {
		return Formats.registered().reading(file)
				.orElseThrow(() -> new IOException(file + " is no longer a file of a format that Leeway reads."));
	}

	private static ImportedLevel ask(Path file, List<ImportedLevel> levels, Shell shell) throws IOException {
		Function<Object, String> name = level -> ((ImportedLevel) level).name();
		ListDialog dialog = new ListDialog(shell);
		dialog.setTitle("Open Level");
		dialog.setMessage(file.getFileName() + " holds " + levels.size() + " levels. Which one should be opened?");
		dialog.setContentProvider(ArrayContentProvider.getInstance());
		dialog.setLabelProvider(LabelProvider.createTextProvider(name));
		dialog.setInput(levels);
		dialog.setInitialElementSelections(levels.subList(0, 1));
		dialog.open();
		Object[] result = dialog.getResult();
		if (result == null || result.length == 0) {
			throw new IOException("Opening was cancelled.");
		}
		return (ImportedLevel) result[0];
	}
}
