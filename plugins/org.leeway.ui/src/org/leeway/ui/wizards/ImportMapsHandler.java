package org.leeway.ui.wizards;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;

/**
 * The command that opens the import wizard. Its description names the formats, so that users find it by a format in Find Actions
 * (Ctrl+3). There, only the name of a wizard is searched, and not its description.
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
