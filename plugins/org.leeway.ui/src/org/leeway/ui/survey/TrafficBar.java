package org.leeway.ui.survey;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Spinner;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.Place;
import org.leeway.core.analysis.traffic.CrowdOrder;
import org.leeway.core.analysis.traffic.CrowdQuestion;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.settings.SettingsStore;
import org.leeway.ui.theme.Enablement;

/**
 * The controls that choose a crowd, and start or cancel its simulation. Settings that few users change are in a popup. All
 * settings except the agent and the starts are stored in the preferences.
 */
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
	private final Button more;
	private final CrowdOptions options = new CrowdOptions();
	private final Choices choices;
	private boolean isRunning;
	private List<Agent> offered = List.of();
	private List<Place> starts = List.of();

	/** A listener that a view adds to the controls. */
	interface Choices {

		/** Runs after the user has chosen another agent. */
		void agentChosen();

		/** Runs after the user has chosen a start. */
		void startChosen();

		/** Runs after the user has changed a number or another setting. */
		void changed();

		/** Starts the simulation. If it is under way, cancels it. */
		void runOrCancel();
	}

	TrafficBar(Composite parent, Choices choices) {
		super(parent);
		this.choices = choices;
		agents = LabelledField.ofBar(this, "Agent", "The agent whose units go").combo();
		agents.addListener(SWT.Selection, event -> choices.agentChosen());
		from = start("From", "The start from which units go");
		to = start("To", "The start to which units go");
		units = number(UNITS, LabelledField.ofBar(this, "Units", "The number of units that go")
				.spinner(1, CrowdOrder.MOST_UNITS, 0, store.getInt(UNITS, FIRST_UNITS)));
		ratio = number(RATIO, LabelledField.ofBar(this, "Back", "How many units come back for each unit that goes. 0 for none")
				.spinner(0, CrowdOrder.MOST_RATIO * ONE, DIGITS, store.getInt(RATIO, ONE)));
		ratio.setIncrement(ONE / 4);
		run = new Button(this, SWT.PUSH);
		run.addListener(SWT.Selection, event -> choices.runOrCancel());
		more = new Button(this, SWT.PUSH);
		more.addListener(SWT.Selection,
				event -> new CrowdOptionsPopup(more, options, offered, ratio() > 0, this::changed, this::entered).open());
		showRunning(false);
		showMore();
		addState();
	}

	private Combo start(String label, String tip) {
		Combo combo = LabelledField.ofBar(this, label, tip).combo();
		combo.addListener(SWT.Selection, event -> choices.startChosen());
		return combo;
	}

	private Spinner number(String key, Spinner spinner) {
		spinner.addListener(SWT.Modify, event -> {
			store.putInt(key, spinner.getSelection());
			changed();
		});
		spinner.addListener(SWT.DefaultSelection, event -> entered());
		return spinner;
	}

	private void changed() {
		showMore();
		choices.changed();
	}

	private void entered() {
		if (!isRunning) {
			choices.runOrCancel();
		}
	}

	/** Shows whether a simulation is under way, so that the button cancels it. */
	void showRunning(boolean running) {
		isRunning = running;
		run.setText(isRunning ? "Ca&ncel" : "&Run");
		run.setToolTipText(isRunning ? "Stop the simulation" : "Simulate the crowd");
		run.requestLayout();
	}

	/** Shows on the button how many settings of the popup are not the usual ones, so that no user forgets them. */
	private void showMore() {
		List<String> unusual = CrowdOptions.unusual(back().filter(back -> ratio() > 0 && !agent().equals(Optional.of(back))),
				options.order(1));
		String text = "&More" + (unusual.isEmpty() ? "" : " (" + unusual.size() + ")") + "...";
		more.setToolTipText("Choose who comes back, how many units appear a minute, the seed and the longest time"
				+ (unusual.isEmpty() ? "" : ". Now: " + String.join(", ", unusual)));
		if (!more.getText().equals(text)) {
			more.setText(text);
			more.requestLayout();
		}
	}

	/**
	 * Returns the agent whose units come back. Empty if units of the same agent go and come back, or if the level lacks the
	 * chosen agent.
	 */
	private Optional<Agent> back() {
		return options.back(offered);
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
		Enablement.set(canRun(), from, to, units, ratio, run, more);
		showMore();
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

	/**
	 * Returns the two chosen starts: the start that the crowd leaves, then the start to which the crowd goes. Empty if the
	 * level has fewer than two starts for the agent.
	 */
	List<Place> ends() {
		return canRun() ? Stream.of(from, to).map(combo -> starts.get(combo.getSelectionIndex())).toList() : List.of();
	}

	/** Returns whether the level has two starts for the chosen agent. */
	boolean canRun() {
		return starts.size() > 1;
	}

	/** Returns a message that says what is wrong with the user's choices. Empty if the choices are valid. */
	String problem() {
		if (from.getSelectionIndex() == to.getSelectionIndex()) {
			return "Choose two different starts.";
		}
		return units.getSelection() * ratio() > CrowdOrder.MOST_UNITS ? "At most " + CrowdOrder.MOST_UNITS + " units can come back." : "";
	}

	private double ratio() {
		return (double) ratio.getSelection() / ONE;
	}

	/** Returns the request to simulate the chosen crowd. Call this only if there is no {@link #problem}. */
	CrowdQuestion question(LevelAnalysis level) {
		Agent agent = agent().orElseThrow();
		return new CrowdQuestion(level, agent, back().orElse(agent), ends().getFirst(), ends().getLast(), ratio(),
				options.order(units.getSelection()));
	}
}
