package org.leeway.ui.presenter;

import java.util.Optional;

import org.eclipse.swt.widgets.Display;
import org.leeway.core.analysis.LargestUnitJob;
import org.leeway.core.analysis.LargestUnitJob.Answer;
import org.leeway.core.analysis.LargestUnitJob.Request;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.layers.LargestUnitPicture;
import org.leeway.ui.settings.EditorSettings;

/**
 * Shows the largest unit that gets from one cell to another with the terrains of the agent that is looked through, also
 * while one of the cells is dragged or the map between them is painted. It is found in the background.
 */
final class LargestUnitPresenter {

	private final EditorSettings settings;
	private final LevelRootPart root;
	private final Display display = Display.getCurrent();
	private final LargestUnitJob job;
	private LevelSnapshot snapshot;
	private CellPair ends;
	private Request asked;
	private boolean disposed;

	LargestUnitPresenter(String levelName, EditorSettings settings, LevelRootPart root) {
		this.settings = settings;
		this.root = root;
		this.job = new LargestUnitJob("Measuring " + levelName, this::deliver);
		root.onMeasure(this::measure);
	}

	/** Measures on the level as the canvas shows it. */
	void follow(LevelSnapshot now) {
		snapshot = now;
		update();
	}

	/** @param pair null to measure nothing */
	private void measure(CellPair pair) {
		ends = pair;
		update();
	}

	private void update() {
		Request next = request().orElse(null);
		if (next == null) {
			asked = null;
			root.showLargestUnit(LargestUnitPicture.NONE);
		} else if (!next.equals(asked)) {
			asked = next;
			root.showLargestUnit(root.largestUnit().at(ends));
			job.request(next);
		}
	}

	private Optional<Request> request() {
		if (ends == null || snapshot == null || !isInside(snapshot.grid().bounds())) {
			return Optional.empty();
		}
		return settings.unit().in(snapshot).map(AgentProfile::capability)
				.map(capability -> new Request(snapshot, capability, ends.from(), ends.to()));
	}

	private boolean isInside(CellRect map) {
		return map.contains(ends.from().x(), ends.from().y()) && map.contains(ends.to().x(), ends.to().y());
	}

	/** Runs on the job's thread. */
	private void deliver(Answer answer) {
		if (!display.isDisposed()) {
			display.asyncExec(() -> {
				if (!disposed && answer.request() == asked) {
					root.showLargestUnit(new LargestUnitPicture(ends, answer.onGrid(), answer.round()));
				}
			});
		}
	}

	void dispose() {
		disposed = true;
		job.cancel();
		root.showLargestUnit(LargestUnitPicture.NONE);
	}
}
