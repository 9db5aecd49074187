package org.leeway.ui.handlers;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.CompoundContributionItem;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.RasterLayer;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.settings.EditorSettings;

/**
 * The menu items for the overlays. An overlay colours the cells of the map, and the map shows at most one overlay at a
 * time.
 */
public final class OverlayItems extends CompoundContributionItem {

	@Override
	protected IContributionItem[] getContributionItems() {
		return EditorSessions.active(PlatformUI.getWorkbench().getActiveWorkbenchWindow())
				.map(editor -> items(editor.settings())).orElse(new IContributionItem[0]);
	}

	private static IContributionItem[] items(EditorSettings settings) {
		List<IContributionItem> items = new ArrayList<>();
		items.add(item("Terrain only", null, settings));
		Layers.overlays().forEach(layer -> items.add(item(layer.title(), layer, settings)));
		return items.toArray(IContributionItem[]::new);
	}

	private static IContributionItem item(String title, RasterLayer overlay, EditorSettings settings) {
		Action action = new Action(title, IAction.AS_RADIO_BUTTON) {
			@Override
			public void run() {
				if (isChecked()) {
					settings.setOverlay(overlay);
				}
			}
		};
		action.setChecked(Objects.equals(settings.overlay().orElse(null), overlay));
		return new ActionContributionItem(action);
	}
}
