package org.leeway.ui.survey;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleConsumer;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;
import org.leeway.pathing.traffic.TrafficRecording;
import org.leeway.ui.presenter.Playable;
import org.leeway.ui.presenter.Player;
import org.leeway.ui.settings.SettingsStore;
import org.leeway.ui.theme.AccessibleText;
import org.leeway.ui.theme.Enablement;

/** The controls that play a recorded crowd on the map. The speed is remembered. */
final class CrowdPlayBar extends Composite implements Playable {

	private static final String SPEED = "traffic.speed";
	private static final List<Integer> SPEEDS = List.of(1, 4, 16);
	/** The number of steps of the slider for each second of simulated time. */
	private static final int PLACES = 10;

	private final IEclipsePreferences store = SettingsStore.settings();
	private final Button play;
	private final Scale time;
	private final Combo speed;
	private final Label words;
	private final Player player = new Player(this, this::showPlace);
	private final DoubleConsumer shown;
	/** The recorded crowd. Null if there is none. */
	private TrafficRecording recording;
	private double along;

	/** @param shown shows the crowd at a given time of the recording, in seconds */
	CrowdPlayBar(Composite parent, DoubleConsumer shown) {
		super(parent, SWT.NONE);
		this.shown = shown;
		GridLayoutFactory.fillDefaults().numColumns(4).margins(6, 0).applyTo(this);
		play = new Button(this, SWT.PUSH);
		play.setText("Pause");
		GridDataFactory.fillDefaults().hint(play.computeSize(SWT.DEFAULT, SWT.DEFAULT)).applyTo(play);
		play.setToolTipText("Move the crowd on the map");
		play.addListener(SWT.Selection, event -> playOrPause());
		time = new Scale(this, SWT.HORIZONTAL);
		time.setToolTipText("Time of the crowd (arrow keys step by 0.1 s, page keys by 5 s)");
		AccessibleText.name(time, () -> "Time of the crowd");
		time.setIncrement(1);
		time.setPageIncrement(5 * PLACES);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(time);
		time.addListener(SWT.Selection, event -> goTo((double) time.getSelection() / PLACES));
		speed = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		SPEEDS.forEach(times -> speed.add("x" + times));
		speed.select(Math.max(0, SPEEDS.indexOf(store.getInt(SPEED, 4))));
		speed.setToolTipText("Playback speed: at x1, one second of the crowd takes one second");
		AccessibleText.name(speed, () -> "Playback speed");
		speed.addListener(SWT.Selection, event -> setSpeed());
		words = new Label(this, SWT.NONE);
		words.setText("888.8 of 888.8 s");
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).hint(words.computeSize(SWT.DEFAULT, SWT.DEFAULT).x, SWT.DEFAULT)
				.applyTo(words);
		show(null);
	}

	private void playOrPause() {
		if (player.isPlaying()) {
			player.stop();
		} else if (recording != null) {
			player.play(this, duration());
		}
	}

	/** Returns the real time, in seconds, that Play needs for all at the chosen speed. */
	private double duration() {
		return recording.seconds() / SPEEDS.get(speed.getSelectionIndex());
	}

	private void setSpeed() {
		store.putInt(SPEED, SPEEDS.get(speed.getSelectionIndex()));
		if (recording != null) {
			player.setDuration(duration());
		}
	}

	private void goTo(double seconds) {
		player.stop();
		setAlong(seconds / recording.seconds());
		showPlace();
	}

	/**
	 * Offers a recorded crowd to play. If the crowd differs from the previous crowd, stops playing and goes to time 0.
	 *
	 * @param next null if there is nothing to play
	 */
	void show(TrafficRecording next) {
		if (next != recording) {
			recording = null;
			player.stop();
			recording = next;
			along = 0;
			time.setMaximum(next == null ? 1 : Math.max(1, (int) Math.ceil(next.seconds() * PLACES)));
		}
		Enablement.set(recording != null, play, time);
		showPlace();
	}

	/** Stops playing. The crowd stays where it is. */
	void pause() {
		player.stop();
	}

	/** Returns the time that the map shows, in seconds. 0 if there is no crowd. */
	double seconds() {
		return recording == null ? 0 : along * recording.seconds();
	}

	@Override
	public double along() {
		return along;
	}

	@Override
	public void setAlong(double share) {
		along = Math.clamp(share, 0, 1);
	}

	private void showPlace() {
		String label = player.isPlaying() ? "Pause" : "Play";
		if (!play.getText().equals(label)) {
			play.setText(label);
		}
		time.setSelection((int) Math.round(seconds() * PLACES));
		words.setText(recording == null ? "Nothing to play" : String.format(Locale.ROOT, "%.1f of %.1f s", seconds(), recording.seconds()));
		words.setToolTipText(recording == null ? "Run a crowd first" : null);
		if (recording != null) {
			shown.accept(seconds());
		}
	}
}
