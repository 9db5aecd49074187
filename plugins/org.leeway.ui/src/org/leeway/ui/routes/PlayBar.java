package org.leeway.ui.routes;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;
import org.leeway.core.level.value.Degrees;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.ui.editor.EditorContext;
import org.leeway.ui.presenter.Player;
import org.leeway.ui.presenter.RouteSteps;
import org.leeway.ui.theme.AccessibleText;
import org.leeway.ui.theme.Enablement;

/** The controls that move the unit along the selected route, and show the search for this route step by step. */
final class PlayBar extends Composite {

	private static final int SCALE_WIDTH = 70;
	/**
	 * Maximum value of the slider that moves the unit along a route. This value stands for the goal, and 0 stands for
	 * the start.
	 */
	private static final int PLACES = 1000;
	private static final int PAGE = 10;
	/** Choices for the speed of Play: how many seconds of the route Play shows in one second. */
	private static final List<Integer> SPEEDS = List.of(1, 2, 4, 8, 16);
	/**
	 * A text at least as wide as any text about the unit's place and speed. The label has the width of this text, so
	 * the controls to its right do not move while the text changes.
	 */
	private static final String WIDEST = "at 888.8, 888.8, facing 888\u00b0, 88.8 cells/s, reverse";

	private final Button play;
	private final Scale along;
	private final Combo speed;
	private final Label distance;
	private final Label pose;
	private final Scale searched;
	private final Label searchSteps;
	private final Label terrain;
	private final Player player = new Player(this, this::showSteps);
	private EditorContext editor;

	PlayBar(Composite parent) {
		super(parent, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).margins(6, 0).spacing(6).wrap(true).applyTo(this);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(this);
		play = new Button(this, SWT.PUSH);
		play.setText("Pause");
		play.setLayoutData(new RowData(play.computeSize(SWT.DEFAULT, SWT.DEFAULT)));
		play.setToolTipText("Move the unit along the route");
		play.addListener(SWT.Selection, event -> playOrPause());
		along = scale("Position of the unit on its route");
		along.setMaximum(PLACES);
		along.addListener(SWT.Selection, event -> goTo(along.getSelection() / (double) PLACES));
		speed = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		SPEEDS.forEach(times -> speed.add("x" + times));
		speed.setToolTipText("Playback speed: at x1, one second of the route takes one second");
		AccessibleText.name(speed, () -> "Playback speed");
		speed.addListener(SWT.Selection, event -> setSpeed(SPEEDS.get(speed.getSelectionIndex())));
		distance = new Label(this, SWT.NONE);
		new Label(this, SWT.NONE).setText("Search");
		searched = scale("Cells or edges examined, step by step (arrow keys step)");
		searched.addListener(SWT.Selection, event -> search(searched.getSelection()));
		searchSteps = new Label(this, SWT.NONE);
		terrain = new Label(this, SWT.NONE);
		terrain.setToolTipText("The disc avoids circles and polygons, and ignores terrain");
		pose = new Label(this, SWT.NONE);
		pose.setText(WIDEST);
		pose.setLayoutData(new RowData(pose.computeSize(SWT.DEFAULT, SWT.DEFAULT).x, SWT.DEFAULT));
		pose.setText("");
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
			route().ifPresent(route -> player.play(editor.routes().steps(), seconds(route)));
		}
	}

	/** Returns the real time, in seconds, that Play needs for a whole route at the chosen speed. */
	private double seconds(PlanResult route) {
		return route.duration() / editor.settings().playSpeed();
	}

	private void setSpeed(int times) {
		editor.settings().setPlaySpeed(times);
		showSteps();
	}

	private void goTo(double share) {
		player.stop();
		editor.routes().steps().setAlong(share);
		showSteps();
	}

	/**
	 * Shows the first {@code count} steps of the search. Switches on the display of explored cells, so that the map shows these
	 * steps.
	 */
	private void search(int count) {
		editor.routes().steps().setSearched(count == searched.getMaximum() ? RouteSteps.ALL : count);
		editor.settings().setExplored(true);
		showSteps();
	}

	/** Shows the route that is selected in an editor. Shows no route if {@code level} is null. */
	void show(EditorContext level) {
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
			Enablement.set(false, play, along, speed, searched);
			return;
		}
		Optional<PlanResult> found = route().filter(PlanResult::isFound);
		player.keepTo(found.isPresent() ? editor.routes().steps() : null);
		Enablement.set(found.isPresent(), play, along);
		Enablement.set(true, speed);
		speed.select(Math.max(0, SPEEDS.indexOf(editor.settings().playSpeed())));
		found.ifPresent(route -> player.setDuration(seconds(route)));
		set(play, player.isPlaying() ? "Pause" : "Play");
		RouteSteps steps = editor.routes().steps();
		along.setSelection((int) Math.round(steps.along() * PLACES));
		set(distance, found.map(route -> format("%.1f of %.1f s", steps.seconds(route), route.duration())).orElse(""));
		pose.setText(found.map(route -> describe(route, steps)).orElse(""));
		showPose(found.isPresent() && (steps.along() > 0 || player.isPlaying()));
		int count = route().flatMap(PlanResult::trace).map(SearchTrace::steps).orElse(0);
		int shown = Math.min(count, steps.searched());
		Enablement.set(count > 0, searched);
		if (searched.getMaximum() != Math.max(1, count)) {
			searched.setMaximum(Math.max(1, count));
		}
		searched.setSelection(shown);
		boolean edges = route().flatMap(PlanResult::trace).filter(trace -> !trace.segments().isEmpty()).isPresent();
		set(searchSteps, count == 0 ? found.isPresent() ? "direct" : ""
				: shown + " of " + count + (edges ? " edges" : " cells"));
		set(terrain, domain().filter(Domain.DISC::equals).isPresent() ? "Ignores terrain" : "");
	}

	private void showPose(boolean visible) {
		RowData data = (RowData) pose.getLayoutData();
		if (data.exclude == visible) {
			data.exclude = !visible;
			pose.setVisible(visible);
			pose.requestLayout();
		}
	}

	private Optional<Domain> domain() {
		return Optional.ofNullable(editor.routes().current()).map(probe -> editor.routes().shown(probe).domain());
	}

	/**
	 * Returns a text with the place and the speed of the unit. For units that turn, the text also says the heading, and whether
	 * the unit drives in reverse.
	 */
	private String describe(PlanResult route, RouteSteps steps) {
		Pose at = steps.pose(route);
		boolean turns = domain().filter(Domain.TURNING::equals).isPresent();
		return format("at %.1f, %.1f", at.position().x(), at.position().y())
				+ (turns && at.heading().isPresent() ? format(", facing %d\u00b0", Degrees.ofCircle(at.heading().getAsDouble())) : "")
				+ format(", %.1f cells/s", steps.speed(route)) + (turns && steps.isInReverse(route) ? ", reverse" : "");
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
