package org.leeway.ui.review;

import java.nio.file.Path;
import java.util.function.Consumer;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.handlers.HandlerUtil;
import org.leeway.core.jobs.ReviewPageJob;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.ui.editor.LevelEditor;

/** Writes the page for reviewers of the edited level, as the editor shows it, and opens it in the browser. */
public final class ReviewPageHandler extends AbstractHandler {

	private static final String EXTENSION = "html";

	@Override
	public Object execute(ExecutionEvent event) {
		if (HandlerUtil.getActiveEditor(event) instanceof LevelEditor editor) {
			IFile level = file(editor);
			FileDialog dialog = new FileDialog(editor.getSite().getShell(), SWT.SAVE);
			dialog.setText("Review Page");
			dialog.setFilterExtensions(new String[] {"*." + EXTENSION, "*"});
			dialog.setFilterNames(new String[] {"Pages (*." + EXTENSION + ")", "All files"});
			dialog.setFilterPath(level.getLocation().removeLastSegments(1).toOSString());
			dialog.setFileName(level.getFullPath().removeFileExtension().lastSegment() + "." + EXTENSION);
			dialog.setOverwrite(true);
			String page = dialog.open();
			if (page != null) {
				write(editor, Path.of(page), written -> Program.launch(written.toString()));
			}
		}
		return null;
	}

	/**
	 * Writes the page in the background.
	 *
	 * @param open shows the page to the user; called on the display's thread
	 */
	static Job write(LevelEditor editor, Path page, Consumer<Path> open) {
		ReviewPageJob job = new ReviewPageJob(LevelSnapshot.of(editor.level()), file(editor).getLocation().toPath(), page,
				editor.settings().colours(), written -> editor.getSite().getShell().getDisplay().asyncExec(() -> {
					editor.tell("The review page is in " + written);
					open.accept(written);
				}));
		job.schedule();
		return job;
	}

	private static IFile file(LevelEditor editor) {
		return Adapters.adapt(editor.getEditorInput(), IFile.class);
	}
}
