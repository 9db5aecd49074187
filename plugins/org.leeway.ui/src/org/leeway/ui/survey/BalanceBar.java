package org.leeway.ui.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.AgentType;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.settings.EditorSettings;

/** The controls that choose the agents to balance. */
final class BalanceBar extends SurveyBar {

	private static final String DISPLAYED = "Displayed agent";
	private static final String ALL = "All agents";
	/** Number of entries before the agents. */
	private static final int FIXED = 2;

	private final Combo agents;
	private final Button ways;
	/** The button that starts or cancels the computation for a large level. Hidden for other levels. */
	private final Button large;
	private boolean computes;
	/** The name of the chosen agent. Null if the user has chosen the displayed agent or all agents. */
	private String chosen;

	/**
	 * @param changed runs after the user has chosen other agents
	 * @param arranged runs after the user has chosen a table
	 * @param compute runs when the user asks for the numbers of a large level
	 * @param cancel runs when the user cancels the computation of these numbers
	 */
	BalanceBar(Composite parent, Runnable changed, Runnable arranged, Runnable compute, Runnable cancel) {
		super(parent);
		new Label(this, SWT.NONE).setText("Agent");
		agents = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		agents.setToolTipText("The agents whose starts are compared");
		agents.setItems(DISPLAYED, ALL);
		agents.select(0);
		agents.addListener(SWT.Selection, event -> {
			int index = agents.getSelectionIndex();
			chosen = index < FIXED ? null : agents.getItem(index);
			changed.run();
		});
		new Label(this, SWT.NONE).setText("Show");
		ways = radio("Ways", "Travel times, widths and lanes from each start to other starts and to objectives", arranged);
		ways.setSelection(true);
		radio("Starts", "Area, front, room to build and gaps of each start", arranged);
		Label leftOut = new Label(this, SWT.NONE);
		leftOut.setText("Left out: sight and high ground.");
		leftOut.setToolTipText("Who sees more or shoots farther from a cliff. Units in each other's way, teams and the value of "
				+ "objectives are left out too");
		large = new Button(this, SWT.PUSH);
		large.addListener(SWT.Selection, event -> (computes ? cancel : compute).run());
		large.setLayoutData(new RowData());
		hideButton();
		addState();
	}

	/** Shows the button that starts the computation for a large level. */
	void offerComputing() {
		show("Co&mpute", "Compute the numbers of this large level once. They do not follow edits", false);
	}

	/** Shows the button that cancels the computation. */
	void offerCancelling() {
		show("Ca&ncel", "Stop computing", true);
	}

	/** Hides the button, because the numbers are up to date. */
	void hideButton() {
		show("", "", false);
	}

	private void show(String text, String tip, boolean cancels) {
		computes = cancels;
		if (!large.getText().equals(text) || text.isEmpty()) {
			large.setText(text);
			large.setToolTipText(tip);
			large.setVisible(!text.isEmpty());
			((RowData) large.getLayoutData()).exclude = text.isEmpty();
			large.requestLayout();
		}
	}

	private Button radio(String text, String tip, Runnable chosen) {
		Button button = new Button(this, SWT.RADIO);
		button.setText(text);
		button.setToolTipText(tip);
		button.addListener(SWT.Selection, event -> chosen.run());
		return button;
	}

	/** Returns whether the view shows the table of ways. If not, the view shows the table of starts. */
	boolean showsWays() {
		return ways.getSelection();
	}

	/** Offers the agents of a level. If the chosen agent is gone, chooses the displayed agent. */
	void offer(List<Agent> offered) {
		List<String> items = new ArrayList<>(List.of(DISPLAYED, ALL));
		offered.forEach(agent -> items.add(agent.name()));
		if (!items.equals(List.of(agents.getItems()))) {
			int fixed = Math.clamp(agents.getSelectionIndex(), 0, FIXED - 1);
			agents.setItems(items.toArray(String[]::new));
			int index = chosen == null ? -1 : items.subList(FIXED, items.size()).indexOf(chosen);
			chosen = index < 0 ? null : chosen;
			agents.select(index < 0 ? fixed : FIXED + index);
			agents.requestLayout();
		}
	}

	/** Returns the chosen agents of a level. Empty if the level has no agents, or no agent with the chosen name. */
	List<Agent> agents(LevelSnapshot level, EditorSettings settings) {
		if (agents.getSelectionIndex() == FIXED - 1) {
			return level.agents();
		}
		String name = chosen != null ? chosen : Optional.ofNullable(settings.agent()).map(AgentType::getName).orElse("");
		return level.agents().stream().filter(agent -> agent.name().equals(name)).limit(1).toList();
	}
}
