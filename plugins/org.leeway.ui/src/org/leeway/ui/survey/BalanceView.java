package org.leeway.ui.survey;

import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.part.ViewPart;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.BaseSize;
import org.leeway.core.analysis.balance.Place;
import org.leeway.core.jobs.BalanceJob;
import org.leeway.core.layer.Layers;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.map.layers.BalancePicture;
import org.leeway.ui.presenter.LatestQuery;

/**
 * The view that shows how fair the level in the latest active editor is for its starts. One table lists the ways between
 * starts and objectives, another table lists the starts. Both tables are updated while the user paints. For a large level,
 * the numbers are computed only on request. If a way is selected, the map shows its lanes, that is, ways next to each
 * other. If a start is selected, the map shows its base, that is, its room to build.
 */
public final class BalanceView extends ViewPart {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.balance";

	/** The least height, in pixels, at which the view shows both tables. Each table then has room for some rows. */
	private static final int HIGH = 340;
	private static final String COUNTING = "Counting lanes...";

	private final LatestQuery<BalanceJob.Request, BalanceJob.Answer> query = new LatestQuery<>(
			answers -> new BalanceJob("Balancing the starts of the level", answers), this::show);
	private final BalanceMap map = new BalanceMap();
	private LevelFollower follower;
	private ViewVisibility visibility;
	private EditorSession editor;
	private BalanceBar bar;
	private SashForm sash;
	private RowTable<BalancePairRow> pairs;
	private RowTable<BalanceStartRow> starts;
	private BalanceRows rows = BalanceRows.NONE;
	/** The pair of starts that the map shows. Null if the map shows no pair. */
	private BalancePairRow pair;
	/** The start that the map shows. Null if the map shows a pair, or nothing. */
	private BalanceStartRow start;

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.BALANCE.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		bar = new BalanceBar(parent, () -> follow(editor), this::arrange, this::compute, this::cancel);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		sash = new SashForm(parent, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		sash.addListener(SWT.Resize, event -> arrange());
		pairs = new RowTable<>(framed(sash), BalancePairRow.COLUMNS, this::select);
		pairs.addActions(chosen -> actions(chosen.getFirst().from()));
		pairs.setPale(row -> !row.isFresh());
		starts = new RowTable<>(framed(sash), BalanceStartRow.COLUMNS, this::select);
		starts.addActions(chosen -> actions(chosen.getFirst().territory().start()));
		starts.setPale(row -> !row.isFresh());
		pairs.addDeselection(this::deselect);
		starts.addDeselection(this::deselect);
		visibility = new ViewVisibility(this, () -> follow(editor));
		follower = new LevelFollower(getSite().getPage(), this::follow);
		follower.begin();
	}

	/** Shows both tables if there is room, and otherwise the chosen one. */
	private void arrange() {
		Composite chosen = (bar.showsWays() ? pairs : starts).control().getParent();
		Composite alone = sash.getSize().y < HIGH ? chosen : null;
		if (sash.getMaximizedControl() != alone) {
			sash.setMaximizedControl(alone);
		}
	}

	private static Composite framed(Composite parent) {
		Composite frame = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(frame);
		return frame;
	}

	private void follow(EditorSession level) {
		if (editor != level) {
			forget();
			rows = BalanceRows.NONE;
		}
		editor = level;
		LevelAnalysis latest = editor == null ? null : editor.presenter().analysis();
		BalanceJob.Request next = latest == null ? null : request(latest);
		if (next != null && next.isLarge() && !next.agents().isEmpty()) {
			followLarge(next);
			return;
		}
		bar.hideButton();
		if (next == null || !visibility.isVisible()) {
			drop(editor == null ? "No level is open." : "Analysing...");
		} else if (next.agents().isEmpty()) {
			drop("The level has no agents.");
		} else {
			BalanceJob.Request before = query.asked();
			if (query.ask(next) && before != null && !before.agents().equals(next.agents())) {
				bar.showState(COUNTING);
			}
		}
	}

	private BalanceJob.Request request(LevelAnalysis level) {
		bar.offer(level.snapshot().agents());
		return new BalanceJob.Request(level, bar.agents(level.snapshot(), editor.settings()), BaseSize.USUAL);
	}

	/**
	 * Handles an edit of a large level: keeps showing its numbers, because new numbers are computed only on request. If the
	 * numbers are of an earlier state of the level, offers to compute them again.
	 */
	private void followLarge(BalanceJob.Request next) {
		if (!next.equals(query.asked())) {
			show(rows);
			offerComputing(rows == BalanceRows.NONE ? "Large level: its numbers are computed on demand."
					: "The numbers are of an earlier state.");
		}
	}

	/** Cancels the computation, and offers to begin it. */
	private void offerComputing(String state) {
		query.forget();
		bar.offerComputing();
		bar.showState(state);
		setStale(true);
	}

	private void setStale(boolean stale) {
		pairs.setStale(stale);
		starts.setStale(stale);
	}

	private void compute() {
		LevelAnalysis latest = editor == null ? null : editor.presenter().analysis();
		if (latest != null) {
			bar.offerCancelling();
			bar.showState("Computing...");
			query.request(request(latest));
		}
	}

	private void cancel() {
		offerComputing("Cancelled.");
	}

	/** Cancels the computation, empties the tables and clears the map. */
	private void drop(String state) {
		query.forget();
		forget();
		bar.showState(state);
		show(BalanceRows.NONE);
	}

	private void forget() {
		pair = null;
		start = null;
		map.clear();
	}

	private void show(BalanceJob.Answer answer) {
		if (answer.request() != query.asked()) {
			return;
		}
		if (!answer.failure().isEmpty()) {
			fail(answer);
		} else if (answer.request().isLarge() && answer.parts().isEmpty()) {
			bar.showState("Computing: " + answer.percent() + " %");
		} else {
			if (answer.parts().isPresent()) {
				bar.hideButton();
				bar.showState(BalanceRows.summary(answer.parts().get()));
			} else if (rows == BalanceRows.NONE) {
				bar.showState(COUNTING);
			}
			setStale(false);
			show(BalanceRows.of(answer, rows));
		}
	}

	private void fail(BalanceJob.Answer answer) {
		if (answer.request().isLarge()) {
			offerComputing(answer.failure());
		} else {
			bar.showState(answer.failure());
		}
	}

	private void show(BalanceRows latest) {
		rows = latest;
		pairs.show(rows.pairs());
		starts.show(rows.starts());
		if (pair != null) {
			pairs.selectFirst(pair::isLike);
			rows.pairs().stream().filter(pair::isLike).findFirst().ifPresentOrElse(this::draw, this::forget);
		} else if (start != null) {
			starts.selectFirst(start::isLike);
			rows.starts().stream().filter(start::isLike).findFirst().ifPresentOrElse(this::draw, this::forget);
		}
	}

	private void draw(BalancePairRow row) {
		pair = row;
		if (row.isFresh()) {
			map.show(editor, row.picture());
		}
	}

	private void draw(BalanceStartRow row) {
		start = row;
		if (row.isFresh()) {
			map.show(editor, row.picture());
		}
	}

	private void select(BalancePairRow row) {
		starts.control().deselectAll();
		start = null;
		pair = row;
		reveal(row.agent(), row.from(), row.picture(), row.from().cells().union(row.to().cells()));
	}

	private void select(BalanceStartRow row) {
		pairs.control().deselectAll();
		pair = null;
		start = row;
		Place at = row.territory().start();
		reveal(row.agent(), at, row.picture(), at.cells());
	}

	private void reveal(Agent agent, Place from, BalancePicture picture, CellRect place) {
		if (editor != null) {
			map.countFrom(editor, from.cell());
			map.show(editor, picture);
			editor.navigation().reveal(agent.name(), BalanceMap.around(picture, place));
		}
	}

	private List<RowTable.RowAction> actions(Place from) {
		return editor == null ? List.of() : List.of(
				new RowTable.RowAction("Show Travel Time from " + from.label(), () -> showTimes(from.cell())),
				new RowTable.RowAction("Show Travel Time from All Starts", () -> showTimes(null)),
				new RowTable.RowAction("Show Nearest Start", () -> editor.settings().setOverlay(Layers.raster("nearest-start"))));
	}

	private void showTimes(Cell from) {
		map.countFrom(editor, from);
		editor.settings().setOverlay(Layers.raster("travel-time"));
	}

	/** Clears the selection and the map. */
	private void deselect() {
		pairs.control().deselectAll();
		starts.control().deselectAll();
		forget();
	}

	@Override
	public void setFocus() {
		(bar.showsWays() ? pairs : starts).control().setFocus();
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
