package org.leeway.ui.routes;

import java.util.function.BiConsumer;

import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.leeway.core.routes.Comparison;
import org.leeway.core.routing.Planners;
import org.leeway.ui.editor.EditorContext;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.theme.AccessibleText;
import org.leeway.ui.theme.Enablement;

/** The controls that choose the planner, and choose what the map shows of the planner's search. */
final class RoutesBar extends Composite {

	/** The width of the list of planners, in pixels. Most names fit, and the bar stays in one row. */
	private static final int PLANNER_WIDTH = 190;

	private final Combo planners;
	private final Button sameKind;
	private final Button all;
	private final Button explored;
	private final Button clusters;
	private final Label hint;
	private EditorContext editor;

	RoutesBar(Composite parent) {
		super(parent, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).margins(6, 3).spacing(6).wrap(true).applyTo(this);
		new Label(this, SWT.NONE).setText("Planner");
		planners = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		planners.setToolTipText("The planner whose routes the map shows");
		Planners.registered().stream().map(PlannerName::of).forEach(planners::add);
		planners.setLayoutData(new RowData(PLANNER_WIDTH, SWT.DEFAULT));
		planners.addListener(SWT.Selection,
				event -> editor.settings().setPlanner(Planners.registered().get(planners.getSelectionIndex())));
		new Label(this, SWT.NONE).setText("Compare");
		sameKind = compare("same kind", "Run the planners of the same kind, such as all for units that turn, list their "
				+ "routes side by side, and draw those of units that turn", Comparison.SAME_KIND);
		all = compare("all", "Run all planners, and list their routes side by side", Comparison.ALL);
		explored = check("Explored",
				"Show the cells or the edges of the tangent graph examined for the selected route",
				EditorSettings::setExplored);
		clusters = check("Clusters", "Show the clusters of hierarchical search, the entrances of the agent and "
				+ "their transitions", EditorSettings::setClusters);
		hint = new Label(this, SWT.NONE);
	}

	private Button compare(String text, String tip, Comparison comparison) {
		Button button = check(text, tip,
				(settings, isWanted) -> settings.setComparison(isWanted ? comparison : Comparison.NONE));
		AccessibleText.name(button, () -> "Compare " + text);
		return button;
	}

	private Button check(String text, String tip, BiConsumer<EditorSettings, Boolean> setting) {
		Button button = new Button(this, SWT.CHECK);
		button.setText(text);
		button.setToolTipText(tip);
		button.addListener(SWT.Selection, event -> setting.accept(editor.settings(), button.getSelection()));
		return button;
	}

	/** Shows the planner and the other choices of an editor. Disables the controls if {@code level} is null. */
	void show(EditorContext level) {
		editor = level;
		Enablement.set(editor != null, sameKind, all, explored, clusters, planners);
		if (editor != null) {
			EditorSettings settings = editor.settings();
			planners.select(Planners.registered().indexOf(settings.planner()));
			sameKind.setSelection(settings.comparison() == Comparison.SAME_KIND);
			all.setSelection(settings.comparison() == Comparison.ALL);
			explored.setSelection(settings.explored());
			clusters.setSelection(settings.clusters());
		}
		showHint(editor == null ? "" : editor.level().getAgentTypes().isEmpty() ? "No agent: add one in the outline"
				: editor.level().getProbes().isEmpty() ? "No probe: press P on the map and drag from start to goal" : "");
	}

	private void showHint(String text) {
		if (!hint.getText().equals(text)) {
			hint.setText(text);
			hint.requestLayout();
		}
	}
}
