package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.commands.Command;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.palette.PaletteContainer;
import org.eclipse.gef.palette.PaletteEntry;
import org.eclipse.gef.ui.palette.PaletteViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.ui.map.tools.BrushTool;
import org.leeway.ui.routes.RoutesView;
import org.leeway.ui.survey.BalanceView;
import org.leeway.ui.survey.ChokesView;
import org.leeway.ui.survey.ClearanceView;
import org.leeway.ui.survey.CompareView;
import org.leeway.ui.survey.ConflictsView;
import org.leeway.ui.survey.FairnessView;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.survey.TrafficView;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.PropertiesView;
import org.leeway.ui.views.LayersView;

/** Tests of the keys of tools, undo and redo, with the focus on any control of the window. */
class KeysEverywhereTest {

	private static final List<String> VIEWS = List.of(FindingsView.ID, ChokesView.ID, ClearanceView.ID, BalanceView.ID, TrafficView.ID,
			FairnessView.ID, CompareView.ID, ConflictsView.ID, RoutesView.ID, LayersView.ID, IPageLayout.ID_OUTLINE, IPageLayout.ID_PROP_SHEET,
			IPageLayout.ID_PROBLEM_VIEW, IPageLayout.ID_PROJECT_EXPLORER);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(KeysEverywhereTest::level);

	private Mouse mouse;

	private static Level level() {
		Level level = Levels.of(Levels.CORRIDOR);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(15);
		circle.setY(2);
		circle.setRadius(1);
		level.getCircles().add(circle);
		return level;
	}

	@BeforeEach
	void takeMouse() {
		mouse = open.mouse();
		open.canvas().forceFocus();
	}

	private static IViewPart activate(String id) {
		try {
			IViewPart view = OpenLevel.page().showView(id);
			EventLoop.drain();
			assertEquals(view, OpenLevel.page().getActivePart());
			return view;
		} catch (PartInitException e) {
			throw new AssertionError(e);
		}
	}

	private void redo() {
		mouse.hold(SWT.SHIFT);
		mouse.control('z');
		mouse.letGo(SWT.SHIFT);
	}

	private int painted() {
		return open.level().getTerrain().terrain(4, 2);
	}

	private boolean canExecute(String command) {
		Command found = open.editor().site().getService(ICommandService.class).getCommand(command);
		found.setEnabled(null);
		return found.isEnabled();
	}

	@Test
	void theKeysOfToolsWorkFromEveryView() {
		int before = painted();
		for (String view : VIEWS) {
			open.editor().activateTool("select");
			activate(view);
			mouse.type('4');
			EventLoop.waitUntil(() -> "the brush is active, not " + open.editor().activeTool() + " from " + view,
					() -> open.editor().activeTool() instanceof BrushTool);
			EventLoop.waitUntil(() -> "the map has the focus, not " + Display.getCurrent().getFocusControl(),
					() -> open.canvas().isFocusControl());
			mouse.drag(1, open.middle(3, 2), open.middle(5, 2));
			assertEquals(3, painted(), view);
			activate(view);
			mouse.control('z');
			EventLoop.waitUntil("it is undone from " + view, () -> painted() == before);
			redo();
			EventLoop.waitUntil("it is redone from " + view, () -> painted() == 3);
			assertTrue(canExecute(IWorkbenchCommandConstants.EDIT_UNDO), view);
			mouse.control('z');
			EventLoop.waitUntil("it is undone again from " + view, () -> painted() == before);
		}
	}

	@Test
	void keysOfTheBrushWorkAfterAClickInATable() {
		activate(FindingsView.ID);
		Table table = Form.aroundTable(open.editor().site().getShell(), "Rule").first(Table.class);
		open.settle();
		new Mouse(table).click(new Point(40, table.getHeaderHeight() + 5));
		int size = open.editor().settings().paint().brush().size();
		mouse.type(']');
		EventLoop.waitUntil("the brush is larger", () -> open.editor().settings().paint().brush().size() == size + 1);
		mouse.type('[');
		EventLoop.waitUntil("the brush is as before", () -> open.editor().settings().paint().brush().size() == size);
		assertTrue(table.isFocusControl(), "only a tool takes the focus");
	}

	@Test
	void keysOfToolsWorkFromListsAndButtonsOfTheBars() {
		for (Class<? extends Control> type : List.of(Combo.class, Button.class)) {
			open.bar().all(type).stream().filter(Control::isVisible).findFirst().orElseThrow().forceFocus();
			EventLoop.drain();
			open.editor().activateTool("select");
			mouse.type('b');
			EventLoop.waitUntil("the brush is active from " + type.getSimpleName(),
					() -> open.editor().activeTool() instanceof BrushTool);
		}
	}

	@Test
	void aClickInThePaletteGivesTheMapTheFocus() {
		open.editor().activateTool("select");
		PaletteViewer palette = ((DefaultEditDomain) open.viewer().getEditDomain()).getPaletteViewer();
		Rectangle place = place("Line", palette);
		new Mouse(palette.getControl()).click(new Point(place.x + place.width / 2, place.y + place.height / 2));
		EventLoop.waitUntil("the map has the focus", () -> open.canvas().isFocusControl());
		assertEquals("LineTool", open.editor().activeTool().getClass().getSimpleName());
		mouse.type('4');
		mouse.drag(1, open.middle(3, 2), open.middle(5, 2));
		assertEquals(3, painted());
		new Mouse(palette.getControl()).click(new Point(place.x + place.width / 2, place.y + place.height / 2));
		EventLoop.waitUntil("the map has the focus again", () -> open.canvas().isFocusControl());
	}

	private static Rectangle place(String label, PaletteViewer palette) {
		PaletteEntry entry = find(palette.getPaletteRoot(), label);
		GraphicalEditPart part = (GraphicalEditPart) (EditPart) palette.getEditPartRegistry().get(entry);
		Rectangle place = part.getFigure().getBounds().getCopy();
		part.getFigure().translateToAbsolute(place);
		return place;
	}

	private static PaletteEntry find(PaletteContainer container, String label) {
		for (Object child : container.getChildren()) {
			if (child instanceof PaletteEntry entry && label.equals(entry.getLabel())) {
				return entry;
			}
			PaletteEntry inner = child instanceof PaletteContainer group ? find(group, label) : null;
			if (inner != null) {
				return inner;
			}
		}
		return null;
	}

	@Test
	void whereTextIsTypedKeysAreText() throws Exception {
		open.editor().activateTool("select");
		Text size = open.bar().all(Text.class).stream().filter(Control::isVisible).findFirst().orElseThrow();
		size.forceFocus();
		EventLoop.drain();
		mouse.type('4');
		mouse.type(SWT.DEL);
		EventLoop.drain();
		assertFalse(open.editor().activeTool() instanceof BrushTool);

		Text text = typeIntoRadius("4");
		assertEquals("4", text.getText());
		assertFalse(open.editor().activeTool() instanceof BrushTool);
		assertEquals(1, open.level().getCircles().size());
	}

	/**
	 * Selects the circle, clicks its radius in Properties, and types digits in place of the old text. Returns the text field.
	 */
	private Text typeIntoRadius(String digits) throws Exception {
		open.viewer().select((EditPart) open.viewer().getEditPartRegistry().get(open.level().getCircles().getFirst()));
		EventLoop.drain();
		Text text = PropertiesView.show().edit("Radius");
		text.selectAll();
		for (char digit : digits.toCharArray()) {
			mouse.type(digit);
		}
		return text;
	}

	@Test
	void undoInATextFieldUndoesTheTextFirst() throws Exception {
		open.editor().activateTool("4");
		mouse.drag(1, open.middle(3, 2), open.middle(5, 2));
		open.editor().activateTool("select");
		Text text = typeIntoRadius("35");
		assertEquals("35", text.getText());
		mouse.control('z');
		EventLoop.waitUntil(() -> "the text is as before, not " + text.getText(), () -> text.getText().equals("1.0"));
		assertEquals(3, painted(), "the level stays");
		redo();
		EventLoop.waitUntil("the text is redone", () -> text.getText().equals("35"));
		mouse.control('z');
		EventLoop.waitUntil("the text is undone", () -> text.getText().equals("1.0"));
		mouse.control('z');
		EventLoop.waitUntil("then the level", () -> painted() != 3);
	}
}
