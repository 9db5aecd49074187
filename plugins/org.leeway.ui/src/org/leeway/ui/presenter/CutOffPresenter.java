package org.leeway.ui.presenter;

import java.util.Optional;
import java.util.function.Consumer;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.explain.CutOff;
import org.leeway.core.jobs.AnswerJob;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.LargestUnitPicture;
import org.leeway.ui.settings.EditorSettings;

/**
 * The presenter of the reason why the displayed unit does not get to a cell. A background job finds the reason, and the map
 * shows it until {@link #forget}. After an edit of the level or a change of the unit, the job runs again.
 */
public final class CutOffPresenter {

	private final EditorSettings settings;
	private final LevelRootPart root;
	private final LatestQuery<Question, Answer> query;
	private LevelAnalysis analysis;
	/** The cell about which the user asks why the unit does not get there. Null if the user asks about no cell. */
	private Cell cell;
	/** The consumer that gets the next answer. Null if there is none. */
	private Consumer<CutOff> waiting;

	private record Question(LevelAnalysis analysis, Agent unit, Cell cell) {
	}

	private record Answer(Question question, CutOff reason) {
	}

	CutOffPresenter(String levelName, EditorSettings settings, LevelRootPart root) {
		this.settings = settings;
		this.root = root;
		this.query = new LatestQuery<>(
				answers -> new AnswerJob<Question, Answer>("Finding what cuts off a part of " + levelName,
						(question, progress) -> new Answer(question,
								CutOff.of(question.analysis, question.unit, question.cell, progress)),
						answers),
				this::show);
	}

	/**
	 * Returns whether the user can ask about a cell. For this, a unit must be displayed, and the analysed map must
	 * contain the cell.
	 */
	public boolean canAsk(Cell place) {
		return question(place).isPresent();
	}

	/**
	 * Starts to find the reason why the displayed unit does not get to a cell, and shows the answer when it is known. The
	 * question about a previous cell is dropped.
	 *
	 * @param answered gets the first answer, on the UI thread. After an edit of the level, only the map shows the new answer
	 */
	public void ask(Cell place, Consumer<CutOff> answered) {
		root.measure(null);
		forget();
		cell = place;
		waiting = answered;
		update();
	}

	/** Stops asking about the cell, and removes the answer from the map. */
	public void forget() {
		cell = null;
		waiting = null;
		update();
	}

	/**
	 * Asks about the same cell again, because the level has a new analysis.
	 *
	 * @param latest the new analysis. Null before the first analysis
	 */
	void follow(LevelAnalysis latest) {
		analysis = latest;
		update();
	}

	private void update() {
		Question next = cell == null ? null : question(cell).orElse(null);
		if (next != null) {
			query.ask(next);
		} else if (root.shown(MapContent.CUT_OFF).ends() != null || query.asked() != null) {
			query.forget();
			root.show(MapContent.CUT_OFF, LargestUnitPicture.NONE);
		}
	}

	private Optional<Question> question(Cell place) {
		return analysis == null || !analysis.snapshot().grid().contains(place.x(), place.y()) ? Optional.empty()
				: settings.unit().in(analysis.snapshot()).map(unit -> new Question(analysis, unit, place));
	}

	private void show(Answer answer) {
		if (answer.question != query.asked()) {
			return;
		}
		CutOff reason = answer.reason;
		root.show(MapContent.CUT_OFF, LargestUnitPicture.of(reason, answer.question.cell));
		if (waiting != null) {
			Consumer<CutOff> first = waiting;
			waiting = null;
			first.accept(reason);
		}
	}

	void dispose() {
		query.close();
		root.show(MapContent.CUT_OFF, LargestUnitPicture.NONE);
	}
}
