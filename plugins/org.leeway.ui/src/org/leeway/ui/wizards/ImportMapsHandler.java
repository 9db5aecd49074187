package org.leeway.ui.wizards;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;

/**
 * The command that opens the import wizard. Find Actions (Ctrl+3) searches the descriptions of commands, but only the names of
 * wizards. So this command has a description with all formats, and users can find it by a format.
 */
public final class ImportMapsHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		ImportLevelWizard wizard = new ImportLevelWizard();
		wizard.init(PlatformUI.getWorkbench(), HandlerUtil.getCurrentStructuredSelection(event));
		new WizardDialog(HandlerUtil.getActiveShell(event), wizard).open();
		return null;
	}
}
