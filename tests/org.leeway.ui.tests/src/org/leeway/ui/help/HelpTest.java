package org.leeway.ui.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.List;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.survey.ChokesView;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;
import org.leeway.ui.testing.Preferences;
import org.leeway.ui.wizards.NewLevelWizard;

/** Tests of the key F1, which opens the help for the control with the focus. */
class HelpTest {

	private static final int ATTEMPTS = 3;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@AfterEach
	void closeHelp() {
		help().forEach(Shell::close);
	}

	@Test
	void everyTopicHasATitleAndAText() {
		Set<String> titles = new HashSet<>();
		for (HelpTopic topic : HelpTopic.values()) {
			assertTrue(titles.add(topic.title()), topic + " has a title of its own");
			StyledHelp help = StyledHelp.of(topic.text());
			assertTrue(help.text().length() > 40, topic + ": " + help.text());
			assertFalse(help.text().contains("<"), topic + " has only tags for what is bold: " + help.text());
			help.bold().forEach(bold -> assertTrue(bold.length > 0 && bold.start + bold.length <= help.text().length()));
		}
	}

	@Test
	void boldIsMarked() {
		StyledHelp help = StyledHelp.of("Press <b>F1</b> or <b>Help</b>.");
		assertEquals("Press F1 or Help.", help.text());
		assertEquals("F1", help.text().substring(help.bold().get(0).start, help.bold().get(0).start + 2));
		assertEquals(12, help.bold().get(1).start);
	}

	@Test
	void theMapHasHelpAndEscapeClosesIt() {
		open.canvas().forceFocus();
		ask(open.canvas(), HelpTopic.EDITOR);
		Form help = new Form(help().get(0));
		assertTrue(help.first(StyledText.class).getText().contains("Reachability"));
		List topics = help.first(List.class);
		EventLoop.waitUntil("the list has the keyboard", topics::isFocusControl);
		new Mouse(topics).type(SWT.ARROW_DOWN);
		awaitHelp(HelpTopic.KEYS);
		new Mouse(topics).strike(SWT.ESC);
		EventLoop.waitUntil("the help is closed", () -> help().isEmpty());
	}

	@Test
	void aViewHasHelp() throws PartInitException {
		ChokesView view = (ChokesView) OpenLevel.page().showView(ChokesView.ID);
		view.getSite().getShell().forceActive();
		view.setFocus();
		EventLoop.waitUntil("the view has the keyboard", () -> Display.getCurrent().getFocusControl() != null);
		ask(Display.getCurrent().getFocusControl(), HelpTopic.CHOKES);
	}

	@Test
	void aWizardHasHelpThatWorksWhileItIsOpen() {
		try (OpenWizard wizard = new OpenWizard(new NewLevelWizard(), open.file().getProject())) {
			Text name = wizard.form().after("File name:", Text.class);
			name.forceFocus();
			ask(name, HelpTopic.NEW_LEVEL);
			Form help = new Form(help().get(0));
			help.click("Close");
			EventLoop.waitUntil("the help is closed", () -> help().isEmpty());
			assertTrue(wizard.isOpen());
		}
	}

	@Test
	void aPreferencePageHasHelp() {
		try (Preferences preferences = new Preferences("org.leeway.ui.preferences.templates")) {
			Text agents = preferences.form().all(Text.class).getLast();
			agents.forceFocus();
			ask(agents, HelpTopic.TEMPLATES);
			help().forEach(Shell::close);
		}
	}

	/** Presses F1 until the help appears. A view that has just been opened may not listen to the first key. */
	private static void ask(Control control, HelpTopic topic) {
		for (int i = 0; i < ATTEMPTS && !isShown(topic); i++) {
			new Mouse(control).strike(SWT.F1);
			EventLoop.waitShortly(() -> isShown(topic));
		}
		awaitHelp(topic);
	}

	private static java.util.List<Shell> help() {
		return Arrays.stream(Display.getCurrent().getShells()).flatMap(shell -> all(shell).stream())
				.filter(shell -> shell.getText().equals("Leeway Help")).distinct().toList();
	}

	private static java.util.List<Shell> all(Shell shell) {
		java.util.List<Shell> shells = new java.util.ArrayList<>(java.util.List.of(shell));
		Arrays.stream(shell.getShells()).forEach(child -> shells.addAll(all(child)));
		return shells;
	}

	private static void awaitHelp(HelpTopic topic) {
		EventLoop.waitUntil("the help of " + topic + " is shown", () -> isShown(topic));
	}

	private static boolean isShown(HelpTopic topic) {
		return help().size() == 1 && new Form(help().get(0)).words().contains(topic.title());
	}
}
