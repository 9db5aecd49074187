package org.leeway.ui.editor;

import java.util.List;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.leeway.model.PathProbe;
import org.leeway.ui.map.ProbeEnd;

/**
 * The items for a probe in context menus of the map and of views. A probe is a start and a goal on the map, between
 * which Leeway shows the route of an agent.
 */
public final class ProbeMenu {

	private ProbeMenu() {
	}

	/** Adds the actions for a probe. */
	public static void fill(IMenuManager menu, EditorSession editor, PathProbe probe) {
		editor.probes().offer(probe).ifPresent(offer -> add(menu, offer.label(), () -> editor.probes().move(offer)));
		for (ProbeEnd end : List.of(new ProbeEnd(probe, false), new ProbeEnd(probe, true))) {
			if (editor.root().showsHeadings(probe)) {
				menu.add(HeadingMenu.of(editor, end));
			}
		}
		add(menu, "Zoom to Probe", () -> editor.navigation().reveal(probe));
	}

	private static void add(IMenuManager menu, String label, Runnable work) {
		menu.add(new Action(label) {
			@Override
			public void run() {
				work.run();
			}
		});
	}
}
