package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.layer.Layers;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;
import org.osgi.service.prefs.BackingStoreException;

/** The fixture of tests of the export wizard: levels of a small room, and the wizard that exports them. */
abstract class ExportLayerWizardBase {

	static final String ROOM = """
			TTTTTTT
			T.....T
			T..s..T
			T...T.T
			TTTTTTT
			""";
	static final String CLEARANCE = """
			0000000
			0322210
			0221110
			0111010
			0000000
			""";

	static final String LEGEND = "Draw the legend beside the map";

	@TempDir
	Path folder;

	OpenWizard wizard;

	@AfterEach
	void closeWizard() throws CoreException, BackingStoreException {
		if (wizard != null) {
			wizard.close();
		}
		OpenLevel.project().delete(true, true, null);
		InstanceScope.INSTANCE.getNode("org.leeway.ui/last-exports").removeNode();
	}

	Path export(String layer, String format, String name) throws Exception {
		open(level("room", ROOM));
		Path file = folder.resolve(name);
		fillIn(layer, format, file);
		wizard.finish();
		return file;
	}

	void open(IResource selected) {
		wizard = new OpenWizard(new ExportLayerWizard(), selected);
	}

	Form fillIn(String layer, String format, Path file) {
		Form form = wizard.form();
		Form.choose(form.after("Layer:", Combo.class), title(layer));
		Form.choose(form.after("Format:", Combo.class), format);
		form.after("To file:", Text.class).setText(file.toString());
		return form;
	}

	/**
	 * Returns the title of a layer in the wizard.
	 *
	 * @param layer the id of the layer. Blanks may replace the hyphens of the id
	 */
	static String title(String layer) {
		return Layers.get(layer.replace(' ', '-')).title();
	}

	static IFile level(String name, String picture) throws IOException, CoreException {
		IProject project = OpenLevel.project();
		IFile file = project.getFile(name + ".leeway");
		Level level = Levels.of(picture);
		LevelFiles.save(level, file.getLocation().toPath());
		file.refreshLocal(IResource.DEPTH_ZERO, null);
		return file;
	}

	static LevelSnapshot snapshot() {
		return LevelSnapshot.of(Levels.of(ROOM));
	}

	static boolean hasLegend(Form form) {
		return form.all(Button.class).stream().anyMatch(button -> button.getText().equals(LEGEND));
	}
}
