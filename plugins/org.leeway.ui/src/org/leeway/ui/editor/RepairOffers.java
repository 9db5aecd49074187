package org.leeway.ui.editor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.markers.FindingPlace;
import org.leeway.core.repair.RepairKind;
import org.leeway.ui.presenter.LevelPresenter;

/**
 * The repairs that menus offer for a finding. If the map shows a finding, a background job tries all repairs of this finding.
 * Only one job runs at a time. A menu waits up to {@link #PATIENCE} ms for the job. If the job is done, the menu offers the
 * repairs that end the finding. Otherwise, the menu offers the repairs that are likely to end the finding.
 */
final class RepairOffers {

	/** Longest time in ms that a menu waits for the job. Users do not notice so short a time. */
	private static final int PATIENCE = 50;

	private final Supplier<LevelPresenter> presenter;
	/**
	 * The analysis to whose findings the {@link #trials} belong. Trials of an older analysis are dropped. Null if there are
	 * no trials.
	 */
	private LevelAnalysis analysis;
	private final Map<FindingPlace, RepairTrial> trials = new HashMap<>();
	private RepairTrial latest;

	/** @param presenter returns the current presenter of the level */
	RepairOffers(Supplier<LevelPresenter> presenter) {
		this.presenter = presenter;
	}

	/** Begins to try the repairs of a finding. Does nothing if the level has changed since its findings were computed. */
	void prepare(FindingPlace place) {
		if (presenter.get().findingsAreFresh()) {
			trial(place);
		}
	}

	/**
	 * Returns the kinds of repairs that work for a finding. If they are not known within {@link #PATIENCE} ms, returns the
	 * kinds that are likely to work.
	 */
	List<RepairKind> of(FindingPlace place) {
		if (!presenter.get().findingsAreFresh()) {
			return likely(place);
		}
		try {
			return trial(place).answer().get(PATIENCE, TimeUnit.MILLISECONDS);
		} catch (TimeoutException | ExecutionException e) {
			return likely(place);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return likely(place);
		}
	}

	private List<RepairKind> likely(FindingPlace place) {
		return RepairKind.likely(presenter.get().snapshot().header(), place.rule(), place.agent());
	}

	private RepairTrial trial(FindingPlace place) {
		if (analysis != presenter.get().analysis()) {
			forget();
			analysis = presenter.get().analysis();
		}
		RepairTrial trial = trials.get(place);
		if (trial == null) {
			stop();
			trial = new RepairTrial(analysis, place);
			latest = trial;
			trials.put(place, trial);
			trial.schedule();
		}
		return trial;
	}

	/** Cancels the running trial, if there is one, to make room for the next trial. */
	private void stop() {
		if (latest != null && !latest.answer().isDone()) {
			latest.cancel();
			trials.values().remove(latest);
		}
		latest = null;
	}

	/** Drops the results of all trials, and cancels the latest trial. */
	void forget() {
		stop();
		trials.clear();
		analysis = null;
	}
}
