package org.leeway.ui.menu;

import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.CompoundContributionItem;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.editor.MapSpot;

/** The items of the map's context menu, for the cell or object at which the menu opens. */
public final class MapMenu extends CompoundContributionItem {

	@Override
	protected IContributionItem[] getContributionItems() {
		return EditorSessions.active(PlatformUI.getWorkbench().getActiveWorkbenchWindow())
				.filter(editor -> editor.spot() != null).map(editor -> items(editor, editor.spot()))
				.orElse(new IContributionItem[0]);
	}

	private static IContributionItem[] items(EditorSession editor, MapSpot spot) {
		MenuManager menu = new MenuManager();
		Cell cell = spot.cell();
		boolean isOnMap = editor.level().getTerrain().contains(cell.x(), cell.y());
		spot.object().ifPresent(part -> new ObjectMenu(editor, part).fill(menu));
		if (isOnMap && spot.object().isPresent()) {
			menu.add(new Separator());
			MenuManager below = new MenuManager("Cell " + cell);
			new CellMenu(editor, cell).fill(below);
			menu.add(below);
		} else if (isOnMap) {
			new SelectionMenu(editor).fill(menu);
			new CellMenu(editor, cell).fill(menu);
		}
		if (isOnMap) {
			new FindingsMenu(editor, cell).fill(menu);
		}
		IContributionItem[] items = menu.getItems();
		menu.removeAll();
		return items;
	}
}
