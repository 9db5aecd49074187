package org.leeway.ui.survey;

import java.util.List;
import java.util.function.Function;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.part.ViewPart;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.compare.Fairness;
import org.leeway.core.compare.Tint;
import org.leeway.core.compare.UnfairPlace;
import org.leeway.core.jobs.AnswerJob;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Areas;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.presenter.LatestQuery;

/**
 * The view of the places where the level in the latest active editor differs from its image under a symmetry. Shows these
 * places as a list and as tints on the map. Only the terrains and the spawns of the displayed unit count.
 */
public final class FairnessView extends ViewPart {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.fairness";

	private final LatestQuery<Fairness.Question, Found> query = new LatestQuery<>(
			answers -> new AnswerJob<>("Checking the symmetry of the level", Found::of, answers), this::show);
	private final MapTints map = new MapTints();
	private LevelFollower follower;
	private ViewVisibility visibility;
	private EditorSession editor;
	private FairnessBar bar;
	private RowTable<FairnessRow> table;

	private record Found(Fairness fairness, List<UnfairPlace> places, List<Tint> tints) {

		static Found of(Fairness.Question question, Progress progress) {
			Fairness fairness = Fairness.of(question, progress);
			List<UnfairPlace> places = fairness.diff().isEmpty() ? List.of()
					: UnfairPlace.of(List.of(fairness), question.analysis().header().intent().minArea(), progress);
			return new Found(fairness, places, fairness.tints());
		}
	}

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.FAIRNESS.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		bar = new FairnessBar(parent, () -> follow(editor));
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		table = new RowTable<>(parent, FairnessRow.COLUMNS, this::reveal);
		table.addActions(rows -> List.of(
				new RowTable.RowAction("Make the Mirrored Side Like This", () -> mirror(rows, FairnessRow::bounds)),
				new RowTable.RowAction("Make This Side Like the Mirrored Side", () -> mirror(rows, row -> row.mirroredBounds(images())))));
		visibility = new ViewVisibility(this, () -> follow(editor));
		follower = new LevelFollower(getSite().getPage(), this::follow);
		follower.begin();
	}

	private void follow(EditorSession level) {
		editor = level;
		if (editor != null) {
			bar.follow(LevelSymmetry.of(editor.level()));
		}
		LevelAnalysis latest = editor == null ? null : editor.presenter().analysis();
		Agent unit = latest == null ? null : editor.settings().unit().in(latest.snapshot()).orElse(null);
		if (!visibility.isVisible()) {
			drop();
		} else if (unit == null || bar.aspects().isEmpty()) {
			drop();
			bar.showState(editor == null ? "No level is open." : latest == null ? "Analysing..."
					: unit == null ? "The level has no agents." : "Nothing is compared.");
			table.show(List.of());
		} else {
			query.ask(new Fairness.Question(latest, Origin.of(unit, latest.header()), bar.symmetry(), bar.aspects()));
		}
	}

	/** Cancels the comparison, and removes the tints from the map. */
	private void drop() {
		query.forget();
		map.clear();
	}

	private void show(Found answer) {
		Fairness found = answer.fairness();
		if (found.question() != query.asked()) {
			return;
		}
		List<FairnessRow> rows = FairnessRow.of(found, answer.places());
		bar.showState(found.diff().isEmpty() ? "This symmetry needs as many columns as rows."
				: summary(rows, terrains(found)));
		table.show(rows);
		map.show(editor, answer.tints());
	}

	/** Returns a text that says how many rows are {@linkplain FairnessRow#isReached relevant}, and how many are not. */
	private static String summary(List<FairnessRow> rows, String terrains) {
		int reached = (int) rows.stream().filter(FairnessRow::isReached).count();
		int others = rows.size() - reached;
		return (reached == 0 ? "Fair" : RowTable.differences(reached)) + terrains
				+ (others == 0 ? "" : ", " + Counts.of(others, "difference") + " out of reach or decorative");
	}

	private static String terrains(Fairness found) {
		return " for " + found.question().origin().describe(found.question().analysis().header());
	}

	private List<CellTransform> images() {
		TerrainGrid map = editor.level().getTerrain();
		return bar.symmetry().images(map.width(), map.height());
	}

	/**
	 * Proposes to copy rectangles of cells and the objects in the rectangles to the other sides of the map. The map shows a
	 * preview.
	 *
	 * @param rows the selected rows of the table
	 * @param place a function that returns the rectangle to copy, given a row
	 */
	private void mirror(List<FairnessRow> rows, Function<FairnessRow, CellRect> place) {
		if (editor != null) {
			TerrainGrid map = editor.level().getTerrain();
			BitPlane cells = rows.stream().map(row -> Areas.rectangle(place.apply(row), map.width(), map.height()))
					.reduce(BitPlane.empty(map.width(), map.height()), BitPlane::or);
			editor.mirror().mirror(cells, bar.symmetry());
		}
	}

	private void reveal(FairnessRow row) {
		if (editor != null) {
			MapTints.reveal(editor, row.bounds(), row.at());
		}
	}

	@Override
	public void setFocus() {
		table.control().setFocus();
	}

	@Override
	public void dispose() {
		visibility.end();
		follower.end();
		drop();
		query.close();
		super.dispose();
	}
}
