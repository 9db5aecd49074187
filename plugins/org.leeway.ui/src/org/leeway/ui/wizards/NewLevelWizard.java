package org.leeway.ui.wizards;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.dialogs.WizardNewFileCreationPage;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.Level;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.settings.Templates;

/** The wizard that creates a new level. The user chooses its file, size, terrains and agents. */
public final class NewLevelWizard extends Wizard implements INewWizard {

	private WizardNewFileCreationPage filePage;
	private LevelPage levelPage;

	@Override
	public void init(IWorkbench workbench, IStructuredSelection selection) {
		setWindowTitle("New Level");
		setNeedsProgressMonitor(true);
		filePage = new WizardNewFileCreationPage("file", UsedFolder.of(selection)
				.map(folder -> new StructuredSelection((Object) folder)).orElse(StructuredSelection.EMPTY));
		filePage.setTitle("Level");
		filePage.setDescription("Where should the level be saved?");
		filePage.setFileExtension(LevelFiles.EXTENSION);
		filePage.setFileName("level." + LevelFiles.EXTENSION);
		levelPage = new LevelPage();
	}

	@Override
	public void addPages() {
		addPage(filePage);
		addPage(levelPage);
	}

	@Override
	public void createPageControls(Composite pages) {
		super.createPageControls(pages);
		HelpTopic.NEW_LEVEL.describePages(this);
	}

	@Override
	public boolean performFinish() {
		IFile file = filePage.createNewFile();
		if (file == null) {
			return false;
		}
		Level level = levelPage.createLevel(file.getFullPath().removeFileExtension().lastSegment());
		if (file.getLocation() != null) {
			PicturePath.move(level, Templates.ofWorkspace().place(), file.getLocation().toPath());
		}
		return LevelFileActions.save(level, file, getContainer()) && LevelFileActions.open(file, getShell());
	}
}
