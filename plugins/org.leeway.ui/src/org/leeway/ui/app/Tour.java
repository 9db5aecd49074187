package org.leeway.ui.app;

import java.util.Optional;

import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.bars.TourBar;

/**
 * The tour of the first sample: shows one step at a time in a bar above the map. When the user has done the step, shows the next
 * step. A frame surrounds the place that the step names.
 */
public final class Tour {

	/** Time in ms between two checks whether the user has done the step. */
	private static final int PAUSE = 200;

	private final EditorSession editor;
	private final TourBar bar;
	private final TourFrame frame = new TourFrame();
	private final Runnable look = this::look;
	private final TourBar.Actions actions = new TourBar.Actions(this::showStep, this::next, this::end);
	private int step;
	/**
	 * Whether the user has seen the whole place that the step names. As long as this is false, each check scrolls to
	 * the place.
	 */
	private boolean seen;

	private Tour(EditorSession editor) {
		this.editor = editor;
		this.bar = editor.tourBar();
		bar.addDisposeListener(event -> frame.hide());
	}

	/** Opens a fresh copy of the sample, and begins the tour on the copy. */
	public static void begin() {
		SampleWorkspace.openForTour(editor -> new Tour(editor).tell());
	}

	private void tell() {
		if (step < TourStep.values().length) {
			bar.show(step + 1 + " of " + TourStep.values().length + "  " + now().title(), now().words(), actions);
			seen = false;
			now().begin(editor);
			bar.getDisplay().timerExec(PAUSE, look);
		} else {
			frame.hide();
			bar.showEnd("That was the tour.", "Ctrl+Z undoes, Ctrl+S saves, F1 explains what you are looking at, and Help > Welcome has more.",
					bar::close);
		}
	}

	private TourStep now() {
		return TourStep.values()[step];
	}

	/**
	 * Begins the next step if the present step is done. Otherwise moves the frame to its target, which may have moved, and
	 * checks again after {@link #PAUSE} ms. Ends the tour if the user has closed the tour's bar.
	 */
	private void look() {
		if (bar.isShowing(actions)) {
			if (now().isDone(editor)) {
				next();
			} else {
				point(now().target(editor));
				bar.getDisplay().timerExec(PAUSE, look);
			}
		} else {
			frame.hide();
		}
	}

	private void point(Optional<TourTarget> target) {
		if (!seen) {
			now().scroll(editor);
			seen = target.filter(TourTarget::isWhole).isPresent();
		}
		frame.show(target);
	}

	private void showStep() {
		now().show(editor);
	}

	private void next() {
		step++;
		tell();
	}

	private void end() {
		frame.hide();
		bar.close();
	}
}
