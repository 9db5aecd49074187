package org.leeway.ui.presenter;

import java.util.Optional;

import org.leeway.core.jobs.LargestUnitJob.Answer;
import org.leeway.core.jobs.LargestUnitJob.Request;
import org.leeway.core.jobs.LargestUnitJob;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.LargestUnitPicture;
import org.leeway.ui.settings.EditorSettings;

/**
 * The presenter of the largest unit that gets from one cell to another on the terrains of the displayed unit. Measures again
 * while the user drags a cell or paints the map. A background job computes the answer.
 */
final class LargestUnitPresenter {

	private final EditorSettings settings;
	private final LevelRootPart root;
	private final LatestQuery<Request, Answer> query;
	private LevelSnapshot snapshot;
	private CellPair ends;

	LargestUnitPresenter(String levelName, EditorSettings settings, LevelRootPart root) {
		this.settings = settings;
		this.root = root;
		this.query = new LatestQuery<>(answers -> new LargestUnitJob("Measuring " + levelName, answers), this::show);
	}

	/** Measures the largest unit again, on the level that the canvas shows now. */
	void follow(LevelSnapshot now) {
		snapshot = now;
		update();
	}

	/**
	 * Measures the largest unit between two cells, or removes the measurement from the map.
	 *
	 * @param pair null to remove the measurement
	 */
	void measure(CellPair pair) {
		ends = pair;
		update();
	}

	private void update() {
		Request next = request().orElse(null);
		if (next == null) {
			query.forget();
			root.show(MapContent.LARGEST_UNIT, LargestUnitPicture.NONE);
		} else if (query.ask(next)) {
			root.show(MapContent.LARGEST_UNIT, root.shown(MapContent.LARGEST_UNIT).at(ends));
		}
	}

	private Optional<Request> request() {
		if (ends == null || snapshot == null || !isInside(snapshot.grid().bounds())) {
			return Optional.empty();
		}
		return settings.unit().in(snapshot).map(agent -> new Request(snapshot, agent, ends.from(), ends.to()));
	}

	private boolean isInside(CellRect map) {
		return map.contains(ends.from().x(), ends.from().y()) && map.contains(ends.to().x(), ends.to().y());
	}

	private void show(Answer answer) {
		if (answer.request() == query.asked()) {
			root.show(MapContent.LARGEST_UNIT,
					new LargestUnitPicture(ends, answer.onGrid(), answer.round(), LargestUnitWords.of(answer)));
		}
	}

	void dispose() {
		query.close();
		root.show(MapContent.LARGEST_UNIT, LargestUnitPicture.NONE);
	}
}
