package org.leeway.ui.survey;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.leeway.core.analysis.traffic.CrowdOrder;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.theme.Enablement;

/**
 * A popup with the settings of a crowd that few users change. Each change takes effect immediately. Enter runs the crowd.
 * Escape or a click outside closes the popup.
 */
final class CrowdOptionsPopup extends PopupDialog {

	private static final String AT_ONCE = "all at once";
	private static final String HINT = "Empty: " + AT_ONCE;
	private static final String WRONG = "Expected at least " + CrowdOrder.LEAST_PER_MINUTE + ", or nothing.";

	private final Control opener;
	private final CrowdOptions options;
	private final List<Agent> agents;
	private final boolean isReturning;
	private final Runnable changed;
	private final Runnable entered;
	/** The hint about the rate, or what is wrong with it. */
	private Label hint;

	/**
	 * @param opener the control next to which the popup opens
	 * @param agents of the level
	 * @param isReturning whether the crowd has units that go back, from the second start to the first start
	 * @param changed runs after each change of a setting
	 * @param entered runs after the user has pressed Enter in a field
	 */
	CrowdOptionsPopup(Control opener, CrowdOptions options, List<Agent> agents, boolean isReturning, Runnable changed,
			Runnable entered) {
		super(opener.getShell(), PopupDialog.INFOPOPUP_SHELLSTYLE, true, false, false, false, false, null, null);
		this.opener = opener;
		this.options = options;
		this.agents = agents;
		this.isReturning = isReturning;
		this.changed = changed;
		this.entered = entered;
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		HelpTopic.TRAFFIC.describe(parent);
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 8).spacing(6, 4).applyTo(area);
		addBack(area);
		addRate(area);
		Spinner seed = new LabelledField(area, "Seed", "Which unit goes first. Equal seeds give equal crowds")
				.spinner(1, CrowdOptions.MOST_SEED, 0, options.seed());
		follow(seed, () -> options.setSeed(seed.getSelection()));
		Spinner seconds = new LabelledField(area, "Seconds at most", "The simulation stops after this time of the crowd")
				.spinner(1, CrowdOptions.MOST_SECONDS, 0, options.seconds());
		follow(seconds, () -> options.setSeconds(seconds.getSelection()));
		return area;
	}

	private void addBack(Composite area) {
		Combo back = new LabelledField(area, "Agent back", "The agent that comes back while units go").combo();
		back.add("the same");
		agents.forEach(agent -> back.add(agent.name()));
		back.select(options.back(agents).map(agents::indexOf).orElse(-1) + 1);
		back.addListener(SWT.Selection, event -> {
			options.setBack(Optional.of(back.getSelectionIndex()).filter(index -> index > 0).map(index -> agents.get(index - 1)));
			changed.run();
		});
		Enablement.set(isReturning, back);
		GridDataFactory.fillDefaults().applyTo(back);
	}

	private void addRate(Composite area) {
		Text rate = new LabelledField(area, "Units a minute", "How many units that go appear each minute at most, with the units that "
				+ "come back for them. Empty: all that have room appear at once").text(AT_ONCE);
		rate.setText(options.rate());
		rate.addListener(SWT.Modify, event -> {
			hint.setText(options.setRate(rate.getText()) ? HINT : WRONG);
			changed.run();
		});
		rate.addListener(SWT.DefaultSelection, event -> enter());
		GridDataFactory.fillDefaults().applyTo(rate);
		new Label(area, SWT.NONE);
		hint = new Label(area, SWT.NONE);
		hint.setText(WRONG);
		GridDataFactory.fillDefaults().hint(hint.computeSize(SWT.DEFAULT, SWT.DEFAULT)).applyTo(hint);
		hint.setText(HINT);
	}

	private void follow(Spinner spinner, Runnable set) {
		spinner.addListener(SWT.Modify, event -> {
			set.run();
			changed.run();
		});
		spinner.addListener(SWT.DefaultSelection, event -> enter());
		GridDataFactory.fillDefaults().applyTo(spinner);
	}

	private void enter() {
		if (hint.getText().equals(HINT)) {
			close();
			entered.run();
		}
	}

	/** Returns a place below the opener. If the screen has no room there, returns a place above. */
	@Override
	protected Point getInitialLocation(Point size) {
		Point below = opener.toDisplay(0, opener.getSize().y);
		boolean hasRoom = below.y + size.y <= opener.getMonitor().getClientArea().y + opener.getMonitor().getClientArea().height;
		return hasRoom ? below : new Point(below.x, below.y - opener.getSize().y - size.y);
	}
}
