package org.leeway.ui.survey;

import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.part.ViewPart;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.Place;
import org.leeway.core.analysis.traffic.CrowdQuestion;
import org.leeway.core.analysis.traffic.CrowdReplay;
import org.leeway.core.analysis.traffic.CrowdRun;
import org.leeway.core.analysis.traffic.Jam;
import org.leeway.core.jobs.CrowdJob;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.presenter.LatestQuery;
import org.leeway.ui.theme.Contrast;

/**
 * The view that simulates crowds between two starts of the level in the latest active editor, on request. Shows the
 * upper bound of the traffic and the arrivals as text and as a chart, and lists stuck units. Plays the crowd on the map, where a
 * layer shows the time lost in jams. After a change of the level, the results are pale, and the crowd leaves the map.
 */
public final class TrafficView extends ViewPart {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.traffic";

	/** The margin around a jam that stays visible when the map zooms to it, in cells. */
	private static final int SURROUNDINGS = 8;

	private final LatestQuery<CrowdQuestion, CrowdJob.Answer> query = new LatestQuery<>(
			answers -> new CrowdJob("Simulating a crowd", answers), this::show);
	private final CrowdMap map = new CrowdMap();
	private LevelFollower follower;
	private ViewVisibility visibility;
	private EditorSession editor;
	private TrafficBar bar;
	private CrowdPlayBar play;
	private Text words;
	private TrafficChart chart;
	private RowTable<Jam> jams;
	/** The question of the displayed result. Null if there is no result. */
	private CrowdQuestion question;
	private CrowdReplay replay;
	private boolean isRunning;
	/** The usual colour of the text. Null while the text is not pale. */
	private Color usual;

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.TRAFFIC.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		bar = new TrafficBar(parent, new Choices());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		SashForm sash = new SashForm(parent, SWT.HORIZONTAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		Composite left = framed(sash);
		GridLayoutFactory.fillDefaults().extendedMargins(6, 0, 0, 0).applyTo(left);
		words = new Text(left, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(words);
		Composite middle = framed(sash);
		play = new CrowdPlayBar(middle, this::showTime);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(play);
		chart = new TrafficChart(middle);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(chart);
		jams = new RowTable<>(framed(sash), JamRow.COLUMNS, this::reveal);
		jams.addDeselection(jams.control()::deselectAll);
		sash.setWeights(28, 38, 34);
		visibility = new ViewVisibility(this, this::visibilityChanged);
		follower = new LevelFollower(getSite().getPage(), this::follow);
		follower.begin();
	}

	/** The reactions of the view to its controls. */
	private final class Choices implements TrafficBar.Choices {

		@Override
		public void agentChosen() {
			follow(editor);
		}

		@Override
		public void startChosen() {
			if (editor != null) {
				editor.presenter().emphasise(bar.ends().stream().map(Place::cell).toList());
			}
			showState();
		}

		@Override
		public void changed() {
			showState();
		}

		@Override
		public void runOrCancel() {
			TrafficView.this.runOrCancel();
		}
	}

	private static Composite framed(Composite parent) {
		Composite frame = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(frame);
		return frame;
	}

	private void visibilityChanged() {
		if (!visibility.isVisible()) {
			play.pause();
		}
	}

	private void follow(EditorSession level) {
		if (editor != level) {
			forget();
			editor = level;
		}
		bar.offer(latest());
		showResult();
		showState();
	}

	private void showState() {
		if (!isRunning) {
			bar.showState(state(latest()));
		}
	}

	private LevelAnalysis latest() {
		return editor == null ? null : editor.presenter().analysis();
	}

	private String state(LevelAnalysis latest) {
		if (latest == null) {
			return editor == null ? "No level is open." : "Analysing...";
		}
		if (bar.agent().isEmpty()) {
			return "The level has no agents.";
		}
		if (!bar.canRun()) {
			return "Fewer than two starts for " + bar.agent().map(Agent::name).orElseThrow() + ": place spawns (S) where its units start.";
		}
		if (!bar.problem().isEmpty()) {
			return bar.problem();
		}
		return replay == null ? "Run simulates a crowd." : isOld() ? "The level has changed: run again." : CrowdText.summary(replay);
	}

	private boolean isOld() {
		LevelAnalysis latest = latest();
		return latest == null || !latest.snapshot().equals(question.level().snapshot());
	}

	private void runOrCancel() {
		if (isRunning) {
			stopRunning("Cancelled.");
		} else if (latest() != null && bar.canRun() && bar.problem().isEmpty()) {
			isRunning = true;
			bar.showRunning(true);
			bar.showState("Simulating...");
			query.request(bar.question(latest()));
		}
	}

	private void stopRunning(String state) {
		query.forget();
		isRunning = false;
		bar.showRunning(false);
		bar.showState(state);
	}

	private void show(CrowdJob.Answer answer) {
		if (answer.question() != query.asked()) {
			return;
		}
		if (!answer.failure().isEmpty()) {
			stopRunning(answer.failure());
		} else if (answer.replay().isEmpty()) {
			bar.showState("Simulating: " + Lengths.format(answer.seconds()) + " s");
		} else {
			question = answer.question();
			replay = answer.replay().get();
			map.take(editor, question, replay);
			stopRunning("");
			showResult();
			showState();
		}
	}

	/** Shows the result, pale if it is about an earlier state of the level. */
	private void showResult() {
		boolean hasCrowd = replay != null && replay.pair().crowd().isPresent();
		boolean isOld = replay != null && isOld();
		setPale(isOld);
		String text = replay == null ? "" : CrowdText.of(question, replay);
		if (!words.getText().equals(text)) {
			words.setText(text);
		}
		chart.show(hasCrowd ? replay.pair() : null, editor == null ? null : editor.settings().colours(), isOld);
		jams.show(hasCrowd ? replay.pair().crowd().map(CrowdRun::jams).orElseThrow() : List.of());
		jams.setStale(isOld);
		if (isOld) {
			map.hide();
		}
		play.show(hasCrowd && !isOld ? replay.recording() : null);
	}

	/** Gives the text pale letters, or its usual ones. */
	private void setPale(boolean isPale) {
		if (isPale && usual == null) {
			usual = words.getForeground();
			words.setForeground(Contrast.paleText(words));
		} else if (!isPale && usual != null) {
			words.setForeground(usual);
			usual = null;
		}
	}

	private void showTime(double seconds) {
		chart.setTime(seconds);
		map.show(seconds);
	}

	private void reveal(Jam jam) {
		if (editor != null) {
			int size = question.agents().stream().filter(agent -> agent.name().equals(jam.agent())).findFirst().orElseThrow().size();
			CellRect place = new CellRect(jam.at().x(), jam.at().y(), size, size)
					.union(new CellRect(jam.place().x(), jam.place().y(), size, size));
			editor.presenter().emphasise(List.of(jam.place()));
			editor.navigation().reveal(jam.agent(), new CellRect(place.x() - SURROUNDINGS, place.y() - SURROUNDINGS,
					place.width() + 2 * SURROUNDINGS, place.height() + 2 * SURROUNDINGS));
		}
	}

	/** Cancels the simulation, and forgets the result. */
	private void forget() {
		stopRunning("");
		question = null;
		replay = null;
		map.clear();
	}

	@Override
	public void setFocus() {
		jams.control().setFocus();
	}

	@Override
	public void dispose() {
		visibility.end();
		follower.end();
		map.clear();
		query.close();
		super.dispose();
	}
}
