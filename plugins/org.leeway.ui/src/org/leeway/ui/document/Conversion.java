package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.ListDialog;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

/** The conversion of a file of another format to a level. The file stays as it is. */
final class Conversion {

	private Conversion() {
	}

	/**
	 * Reads a level. If the file has several levels, the user chooses one.
	 *
	 * @throws IOException if the file cannot be read, or the user has cancelled
	 */
	static Level of(Path file, DocumentHost host) throws IOException {
		Format format = format(file);
		List<ImportedLevel> levels = FileWork.read("Opening " + file.getFileName(), Files.size(file),
				() -> format.read(file, Progress.NONE)).levels();
		ImportedLevel chosen = levels.size() == 1 ? levels.getFirst() : ask(file, levels, host.shell());
		if (!chosen.hasOwnAgents()) {
			host.giveAgents(chosen.level());
		}
		return chosen.level();
	}

	/**
	 * Returns a notice for the user that the level is a copy of a file. The format of the file cannot hold a whole
	 * level, so saving writes a new file.
	 *
	 * @param level the name of the new file
	 */
	static String notice(Path file, String level) {
		return file.getFileName() + " is a " + format(file).title() + " and cannot hold a whole level, so this is a copy;"
				+ " saving writes " + level + ".";
	}

	private static Format format(Path file) {
		return Formats.registered().reading(file).orElseThrow();
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
