package org.leeway.ui.survey;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.Place;
import org.leeway.core.analysis.traffic.CrowdOrder;
import org.leeway.core.analysis.traffic.CrowdQuestion;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.settings.SettingsStore;
import org.leeway.ui.theme.AccessibleText;
import org.leeway.ui.theme.Enablement;

/** The controls that choose a crowd, and start or cancel its simulation. The numbers of units are remembered. */
final class TrafficBar extends SurveyBar {

	private static final String UNITS = "traffic.units";
	private static final String RATIO = "traffic.ratio";
	private static final int FIRST_UNITS = 30;
	/** The number of digits of the ratio after the point. */
	private static final int DIGITS = 2;
	private static final int ONE = 100;

	private final IEclipsePreferences store = SettingsStore.settings();
	private final Combo agents;
	private final Combo from;
	private final Combo to;
	private final Spinner units;
	private final Spinner ratio;
	private final Button run;
	private final Runnable changed;
	private List<Agent> offered = List.of();
	private List<Place> starts = List.of();

	/**
	 * @param changed runs after the user has chosen another agent
	 * @param pressed runs after the user has pressed the button that starts or cancels
	 */
	TrafficBar(Composite parent, Runnable changed, Runnable pressed) {
		super(parent);
		this.changed = changed;
		agents = combo("Agent", "The agent whose units go and come back");
		agents.addListener(SWT.Selection, event -> this.changed.run());
		from = combo("From", "The start from which units go");
		to = combo("To", "The start to which units go");
		units = spinner("Units", "The number of units that go", 1, CrowdOrder.MOST_UNITS, 0, store.getInt(UNITS, FIRST_UNITS));
		ratio = spinner("Back", "How many units come back for each unit that goes. 0 for none", 0, CrowdOrder.MOST_RATIO * ONE, DIGITS,
				store.getInt(RATIO, ONE));
		ratio.setIncrement(ONE / 4);
		units.addListener(SWT.Modify, event -> store.putInt(UNITS, units.getSelection()));
		ratio.addListener(SWT.Modify, event -> store.putInt(RATIO, ratio.getSelection()));
		run = new Button(this, SWT.PUSH);
		run.addListener(SWT.Selection, event -> pressed.run());
		showRunning(false);
		addState();
	}

	private Combo combo(String label, String tip) {
		new Label(this, SWT.NONE).setText(label);
		Combo combo = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		combo.setToolTipText(tip);
		AccessibleText.name(combo, () -> label);
		return combo;
	}

	private Spinner spinner(String label, String tip, int least, int most, int digits, int value) {
		new Label(this, SWT.NONE).setText(label);
		Spinner spinner = new Spinner(this, SWT.BORDER);
		spinner.setValues(Math.clamp(value, least, most), least, most, digits, 1, 10);
		spinner.setToolTipText(tip);
		AccessibleText.name(spinner, () -> label);
		return spinner;
	}

	/** Shows whether a simulation is under way, so that the button cancels it. */
	void showRunning(boolean isRunning) {
		run.setText(isRunning ? "Ca&ncel" : "&Run");
		run.setToolTipText(isRunning ? "Stop the simulation" : "Simulate the crowd");
		run.requestLayout();
	}

	/**
	 * Offers the agents and the starts of a level. Keeps the choices that are still possible.
	 *
	 * @param level null if there is none
	 */
	void offer(LevelAnalysis level) {
		offered = level == null ? List.of() : level.snapshot().agents();
		show(agents, offered.stream().map(Agent::name).toList(), 0);
		starts = level == null ? List.of() : agent().map(agent -> Place.starts(level.header(), agent.name())).orElse(List.of());
		List<String> labels = starts.stream().map(Place::label).toList();
		show(from, labels, 0);
		show(to, labels, 1);
		Enablement.set(!offered.isEmpty(), agents);
		Enablement.set(canRun(), from, to, units, ratio, run);
	}

	private static void show(Combo combo, List<String> items, int usual) {
		if (!items.equals(List.of(combo.getItems()))) {
			int kept = items.indexOf(combo.getText());
			combo.setItems(items.toArray(String[]::new));
			combo.select(kept >= 0 ? kept : Math.min(usual, items.size() - 1));
			combo.requestLayout();
		}
	}

	/** Returns the chosen agent. Empty if the level has no agents. */
	Optional<Agent> agent() {
		int index = agents.getSelectionIndex();
		return index < 0 || index >= offered.size() ? Optional.empty() : Optional.of(offered.get(index));
	}

	/** Returns whether the level has two starts for the chosen agent. */
	boolean canRun() {
		return starts.size() > 1;
	}

	/** Returns why the choices name no crowd. Empty if they do. */
	String problem() {
		if (from.getSelectionIndex() == to.getSelectionIndex()) {
			return "Choose two different starts.";
		}
		return units.getSelection() * ratio() > CrowdOrder.MOST_UNITS ? "At most " + CrowdOrder.MOST_UNITS + " units can come back." : "";
	}

	private double ratio() {
		return (double) ratio.getSelection() / ONE;
	}

	/** Returns the chosen crowd. Call this only if there is no {@link #problem}. */
	CrowdQuestion question(LevelAnalysis level) {
		Agent agent = agent().orElseThrow();
		return new CrowdQuestion(level, agent, agent, starts.get(from.getSelectionIndex()), starts.get(to.getSelectionIndex()),
				ratio(), new CrowdOrder(units.getSelection(), CrowdOrder.USUAL_SEED, CrowdOrder.USUAL_SECONDS,
						Double.POSITIVE_INFINITY));
	}
}
