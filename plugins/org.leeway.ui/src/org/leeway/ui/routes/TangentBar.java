package org.leeway.ui.routes;

import java.util.Locale;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;
import org.leeway.core.analysis.Planner;
import org.leeway.core.analysis.RoundRoute;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.presenter.RouteSteps;

/**
 * Lets the unit travel the route of the tangent graph, and shows the search for that step by step. It is there as long
 * as that planner is chosen.
 */
final class TangentBar extends Composite {

	private static final int SCALE_WIDTH = 200;
	/** Places of the unit along a route. */
	private static final int PLACES = 1000;
	private static final int PAGE = 10;

	private final Button play;
	private final Scale along;
	private final Label distance;
	private final Scale searched;
	private final Label edges;
	private final RoutePlayer player = new RoutePlayer(this, this::showSteps);
	private LevelEditor editor;

	TangentBar(Composite parent) {
		super(parent, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).margins(6, 0).spacing(6).wrap(true).applyTo(this);
		GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(this);
		setVisible(false);
		play = new Button(this, SWT.PUSH);
		play.setText("Pause");
		play.setLayoutData(new RowData(play.computeSize(SWT.DEFAULT, SWT.DEFAULT)));
		play.setToolTipText("The unit travels the route");
		play.addListener(SWT.Selection, event -> playOrPause());
		along = scale("Where the unit is on its route");
		along.setMaximum(PLACES);
		along.addListener(SWT.Selection, event -> goTo(along.getSelection() / (double) PLACES));
		distance = new Label(this, SWT.NONE);
		new Label(this, SWT.NONE).setText("Search");
		searched = scale("The edges that the search has looked at, one after the other (arrow keys step)");
		searched.addListener(SWT.Selection, event -> search(searched.getSelection()));
		edges = new Label(this, SWT.NONE);
		Label terrain = new Label(this, SWT.NONE);
		terrain.setText("Terrain does not count");
		terrain.setToolTipText("These routes lead around circles and polygons, whatever the terrain is");
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
			route().ifPresent(route -> player.play(editor.routes().steps(), route.cost()));
		}
	}

	private void goTo(double share) {
		player.stop();
		editor.routes().steps().setAlong(share);
		showSteps();
	}

	/** Whoever looks at steps wants to see them. */
	private void search(int count) {
		editor.routes().steps().setSearched(count == searched.getMaximum() ? RouteSteps.ALL : count);
		editor.settings().setExplored(true);
		showSteps();
	}

	/** Shows the route that is looked at in an editor; null for none. */
	void show(LevelEditor level) {
		if (editor != level) {
			player.stop();
			editor = level;
		}
		boolean shown = editor != null && editor.settings().planner() == Planner.TANGENT;
		if (shown != getVisible()) {
			setVisible(shown);
			((GridData) getLayoutData()).exclude = !shown;
			getParent().layout(true, true);
			player.stop();
		}
		if (shown) {
			showSteps();
		}
	}

	private Optional<RoundRoute> route() {
		return editor == null || editor.routes().current() == null ? Optional.empty()
				: editor.routes().route(editor.routes().current(), Planner.TANGENT).map(RoundRoute.class::cast);
	}

	private void showSteps() {
		if (editor == null) {
			return;
		}
		Optional<RoundRoute> found = route().filter(RoundRoute::isFound);
		player.keepTo(found.isPresent() ? editor.routes().steps() : null);
		play.setEnabled(found.isPresent());
		along.setEnabled(found.isPresent());
		set(play, player.isPlaying() ? "Pause" : "Play");
		RouteSteps steps = editor.routes().steps();
		along.setSelection((int) Math.round(steps.along() * PLACES));
		set(distance, found.map(route -> format("%.1f of %.1f", steps.along() * route.cost(), route.cost())).orElse(""));
		int count = route().map(route -> route.explored().size()).orElse(0);
		int shown = Math.min(count, steps.searched());
		searched.setEnabled(count > 0);
		if (searched.getMaximum() != Math.max(1, count)) {
			searched.setMaximum(Math.max(1, count));
		}
		searched.setSelection(shown);
		set(edges, count == 0 ? found.isPresent() ? "nothing in the way" : "" : shown + " of " + count + " edges");
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
