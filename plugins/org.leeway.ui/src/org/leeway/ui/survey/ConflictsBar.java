package org.leeway.ui.survey;

import java.util.List;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.leeway.ui.settings.SettingsStore;

/** The controls of the view of merge conflicts: decisions, steps to other conflicts, and what the map shows. */
final class ConflictsBar extends SurveyBar {

	/** The sides that the map shows in the region of the selected conflict. */
	enum Shown {
		BOTH("Ours and theirs in turn"), OURS("Ours"), THEIRS("Theirs");

		private final String label;

		Shown(String label) {
			this.label = label;
		}
	}

	/** The actions that the controls start in the view. */
	interface Actions {

		void keepOurs();

		void takeTheirs();

		void takeBase();

		void markResolved();

		/** Selects another conflict. */
		void step(int by);

		/** Shows on the map the sides of the merge that the user has chosen in the list of {@link Shown}. */
		void showOnMap();

		/** Returns the items of the menu for several conflicts at once. */
		List<RowTable.RowAction> more();
	}

	private static final String SHOWN = "conflicts.shown";

	private final IEclipsePreferences store = SettingsStore.settings();
	private final Combo shown;
	private final Button base;
	private final List<Button> decisions;
	private final List<Button> others;

	ConflictsBar(Composite parent, Actions actions) {
		super(parent);
		Button ours = button("Keep &Ours", "Leaves our side in the level. Painted cells become ours again", actions::keepOurs);
		Button theirs = button("Take &Theirs", "Puts their side into the level", actions::takeTheirs);
		base = button("Take &Base", "Puts into the level what it had before both sides changed it", actions::takeBase);
		Button resolved = button("&Mark Resolved", "Leaves the level as it is now, as you have painted or edited it", actions::markResolved);
		Button more = new Button(this, SWT.PUSH);
		more.setText("Mo&re...");
		more.setToolTipText("Decides all conflicts, or those in the selected terrain");
		more.addListener(SWT.Selection, event -> open(more, actions.more()));
		Button previous = button("Pre&vious", "Goes to the conflict above", () -> actions.step(-1));
		Button next = button("Ne&xt", "Goes to the conflict below", () -> actions.step(1));
		decisions = List.of(ours, theirs, resolved);
		others = List.of(more, previous, next);
		new Label(this, SWT.NONE).setText("&Show on map:");
		shown = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		shown.setToolTipText("What the map shows in the region of the selected conflict");
		for (Shown each : Shown.values()) {
			shown.add(each.label);
		}
		shown.select(Shown.valueOf(store.get(SHOWN, (Blinker.isAllowed() ? Shown.BOTH : Shown.OURS).name())).ordinal());
		shown.addListener(SWT.Selection, event -> {
			store.put(SHOWN, shown().name());
			actions.showOnMap();
		});
		addState();
	}

	private Button button(String label, String tip, Runnable work) {
		Button button = new Button(this, SWT.PUSH);
		button.setText(label);
		button.setToolTipText(tip);
		button.addListener(SWT.Selection, event -> work.run());
		return button;
	}

	private static void open(Button button, List<RowTable.RowAction> actions) {
		Menu menu = new Menu(button);
		for (RowTable.RowAction action : actions) {
			MenuItem item = new MenuItem(menu, SWT.PUSH);
			item.setText(action.label());
			item.addListener(SWT.Selection, event -> action.work().run());
		}
		menu.addListener(SWT.Hide, event -> button.getDisplay().asyncExec(menu::dispose));
		menu.setLocation(button.toDisplay(0, button.getSize().y));
		menu.setVisible(true);
	}

	/** Returns what the map should show. */
	Shown shown() {
		return Shown.values()[shown.getSelectionIndex()];
	}

	/**
	 * Enables the controls that can do something, and disables all other controls.
	 *
	 * @param hasBase whether the level has stored the state before both sides' changes, for each selected conflict
	 */
	void enable(boolean hasConflicts, boolean hasSelected, boolean hasBase) {
		base.setEnabled(hasSelected && hasBase);
		decisions.forEach(button -> button.setEnabled(hasSelected));
		others.forEach(button -> button.setEnabled(hasConflicts));
	}
}
