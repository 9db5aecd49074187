package org.leeway.ui.survey;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rules;

/** Chooses which findings the view lists. */
final class FindingsBar extends SurveyBar {

	private final Filter severity;
	private final Filter agent;
	private final Filter rule;

	/** A choice of one value of the findings, or of all. */
	private static final class Filter {

		private final Combo combo;
		private final Function<Finding, String> value;

		Filter(Composite parent, String all, String tip, Function<Finding, String> value, Runnable changed) {
			this.value = value;
			combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
			combo.setItems(all);
			combo.select(0);
			combo.setToolTipText(tip);
			combo.addListener(SWT.Selection, event -> changed.run());
		}

		boolean lets(Finding finding) {
			return combo.getSelectionIndex() == 0 || value.apply(finding).equals(combo.getText());
		}

		/** Offers the values of these findings and the chosen one. */
		void showChoices(List<Finding> findings) {
			String chosen = combo.getText();
			Stream<String> values = findings.stream().map(value).filter(each -> !each.isEmpty());
			Stream<String> kept = combo.getSelectionIndex() == 0 ? Stream.empty() : Stream.of(chosen);
			String[] items = Stream.concat(Stream.of(combo.getItem(0)), Stream.concat(values, kept).distinct().sorted())
					.toArray(String[]::new);
			if (!List.of(items).equals(List.of(combo.getItems()))) {
				combo.setItems(items);
				combo.setText(chosen);
				combo.requestLayout();
			}
		}
	}

	/** @param changed runs after another choice */
	FindingsBar(Composite parent, Runnable changed) {
		super(parent);
		severity = new Filter(this, "All severities", "List findings of this severity only",
				finding -> finding.severity().label(), changed);
		agent = new Filter(this, "All agents", "List findings about this agent only", Finding::agent, changed);
		rule = new Filter(this, "All rules", "List findings of this rule only", FindingsBar::rule, changed);
		addState();
	}

	/** The title of the rule that made a finding. */
	static String rule(Finding finding) {
		return Rules.title(finding.rule());
	}

	boolean isWanted(Finding finding) {
		return severity.lets(finding) && agent.lets(finding) && rule.lets(finding);
	}

	/** Offers the values of these findings. */
	void showChoices(List<Finding> findings) {
		Stream.of(severity, agent, rule).forEach(filter -> filter.showChoices(findings));
	}
}
