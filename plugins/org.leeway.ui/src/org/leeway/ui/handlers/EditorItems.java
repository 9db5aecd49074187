package org.leeway.ui.handlers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

import org.eclipse.jface.action.IContributionItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;

/**
 * Groups of menu items for the level editor. The items of a group run the same command, each with another value of a
 * parameter. This class creates the items itself, to disable each item that would change nothing. The workbench could only
 * disable all items of a command together.
 */
public enum EditorItems {

	ZOOM("org.leeway.ui.zoom", "org.leeway.ui.how", ZoomHandler::canRun, "in", "Zoom &In", "out", "Zoom &Out", "actual", "&100 %",
			"fit", "&Whole Level", "selection", "Zoom to &Selection"),
	UNIT("org.leeway.ui.unit", "org.leeway.ui.change", UnitHandler::canRun, "next-agent", "&Next Agent", "previous-agent",
			"Previous Agen&t", "larger", "Larger &Unit", "smaller", "&Smaller Unit", "reset", "Reset Unit to A&gent"),
	CROP("org.leeway.ui.resize", "org.leeway.ui.to", ResizeHandler::canRun, "selection", "&Crop to Selected Terrain"),
	DUPLICATE("org.leeway.ui.arrange", "org.leeway.ui.arrangement", ArrangeHandler::canRun, "duplicate", "D&uplicate Objects"),
	ALIGN("org.leeway.ui.arrange", "org.leeway.ui.arrangement", ArrangeHandler::canRun, "LEFT", "Left", "CENTRE", "Centres",
			"RIGHT", "Right", "TOP", "Top", "MIDDLE", "Middles", "BOTTOM", "Bottom"),
	TURN("org.leeway.ui.terrain", "org.leeway.ui.what", TerrainHandler::canRun, "flip-left-right", "&Flip Horizontally",
			"flip-top-bottom", "Flip &Vertically", "turn-right", "Rotate &Right", "turn-left", "Rotate &Left"),
	SELECTION("org.leeway.ui.terrain", "org.leeway.ui.what", TerrainHandler::canRun, "put-down", "Dro&p", "deselect", "&Deselect",
			"invert", "&Invert Selection"),
	KEEP_STAMP("org.leeway.ui.stamp", "org.leeway.ui.stamps", StampHandler::canRun, "keep", "&Save as Stamp..."),
	STAMPS("org.leeway.ui.stamp", "org.leeway.ui.stamps", StampHandler::canRun, "rename", "Rename Stamp...", "forget",
			"D&elete Stamps...");

	private final String command;
	private final String parameter;
	private final BiPredicate<String, EditorSession> canRun;
	/** The labels of the items, indexed by the value that the item gives to the command's parameter. */
	private final Map<String, String> labels = new LinkedHashMap<>();

	/**
	 * @param command the id of the command
	 * @param parameter the id of the command's parameter
	 * @param canRun returns whether the command would change anything, for a value of the parameter
	 * @param labels the values of the parameter, each followed by the label of its item
	 */
	EditorItems(String command, String parameter, BiPredicate<String, EditorSession> canRun, String... labels) {
		this.command = command;
		this.parameter = parameter;
		this.canRun = canRun;
		for (int i = 0; i < labels.length; i += 2) {
			this.labels.put(labels[i], labels[i + 1]);
		}
	}

	/** Returns new items for a menu. */
	public List<IContributionItem> items() {
		return labels.keySet().stream().<IContributionItem>map(Item::new).toList();
	}

	private final class Item extends CommandContributionItem {

		private final String value;

		Item(String value) {
			super(new CommandContributionItemParameter(PlatformUI.getWorkbench(), null, command, Map.of(parameter, value), null,
					null, null, labels.get(value), null, null, STYLE_PUSH, null, false));
			this.value = value;
		}

		@Override
		public boolean isEnabled() {
			return super.isEnabled() && EditorSessions.active(PlatformUI.getWorkbench().getActiveWorkbenchWindow())
					.filter(editor -> canRun.test(value, editor)).isPresent();
		}
	}
}
