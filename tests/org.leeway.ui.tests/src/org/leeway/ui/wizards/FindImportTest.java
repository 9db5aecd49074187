package org.leeway.ui.wizards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;

/**
 * Tests of the ways to find the import wizard by the name of a format, which the user types into a filter of the
 * workbench.
 */
class FindImportTest {

	/** The filter of the dialog Import looks for names, descriptions and keywords of wizards. */
	@ParameterizedTest
	@ValueSource(strings = {"tiled", "ldtk", "doom", "png", "movingai"})
	void theDialogImportShowsTheNamesOfFormats(String name) {
		String description = PlatformUI.getWorkbench().getImportWizardRegistry().findWizard("org.leeway.ui.importLevel")
				.getDescription();
		assertTrue(description.toLowerCase(Locale.ROOT).contains(name), description);
	}

	@ParameterizedTest
	@ValueSource(strings = {"tiled", "ldtk", "doom", "png"})
	void findActionsFindsItAndOpensIt(String typed) {
		String[] title = new String[1];
		Table found = new Form(search(typed)).first(Table.class);
		EventLoop.waitUntil(typed + " finds the command", () -> row(found) != null);
		found.setSelection(row(found));
		Dialogs.answer(() -> {
			new Mouse(found).strike(SWT.CR);
			EventLoop.waitUntil("the wizard has been shown", () -> title[0] != null);
		}, wizard -> {
			title[0] = wizard.root().getShell().getText();
			wizard.click("Cancel");
		});
		assertEquals("Import Maps as Levels", title[0]);
	}

	/** New formats must not be forgotten. */
	@Test
	void theKeywordsHaveTheExtensionsOfAllFormats() {
		Formats formats = Formats.registered();
		assertHasAll("org.leeway.ui.readableFiles", formats.readable());
		assertHasAll("org.leeway.ui.writableFiles", formats.all().stream().filter(each -> each.exporter().isPresent()).toList());
	}

	private static void assertHasAll(String keyword, List<Format> formats) {
		String label = Arrays.stream(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.keywords"))
				.filter(each -> keyword.equals(each.getAttribute("id"))).map(each -> each.getAttribute("label")).findFirst()
				.orElseThrow();
		List<String> words = List.of(label.toLowerCase(Locale.ROOT).split(" "));
		formats.forEach(format -> format.extensions()
				.forEach(extension -> assertTrue(words.contains(extension), extension + " is not in " + words)));
	}

	private static Shell search(String typed) {
		Display.getCurrent().asyncExec(() -> run("org.eclipse.ui.window.quickAccess"));
		Shell[] before = Display.getCurrent().getShells();
		Shell[] search = new Shell[1];
		EventLoop.waitUntil("the search is shown", () -> {
			search[0] = Arrays.stream(Display.getCurrent().getShells()).filter(each -> !List.of(before).contains(each))
					.filter(each -> each.isVisible() && !new Form(each).all(Table.class).isEmpty()).findFirst().orElse(null);
			return search[0] != null;
		});
		filter(new Form(search[0])).setText(typed);
		return search[0];
	}

	/** Returns the text field of the filter. This is the first editable field, because fields for messages are not editable. */
	private static Text filter(Form form) {
		return form.all(Text.class).stream().filter(Text::getEditable).findFirst().orElseThrow();
	}

	private static TableItem row(Table found) {
		return Arrays.stream(found.getItems()).filter(item -> item.getText(1).startsWith("Import Maps as Levels")).findFirst()
				.orElse(null);
	}

	private static void run(String command) {
		try {
			PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
		} catch (Exception e) {
			throw new AssertionError(e);
		}
	}
}
