package org.leeway.ui.editor;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

import org.eclipse.gef.commands.Command;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.leeway.core.level.value.Degrees;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.policies.Headings;

/**
 * The menu that sets the heading of a unit at the start or the goal of a probe, which is a requested route. The items are Any,
 * the eight multiples of 45 degrees, and the present heading.
 */
final class HeadingMenu {

	private static final Map<Double, String> NAMES = Map.of(0.0, "Right", 45.0, "Down Right", 90.0, "Down", 135.0,
			"Down Left", 180.0, "Left", 225.0, "Up Left", 270.0, "Up", 315.0, "Up Right");

	private HeadingMenu() {
	}

	static MenuManager of(EditorContext editor, ProbeEnd end) {
		MenuManager menu = new MenuManager(end.isGoal() ? "Goal Heading" : "Start Heading");
		OptionalDouble now = end.heading();
		add(menu, "Any", now.isEmpty(), editor, Headings.clear(end));
		menu.add(new Separator());
		Map<Double, String> choices = new TreeMap<>(NAMES);
		now.ifPresent(degrees -> choices.putIfAbsent(degrees, ""));
		choices.forEach((degrees, name) -> add(menu, (name + " " + Degrees.format(degrees) + "\u00b0").strip(),
				now.isPresent() && now.getAsDouble() == degrees, editor, Headings.set(end, degrees)));
		return menu;
	}

	private static void add(MenuManager menu, String label, boolean isChecked, EditorContext editor, Command command) {
		Action action = new Action(label, IAction.AS_RADIO_BUTTON) {
			@Override
			public void run() {
				if (isChecked() && command.canExecute()) {
					editor.execute(command);
				}
			}
		};
		action.setChecked(isChecked);
		menu.add(action);
	}
}
