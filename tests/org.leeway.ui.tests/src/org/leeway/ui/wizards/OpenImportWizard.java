package org.leeway.ui.wizards;

import java.nio.file.Path;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;
import org.osgi.service.prefs.BackingStoreException;

/** The base of tests with an open import wizard, whose levels go to an empty folder of a project. */
abstract class OpenImportWizard {

	/** The folder of the files to import. */
	@TempDir
	Path elsewhere;

	/** The folder that gets the levels. */
	IFolder folder;
	OpenWizard wizard;

	@BeforeEach
	void openWizard() throws CoreException {
		folder = OpenLevel.project().getFolder("maps");
		folder.create(true, true, null);
		wizard = new OpenWizard(new ImportLevelWizard(), folder);
	}

	@AfterEach
	void closeWizard() throws CoreException, BackingStoreException {
		wizard.close();
		InstanceScope.INSTANCE.getNode("org.leeway.ui").clear();
		OpenLevel.page().closeAllEditors(false);
		OpenLevel.project().delete(true, true, null);
	}
}
