package org.leeway.ui.survey;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.ControlContribution;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rules;

/**
 * The controls of the view of findings: filters, and the number of findings. The controls are beside the tabs of the view, so
 * that the list gets the whole height of the view.
 */
final class FindingsBar {

	/** The width of the label with the state of the analysis, in pixels. */
	private static final int STATE = 190;

	private final List<FindingsFilter> filters;
	private final Action eachRegion;
	private final Runnable changed;
	private String words = "";
	/** The label with the state of the analysis or the number of findings. Null until the workbench creates it. */
	private Label state;

	/** @param changed runs after the user has changed a filter, or has switched {@link #listsEachRegion} on or off */
	FindingsBar(IToolBarManager tools, Runnable changed) {
		this.changed = changed;
		filters = List.of(
				new FindingsFilter("All severities", "List findings of this severity only",
						finding -> finding.severity().label(), changed),
				new FindingsFilter("All agents", "List findings about this agent only", Finding::agent, changed),
				new FindingsFilter("All rules", "List findings of this rule only", FindingsBar::rule, changed));
		tools.add(new ControlContribution("org.leeway.ui.findings.state") {
			@Override
			protected Control createControl(Composite parent) {
				return createState(parent);
			}
		});
		eachRegion = new Action("Each region", IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				changed.run();
			}
		};
		eachRegion.setToolTipText("Give each small unreachable region a row of its own");
		Stream.concat(filters.stream(), Stream.of(eachRegion)).forEach(action -> {
			ActionContributionItem item = new ActionContributionItem(action);
			item.setMode(ActionContributionItem.MODE_FORCE_TEXT);
			tools.add(item);
		});
	}

	/** Returns whether small unreachable regions are listed one by one. Otherwise the regions of an agent share a row. */
	boolean listsEachRegion() {
		return eachRegion.isChecked();
	}

	/** Gives each small region its own row. */
	void listEachRegion() {
		eachRegion.setChecked(true);
		changed.run();
	}

	/** Creates the label with the state of the analysis. The workbench may call this again. */
	private Control createState(Composite parent) {
		Composite around = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(6, 0).applyTo(around);
		state = new Label(around, SWT.RIGHT);
		state.setText(words);
		GridDataFactory.swtDefaults().grab(false, true).hint(STATE, SWT.DEFAULT).applyTo(state);
		return around;
	}

	/** Returns the title of the rule that made a finding. */
	static String rule(Finding finding) {
		return Rules.title(finding.rule());
	}

	boolean isWanted(Finding finding) {
		return filters.stream().allMatch(filter -> filter.lets(finding));
	}

	/** Fills the menus of the filters with the values of some findings. */
	void showChoices(List<Finding> findings) {
		filters.forEach(filter -> filter.showChoices(findings));
	}

	/** Shows the state of the analysis, or the number of findings. */
	void showState(String text) {
		words = text;
		if (state != null && !state.isDisposed() && !state.getText().equals(text)) {
			state.setText(text);
		}
	}

	/** Removes the menus of the filters. */
	void dispose() {
		filters.forEach(FindingsFilter::dispose);
	}
}
