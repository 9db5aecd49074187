package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ISources;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.menus.UIElement;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.files.FailureText;
import org.leeway.core.jobs.MonitorProgress;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;

/**
 * The command that repeats the last export of the active level: exports the same layer to the same file. Works in the
 * background and without a dialog. The status line shows the result or the error.
 */
public final class ExportAgainHandler extends AbstractHandler implements IElementUpdater {

	private static final String COMMAND = "org.leeway.ui.exportAgain";
	private static final String LABEL = "Export A&gain";

	@Override
	public void setEnabled(Object context) {
		boolean enabled = HandlerUtil.getVariable(context, ISources.ACTIVE_EDITOR_NAME) instanceof IEditorPart part
				&& EditorSessions.of(part).flatMap(ExportAgainHandler::remembered).isPresent();
		if (enabled != isEnabled()) {
			setBaseEnabled(enabled);
			PlatformUI.getWorkbench().getService(ICommandService.class).refreshElements(COMMAND, null);
		}
	}

	private static Optional<RememberedExport> remembered(EditorSession editor) {
		return ExportMemory.of(editor.document().file());
	}

	@Override
	public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
		IWorkbenchWindow window = element.getServiceLocator().getService(IWorkbenchWindow.class);
		boolean known = EditorSessions.active(window).flatMap(ExportAgainHandler::remembered).isPresent();
		element.setText(known ? LABEL : LABEL + ": Nothing Exported from This Level Yet");
	}

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			IStatusLineManager status = editor.site().getActionBars().getStatusLineManager();
			status.setErrorMessage(null);
			remembered(editor).ifPresent(export -> {
				try {
					new Work(export.of(editor.document().level()), status).schedule();
				} catch (IOException outdated) {
					status.setErrorMessage(FailureText.of(outdated));
				}
			});
		});
		return null;
	}

	/** The job that computes the layer and writes the file. */
	private static final class Work extends Job {

		private final ExportChoice choice;
		private final IStatusLineManager status;

		Work(ExportChoice choice, IStatusLineManager status) {
			super("Exporting " + choice.output().getFileName());
			this.choice = choice;
			this.status = status;
		}

		@Override
		protected IStatus run(IProgressMonitor monitor) {
			monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
			try {
				LayerExport export = choice.prepare(new MonitorProgress(monitor, () -> false));
				ExportFiles.write(export.export(), choice.output(), monitor);
				tell(choice.output(), export.description());
			} catch (IOException | CoreException e) {
				PlatformUI.getWorkbench().getDisplay().asyncExec(
						() -> status.setErrorMessage("Not exported: " + FailureText.of(e)));
			}
			return Status.OK_STATUS;
		}

		private void tell(Path file, String written) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> status.setMessage("Exported " + file + ": " + written));
		}
	}
}
