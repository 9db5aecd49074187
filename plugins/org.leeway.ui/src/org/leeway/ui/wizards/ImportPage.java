package org.leeway.ui.wizards;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.ContainerSelectionDialog;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.LevelFormat;

/** Which files to import, and into which folder of the workspace. */
final class ImportPage extends WizardPage {

	private final Formats formats;
	private final IStructuredSelection selection;
	private List<Path> sources = List.of();
	private Text sourceText;
	private Text targetText;

	ImportPage(Formats formats, IStructuredSelection selection) {
		super("import", "Levels", null);
		this.formats = formats;
		this.selection = selection;
		setDescription("Choose maps, and the folder that the imported levels go to.");
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
		sourceText = row(page, "Maps:", this::chooseSources);
		sourceText.setEditable(false);
		targetText = row(page, "Into folder:", this::chooseTarget);
		targetText.setText(suggestedTarget());
		targetText.addListener(SWT.Modify, event -> validate());
		setControl(page);
		setPageComplete(false);
	}

	private static Text row(Composite page, String label, Runnable browse) {
		new Label(page, SWT.NONE).setText(label);
		Text text = new Text(page, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, false).hint(380, SWT.DEFAULT).applyTo(text);
		Button button = new Button(page, SWT.PUSH);
		button.setText("Browse...");
		button.addListener(SWT.Selection, event -> browse.run());
		return text;
	}

	private void chooseSources() {
		FileDialog dialog = new FileDialog(getShell(), SWT.OPEN | SWT.MULTI);
		List<LevelFormat> readable = formats.levels().stream().filter(LevelFormat::isReadable).toList();
		dialog.setFilterExtensions(readable.stream().map(format -> "*." + format.extension()).toArray(String[]::new));
		dialog.setFilterNames(readable.stream().map(LevelFormat::name).toArray(String[]::new));
		if (dialog.open() != null) {
			List<Path> chosen = new ArrayList<>();
			for (String name : dialog.getFileNames()) {
				chosen.add(Path.of(dialog.getFilterPath(), name));
			}
			setSources(chosen);
		}
	}

	/** Takes these files as the ones to import. */
	void setSources(List<Path> chosen) {
		sources = List.copyOf(chosen);
		sourceText.setText(String.join(", ", sources.stream().map(Path::toString).toList()));
		validate();
	}

	private void chooseTarget() {
		ContainerSelectionDialog dialog = new ContainerSelectionDialog(getShell(), target(), false,
				"The folder that the levels go to:");
		if (dialog.open() == ContainerSelectionDialog.OK) {
			targetText.setText(dialog.getResult()[0].toString());
		}
	}

	private String suggestedTarget() {
		IResource selected = Adapters.adapt(selection.getFirstElement(), IResource.class);
		if (selected == null) {
			var projects = ResourcesPlugin.getWorkspace().getRoot().getProjects();
			return projects.length == 0 ? "" : projects[0].getFullPath().toString();
		}
		IContainer container = selected instanceof IContainer folder ? folder : selected.getParent();
		return container.getFullPath().toString();
	}

	private void validate() {
		String problem = null;
		if (target() == null) {
			problem = "There is no folder " + targetText.getText() + " in the workspace.";
		}
		for (Path source : sources) {
			if (formats.levelFormat(source).filter(LevelFormat::isReadable).isEmpty()) {
				problem = "No format reads " + source.getFileName() + ".";
			} else if (!Files.isReadable(source)) {
				problem = source + " cannot be read.";
			}
		}
		setErrorMessage(problem);
		setPageComplete(problem == null && !sources.isEmpty());
	}

	List<Path> sources() {
		return sources;
	}

	/** The folder to import into; null while there is none. */
	IContainer target() {
		IPath path = IPath.fromPortableString(targetText.getText());
		return path.segmentCount() == 0 ? null
				: ResourcesPlugin.getWorkspace().getRoot().findMember(path) instanceof IContainer container ? container
						: null;
	}
}
