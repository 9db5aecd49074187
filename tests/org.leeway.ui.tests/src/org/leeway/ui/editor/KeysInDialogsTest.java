package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Map;

import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.Tool;
import org.eclipse.gef.palette.PaletteEntry;
import org.eclipse.gef.ui.palette.PaletteViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of all letters and digits, typed with real keys into dialogs: none of them acts on the map behind the dialog.
 */
class KeysInDialogsTest {

	private static final String KEYS = "abcdefghijklmnopqrstuvwxyz0123456789";
	/** The commands that open a dialog, with their parameters. */
	private static final List<Map.Entry<String, Map.Entry<String, String>>> COMMANDS = List.of(
			Map.entry("org.leeway.ui.resize", Map.entry("org.leeway.ui.to", "dialog")),
			Map.entry("org.leeway.ui.goToCell", Map.entry("", "")), Map.entry("org.leeway.ui.find", Map.entry("", "")),
			Map.entry("org.leeway.ui.saveTemplate", Map.entry("", "")),
			Map.entry("org.leeway.ui.stamp", Map.entry("org.leeway.ui.stamps", "keep")));

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	/**
	 * After each click, the palette passes the focus to the map. If the click opens a dialog, the dialog must get the keys
	 * anyway.
	 */
	@Test
	void theNameOfANewTerrainIsTyped() throws Exception {
		open.canvas().forceFocus();
		open.editor().activateTool("select");
		Tool tool = open.editor().activeTool();
		byte[] level = LevelFiles.toBytes(open.level());
		Dialogs.answer(this::clickNewTerrain, dialog -> {
			typeInto(dialog);
			assertEquals(KEYS, dialog.after("Name", Text.class).getText());
			Shell shell = dialog.root().getShell();
			new Mouse(shell).strike(SWT.ESC);
			EventLoop.waitUntil("Escape closes the dialog", shell::isDisposed);
		});
		assertSame(tool.getClass(), open.editor().activeTool().getClass());
		assertArrayEquals(level, LevelFiles.toBytes(open.level()));
	}

	private void clickNewTerrain() {
		PaletteViewer palette = ((DefaultEditDomain) open.viewer().getEditDomain()).getPaletteViewer();
		palette.flush();
		GraphicalEditPart part = newTerrain(palette);
		Rectangle place = part.getFigure().getBounds().getCopy();
		part.getFigure().translateToAbsolute(place);
		new Mouse(palette.getControl()).click(new Point(place.x + place.width / 2, place.y + place.height / 2));
		EventLoop.drain();
	}

	private static GraphicalEditPart newTerrain(PaletteViewer palette) {
		for (Object part : palette.getEditPartRegistry().values()) {
			if (part instanceof GraphicalEditPart shown && shown.getModel() instanceof PaletteEntry entry
					&& "New...".equals(entry.getLabel())) {
				return shown;
			}
		}
		throw new AssertionError("the palette has no such entry");
	}

	private static void typeInto(Form dialog) {
		Shell shell = dialog.root().getShell();
		EventLoop.waitUntil("the dialog has the keyboard", () -> Display.getCurrent().getActiveShell() == shell);
		for (char key : KEYS.toCharArray()) {
			new Mouse(shell).type(key);
		}
		EventLoop.drain();
	}

	@Test
	void noKeyActsBehindADialogOfACommand() throws Exception {
		open.editor().activateTool("area");
		open.mouse().drag(1, open.middle(2, 2), open.middle(4, 4));
		Tool tool = open.editor().activeTool();
		byte[] level = LevelFiles.toBytes(open.level());
		for (Map.Entry<String, Map.Entry<String, String>> command : COMMANDS) {
			open.canvas().forceFocus();
			Dialogs.answer(() -> run(command), KeysInDialogsTest::typeInto);
			assertSame(tool, open.editor().activeTool(), command.getKey());
			assertArrayEquals(level, LevelFiles.toBytes(open.level()), command.getKey());
		}
	}

	private void run(Map.Entry<String, Map.Entry<String, String>> command) {
		if (command.getValue().getKey().isEmpty()) {
			open.run(command.getKey());
		} else {
			open.run(command.getKey(), command.getValue().getKey(), command.getValue().getValue());
		}
	}
}
