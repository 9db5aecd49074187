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
import org.eclipse.ui.ISources;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.menus.UIElement;
import org.eclipse.ui.PlatformUI;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.files.FailureText;
import org.leeway.core.jobs.MonitorProgress;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.editor.LevelEditor;

/**
 * Writes the layer that was last exported of the active level to the same file again, in the background and without a
 * dialog. The status line says what was written, or why not.
 */
public final class ExportAgainHandler extends AbstractHandler implements IElementUpdater {

	private static final String COMMAND = "org.leeway.ui.exportAgain";
	private static final String LABEL = "Export A&gain";

	@Override
	public void setEnabled(Object context) {
		boolean enabled = HandlerUtil.getVariable(context, ISources.ACTIVE_EDITOR_NAME) instanceof LevelEditor editor
				&& remembered(editor).isPresent();
		if (enabled != isEnabled()) {
			setBaseEnabled(enabled);
			PlatformUI.getWorkbench().getService(ICommandService.class).refreshElements(COMMAND, null);
		}
	}

	private static Optional<RememberedExport> remembered(LevelEditor editor) {
		return document(editor).flatMap(document -> ExportMemory.of(document.file()));
	}

	private static Optional<LevelDocument> document(LevelEditor editor) {
		try {
			return LevelDocument.of(editor.getEditorInput());
		} catch (IOException unreadable) {
			return Optional.empty();
		}
	}

	@Override
	public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
		IWorkbenchWindow window = element.getServiceLocator().getService(IWorkbenchWindow.class);
		boolean known = window != null && window.getActivePage() != null
				&& window.getActivePage().getActiveEditor() instanceof LevelEditor editor && remembered(editor).isPresent();
		element.setText(known ? LABEL : LABEL + ": Nothing of This Level Was Exported Yet");
	}

	@Override
	public Object execute(ExecutionEvent event) {
		if (HandlerUtil.getActiveEditor(event) instanceof LevelEditor editor) {
			IStatusLineManager status = editor.getEditorSite().getActionBars().getStatusLineManager();
			status.setErrorMessage(null);
			document(editor).ifPresent(document -> remembered(editor).ifPresent(export -> {
				try {
					new Work(export.of(document.level()), status).schedule();
				} catch (IOException outdated) {
					status.setErrorMessage(FailureText.of(outdated));
				}
			}));
		}
		return null;
	}

	/** Computes and writes. */
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
