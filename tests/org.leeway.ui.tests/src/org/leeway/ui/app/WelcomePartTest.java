package org.leeway.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.widgets.FormText;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the welcome page. The tests run in a workbench without the product and its welcome page, so they open the
 * page in a window of its own.
 */
class WelcomePartTest {

	private WelcomePart welcome;
	private Shell shell;
	private boolean closed;

	@BeforeEach
	void openPage() {
		shell = new Shell(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(), SWT.SHELL_TRIM);
		shell.setLayout(new FillLayout());
		welcome = new WelcomePart(() -> closed = true);
		welcome.createPartControl(shell);
		shell.setSize(1100, 800);
		shell.open();
		shell.forceActive();
		EventLoop.waitUntil("the page is shown", () -> Display.getCurrent().getActiveShell() == shell);
		welcome.setFocus();
		EventLoop.drain();
	}

	@AfterEach
	void closePage() throws CoreException {
		welcome.dispose();
		shell.dispose();
		OpenLevel.page().closeAllEditors(false);
		IProject samples = samples();
		if (samples.exists()) {
			samples.delete(true, true, null);
		}
	}

	@Test
	void enterOpensTheSampleLevelWhichNeedNotBeThere() {
		Hyperlink sample = link("Open the sample level");
		EventLoop.waitUntil("the first link has the keyboard", link("Take the tour")::isFocusControl);
		new Mouse(sample).type(SWT.TAB);
		EventLoop.waitUntil("the second link has the keyboard", sample::isFocusControl);
		new Mouse(sample).strike(SWT.CR);
		EventLoop.waitUntil("the sample is opened", () -> OpenLevel.page().getActiveEditor() instanceof LevelEditor);
		IEditorPart editor = OpenLevel.page().getActiveEditor();
		assertEquals(SampleWorkspace.FIRST, editor.getTitle());
		assertTrue(samples().getFile("lanes.leeway").exists(), "the other samples are there too");
	}

	/**
	 * The command for the tour in the menu Help opens a level. The welcome page must then close, because it would hide the
	 * level.
	 */
	@Test
	void itClosesWhenAnEditorOpens() {
		Tour.begin();
		EventLoop.waitUntil("the page is closed", () -> closed);
		assertTrue(OpenLevel.page().getActiveEditor() instanceof LevelEditor);
	}

	@Test
	void tabGoesFromLinkToLink() {
		for (String text : new String[] {"Open the sample level", "Create a new level...", "Import maps...", "Go to the editor"}) {
			new Mouse(Display.getCurrent().getFocusControl()).type(SWT.TAB);
			EventLoop.waitUntil(text + " has the keyboard", () -> link(text).isFocusControl());
		}
	}

	@Test
	void aWizardOpensWithTheMouse() {
		Hyperlink link = link("Create a new level...");
		String[] title = new String[1];
		Dialogs.answer(() -> {
			new Mouse(link).click(new Point(20, link.getSize().y / 2));
			EventLoop.waitUntil("the wizard has been shown", () -> title[0] != null);
		}, wizard -> {
			title[0] = wizard.root().getShell().getText();
			wizard.click("Cancel");
		});
		assertEquals("New Level", title[0]);
		assertFalse(link.isDisposed(), "the page stays");
	}

	@Test
	void itTellsWhichMapsCanBeOpened() {
		String words = new Form(shell).words();
		for (String kind : new String[] {"Tiled", "LDtk", "DOOM", "MovingAI", "PNG"}) {
			assertTrue(words.contains(kind), words);
		}
	}

	@Test
	void theMapOfTheSampleIsBesideTheSteps() {
		SampleMap map = new Form(shell).first(SampleMap.class);
		EventLoop.waitUntil("the map is drawn", () -> map.picture() != null);
		ImageData drawn = map.picture().getImageData(100);
		assertEquals("96 x 64", drawn.width + " x " + drawn.height);
		RGB reached = drawn.palette.getRGB(drawn.getPixel(30, 26));
		RGB cutOff = drawn.palette.getRGB(drawn.getPixel(8, 29));
		assertTrue(reached.blue > reached.red, reached.toString());
		assertTrue(cutOff.red > cutOff.blue + 60, "the yard is orange: " + cutOff);
		FormText step = new Form(shell).first(FormText.class);
		assertTrue(map.toDisplay(0, 0).x >= step.toDisplay(step.getSize()).x, "it is right of the steps");
	}

	@Test
	void theStepsAreThoseOfTheHelp() {
		assertTrue(HelpTopic.FIRST_MINUTES.text().startsWith("1. <b>"));
		assertEquals(HelpTopic.FIRST_MINUTES.text().lines().count(),
				new Form(shell).all(FormText.class).size());
	}

	/** In a user's own Eclipse, Leeway must not replace the welcome page and the help. */
	@Test
	void onlyOurProductHasItAndTheHelp() throws IOException {
		URL manifest = Platform.getBundle("org.leeway.ui").getEntry("plugin.xml");
		String declared = new String(manifest.openStream().readAllBytes(), StandardCharsets.UTF_8);
		assertFalse(declared.contains("org.eclipse.ui.intro") || declared.contains("org.eclipse.ui.helpSupport"),
				"the fragment for the product declares them");
		var bindings = Arrays.stream(Platform.getExtensionRegistry()
				.getConfigurationElementsFor("org.eclipse.ui.intro"))
				.filter(element -> "org.leeway.ui.welcome".equals(element.getAttribute("introId"))).toList();
		assertEquals(1, bindings.size());
		assertEquals("org.leeway.ui.product", bindings.get(0).getAttribute("productId"));
	}

	private Hyperlink link(String text) {
		return new Form(shell).all(Hyperlink.class).stream().filter(link -> link.getText().equals(text)).findFirst()
				.orElseThrow();
	}

	private static IProject samples() {
		return ResourcesPlugin.getWorkspace().getRoot().getProject("samples");
	}
}
