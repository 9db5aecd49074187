package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.palette.PaletteContainer;
import org.eclipse.gef.palette.PaletteEntry;
import org.eclipse.gef.palette.ToolEntry;
import org.eclipse.gef.ui.palette.PaletteViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.TerrainType;
import org.leeway.ui.editor.bars.EditorBar;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the toolbars and the palette of a level with nine terrains, in a window of 1440 x 900 pixels with the default
 * layout.
 */
class BarsTest {

	private static final int TERRAINS = 9;
	/** Limit of the bar's height, in pixels. A bar with a single row of controls is lower, and a bar with two rows is higher. */
	private static final int ROW = 50;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(BarsTest::level);

	private Shell window;

	private static Level level() {
		Level level = Levels.of(Levels.CORRIDOR);
		while (level.getTerrainTypes().size() < TERRAINS) {
			TerrainType more = LevelFactory.eINSTANCE.createTerrainType();
			more.setId(10 + level.getTerrainTypes().size());
			more.setName("terrain-" + more.getId());
			more.setColour("#808080");
			more.setGlyph(Integer.toString(level.getTerrainTypes().size()));
			level.getTerrainTypes().add(more);
		}
		level.getAgentTypes().getLast().getCapability().addAll(level.getTerrainTypes());
		return level;
	}

	@BeforeEach
	void resizeWindow() {
		window = open.editor().site().getShell();
		OpenLevel.page().resetPerspective();
		window.setMaximized(false);
		EventLoop.waitUntil("the window is as large", () -> {
			window.setSize(1440, 900);
			return window.getSize().x == 1440;
		});
		open.settle();
	}

	@AfterEach
	void maximiseWindow() {
		window.setMaximized(true);
	}

	@Test
	void theBarTakesARowWithAnyTool() {
		assertRow();
		open.editor().settings().setAgent(open.level().getAgentTypes().getLast());
		open.editor().settings().unit().setSize(12);
		open.editor().activateTool("rectangle");
		EventLoop.drain();
		assertRow();
	}

	private void assertRow() {
		EventLoop.waitUntil(() -> "a bar of " + bar().getSize() + " is a row",
				() -> bar().getSize().y > 0 && bar().getSize().y < ROW);
	}

	private EditorBar bar() {
		return open.bar().first(EditorBar.class);
	}

	@Test
	void allToolsAndTerrainsAreSeen() {
		PaletteViewer palette = palette();
		List<String> hidden = new ArrayList<>();
		EventLoop.waitUntil(() -> hidden + " is seen", () -> {
			hidden.clear();
			tools(palette.getPaletteRoot(), new ArrayList<>()).stream().filter(tool -> !isSeen(tool, palette))
					.forEach(tool -> hidden.add(tool.getLabel()));
			return hidden.isEmpty();
		});
		assertEquals(18 + TERRAINS, tools(palette.getPaletteRoot(), new ArrayList<>()).size());
	}

	private PaletteViewer palette() {
		return ((DefaultEditDomain) open.viewer().getEditDomain()).getPaletteViewer();
	}

	private static List<ToolEntry> tools(PaletteContainer container, List<ToolEntry> into) {
		for (Object child : container.getChildren()) {
			if (child instanceof PaletteContainer inner) {
				tools(inner, into);
			} else {
				into.add((ToolEntry) child);
			}
		}
		return into;
	}

	/**
	 * Returns whether a palette entry is completely visible. A visible entry lies inside the palette, and is not
	 * scrolled out of sight.
	 */
	private static boolean isSeen(PaletteEntry entry, PaletteViewer palette) {
		GraphicalEditPart part = (GraphicalEditPart) palette.getEditPartRegistry().get(entry);
		Rectangle place = part.getFigure().getBounds().getCopy();
		part.getFigure().translateToAbsolute(place);
		Rectangle seen = place.getCopy();
		for (var around = part.getFigure().getParent(); around != null; around = around.getParent()) {
			Rectangle bounds = around.getBounds().getCopy();
			around.translateToAbsolute(bounds);
			seen.intersect(bounds);
		}
		return !place.isEmpty() && seen.equals(place);
	}

	@Test
	void theActiveToolIsFramedInTheColourOfText() {
		open.editor().activateTool("line");
		var line = frame("Line");
		open.editor().activateTool("2");
		assertEquals(line, frame("Line"), "another terrain for the same tool");
		open.editor().activateTool("select");
		assertTrue(!line.equals(frame("Line")));
		assertEquals(line.getClass(), frame("Select").getClass());
	}

	private org.eclipse.draw2d.Border frame(String label) {
		ToolEntry entry = tools(palette().getPaletteRoot(), new ArrayList<>()).stream()
				.filter(tool -> tool.getLabel().equals(label)).findFirst().orElseThrow();
		return ((GraphicalEditPart) palette().getEditPartRegistry().get(entry)).getFigure().getBorder();
	}

	/**
	 * The window system would show a tooltip over an open list, even if the tooltip is set while the list is open. So an open
	 * list must have no tooltip.
	 */
	@Test
	void noTooltipLiesOverAnOpenList() {
		for (String label : List.of("Agent", "Show")) {
			Combo list = open.bar().after(label, Combo.class);
			Mouse mouse = new Mouse(list);
			mouse.move(new Point(20, 10));
			assertNotNull(list.getToolTipText());
			mouse.press(1);
			mouse.strikeButton(1);
			EventLoop.waitUntil("the list is open", list::getListVisible);
			assertNull(list.getToolTipText());
			open.editor().settings().setGridLines(!open.editor().settings().gridLines());
			open.settle();
			assertTrue(list.getListVisible());
			assertNull(list.getToolTipText(), label);
			mouse.strike(SWT.ESC);
			EventLoop.waitUntil("the list is closed", () -> !list.getListVisible());
			mouse.move(new Point(25, 12));
			mouse.move(new Point(-20, -20));
			EventLoop.waitUntil("the tooltip is back", () -> list.getToolTipText() != null);
		}
	}

	@Test
	void theTabKeyReachesEveryControlAndEachSaysWhatItIs() {
		open.editor().activateTool("brush");
		open.settle();
		List<Control> controls = controls();
		assertTrue(controls.size() >= 11, controls.toString());
		controls.forEach(control -> assertNotNull(control.getToolTipText(), control.toString()));
		controls.removeIf(control -> !control.isVisible() || !control.isEnabled());
		Set<Control> missed = new HashSet<>(controls);
		controls.getFirst().setFocus();
		for (int i = 0; i < 3 * controls.size() && !missed.isEmpty(); i++) {
			EventLoop.drain();
			Control focus = Display.getCurrent().getFocusControl();
			missed.remove(focus);
			focus.traverse(SWT.TRAVERSE_TAB_NEXT);
		}
		assertEquals(Set.of(), missed);
	}

	private List<Control> controls() {
		List<Control> controls = new ArrayList<>();
		open.bar().all(Control.class).stream().filter(control -> isSetting(control.getParent()) && (control instanceof Combo
				|| control instanceof Button || control instanceof Scale || control instanceof Spinner))
				.forEach(controls::add);
		return controls;
	}

	/**
	 * Returns whether a control shows settings: the editor's toolbar, or the bar on the map with the settings of the active
	 * tool. Also true for the controls inside of these bars.
	 */
	private boolean isSetting(Control parent) {
		return parent == bar() || parent == open.bar().after("Paint", Combo.class).getParent().getParent()
				|| parent.getParent() != null && !(parent instanceof Shell) && isSetting(parent.getParent());
	}
}
