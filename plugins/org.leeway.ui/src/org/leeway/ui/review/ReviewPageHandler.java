package org.leeway.ui.review;

import java.nio.file.Path;
import java.util.function.Consumer;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.FileDialog;
import org.leeway.core.jobs.ReviewPageJob;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;

/**
 * The command that writes a web page about the edited level for reviewers, and opens it in the browser. Unsaved edits are
 * included.
 */
public final class ReviewPageHandler extends AbstractHandler {

	private static final String EXTENSION = "html";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> editor.document().path().ifPresentOrElse(level -> ask(editor, level),
				() -> editor.tell("The project of this level no longer exists: save the level to another file first")));
		return null;
	}

	/** Asks the user for the file of the page, and writes the page there. */
	private static void ask(EditorSession editor, Path level) {
		FileDialog dialog = new FileDialog(editor.site().getShell(), SWT.SAVE);
		dialog.setText("Review Page");
		dialog.setFilterExtensions(new String[] {"*." + EXTENSION, "*"});
		dialog.setFilterNames(new String[] {"HTML pages (*." + EXTENSION + ")", "All files"});
		dialog.setFilterPath(level.getParent().toString());
		dialog.setFileName(editor.document().file().getFullPath().removeFileExtension().lastSegment() + "." + EXTENSION);
		dialog.setOverwrite(true);
		String page = dialog.open();
		if (page != null) {
			write(editor, level, Path.of(page), written -> Program.launch(written.toString()));
		}
	}

	/**
	 * Writes the page in the background.
	 *
	 * @param level the file of the edited level
	 * @param open receives the path of the written page, and shows the page to the user. Called on the UI thread
	 */
	static Job write(EditorSession editor, Path level, Path page, Consumer<Path> open) {
		ReviewPageJob job = new ReviewPageJob(LevelSnapshot.of(editor.level()), level, page,
				editor.settings().colours(), written -> editor.site().getShell().getDisplay().asyncExec(() -> {
					editor.tell("Review page saved to " + written);
					open.accept(written);
				}));
		job.schedule();
		return job;
	}
}
