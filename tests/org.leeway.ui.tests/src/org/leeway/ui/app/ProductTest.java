package org.leeway.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.UserScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Explorer;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Menus;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of differences of the product from Eclipse. The product has no menu items for text and builds, hides tooltips
 * over an open list, and stores a theme for each workspace.
 */
class ProductTest {

	private static final List<String> LEFTOVERS = List.of("Build", "Clean", "Delimiter", "Annotation", "Edit Location",
			"Bookmark", "Task", "Find/Replace", "Print", "Into", "Go To", "Up One", "from File System", "Team", "Share");

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@Test
	void menusAndBarsHaveNoItemsForTextAndBuilds() {
		OpenLevel.page().resetPerspective();
		EventLoop.drain();
		List<String> items = new ArrayList<>();
		collect(open.editor().site().getShell().getMenuBar(), items);
		assertTrue(items.stream().anyMatch(item -> item.startsWith("&Save")), items.toString());
		for (ToolBar bar : new Form(open.editor().site().getShell()).all(ToolBar.class)) {
			Arrays.stream(bar.getItems()).map(ToolItem::getToolTipText).filter(tip -> tip != null).forEach(items::add);
		}
		List<String> left = items.stream().filter(item -> LEFTOVERS.stream().anyMatch(item.replace("&", "")::contains)).toList();
		assertEquals(List.of(), left);
	}

	@Test
	void menusOfTheExplorerHaveNoItemsForProgrammers() throws Exception {
		for (IResource resource : List.of(open.file(), OpenLevel.project())) {
			List<String> items = Menus.leaves(Explorer.select(resource).getMenu()).stream().map(Menus::plain).toList();
			assertTrue(items.contains("Delete") && items.stream().anyMatch(item -> item.endsWith("Local History...")), items.toString());
			assertEquals(List.of(), items.stream().filter(item -> LEFTOVERS.stream().anyMatch(item::contains)).toList());
		}
	}

	@Test
	void inTheProductControlNMakesALevel() throws IOException {
		assertEquals("New", titleAfterControlN(), "in a user's Eclipse");
		try (ProductKeys keys = new ProductKeys()) {
			assertEquals("New Level", titleAfterControlN());
		}
	}

	private String titleAfterControlN() {
		String[] title = {null};
		open.canvas().forceFocus();
		Dialogs.answer(() -> {
			open.mouse().strikeWith(SWT.CTRL, 'n');
			EventLoop.waitUntil("the wizard opens", () -> title[0] != null);
		}, dialog -> title[0] = dialog.root().getShell().getText());
		EventLoop.drain();
		return title[0];
	}

	private static void collect(Menu menu, List<String> items) {
		menu.notifyListeners(SWT.Show, new Event());
		for (MenuItem item : menu.getItems()) {
			items.add(item.getText());
			if (item.getMenu() != null && !item.getText().contains("New") && !item.getText().contains("Show")) {
				collect(item.getMenu(), items);
			}
		}
		menu.notifyListeners(SWT.Hide, new Event());
	}

	@Test
	void aThemeStaysInItsWorkspace() throws Exception {
		IEclipsePreferences shared = (IEclipsePreferences) UserScope.INSTANCE.getNode("org.leeway.ui.tests.theme");
		try {
			shared.put("themeid", "dark");
			OwnTheme.keepOutOf(shared);
			assertNull(shared.get("themeid", null), "one from another workspace");
			shared.put("themeid", "dark");
			assertNull(shared.get("themeid", null), "the choice in this one");
		} finally {
			shared.removeNode();
		}
	}
}
