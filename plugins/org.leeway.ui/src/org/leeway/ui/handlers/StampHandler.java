package org.leeway.ui.handlers;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.eclipse.ui.dialogs.ListSelectionDialog;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.map.editing.Stamp;
import org.leeway.ui.map.editing.Stamps;

/**
 * The command that keeps selected terrain or objects as a stamp, that is, as a piece of a map to paint with. The command can
 * also rename and delete stamps.
 */
public final class StampHandler extends AbstractHandler {

	private static final String WHAT = "org.leeway.ui.stamps";
	private static final String KEEP = "keep";

	private final Stamps stamps = new Stamps();

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			Shell shell = editor.site().getShell();
			switch (event.getParameter(WHAT)) {
			case KEEP -> keep(editor, shell);
			case "rename" -> rename(shell);
			default -> forget(shell);
			}
		});
		return null;
	}

	/** Returns whether the command would change anything. */
	static boolean canRun(String what, EditorSession editor) {
		return what.equals(KEEP) ? editor.settings().selection().cells().isPresent() || editor.objects().canCopy()
				: !new Stamps().names().isEmpty();
	}

	/**
	 * Keeps the selected terrain or the selected objects as a stamp. Terrain and objects are never selected at the same time.
	 */
	private void keep(EditorSession editor, Shell shell) {
		Optional<Stamp> selected = editor.terrain().stamp().or(() -> editor.objects().stamp());
		if (selected.isEmpty()) {
			editor.tell("Select terrain with Area or Wand, or objects with Select, to save them as a stamp");
			return;
		}
		KeepStampDialog dialog = new KeepStampDialog(shell, unused(), selected.get());
		if (dialog.open() == Window.OK) {
			stamps.keep(dialog.getValue().strip(), dialog.stamp());
		}
	}

	private String unused() {
		int number = stamps.names().size() + 1;
		while (stamps.names().contains("Stamp " + number)) {
			number++;
		}
		return "Stamp " + number;
	}

	private void rename(Shell shell) {
		ElementListSelectionDialog list = new ElementListSelectionDialog(shell, new LabelProvider());
		list.setTitle("Rename Stamp");
		list.setMessage("The stamp to rename:");
		list.setElements(stamps.names().toArray());
		if (list.open() != Window.OK) {
			return;
		}
		String name = (String) list.getFirstResult();
		InputDialog dialog = new InputDialog(shell, "Rename Stamp", "New name for \"" + name + "\":", name,
				wanted -> wanted.isBlank() ? "A stamp needs a name."
						: !wanted.strip().equals(name) && stamps.names().contains(wanted.strip())
								? "Another stamp has this name." : null);
		if (dialog.open() == Window.OK) {
			stamps.rename(name, dialog.getValue().strip());
		}
	}

	private void forget(Shell shell) {
		ListSelectionDialog dialog = ListSelectionDialog.of(stamps.names())
				.contentProvider(ArrayContentProvider.getInstance()).labelProvider(new LabelProvider())
				.title("Delete Stamps").message("The stamps to delete:").create(shell);
		if (dialog.open() == Window.OK) {
			for (Object name : dialog.getResult()) {
				stamps.forget((String) name);
			}
		}
	}
}
