package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.palette.PaletteDrawer;
import org.eclipse.gef.palette.PaletteEntry;
import org.eclipse.gef.ui.palette.PaletteViewer;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.model.MapSymmetry;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.PngFile;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.views.AgentsView;

/** Tests of terrains and agents, added and changed in the palette and in the list of agents. */
class ElementsTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@Test
	void theContextMenuOfATerrainChangesIt() {
		assertEquals("&New Terrain...|&Rename...|&Colour...|&Pattern|P&icture...|Move &Up|Move &Down|"
				+ "(D&elete (used by 108 cells, 3 agents))|Replace &With|&Agents and Terrains",
				menu("ground", null).replace("(Move &Up)", "Move &Up"));
		menu("swamp", "Move &Down");
		assertEquals(List.of("ground", "water", "swamp", "trees", "out"), terrains());
		assertEquals(List.of("ground", "water", "swamp", "trees", "out", "New..."), labels());
		menu("swamp", "bricks");
		assertEquals(TerrainPattern.BRICKS, terrain("swamp").getPattern());
		menu("out", "D&elete");
		assertEquals(List.of("ground", "water", "swamp", "trees"), terrains());
		open.commands().undo();
		open.commands().undo();
		open.commands().undo();
		assertEquals(List.of("ground", "swamp", "water", "trees", "out"), terrains());
		assertFalse(open.commands().canUndo(), "three choices, three steps");
	}

	@Test
	void keysFollowTheOrderOfThePaletteAndTheBrushStays() {
		open.run("org.leeway.ui.activateTool", "org.leeway.ui.tool", "2");
		assertEquals("swamp", open.editor().settings().paint().terrain().getName());
		Object brush = palette().getActiveTool();
		menu("swamp", "Move &Down");
		assertSame(brush, palette().getActiveTool(), "the brush of the moved terrain is still in use");
		assertEquals("swamp", open.editor().settings().paint().terrain().getName());
		open.run("org.leeway.ui.activateTool", "org.leeway.ui.tool", "2");
		assertEquals("water", open.editor().settings().paint().terrain().getName());
		open.mouse().click(open.middle(2, 2));
		assertEquals(2, open.level().getTerrain().terrain(2, 2));
	}

	@Test
	void aTerrainIsRenamedByKeyAndMenu() {
		click("water");
		Mouse keys = new Mouse(palette().getControl());
		Dialogs.answer(() -> {
			keys.strike(SWT.F2);
			EventLoop.waitUntil("the name changes", () -> terrains().contains("lake"));
		}, dialog -> {
			Text name = dialog.first(Text.class);
			name.setText("trees");
			assertFalse(dialog.button("OK").isEnabled(), "the name is taken");
			name.setText("lake");
			dialog.click("OK");
		});
		assertEquals(List.of("ground", "swamp", "lake", "trees", "out"), labels().subList(0, 5));
		EventLoop.waitUntil("the palette has the focus", () -> palette().getControl().forceFocus()
				&& palette().getControl().isFocusControl());
		keys.hold(SWT.ALT);
		keys.type(SWT.ARROW_UP);
		keys.letGo(SWT.ALT);
		EventLoop.waitShortly(() -> terrains().indexOf("lake") == 1);
		assertEquals(List.of("ground", "lake", "swamp", "trees", "out"), terrains());
		open.commands().undo();
		open.commands().undo();
		assertEquals("water", terrains().get(2));
	}

	@Test
	void theLastEntryMakesATerrainAndTakesItsBrush() {
		Dialogs.answer(() -> {
			click("New...");
			EventLoop.waitUntil("the terrain is there", () -> terrains().size() == 6);
		}, dialog -> {
			dialog.after("Name", Text.class).setText(" ");
			assertFalse(dialog.button("OK").isEnabled(), "a name is not blank");
			dialog.after("Name", Text.class).setText("lava");
			Form.choose(dialog.after("Pattern", Combo.class), "waves");
			Table entering = dialog.after("May enter", Table.class);
			assertEquals("small|medium|large", Stream.of(entering.getItems()).filter(TableItem::getChecked)
					.map(TableItem::getText).collect(Collectors.joining("|")), "those that enter the first terrain");
			check(entering, 2, false);
			dialog.click("OK");
		});
		EventLoop.waitUntil("its brush is taken", () -> open.editor().settings().paint().terrain() == terrain("lava"));
		assertEquals(TerrainPattern.WAVES, terrain("lava").getPattern());
		assertEquals(5, terrain("lava").getId());
		assertEquals("6  lava", palette().getActiveTool().getLabel());
		assertEquals(List.of(true, true, false), open.level().getAgentTypes().stream()
				.map(agent -> agent.getCapability().contains(terrain("lava"))).toList());
		open.commands().undo();
		assertEquals(5, terrains().size());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void aNewTerrainMayHaveAPicture() throws Exception {
		Path tile = OpenLevel.project().getLocation().append("tile.png").toPath();
		PngFile.write(tile, 32, 32, (x, y) -> x < 16 ? 0xFFE02020 : 0xFF2020E0);
		Dialogs.answer(() -> {
			click("New...");
			EventLoop.waitUntil("the terrain is there", () -> terrains().size() == 6);
		}, dialog -> {
			Text picture = dialog.after("Picture", Text.class);
			picture.setText("gone.png");
			EventLoop.waitUntil("the dialog tells it", () -> dialog.words().contains("gone.png is missing"));
			assertTrue(dialog.button("OK").isEnabled(), "the file may come later");
			picture.setText("tile.png");
			List<Label> labels = dialog.all(Label.class);
			Label preview = labels.get(labels.indexOf(dialog.after("Preview", Label.class)) + 1);
			EventLoop.waitUntil("the preview shows the picture", () -> Screen.colours(preview.getImage().getImageData())
					.equals(Set.of(Colours.of(0xE02020), Colours.of(0x2020E0))));
			assertFalse(dialog.words().contains("gone.png"));
			dialog.click("OK");
		});
		TerrainType added = open.level().getTerrainTypes().getLast();
		assertEquals("tile.png", added.getPicture());
		menu(added.getName(), "Remo&ve Picture");
		assertNull(added.getPicture());
		open.commands().undo();
		assertEquals("tile.png", added.getPicture());
		open.commands().undo();
		assertFalse(open.commands().canUndo());
		Files.delete(tile);
	}

	@Test
	void theAgentBoxMakesEditsAndOrdersAgents() {
		Dialogs.answer(() -> agentMenu("&New Agent..."), dialog -> {
			dialog.after("Name", Text.class).setText("boat");
			dialog.after("Size in cells", Spinner.class).setSelection(4);
			check(dialog.first(Table.class), 0, false);
			assertTrue(dialog.button(IDialogConstants.OK_LABEL).isVisible());
			assertFalse(dialog.button("OK").isEnabled(), "an agent crosses something");
			check(dialog.first(Table.class), 2, true);
			dialog.after("Speed, in cells per second", Text.class).setText("2.5");
			dialog.click("OK");
		});
		assertEquals("boat:4:water speed=2.5", agents().getLast());
		assertEquals("boat", open.editor().settings().agent().getName());
		agentMenu("D&uplicate");
		assertEquals("boat 2:4:water speed=2.5", agents().getLast());
		agentMenu("Move &Up");
		assertEquals("boat:4:water speed=2.5", agents().getLast());
		assertEquals("boat 2", open.editor().settings().agent().getName(), "it stays chosen");
		Dialogs.answer(() -> agentMenu("&Edit..."), dialog -> {
			dialog.after("Size in cells", Spinner.class).setSelection(2);
			dialog.after("Name", Text.class).setText("ferry");
			dialog.click("OK");
		});
		assertEquals("ferry:2:water speed=2.5", agents().get(3));
		agentMenu("D&elete");
		assertEquals(4, agents().size());
		for (int i = 0; i < 5; i++) {
			open.commands().undo();
		}
		assertEquals(List.of("small:1:ground+swamp", "medium:2:ground+swamp", "large:3:ground+swamp"), agents());
		assertFalse(open.commands().canUndo(), "five choices, five steps");
	}

	@Test
	void theTableOfAgentsOpensFromBothMenus() {
		for (Runnable item : List.<Runnable>of(() -> menu("water", "&Agents and Terrains"),
				() -> agentMenu("&Agents and Terrains"))) {
			item.run();
			EventLoop.waitUntil("the table is open", () -> OpenLevel.page().findView(AgentsView.ID) != null);
			OpenLevel.page().hideView(OpenLevel.page().findView(AgentsView.ID));
			OpenLevel.page().activate(open.part());
		}
	}

	@Test
	void anotherTerrainReplacesAUsedTerrain() throws Exception {
		byte[] before = LevelFiles.toBytes(open.level());
		menu("ground", "water");
		assertEquals(List.of("swamp", "water", "trees", "out"), terrains());
		assertEquals("small:1:water+swamp", agents().getFirst());
		assertEquals(108, open.level().getTerrain().histogram()[2]);
		open.settle();
		open.commands().undo();
		assertArrayEquals(before, LevelFiles.toBytes(open.level()));
		assertFalse(open.commands().canUndo(), "one step of undo");
	}

	@Test
	void aReplacementKeepsTheSymmetry() {
		open.level().setSymmetry(MapSymmetry.LEFT_RIGHT);
		open.run("org.leeway.ui.activateTool", "org.leeway.ui.tool", "2");
		new Mouse(open.canvas()).click(open.middle(2, 2));
		open.settle();
		menu("swamp", "water");
		assertEquals(List.of(0L, 2L), List.of(open.level().getTerrain().histogram()[1], open.level().getTerrain().histogram()[2]));
		assertEquals(2, open.level().getTerrain().terrain(2, 2));
		assertEquals(2, open.level().getTerrain().terrain(17, 2));
	}

	@Test
	void anotherAgentReplacesAUsedAgent() {
		Spawn spawn = open.level().getSpawns().getFirst();
		spawn.getAgents().addAll(open.level().getAgentTypes().subList(0, 2));
		String items = agentMenu("medium 2x2");
		assertTrue(items.endsWith("(D&elete (used by 1 spawn))|Replace &With|&Agents and Terrains"), items);
		assertEquals(List.of("medium:2:ground+swamp", "large:3:ground+swamp"), agents());
		assertEquals(List.of(open.level().getAgentTypes().getFirst()), spawn.getAgents());
		open.commands().undo();
		assertEquals(open.level().getAgentTypes().subList(0, 2), spawn.getAgents());
		assertFalse(open.commands().canUndo());
	}

	private static void check(Table table, int index, boolean checked) {
		table.getItem(index).setChecked(checked);
		Event event = new Event();
		event.item = table.getItem(index);
		event.detail = SWT.CHECK;
		table.notifyListeners(SWT.Selection, event);
	}

	private List<String> terrains() {
		return open.level().getTerrainTypes().stream().map(TerrainType::getName).toList();
	}

	private List<String> agents() {
		return open.level().getAgentTypes().stream().map(AgentPreset::of).map(AgentPreset::toString).toList();
	}

	private TerrainType terrain(String name) {
		return open.level().getTerrainTypes().stream().filter(each -> name.equals(each.getName())).findFirst().orElse(null);
	}

	private PaletteViewer palette() {
		return ((DefaultEditDomain) open.viewer().getEditDomain()).getPaletteViewer();
	}

	private List<PaletteEntry> entries() {
		List<PaletteEntry> entries = new ArrayList<>();
		for (Object group : palette().getPaletteRoot().getChildren()) {
			if (group instanceof PaletteDrawer drawer && drawer.getLabel().equals("Terrains")) {
				drawer.getChildren().forEach(each -> entries.add((PaletteEntry) each));
			}
		}
		return entries;
	}

	private List<String> labels() {
		return entries().stream().map(ElementsTest::nameOf).toList();
	}

	/** Returns the label of an entry without the key of the terrain. */
	private static String nameOf(PaletteEntry entry) {
		return entry.getLabel().replaceFirst("^[1-9]  ", "");
	}

	private Point place(String label) {
		PaletteEntry entry = entries().stream().filter(each -> nameOf(each).equals(label)).findFirst().orElseThrow();
		IFigure figure = ((GraphicalEditPart) palette().getEditPartRegistry().get(entry)).getFigure();
		Rectangle bounds = figure.getBounds().getCopy();
		figure.translateToAbsolute(bounds);
		return new Point(bounds.getCenter().x, bounds.getCenter().y);
	}

	private void click(String label) {
		EventLoop.drain();
		palette().flush();
		new Mouse(palette().getControl()).click(place(label));
		EventLoop.drain();
		palette().getControl().forceFocus();
	}

	private String menu(String label, String choice) {
		EventLoop.drain();
		palette().flush();
		Mouse mouse = new Mouse(palette().getControl());
		mouse.move(place(label));
		String items = inMenu(() -> mouse.press(3), choice);
		mouse.strikeButton(3);
		EventLoop.drain();
		return items;
	}

	private String agentMenu(String choice) {
		Button button = open.bar().button("\u2026");
		return inMenu(() -> button.notifyListeners(SWT.Selection, new Event()), choice);
	}

	/**
	 * Opens a menu and chooses an item of the menu or of a submenu. Returns the items of the menu, disabled items in brackets.
	 */
	private String inMenu(Runnable opening, String choice) {
		String[] items = {null};
		MenuItem[] chosen = {null};
		Listener listener = event -> {
			if (event.widget instanceof Menu menu && items[0] == null && menu.getParentItem() == null) {
				event.display.asyncExec(() -> {
					items[0] = words(menu);
					chosen[0] = choice == null ? null : find(menu, choice);
					menu.setVisible(false);
					if (chosen[0] != null) {
						chosen[0].notifyListeners(SWT.Selection, new Event());
					}
				});
			}
		};
		open.canvas().getDisplay().addFilter(SWT.Show, listener);
		try {
			opening.run();
			EventLoop.waitUntil("the menu has opened and closed", () -> items[0] != null);
		} finally {
			open.canvas().getDisplay().removeFilter(SWT.Show, listener);
		}
		EventLoop.drain();
		return items[0];
	}

	private static String words(Menu menu) {
		return String.join("|", List.of(menu.getItems()).stream().filter(item -> (item.getStyle() & SWT.SEPARATOR) == 0)
				.map(item -> item.isEnabled() ? plain(item) : "(" + plain(item) + ")").toList());
	}

	private static String plain(MenuItem item) {
		return item.getText().replaceAll("\t.*", "");
	}

	private static MenuItem find(Menu menu, String choice) {
		for (MenuItem item : menu.getItems()) {
			if (plain(item).equals(choice)) {
				if ((item.getStyle() & SWT.RADIO) != 0) {
					item.setSelection(true);
				}
				return item;
			}
			if (item.getMenu() != null) {
				item.getMenu().notifyListeners(SWT.Show, new Event());
				MenuItem below = find(item.getMenu(), choice);
				if (below != null) {
					return below;
				}
			}
		}
		return null;
	}
}
