package org.leeway.ui.routes;

import java.util.Locale;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.SearchTrace;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.presenter.RouteSteps;

/** Moves the unit along the selected route, and shows its search step by step. */
final class PlayBar extends Composite {

	private static final int SCALE_WIDTH = 140;
	/** The number of places of the unit along a route. */
	private static final int PLACES = 1000;
	private static final int PAGE = 10;

	private final Button play;
	private final Scale along;
	private final Label distance;
	private final Scale searched;
	private final Label searchSteps;
	private final Label terrain;
	private final RoutePlayer player = new RoutePlayer(this, this::showSteps);
	private LevelEditor editor;

	PlayBar(Composite parent) {
		super(parent, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).margins(6, 0).spacing(6).wrap(true).applyTo(this);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(this);
		play = new Button(this, SWT.PUSH);
		play.setText("Pause");
		play.setLayoutData(new RowData(play.computeSize(SWT.DEFAULT, SWT.DEFAULT)));
		play.setToolTipText("Move the unit along the route");
		play.addListener(SWT.Selection, event -> playOrPause());
		along = scale("Where the unit is on its route");
		along.setMaximum(PLACES);
		along.addListener(SWT.Selection, event -> goTo(along.getSelection() / (double) PLACES));
		distance = new Label(this, SWT.NONE);
		new Label(this, SWT.NONE).setText("Search");
		searched = scale("Cells or edges examined, step by step (arrow keys step)");
		searched.addListener(SWT.Selection, event -> search(searched.getSelection()));
		searchSteps = new Label(this, SWT.NONE);
		terrain = new Label(this, SWT.NONE);
		terrain.setToolTipText("The disc avoids circles and polygons; terrain does not count");
	}

	private Scale scale(String tip) {
		Scale scale = new Scale(this, SWT.HORIZONTAL);
		scale.setToolTipText(tip);
		scale.setIncrement(1);
		scale.setPageIncrement(PAGE);
		scale.setLayoutData(new RowData(SCALE_WIDTH, SWT.DEFAULT));
		return scale;
	}

	private void playOrPause() {
		if (player.isPlaying()) {
			player.stop();
		} else {
			route().ifPresent(route -> player.play(editor.routes().steps(), route.length()));
		}
	}

	private void goTo(double share) {
		player.stop();
		editor.routes().steps().setAlong(share);
		showSteps();
	}

	/** Shows some steps of the search; switches their display on. */
	private void search(int count) {
		editor.routes().steps().setSearched(count == searched.getMaximum() ? RouteSteps.ALL : count);
		editor.settings().setExplored(true);
		showSteps();
	}

	/** Shows the selected route of an editor; null for none. */
	void show(LevelEditor level) {
		if (editor != level) {
			player.stop();
			editor = level;
		}
		showSteps();
	}

	private Optional<PlanResult> route() {
		return editor == null || editor.routes().current() == null ? Optional.empty()
				: editor.routes().route(editor.routes().current());
	}

	private void showSteps() {
		if (editor == null) {
			for (Control control : new Control[] {play, along, searched}) {
				control.setEnabled(false);
			}
			return;
		}
		Optional<PlanResult> found = route().filter(PlanResult::isFound);
		player.keepTo(found.isPresent() ? editor.routes().steps() : null);
		play.setEnabled(found.isPresent());
		along.setEnabled(found.isPresent());
		set(play, player.isPlaying() ? "Pause" : "Play");
		RouteSteps steps = editor.routes().steps();
		along.setSelection((int) Math.round(steps.along() * PLACES));
		set(distance, found.map(route -> format("%.1f of %.1f s", steps.along() * route.duration(), route.duration())).orElse(""));
		int count = route().flatMap(PlanResult::trace).map(SearchTrace::steps).orElse(0);
		int shown = Math.min(count, steps.searched());
		searched.setEnabled(count > 0);
		if (searched.getMaximum() != Math.max(1, count)) {
			searched.setMaximum(Math.max(1, count));
		}
		searched.setSelection(shown);
		boolean onGrid = editor.settings().planner().domain().isOnGrid();
		set(searchSteps, count == 0 ? found.isPresent() ? "direct" : ""
				: shown + " of " + count + (onGrid ? " cells" : " edges"));
		set(terrain, onGrid ? "" : "Terrain does not count");
	}

	private static String format(String pattern, Object... values) {
		return String.format(Locale.ROOT, pattern, values);
	}

	private static void set(Button button, String text) {
		if (!button.getText().equals(text)) {
			button.setText(text);
		}
	}

	private static void set(Label label, String text) {
		if (!label.getText().equals(text)) {
			label.setText(text);
			label.requestLayout();
		}
	}
}
